/** Taking changes of customers back, while the person is as they left them. */
import { canonicalJson, type JsonValue } from '#domain/staff/audit-entry.ts'
import { writeAudit, type Actor, type StoredEntry } from '#services/staff/audit.ts'
import type { Undone } from '#services/staff/undo-handler.ts'
import type { Shop } from '#services/shop.ts'
import { findChange, insertChange } from '#store/customers/customer-notes.ts'
import { lockCustomer, setDisabled, type Customer } from '#store/customers/customers.ts'
import { setDetails } from '#store/customers/details.ts'
import type { Query } from '#store/database/db.ts'

type DeskShop = Pick<Shop, 'db' | 'clock'>

/** Writes what an entry found before it: names and telephone, or whether the account is stopped. */
export async function undoCustomer(shop: DeskShop, actor: Actor, entry: StoredEntry, reason: string | null): Promise<Undone> {
  const { db, clock } = shop
  const now = clock.now()
  return db.transaction(async (tx) => {
    const customer = await lockCustomer(tx, entry.object.id)
    if (!customer) return 'changed_since'
    switch (entry.action) {
      case 'customer.changed':
        return undoDetails(tx, { customer, actor, entry, reason, now })
      case 'customer.disabled':
      case 'customer.enabled': {
        const wasDisabled = entry.action === 'customer.disabled'
        if ((customer.disabledAt !== null) !== wasDisabled) return 'changed_since'
        await setDisabled(tx, customer.id, wasDisabled ? null : now)
        const action = wasDisabled ? 'customer.enabled' : 'customer.disabled'
        const act = { action, object: entry.object, before: entry.after, after: entry.before, reason, undoes: entry.id }
        await writeAudit(tx, actor, act, now)
        return 'done'
      }
      default:
        return 'not_undoable'
    }
  })
}

interface Undoing {
  customer: Customer
  actor: Actor
  entry: StoredEntry
  reason: string | null
  now: Date
}

async function undoDetails(tx: Query, { customer, actor, entry, reason, now }: Undoing): Promise<Undone> {
  const change = await findChange(tx, entry.id)
  if (!change) return 'not_undoable'
  const { firstName, lastName, phone } = customer
  const present: Record<string, JsonValue> = { firstName, lastName, phone }
  const isSame = Object.entries(change.after).every(
    ([field, value]) => canonicalJson(present[field] ?? null) === canonicalJson(value),
  )
  if (!isSame) return 'changed_since'
  const next = { ...present, ...change.before }
  await setDetails(tx, customer.id, {
    firstName: typeof next.firstName === 'string' ? next.firstName : firstName,
    lastName: typeof next.lastName === 'string' ? next.lastName : lastName,
    phone: typeof next.phone === 'string' ? next.phone : null,
  })
  const act = { action: 'customer.changed', object: entry.object, after: entry.after, reason, undoes: entry.id }
  const id = await writeAudit(tx, actor, act, now)
  await insertChange(tx, { entry: id, customerId: customer.id, change: { before: change.after, after: change.before }, at: now })
  return 'done'
}
