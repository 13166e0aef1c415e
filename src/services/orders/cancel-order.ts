/** Cancels an order on behalf of the shop: stock is released, the payment is refunded, the customer gets a mail. */
import type { Shop } from '#services/shop.ts'
import { enqueue } from '#store/jobs/jobs.ts'
import { findOpenAttempt, findOrderId, findPaidAttempts, lockOrderToPay } from '#store/payments/payments.ts'
import { orderMailJob } from './order-mail.ts'
import { cancelOrder, type Cancellation } from './order-payment.ts'
import { refundJob } from './refund-job.ts'

/** Cancels the order with this number. */
export async function cancelOrderByNumber(
  shop: Pick<Shop, 'db' | 'clock' | 'jobSignal'>,
  number: string,
): Promise<Cancellation | 'not_found'> {
  const orderId = await findOrderId(shop.db.query, number)
  if (orderId === null) return 'not_found'
  const now = shop.clock.now()
  const outcome = await shop.db.transaction(async (tx) => {
    await lockOrderToPay(tx, { id: orderId })
    const cancellation = await cancelOrder(tx, orderId, now)
    if (cancellation !== 'canceled') return cancellation
    await enqueue(tx, orderMailJob(orderId, 'canceled', now))
    for (const attempt of await findPaidAttempts(tx, orderId)) await enqueue(tx, refundJob(attempt.id, now))
    const open = await findOpenAttempt(tx, orderId)
    if (open) await enqueue(tx, { kind: 'payment.void', payload: { attemptId: open.id }, runAt: now })
    return cancellation
  })
  shop.jobSignal.wake()
  return outcome
}
