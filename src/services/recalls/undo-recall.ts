/** Taking back what was done to a recall: while it is a draft, and after publication where there was nobody to write to (LAW-41). */
import type { JsonValue } from '#domain/staff/audit-entry.ts'
import { writeAudit } from '#services/staff/audit.ts'
import type { UndoHandler, Undone } from '#services/staff/undo-handler.ts'
import { versionOf } from '#services/version-of.ts'
import { raiseCatalogVersion } from '#store/catalog/catalog-version.ts'
import { countSold } from '#store/recalls/recall-buyers.ts'
import { deleteRecall, moveRecall, readRecall, runningRecallOf, type StoredRecall } from '#store/recalls/recalls.ts'
import { asLogged, changeRecall, fieldsOf, fromLogged, objectOf } from './write-recall.ts'

/** Whether every field that the entry wrote is as it left it. */
const isAsLeft = (recall: StoredRecall, after: Record<string, JsonValue>): boolean => {
  const now = asLogged(fieldsOf(recall))
  return Object.entries(after).every(([field, value]) => versionOf(now[field] ?? null) === versionOf(value))
}

/** A draft that was created goes away. */
export const undoRecallDraft: UndoHandler = ({ db, clock }, actor, entry, reason) =>
  db.transaction(async (tx): Promise<Undone> => {
    const recall = await readRecall(tx, entry.object.id, { isLocked: true })
    const after = entry.after as Record<string, JsonValue>
    if (!recall || recall.state !== 'draft' || !isAsLeft(recall, after)) return 'changed_since'
    await deleteRecall(tx, recall.id)
    const act = { action: 'recall.removed', object: objectOf(recall), before: after, reason, undoes: entry.id }
    await writeAudit(tx, actor, act, clock.now())
    return 'done'
  })

export const undoRecallChange: UndoHandler = async (shop, actor, entry, reason) => {
  const recall = await readRecall(shop.db.query, entry.object.id)
  if (!recall || !isAsLeft(recall, entry.after as Record<string, JsonValue>)) return 'changed_since'
  const { id, version } = recall
  const fields = fromLogged(fieldsOf(recall), entry.before as Record<string, JsonValue>)
  const answer = await changeRecall(shop, actor, { id, version, fields, reason, undoes: entry.id })
  return answer.ok ? 'done' : 'changed_since'
}

/** Back to a draft, or running again. Where a buyer was or will be written to, publication stays. */
export const undoRecallMove: UndoHandler = ({ db, clock }, actor, entry, reason) =>
  db.transaction(async (tx): Promise<Undone> => {
    const now = clock.now()
    await raiseCatalogVersion(tx)
    const recall = await readRecall(tx, entry.object.id, { isLocked: true })
    const [{ state: before }, { state: after }] = [entry.before, entry.after] as unknown as [StoredRecall, StoredRecall]
    if (!recall || recall.state !== after) return 'changed_since'
    if (before === 'draft' && (await countSold(tx, recall)).orders > 0) return 'not_undoable'
    const runs = before === 'running' ? await runningRecallOf(tx, recall.product) : null
    if (runs !== null) return 'changed_since'
    await moveRecall(tx, recall.id, { state: before, publishedAt: before === 'draft' ? null : recall.publishedAt, endedAt: null })
    const moved = { before: { state: after }, after: { state: before }, reason, undoes: entry.id }
    const action = before === 'draft' ? 'recall.taken_back' : 'recall.resumed'
    await writeAudit(tx, actor, { action, object: objectOf(recall), ...moved }, now)
    return 'done'
  })
