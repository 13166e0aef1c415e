/** Applies a payment's new state to its order, inside the transaction that has locked the order's row. */
import { paymentCanBecome } from '#domain/orders/order-status.ts'
import { transitionOf } from '#domain/orders/order-transitions.ts'
import type { PaymentState } from '#domain/payments/payment-state.ts'
import type { Query } from '#store/database/db.ts'
import { changeOrder } from '#store/orders/order-writes.ts'
import { openCase } from '#store/payments/cases.ts'
import { saveMethod } from '#store/payments/payment-methods.ts'
import { findPaidAttempts, type Attempt, type OrderToPay } from '#store/payments/payments.ts'
import { hasRefundsOfParts, markMoneySent } from '#store/orders/refunds.ts'
import { orderMailJob } from './order-mail.ts'
import { payLockedOrder } from './order-payment.ts'
import { refundJob } from './refund-job.ts'

const event = (kind: string, attempt: Attempt) => ({ kind, data: { attempt: attempt.id }, by: 'payment' as const })

export async function followUp(tx: Query, order: OrderToPay, attempt: Attempt, state: PaymentState, now: Date): Promise<void> {
  switch (state) {
    case 'paid':
      return order.payment === 'unpaid' ? payByCard(tx, order, attempt, now) : payTwice(tx, order, attempt, now)
    case 'partly_refunded':
    case 'refunded':
      return requestRefund(tx, order, attempt, state, now)
    case 'disputed': {
      await openCase(tx, { orderId: order.id, attemptId: attempt.id, reason: 'payment_disputed' }, now)
      return changeOrder(tx, order.id, { event: event('payment disputed', attempt), jobs: [] }, now)
    }
    case 'created':
    case 'pending_action':
    case 'authorized':
    case 'review':
    case 'unknown':
    case 'failed':
    case 'canceled':
    case 'expired':
      // The order waits for another attempt or its expiry.
      return
  }
}

/** The page for the card may have been opened before another method was chosen: what that costs was not paid. */
async function payByCard(tx: Query, order: OrderToPay, attempt: Attempt, now: Date): Promise<void> {
  if (order.method !== 'card') await saveMethod(tx, order.id, { method: 'card', expiresAt: order.expiresAt })
  await payLockedOrder(tx, order, attempt.id, now)
}

/** Two attempts of one order both succeeded: the second one is refunded at once. */
async function payTwice(tx: Query, order: OrderToPay, attempt: Attempt, now: Date): Promise<void> {
  await openCase(tx, { orderId: order.id, attemptId: attempt.id, reason: 'paid_twice' }, now)
  await changeOrder(tx, order.id, { event: event('paid twice', attempt), jobs: [refundJob(attempt.id, now)] }, now)
}

async function requestRefund(
  tx: Query,
  order: OrderToPay,
  attempt: Attempt,
  state: 'partly_refunded' | 'refunded',
  now: Date,
): Promise<void> {
  // The refund has changed the order and has a mail of its own.
  if (await hasRefundsOfParts(tx, attempt.id)) return
  if (state === 'refunded') await markMoneySent(tx, { canceledAttempt: attempt.id }, now)
  const jobs = state === 'refunded' ? [orderMailJob(order.id, 'refunded', now, { attemptId: attempt.id })] : []
  const payment = state === 'refunded' ? 'refunded' : 'partly refunded'
  if (attempt.refundRequestedAt === null)
    await openCase(tx, { orderId: order.id, attemptId: attempt.id, reason: 'refunded_at_gateway', details: { state } }, now)
  // The refund of a second payment does not change the first one or the order.
  const others = (await findPaidAttempts(tx, order.id)).filter(({ id }) => id !== attempt.id)
  const isWhole = others.length === 0 && paymentCanBecome(order.payment, payment)
  const transition = (isWhole && state === 'refunded' && transitionOf(order.status, 'refund', 'payment')) || undefined
  await changeOrder(
    tx,
    order.id,
    { payment: isWhole ? payment : undefined, transition, event: event(payment, attempt), jobs },
    now,
  )
}
