/** Jobs of payments: open attempts are read back, unpaid orders expire, payments are refunded. */
import { DAY_MS, HOUR_MS } from '#domain/time/durations.ts'
import { isBookedByHand } from '#domain/payments/payment-method.ts'
import { isOpenPayment } from '#domain/payments/payment-state.ts'
import type { JobPayload } from '#store/jobs/job-kinds.ts'
import { enqueue } from '#store/jobs/jobs.ts'
import { readOpenCases } from '#store/payments/cases.ts'
import { findRefund, markMoneySent } from '#store/orders/refunds.ts'
import { findAttempt, findOpenAttempt, lockOrderToPay, saveRefundRequest, type Attempt } from '#store/payments/payments.ts'
import { orderMailJob } from '#services/orders/order-mail.ts'
import { expireOrder } from '#services/orders/order-payment.ts'
import { settleRepeated } from './failed-refunds.ts'
import { refundKey } from './refund-keys.ts'
import { openCaseAndRecheck, recheckJob, settleAnswered } from './payment-cases.ts'
import { readBack, type PaymentShop } from './payments.ts'
import { askForTransfer } from './refund-by-hand.ts'

/** A try that is open for so long is no longer read back; its order has expired. */
const LAST_CHECK_HOURS = 24

/**
 * Job `payment.reconcile`: reads an open attempt back, each time after twice as long, from 10 minutes to a day, in case its
 * notification was lost.
 */
export async function reconcilePayment(shop: PaymentShop, { attemptId }: JobPayload<'payment.reconcile'>): Promise<void> {
  const attempt = await findAttempt(shop.db.query, attemptId)
  if (!attempt || !isOpenPayment(attempt.state)) return
  const state = await readBack(shop, attemptId)
  if (state !== null && !isOpenPayment(state)) return
  const now = shop.clock.now().getTime()
  const last = attempt.createdAt.getTime() + LAST_CHECK_HOURS * HOUR_MS
  if (now >= last) {
    shop.log.error(`payment attempt ${attemptId} is still open after ${LAST_CHECK_HOURS} hours`)
    const { orderId } = attempt
    return openCaseAndRecheck(shop.db.query, { orderId, attemptId, reason: 'payment_unresolved' }, new Date(now))
  }
  const next = Math.min(now + (now - attempt.createdAt.getTime()), last)
  await enqueue(shop.db.query, { kind: 'payment.reconcile', payload: { attemptId }, runAt: new Date(next) })
}

/**
 * Job `order.expire`: an order not paid in time releases its stock (D-42). The gateway is asked first, in case only the
 * notification is missing, then the payment is voided there; a success in between is handled
 * as a late one.
 */
export async function expireUnpaidOrder(shop: PaymentShop, { orderId }: JobPayload<'order.expire'>): Promise<void> {
  const open = await findOpenAttempt(shop.db.query, orderId)
  if (open) await readBack(shop, open.id)
  const now = shop.clock.now()
  await shop.db.transaction(async (tx) => {
    if (!(await expireOrder(tx, orderId, now))) return
    await enqueue(tx, orderMailJob(orderId, 'expired', now))
    const attempt = await findOpenAttempt(tx, orderId)
    if (attempt) await enqueue(tx, { kind: 'payment.void', payload: { attemptId: attempt.id }, runAt: now })
  })
}

/**
 * Job `payment.refund`: has the gateway refund a payment; what follows for the order comes with reading it back. `amount` in hundredths
 * where the gateway holds another one than the attempt's.
 */
export async function refundPayment(shop: PaymentShop, payload: JobPayload<'payment.refund'>): Promise<void> {
  const { attemptId, amount, refundId } = payload
  const attempt = await findAttempt(shop.db.query, attemptId)
  if (!attempt || attempt.providerRef === null) return
  if (isBookedByHand(attempt.gateway)) return putOnList(shop, attempt, refundId)
  if (refundId !== undefined) return refundParts(shop, attempt, refundId)
  if (attempt.state === 'refunded') return
  await saveRefundRequest(shop.db.query, attemptId, shop.clock.now())
  const key = refundKey(attemptId)
  await shop.gateways[attempt.gateway]!.refund(attempt.providerRef, amount ?? attempt.amount, key)
  const now = shop.clock.now()
  await shop.db.transaction(async (tx) => {
    await lockOrderToPay(tx, { id: attempt.orderId })
    await settleRepeated(tx, attempt, key, now)
  })
  await readBack(shop, attemptId)
}

/** No gateway can give it back: staff transfer it. They may have given back this part with others, before its job ran. */
const putOnList = ({ db, clock }: PaymentShop, attempt: Attempt, refundId?: string): Promise<void> =>
  db.transaction(async (tx) => {
    await lockOrderToPay(tx, { id: attempt.orderId })
    if (refundId !== undefined && (await findRefund(tx, { id: refundId }))?.moneySentAt) return
    if ((await findAttempt(tx, attempt.id))?.state === 'refunded') return
    await saveRefundRequest(tx, attempt.id, clock.now())
    await askForTransfer(tx, attempt, clock.now())
  })

/** Has the gateway give back the money of one refund, and then writes the mail. Repeating it sends nothing a second time. */
async function refundParts(shop: PaymentShop, attempt: Attempt, refundId: string): Promise<void> {
  const refund = await findRefund(shop.db.query, { id: refundId })
  if (!refund || refund.moneySentAt !== null) return
  await saveRefundRequest(shop.db.query, attempt.id, shop.clock.now())
  const key = refundKey(refundId)
  await shop.gateways[attempt.gateway]!.refund(attempt.providerRef!, refund.money, key)
  const now = shop.clock.now()
  await shop.db.transaction(async (tx) => {
    await lockOrderToPay(tx, { id: attempt.orderId })
    await settleRepeated(tx, attempt, key, now)
    if (await markMoneySent(tx, { id: refundId }, now))
      await enqueue(tx, orderMailJob(refund.orderId, 'refunded', now, { refund: refund.position }))
  })
  await readBack(shop, attempt.id)
}

/** A case that has been open for so long is not asked about any more by itself. */
const LAST_RECHECK_DAYS = 30

/** Job `payment.recheck`: asks the gateway about an open case, each time after twice as long, at least once a day. */
export async function recheckPayment(shop: PaymentShop, { caseId }: JobPayload<'payment.recheck'>): Promise<void> {
  const [open] = await readOpenCases(shop.db.query, { id: caseId })
  if (!open || open.attemptId === null) return
  await readBack(shop, open.attemptId)
  const now = shop.clock.now()
  await shop.db.transaction(async (tx) => {
    await lockOrderToPay(tx, { id: open.orderId })
    const attempt = (await findAttempt(tx, open.attemptId!))!
    // The attempt's state is its last proven word that fits.
    await settleAnswered(tx, attempt, attempt.state, now)
    const age = now.getTime() - open.openedAt.getTime()
    if (age >= LAST_RECHECK_DAYS * DAY_MS || (await readOpenCases(tx, { id: caseId })).length === 0) return
    await enqueue(tx, recheckJob(caseId, new Date(now.getTime() + Math.min(Math.max(age, 600_000), DAY_MS))))
  })
}
