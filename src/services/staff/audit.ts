/** Writing and reading the audit log (D-64): every change that staff make, in the transaction that makes it. */
import { AUDIT_KEPT_YEARS, type AuditEntry } from '#domain/staff/audit-entry.ts'
import type { Shop } from '#services/shop.ts'
import { uuidv7 } from '#store/database/uuid.ts'
import type { Query } from '#store/database/db.ts'
import {
  deleteOldAuditEntries,
  findAuditEntries,
  insertAuditEntries,
  insertAuditEntry,
  verifyAuditChain,
  type AuditSearch,
  type ChainState,
  type StoredEntry,
} from '#store/staff/audit.ts'

import { deleteEndedStaffChallenges } from '#store/staff/passkeys.ts'
import { deleteEndedStaffSessions } from '#store/staff/sessions.ts'

export type { AuditSearch, ChainState, StoredEntry }

/** Who acts, and from where: the same in every entry of the log. */
export type Actor = Pick<AuditEntry, 'staffId' | 'staffName' | 'ip' | 'device'>

/** Who acts by a command on the server: nobody else has its console. */
export const CONSOLE: Actor = { staffId: null, staffName: 'console', ip: '', device: 'command' }

/** Who acts where nobody does: a job at its moment. */
export const SHOP_ITSELF: Actor = { staffId: null, staffName: 'shop', ip: '', device: 'job' }

/** What was done: only what differs from an entry without changes, reason and undo. */
export type Act = Pick<AuditEntry, 'action' | 'object'> & Partial<Pick<AuditEntry, 'before' | 'after' | 'reason' | 'undoes'>>

const entryOf = (actor: Actor, act: Act, now: Date): AuditEntry => ({
  before: null,
  after: null,
  reason: null,
  undoes: null,
  ...act,
  ...actor,
  at: now,
})

/** Writes an entry, as the last statement of the change that it tells. Returns its id. */
export async function writeAudit(tx: Query, actor: Actor, act: Act, now: Date): Promise<string> {
  const id = uuidv7(now)
  await insertAuditEntry(tx, id, entryOf(actor, act, now))
  return id
}

/** Writes the entries of many changes of one transaction, in two statements. Returns their ids. */
export async function writeAudits(tx: Query, actor: Actor, acts: readonly Act[], now: Date): Promise<string[]> {
  const entries = acts.map((act) => [uuidv7(now), entryOf(actor, act, now)] as const)
  await insertAuditEntries(tx, entries)
  return entries.map(([id]) => id)
}

/** Most entries of one page of the log. */
export const AUDIT_PAGE = 100

/** Returns entries, the newest first. */
export const searchAudit = ({ db }: Pick<Shop, 'db'>, search: AuditSearch): Promise<StoredEntry[]> =>
  findAuditEntries(db.query, { ...search, most: Math.min(search.most, AUDIT_PAGE) })

/** Returns whether every entry is as it was written, and none is missing. */
export const verifyAudit = ({ db }: Pick<Shop, 'db'>): Promise<ChainState> => verifyAuditChain(db.query)

/** Deletes ended sessions, links and challenges, and entries of the log whose time is over. */
export async function purgeStaff({ db }: Pick<Shop, 'db'>, now: Date): Promise<void> {
  await deleteEndedStaffSessions(db.query, now)
  await deleteEndedStaffChallenges(db.query, now)
  const before = new Date(now)
  before.setUTCFullYear(before.getUTCFullYear() - AUDIT_KEPT_YEARS)
  await deleteOldAuditEntries(db.query, before)
}
