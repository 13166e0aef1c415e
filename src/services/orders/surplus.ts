/** Money that came by transfer and that its order does not take: it is owed back to the customer. */
import type { Query } from '#store/database/db.ts'
import { lockOrder } from '#store/orders/order-writes.ts'
import { sumOfTransfers } from '#store/payments/bank-transfers.ts'
import { putSurplusCase } from '#store/payments/cases.ts'

/** Has the list of staff say what is owed back of the transfers of an order: nothing while it waits for its payment. Its row is taken. */
export async function noteSurplus(tx: Query, orderId: string, now: Date): Promise<void> {
  const left = await sumOfTransfers(tx, orderId)
  const order = left === null ? null : await lockOrder(tx, orderId)
  if (left === null || !order) return
  const isWaiting = order.status === 'opened' && order.payment === 'unpaid'
  await putSurplusCase(tx, { orderId, amount: isWaiting ? 0 : left, currency: order.currency }, now)
}
