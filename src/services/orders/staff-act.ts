/** Who of the staff acts on an order, and why: part of its history, and of the audit log. */
import type { JsonValue } from '#domain/staff/audit-entry.ts'
import { CONSOLE, writeAudit, type Actor } from '#services/staff/audit.ts'
import type { Query } from '#store/database/db.ts'

export interface StaffAct {
  /** Null where it is not known. */
  staffName: string | null
  note: string | null
  /** As the audit log names them; a command where nobody is named. */
  actor?: Actor
  /** Of the order as it was read: a change that somebody made since refuses this one. */
  version?: string | undefined
}

export const UNNAMED: StaffAct = { staffName: null, note: null }

/** What changed of an order, as the audit log keeps it. */
export interface OrderAct {
  /** 'order.shipped': what was done. */
  action: `order.${string}`
  before?: JsonValue
  after?: JsonValue
}

/** Writes the entry of the audit log about a change of an order, as the last statement of its transaction. Returns its id. */
export const auditOrder = (
  tx: Query,
  { id, number }: { id: string; number: string },
  { actor = CONSOLE, note }: StaffAct,
  act: OrderAct,
  now: Date,
): Promise<string> => writeAudit(tx, actor, { ...act, object: { kind: 'order', id, name: number }, reason: note }, now)
