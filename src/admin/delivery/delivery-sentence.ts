/** Sentences of refusals of delivery. */
import * as say from '#messages/admin/delivery.ts'
import { sentenceOf, type Refused } from '#admin/client/calls.browser.ts'

/** Returns what is wrong: the server names the field and what to change. */
export function deliverySentence(refused: Refused): string {
  if (refused.code === 'changed_meanwhile') return say.changedMeanwhile()
  const problems = (refused.body?.problems ?? []) as { at: string; message: string }[]
  if (refused.code === 'delivery_refused')
    return say.refused({ problems: problems.map(({ at, message }) => `${at}: ${message}`).join('; ') })
  const fields = Object.keys(refused.fields)
  return fields.length > 0 ? say.refused({ problems: fields.join(', ') }) : sentenceOf(refused)
}
