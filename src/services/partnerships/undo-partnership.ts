/** Taking back what was done to a partnership, while no customer depends on it (D-30). */
import { canonicalJson } from '#domain/staff/audit-entry.ts'
import { writeAudit } from '#services/staff/audit.ts'
import type { UndoHandler, Undone } from '#services/staff/undo-handler.ts'
import type { PartnershipRow } from '#store/promotions/partnerships.ts'
import { deletePartnership, hasCodes, lockPartnership, removeFilling } from '#store/promotions/staff-partnerships.ts'
import { changePartnership, setPartnershipStopped } from './change-partnership.ts'
import { asLogged, fieldsOf, fromLogged, objectOf, type LoggedPartnership } from './partnership-record.ts'

/** Whether every field that the entry wrote is as it left it. */
function isAsLeft(row: PartnershipRow, after: LoggedPartnership): boolean {
  const now = asLogged(fieldsOf(row))
  return Object.entries(after).every(([field, value]) => canonicalJson(now[field] ?? null) === canonicalJson(value))
}

/** A partnership that was made goes away, while it has no codes. */
export const undoNewPartnership: UndoHandler = ({ db, clock }, actor, entry, reason) =>
  db.transaction(async (tx): Promise<Undone> => {
    const row = await lockPartnership(tx, entry.object.id)
    const after = entry.after as LoggedPartnership
    if (!row || !isAsLeft(row, after) || (await hasCodes(tx, row.id))) return 'changed_since'
    await deletePartnership(tx, row.id)
    const act = { action: 'partnership.removed', object: objectOf(row), before: after, reason, undoes: entry.id }
    await writeAudit(tx, actor, act, clock.now())
    return 'done'
  })

export const undoPartnershipChange: UndoHandler = async (shop, actor, entry, reason) => {
  const row = await shop.db.transaction((tx) => lockPartnership(tx, entry.object.id))
  if (!row || !isAsLeft(row, entry.after as LoggedPartnership)) return 'changed_since'
  const fields = fromLogged(fieldsOf(row), entry.before as LoggedPartnership)
  const { id, version } = row
  const answer = await changePartnership(shop, actor, { id, version, fields, reason, undoes: entry.id })
  return answer.ok ? 'done' : 'changed_since'
}

export const undoPartnershipStop: UndoHandler = async (shop, actor, entry, reason) => {
  const row = await shop.db.transaction((tx) => lockPartnership(tx, entry.object.id))
  const { isStopped } = entry.after as { isStopped: boolean }
  if (!row || (row.stopped_at !== null) !== isStopped) return 'changed_since'
  const { id, version } = row
  const answer = await setPartnershipStopped(shop, actor, { id, version, isStopped: !isStopped, reason, undoes: entry.id })
  return answer.ok ? 'done' : 'changed_since'
}

/** Takes the codes of a filling out of the pool, while no customer has one of them. */
export const undoFilling: UndoHandler = ({ db, clock }, actor, entry, reason) =>
  db.transaction(async (tx): Promise<Undone> => {
    const row = await lockPartnership(tx, entry.object.id)
    const { filling } = entry.after as { filling: string }
    const removed = row ? await removeFilling(tx, filling) : 0
    if (!row || removed === 0) return 'changed_since'
    const act = { action: 'partnership.emptied', object: objectOf(row), before: entry.after, reason, undoes: entry.id }
    await writeAudit(tx, actor, act, clock.now())
    return 'done'
  })
