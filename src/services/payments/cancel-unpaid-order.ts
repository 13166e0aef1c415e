/** A customer gives up an order that is not paid: its pieces, uses of coupons and credit of vouchers come back (D-45). */
import { transitionOf } from '#domain/orders/order-transitions.ts'
import { cancelLocked } from '#services/orders/cancel-order.ts'
import type { Query } from '#store/database/db.ts'
import { findOrderOf } from '#store/orders/customer-orders.ts'
import { wasCanceled } from '#store/orders/order-writes.ts'
import { isHeldByCase } from '#store/payments/cases.ts'
import { findOpenAttempt, lockOrderToPay, type OrderToPay } from '#store/payments/payments.ts'
import { readBack, type PaymentShop } from './payments.ts'

/** `payment_in_review`: a gateway holds money for it that does not fit, which a person has to settle. */
export type CancelRefusal = 'order_not_found' | 'order_paid' | 'order_expired' | 'payment_in_review' | 'order_step_refused'

/**
 * Cancels the customer's unpaid order with this number; a repeated call answers the same. The order's row decides between this and a
 * payment that arrives at the same moment: a payment that comes later is refunded.
 */
export async function cancelUnpaidOrder(
  shop: PaymentShop,
  customerId: string,
  number: string,
): Promise<'canceled' | CancelRefusal> {
  const orderId = await findOrderOf(shop.db.query, customerId, number)
  if (orderId === null) return 'order_not_found'
  // The gateway is asked first, in case only the notification of a payment is missing.
  const open = await findOpenAttempt(shop.db.query, orderId)
  if (open) await readBack(shop, open.id)
  const now = shop.clock.now()
  const outcome = await shop.db.transaction(async (tx) => {
    const refused = await refusalOf(tx, await lockOrderToPay(tx, { id: orderId }))
    if (refused !== null) return refused
    return (await cancelLocked(tx, orderId, { by: 'customer' }, now)) === 'canceled' ? 'canceled' : 'order_step_refused'
  })
  shop.jobSignal.wake()
  return outcome
}

/** Returns why the order cannot be cancelled, `canceled` when it is already, null when it can be. */
async function refusalOf(tx: Query, order: OrderToPay | null): Promise<'canceled' | CancelRefusal | null> {
  if (!order) return 'order_not_found'
  if (order.status === 'canceled') return (await wasCanceled(tx, order.id)) ? 'canceled' : 'order_expired'
  if (order.payment !== 'unpaid') return 'order_paid'
  if (!transitionOf(order.status, 'cancel', 'customer')) return 'order_step_refused'
  return (await isHeldByCase(tx, order.id)) ? 'payment_in_review' : null
}
