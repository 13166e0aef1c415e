/** Answers of endpoints that change a record from the version that was read. */
import { json, problem } from '#web/http/api/endpoint.ts'

type Answer<Done, Reason> = ({ ok: true } & Done) | { ok: false; reason: Reason }

/**
 * Returns what was done, or why not. A refusal for a version that is old has the record as it is now, so that nobody has to type again.
 * `readCurrent`: null for a record that is gone.
 */
export async function changeAnswer<Done extends { entries: string[] }, Reason extends string>(
  answer: Answer<Done, Reason>,
  statuses: Readonly<Record<Reason, number>>,
  readCurrent: () => Promise<object | null>,
): Promise<Response> {
  if (answer.ok) {
    const { ok: _, ...done } = answer
    return json(done)
  }
  const { reason } = answer
  const current = reason === 'changed_meanwhile' ? await readCurrent() : null
  return problem(statuses[reason], reason, current ? { current } : {})
}
