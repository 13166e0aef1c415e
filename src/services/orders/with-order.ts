/** Work on an order that its number names. */
import type { Shop } from '#services/shop.ts'
import type { Query } from '#store/database/db.ts'
import { lockOrder, type OrderState } from '#store/orders/order-writes.ts'
import { readOrderVersion } from '#store/orders/order-version.ts'
import { findOrderId } from '#store/payments/payments.ts'
import type { StaffAct } from './staff-act.ts'

export type OrderShop = Pick<Shop, 'db' | 'clock'>

/** An order whose row is locked. */
export type LockedOrder = OrderState & { id: string; number: string }

/** Somebody changed the order after it was read; nothing was written. */
export class OrderChanged extends Error {
  override name = 'OrderChanged'
}

/** Refuses what was decided on another state of the order. Its row is locked. @throws OrderChanged */
export async function requireVersion(tx: Query, id: string, { version }: Pick<StaffAct, 'version'>): Promise<void> {
  if (version !== undefined && version !== (await readOrderVersion(tx, id))) throw new OrderChanged()
}

/** Does `work` with an order whose row is locked. @throws OrderChanged where `staff` read another version of it */
export async function withOrder<Outcome>(
  { db, clock }: OrderShop,
  number: string,
  work: (tx: Query, order: LockedOrder, now: Date) => Promise<Outcome>,
  staff: Pick<StaffAct, 'version'> = {},
): Promise<Outcome | 'order_not_found'> {
  const id = await findOrderId(db.query, number)
  if (id === null) return 'order_not_found'
  return db.transaction(async (tx) => {
    const state = (await lockOrder(tx, id))!
    await requireVersion(tx, id, staff)
    return work(tx, { ...state, id, number }, clock.now())
  })
}
