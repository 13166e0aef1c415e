/** Cancels an order: stock is released, the payment is refunded, the customer gets a mail. */
import type { Shop } from '#services/shop.ts'
import type { Query } from '#store/database/db.ts'
import { enqueue } from '#store/jobs/jobs.ts'
import { findOpenAttempt, findOrderId, findPaidAttempts, lockOrderToPay } from '#store/payments/payments.ts'
import { lockOrder } from '#store/orders/order-writes.ts'
import { orderMailJob } from './order-mail.ts'
import { cancelOrder, type Canceling, type Cancellation } from './order-payment.ts'
import { auditOrder, UNNAMED, type StaffAct } from './staff-act.ts'
import { requireVersion } from './with-order.ts'
import { noteCancellation } from './refund-order.ts'
import { refundJob } from './refund-job.ts'

/** Cancels the order with this number on behalf of the shop. */
export async function cancelOrderByNumber(
  shop: Pick<Shop, 'db' | 'clock' | 'jobSignal'>,
  number: string,
  staff: StaffAct = UNNAMED,
): Promise<Cancellation | 'order_not_found'> {
  const orderId = await findOrderId(shop.db.query, number)
  if (orderId === null) return 'order_not_found'
  const now = shop.clock.now()
  const outcome = await shop.db.transaction(async (tx) => {
    const order = (await lockOrderToPay(tx, { id: orderId }))!
    await requireVersion(tx, orderId, staff)
    const { staffName, note } = staff
    const canceled = await cancelLocked(tx, orderId, { by: 'staff', staffName, note }, now)
    if (canceled !== 'canceled') return canceled
    const before = { status: order.status, payment: order.payment }
    const { status, payment } = (await lockOrder(tx, orderId))!
    await auditOrder(tx, order, staff, { action: 'order.canceled', before, after: { status, payment } }, now)
    return canceled
  })
  shop.jobSignal.wake()
  return outcome
}

/** Cancels an order whose row is taken, with everything that follows for its payments. */
export async function cancelLocked(tx: Query, orderId: string, by: Canceling, now: Date): Promise<Cancellation> {
  const before = await lockOrder(tx, orderId)
  const cancellation = await cancelOrder(tx, orderId, by, now)
  if (cancellation !== 'canceled') return cancellation
  if (before && before.payment !== 'unpaid') await noteCancellation(tx, orderId, now)
  await enqueue(tx, orderMailJob(orderId, 'canceled', now))
  for (const attempt of await findPaidAttempts(tx, orderId)) await enqueue(tx, refundJob(attempt.id, now))
  const open = await findOpenAttempt(tx, orderId)
  if (open) await enqueue(tx, { kind: 'payment.void', payload: { attemptId: open.id }, runAt: now })
  return cancellation
}
