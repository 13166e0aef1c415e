/** Taking an edit of many products back, as a whole: what somebody changed later stays as it is. */
import { z } from 'zod'
import { BULK_UNDO_DAYS, type BulkFields } from '#domain/products/bulk-edit.ts'
import { canonicalJson, type JsonValue } from '#domain/staff/audit-entry.ts'
import { DAY_MS } from '#domain/time/durations.ts'
import { cancelPlan, stopPlan } from '#services/pricing/price-plans.ts'
import { undoPrice } from '#services/pricing/undo-price.ts'
import { writeAudit, type Actor } from '#services/staff/audit.ts'
import { lockBulkEdit, moveBulkEdit, readBulkEdit, readOpenPlanIds, readStandingEntries } from '#store/products/bulk-edits.ts'
import { readBulkProducts, readMakerlessBrands, writeBulkFields } from '#store/products/bulk-products.ts'
import { raiseCatalogVersion } from '#store/catalog/catalog-version.ts'
import type { JobPayload } from '#store/jobs/job-kinds.ts'
import { enqueue } from '#store/jobs/jobs.ts'
import { findStandingEntry } from '#store/staff/audit.ts'
import type { UndoHandler } from '#services/staff/undo-handler.ts'
import { undoPublication } from '#services/catalog/products/undo-product.ts'
import type { BulkShop } from './apply-bulk.ts'

export type UndoAnswer = 'begun' | 'unknown' | 'too_late' | 'not_done'

/** Begins to take an edit back; that of a campaign stops it. */
export async function beginBulkUndo(
  { db, clock, jobSignal }: BulkShop,
  actor: Actor,
  { id, reason }: { id: string; reason: string | null },
): Promise<UndoAnswer> {
  const now = clock.now()
  const answer = await db.transaction(async (tx): Promise<UndoAnswer> => {
    const edit = await lockBulkEdit(tx, id)
    if (!edit) return 'unknown'
    if (edit.state !== 'done') return 'not_done'
    // A campaign is stopped however long ago it was planned.
    if (edit.name === null && now.getTime() - edit.createdAt.getTime() > BULK_UNDO_DAYS * DAY_MS) return 'too_late'
    await moveBulkEdit(tx, id, 'done', 'undoing')
    await enqueue(tx, { kind: 'bulk.undo', payload: { bulkId: id }, runAt: now })
    const object = { kind: 'bulk' as const, id, name: edit.name ?? edit.change.kind }
    await writeAudit(
      tx,
      actor,
      { action: 'bulk.undone', object, before: { state: 'done' }, after: { state: 'undone' }, reason },
      now,
    )
    return 'begun'
  })
  jobSignal.wake()
  return answer
}

/** Entries that are read at once. */
const AT_ONCE = 100

/** Job `bulk.undo`: run again, it goes on with what is left. */
export async function carryOutBulkUndo(shop: BulkShop, { bulkId }: JobPayload<'bulk.undo'>): Promise<void> {
  const edit = await readBulkEdit(shop.db.query, bulkId)
  if (edit?.state !== 'undoing') return
  const actor: Actor = { staffId: edit.staffId, staffName: edit.staffName, ip: '', device: 'job' }
  const reason = edit.name
  const kept = new Set<string>()
  for (;;) {
    const entries = (await readStandingEntries(shop.db.query, bulkId, AT_ONCE + kept.size)).filter((id) => !kept.has(id))
    if (entries.length === 0) break
    for (const entry of entries) if (!(await undoEntry(shop, actor, entry, reason))) kept.add(entry)
  }
  // What is set back by an entry has ended its plan already.
  for (const { id, isRunning } of await readOpenPlanIds(shop.db.query, bulkId))
    if (isRunning) await stopPlan(shop, actor, { id, reason })
    else await cancelPlan(shop, actor, { id, reason })
  await shop.db.transaction((tx) => moveBulkEdit(tx, bulkId, 'undoing', 'undone', kept.size))
}

/** Returns whether the entry is taken back now; a plan leaves nothing to take back once it is cancelled or stopped. */
async function undoEntry(shop: BulkShop, actor: Actor, entry: string, reason: string | null): Promise<boolean> {
  const found = await findStandingEntry(shop.db.query, entry)
  if (found?.action === 'product.published' || found?.action === 'product.withheld')
    return (await undoPublication(shop, actor, found, reason)) === 'done'
  if (found?.action === 'product.bulk_changed') return (await undoBulkFields(shop, actor, { entry, reason })) === 'done'
  if (found?.action !== 'price.changed') return false
  return (await undoPrice(shop, actor, { entry, reason }))?.ok ?? false
}

const loggedFields = z
  .strictObject({
    tags: z.array(z.string()),
    collections: z.array(z.int()),
    brand: z.int(),
    vatClass: z.string(),
  })
  .partial()

/** Takes the change of one product back, unless it was changed since. */
export async function undoBulkFields(
  { db, clock }: BulkShop,
  actor: Actor,
  { entry, reason }: { entry: string; reason: string | null },
): Promise<'done' | 'changed_since' | 'not_undoable'> {
  return db.transaction(async (tx) => {
    const version = await raiseCatalogVersion(tx)
    const found = await findStandingEntry(tx, entry)
    if (found?.action !== 'product.bulk_changed') return 'not_undoable'
    const before = loggedFields.parse(found.before)
    const after = loggedFields.parse(found.after)
    const [product] = await readBulkProducts(tx, [Number(found.object.id)])
    const fields = Object.keys(after) as (keyof BulkFields)[]
    const isOurs = product && fields.every((field) => canonicalJson(product[field]) === canonicalJson(after[field] as JsonValue))
    if (!isOurs) return 'changed_since'
    // The brand that it had gives it no maker any more.
    const isMakerless = before.brand !== undefined && product.inherits && (await readMakerlessBrands(tx)).has(before.brand)
    if (isMakerless) return 'changed_since'
    await writeBulkFields(tx, product.id, before, version)
    const act = {
      action: 'product.bulk_changed',
      object: found.object,
      before: found.after,
      after: found.before,
      reason,
      undoes: entry,
    }
    await writeAudit(tx, actor, act, clock.now())
    return 'done'
  })
}

/** The same, for "Undo" of the audit log. */
export const undoBulkEntry: UndoHandler = (shop, actor, { id }, reason) => undoBulkFields(shop, actor, { entry: id, reason })
