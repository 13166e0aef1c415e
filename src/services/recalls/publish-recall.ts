/**
 * Publishes a recall, and ends it (LAW-41). Publication stops the sale in every market in the same transaction as the jobs that write to the
 * buyers: there is no moment at which the one is done and the other is forgotten.
 */
import { LOCALES } from '#domain/market/market.ts'
import { recallFaults, SECOND_LOOK_MS, type RecallFault } from '#domain/recalls/recall.ts'
import { publishIn } from '#services/catalog/products/publish-product.ts'
import type { Shop } from '#services/shop.ts'
import { writeAudit, type Actor } from '#services/staff/audit.ts'
import { raiseCatalogVersion } from '#store/catalog/catalog-version.ts'
import type { Query } from '#store/database/db.ts'
import { enqueue } from '#store/jobs/jobs.ts'
import { countSold } from '#store/recalls/recall-buyers.ts'
import { moveRecall, readRecall, runningRecallOf, type StoredRecall } from '#store/recalls/recalls.ts'
import { objectOf, type RecallAnswer } from './write-recall.ts'

type PublishShop = Pick<Shop, 'db' | 'clock' | 'jobSignal'>

export interface RecallAct {
  id: string
  version: number
  reason: string | null
}

export type PublishRecallAnswer = RecallAnswer<
  | { ok: false; reason: 'recall_refused'; faults: RecallFault[] }
  | { ok: false; reason: 'recall_runs' | 'recall_not_running' | 'recall_nobody_due' }
>

/** Returns the recall of the version that was read, in this state; otherwise why not. */
export async function stateOf(
  tx: Query,
  { id, version }: RecallAct,
  state: StoredRecall['state'],
): Promise<StoredRecall | Extract<PublishRecallAnswer, { ok: false }>> {
  const stored = await readRecall(tx, id, { isLocked: true })
  if (!stored) return { ok: false, reason: 'recall_not_found' }
  if (stored.version !== version) return { ok: false, reason: 'changed_meanwhile' }
  if (stored.state === state) return stored
  return { ok: false, reason: state === 'draft' ? 'recall_published' : 'recall_not_running' }
}

/** Publishes: the notice is public, the sale is stopped, every buyer is written to. */
export async function publishRecall(
  { db, clock, jobSignal }: PublishShop,
  actor: Actor,
  act: RecallAct,
): Promise<PublishRecallAnswer> {
  const now = clock.now()
  const answer = await db.transaction(async (tx): Promise<PublishRecallAnswer> => {
    const version = await raiseCatalogVersion(tx)
    const recall = await stateOf(tx, act, 'draft')
    if ('ok' in recall) return recall
    const faults = recallFaults(recall)
    if (faults.length > 0) return { ok: false, reason: 'recall_refused', faults }
    if ((await runningRecallOf(tx, recall.product)) !== null) return { ok: false, reason: 'recall_runs' }
    const { id, product } = recall
    const stop = { product, markets: LOCALES, publishes: false, reason: act.reason }
    const stopped = await publishIn(tx, actor, stop, { version, now })
    if (!stopped.ok) return { ok: false, reason: 'product_not_found' }
    await moveRecall(tx, id, { state: 'running', publishedAt: now, endedAt: null })
    for (const runAt of [now, new Date(now.getTime() + SECOND_LOOK_MS)])
      await enqueue(tx, { kind: 'recall.mail', payload: { recallId: id, after: null }, runAt })
    const moved = { before: { state: 'draft' }, after: { state: 'running' }, reason: act.reason }
    const entry = await writeAudit(tx, actor, { action: 'recall.published', object: objectOf(recall), ...moved }, now)
    // Who was written to cannot be told that it was nothing.
    const { orders } = await countSold(tx, recall)
    return { ok: true, id, entries: orders > 0 ? [] : [...stopped.entries, entry] }
  })
  jobSignal.wake()
  return answer
}

/** Ends a recall: its notice stays and says so. Its product stays off sale until somebody publishes it. */
export function endRecall({ db, clock }: PublishShop, actor: Actor, act: RecallAct): Promise<PublishRecallAnswer> {
  const now = clock.now()
  return db.transaction(async (tx): Promise<PublishRecallAnswer> => {
    await raiseCatalogVersion(tx)
    const recall = await stateOf(tx, act, 'running')
    if ('ok' in recall) return recall
    await moveRecall(tx, recall.id, { state: 'ended', publishedAt: recall.publishedAt, endedAt: now })
    const moved = { before: { state: 'running' }, after: { state: 'ended' }, reason: act.reason }
    const entry = await writeAudit(tx, actor, { action: 'recall.ended', object: objectOf(recall), ...moved }, now)
    return { ok: true, id: recall.id, entries: [entry] }
  })
}
