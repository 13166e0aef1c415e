/** What a merchant has written for addresses without a page. */
import type { WrittenNotFound } from '#web/app/payload.ts'
import type { LoadContext } from '#web/http/pages/page.ts'
import { partsOf } from './block-views.server.ts'
import { bodyWithoutCodes } from './written-page.server.ts'

/** Pages of missing addresses are never stored, so nothing is to be known of what they show. */
const UNSTORED = { tag: () => {}, showUntil: () => {} }

/** Returns the part `not-found` as it is published; null where nothing is. Buttons at its beginning stand in place of the shop's own. */
export function writtenNotFound(context: Pick<LoadContext, 'shop' | 'front' | 'market' | 'now'>): WrittenNotFound | null {
  const story = context.shop.memory.frame?.parts[context.market.locale]['not-found']
  if (!story) return null
  const { title, description: lead, body } = story.content
  const { blocks, parts } = bodyWithoutCodes({ ...context, ...UNSTORED }, body, { isWhole: false })
  const [first, ...others] = blocks
  if (first?.kind !== 'buttons') return { title, lead, actions: [], blocks, parts }
  return { title, lead, actions: first.data.buttons, blocks: others, parts: partsOf(others) }
}
