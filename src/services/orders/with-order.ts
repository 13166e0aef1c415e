/** Work on an order that its number names. */
import type { Shop } from '#services/shop.ts'
import type { Query } from '#store/database/db.ts'
import { lockOrder, type OrderState } from '#store/orders/order-writes.ts'
import { findOrderId } from '#store/payments/payments.ts'

export type OrderShop = Pick<Shop, 'db' | 'clock'>

/** Does `work` with an order whose row is locked. */
export async function withOrder<Outcome>(
  { db, clock }: OrderShop,
  number: string,
  work: (tx: Query, order: OrderState & { id: string }, now: Date) => Promise<Outcome>,
): Promise<Outcome | 'order_not_found'> {
  const id = await findOrderId(db.query, number)
  if (id === null) return 'order_not_found'
  return db.transaction(async (tx) => work(tx, { ...(await lockOrder(tx, id))!, id }, clock.now()))
}
