/** Buyers of a recalled product who have not answered: they are reminded, and staff say how they were reached (LAW-41). */
import { RECALL_ANSWERS, REMIND_AFTER_MS, type RecallAnswered } from '#domain/recalls/recall.ts'
import type { Shop } from '#services/shop.ts'
import { writeAudit, type Actor } from '#services/staff/audit.ts'
import type { UndoHandler } from '#services/staff/undo-handler.ts'
import { enqueue } from '#store/jobs/jobs.ts'
import { countUnanswered, lockAnswer, writeAnswer } from '#store/recalls/recall-buyers.ts'
import { readRecall } from '#store/recalls/recalls.ts'
import { stateOf, type PublishRecallAnswer, type RecallAct } from './publish-recall.ts'
import { objectOf, type RecallAnswer } from './write-recall.ts'

/** Returns the moment until which a mail must have been sent for a reminder to be due. */
export const dueBefore = (now: Date): Date => new Date(now.getTime() - REMIND_AFTER_MS)

/** Writes again to everybody who was reached three days ago and has not answered. It cannot be taken back. */
export async function remindBuyers(
  { db, clock, jobSignal }: Pick<Shop, 'db' | 'clock' | 'jobSignal'>,
  actor: Actor,
  act: RecallAct,
): Promise<PublishRecallAnswer> {
  const now = clock.now()
  const answer = await db.transaction(async (tx): Promise<PublishRecallAnswer> => {
    const recall = await stateOf(tx, act, 'running')
    if ('ok' in recall) return recall
    const before = dueBefore(now)
    const { due } = await countUnanswered(tx, recall.id, before)
    if (due === 0) return { ok: false, reason: 'recall_nobody_due' }
    const payload = { recallId: recall.id, before: before.toISOString(), after: null }
    await enqueue(tx, { kind: 'recall.remind', payload, runAt: now })
    const told = { object: objectOf(recall), after: { buyers: due }, reason: act.reason }
    await writeAudit(tx, actor, { action: 'recall.reminded', ...told }, now)
    return { ok: true, id: recall.id, entries: [] }
  })
  jobSignal.wake()
  return answer
}

interface Mark {
  id: string
  /** Number of the order that the buyer was written to about. */
  order: string
  /** What the person saw, and what holds from now on; null for no answer. */
  seen: RecallAnswered | null
  answer: RecallAnswered | null
  reason?: string | null
  undoes?: string
}

/** Notes how a buyer was reached, or that it was not so. */
export const markBuyer = ({ db, clock }: Pick<Shop, 'db' | 'clock'>, actor: Actor, mark: Mark): Promise<RecallAnswer> => {
  const { id, order, seen, answer, reason = null, undoes = null } = mark
  const now = clock.now()
  return db.transaction(async (tx): Promise<RecallAnswer> => {
    const recall = await readRecall(tx, id, { isLocked: true })
    const stored = recall ? await lockAnswer(tx, id, order) : undefined
    if (!recall || stored === undefined) return { ok: false, reason: 'recall_not_found' }
    if (stored !== seen) return { ok: false, reason: 'changed_meanwhile' }
    if (stored === answer) return { ok: true, id, entries: [] }
    await writeAnswer(tx, { recall: id, order, answer }, now)
    const sides = { before: { [order]: seen }, after: { [order]: answer } }
    const entry = { action: 'recall.buyer_marked', object: objectOf(recall), ...sides, reason, undoes }
    return { ok: true, id, entries: [await writeAudit(tx, actor, entry, now)] }
  })
}

const answerIn = (value: unknown): RecallAnswered | null => RECALL_ANSWERS.find((one) => one === value) ?? null

/** Takes a mark back while it is as the entry left it. */
export const undoRecallMark: UndoHandler = async (shop, actor, { id: undoes, object, before, after }, reason) => {
  const [order] = Object.keys(after as object)
  if (order === undefined) return 'not_undoable'
  const [seen, answer] = [after, before].map((side) => answerIn((side as Record<string, unknown>)[order]))
  const marked = await markBuyer(shop, actor, { id: object.id, order, seen: seen!, answer: answer!, reason, undoes })
  return marked.ok ? 'done' : 'changed_since'
}
