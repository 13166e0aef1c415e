/** Books payments that no gateway tells of: a transfer to the shop's account, and cash that was taken on delivery. */
import { transitionOf } from '#domain/orders/order-transitions.ts'
import type { BookedMethod } from '#domain/payments/payment-method.ts'
import type { Query } from '#store/database/db.ts'
import { enqueue } from '#store/jobs/jobs.ts'
import type { OrderState } from '#store/orders/order-writes.ts'
import { findArrived, insertBooked, saveMethod } from '#store/payments/payment-methods.ts'
import { findOpenAttempt } from '#store/payments/payments.ts'
import { payLockedOrder, type PaidBy } from './order-payment.ts'
import type { StaffAct } from './staff-act.ts'
import { withOrder, type OrderShop } from './with-order.ts'

export type BookRefusal = 'order_not_found' | 'order_paid' | 'nothing_due' | 'order_step_refused' | 'reference_taken'

type LockedOrder = OrderState & { id: string }

/**
 * Books the whole amount due of an order as paid, by the reference of the bank's statement or of the receipt: each is booked once. An order
 * that has expired is taken up again as after any late payment.
 */
export const bookPayment = (
  shop: OrderShop,
  number: string,
  reference: string,
  staff: StaffAct,
): Promise<'booked' | BookRefusal> =>
  withOrder(shop, number, async (tx, order, now) => {
    if (order.payment !== 'unpaid') return 'order_paid'
    if (order.due === 0) return 'nothing_due'
    const isOnItsWay = order.method === 'cash' && order.status !== 'canceled'
    if (!isOnItsWay && !transitionOf(order.status, 'pay', 'staff')) return 'order_step_refused'
    const method = order.method === 'cash' ? 'cash' : 'transfer'
    return book(tx, order, { method, reference, by: { by: 'staff', ...staff } }, now)
  })

/** Books cash once everything has arrived: the courier has taken it. The order's row is taken. */
export async function bookDelivered(tx: Query, order: LockedOrder, now: Date): Promise<void> {
  if (order.method !== 'cash' || order.payment !== 'unpaid' || order.due === 0) return
  const reference = await findArrived(tx, order.id)
  if (reference !== null) await book(tx, order, { method: 'cash', reference, by: { by: 'job' } }, now)
}

async function book(
  tx: Query,
  order: LockedOrder,
  { method, reference, by }: { method: BookedMethod; reference: string; by: PaidBy },
  now: Date,
): Promise<'booked' | 'reference_taken'> {
  const { id: orderId, due: amount, currency } = order
  const attemptId = await insertBooked(tx, { orderId, method, reference, amount, currency }, now)
  if (attemptId === null) return 'reference_taken'
  // An order that was to be paid by card, and was transferred.
  if (order.method !== method) await saveMethod(tx, orderId, { method, expiresAt: order.expiresAt })
  await payLockedOrder(tx, order, attemptId, now, by)
  const open = await findOpenAttempt(tx, orderId)
  if (open) await enqueue(tx, { kind: 'payment.void', payload: { attemptId: open.id }, runAt: now })
  return 'booked'
}
