/** Refunds that failed at a bank after the gateway had taken them: staff are told, and repeat them or transfer the money. */
import type { FailedRefund } from '#domain/payments/failed-refund.ts'
import type { PaymentState } from '#domain/payments/payment-state.ts'
import type { Shop } from '#services/shop.ts'
import type { Query } from '#store/database/db.ts'
import { enqueue } from '#store/jobs/jobs.ts'
import { markMoneySent, markMoneyUnsent } from '#store/orders/refunds.ts'
import { addFailedRefund, readOpenCases, saveFailedRefunds, type FailedPart, type PaymentCase } from '#store/payments/cases.ts'
import { sumOfRefunds } from '#store/payments/payment-methods.ts'
import { findAttempt, lockOrderToPay, recordNotification, saveAttemptState, type Attempt } from '#store/payments/payments.ts'
import { settle } from './payment-cases.ts'
import { refundIdOf, refundKey } from './refund-keys.ts'

const recordOf = (part: FailedPart, attempt: Pick<Attempt, 'id'>) => {
  const id = refundIdOf(part, attempt)
  return id === null ? { canceledAttempt: attempt.id } : { id }
}

/** Asks the gateway which refunds of an attempt failed, and notes each once. */
export async function noteFailedRefunds(
  shop: Pick<Shop, 'db' | 'clock' | 'gateways' | 'jobSignal'>,
  attemptId: string,
): Promise<void> {
  const attempt = await findAttempt(shop.db.query, attemptId)
  // What the shop did not ask for has no key of the shop.
  if (!attempt || attempt.refundRequestedAt === null || attempt.providerRef === null) return
  const failed = await shop.gateways[attempt.gateway]!.failedRefunds(attempt.providerRef)
  for (const one of failed.filter(({ key }) => key.startsWith(refundKey('')))) await noteFailed(shop, attemptId, one)
}

/** The refund counts as not paid out. The order keeps its state: its goods and its documents were given back. */
async function noteFailed(
  { db, clock, jobSignal }: Pick<Shop, 'db' | 'clock' | 'jobSignal'>,
  attemptId: string,
  { ref, key, amount }: FailedRefund,
): Promise<void> {
  const now = clock.now()
  const isNew = await db.transaction(async (tx) => {
    const order = await lockOrderToPay(tx, { attemptId })
    const attempt = order && (await findAttempt(tx, attemptId))
    if (!order || !attempt) return false
    const { gateway, orderId, currency } = attempt
    const told = {
      gateway,
      eventKey: `refund failed:${ref}`,
      attemptId,
      state: 'refund_failed',
      amount,
      currency,
      outcome: 'applied',
    }
    const event = { kind: 'refund failed', data: { attempt: attemptId, money: amount } }
    if (!(await recordNotification(tx, told, { orderId, state: null, event }, now))) return false
    await markMoneyUnsent(tx, recordOf({ key, amount }, attempt))
    await saveState(tx, attempt, now)
    await addFailedRefund(tx, { orderId, attemptId, failed: { key, amount }, currency }, now)
    await enqueue(tx, { kind: 'payment.notice', payload: { attemptId, refund: ref, amount }, runAt: now })
    return true
  })
  if (isNew) jobSignal.wake()
}

/** Stores the attempt's state as the refunds that were paid out say. */
async function saveState(tx: Query, attempt: Attempt, now: Date, isWhole = false): Promise<void> {
  const given = isWhole ? attempt.amount : await sumOfRefunds(tx, attempt.id)
  const rest: PaymentState = given > 0 ? 'partly_refunded' : 'paid'
  const state = given >= attempt.amount ? 'refunded' : rest
  await saveAttemptState(tx, attempt.id, { state, providerRef: attempt.providerRef, reason: null, now })
}

/** The gateway has taken a refund again that had failed. The order's row is taken. */
export async function settleRepeated(tx: Query, attempt: Attempt, key: string, now: Date): Promise<void> {
  const cases = await readOpenCases(tx, { attemptId: attempt.id })
  for (const one of cases.filter(({ reason }) => reason === 'refund_failed')) {
    const refunds = one.details.refunds ?? []
    const done = refunds.find((part) => part.key === key)
    if (!done) continue
    await giveBackPart(tx, attempt, done, now)
    const left = refunds.filter((part) => part !== done)
    if (left.length === 0) await settle(tx, attempt.orderId, [one], { note: 'the refund was repeated', by: 'payment' }, now)
    else {
      const amount = left.reduce((sum, part) => sum + part.amount, 0)
      await saveFailedRefunds(tx, one.id, { ...one.details, amount, refunds: left })
    }
  }
}

/** Notes that staff have transferred what could not be refunded. Returns how much it is; the order's row is taken. */
export async function giveBackFailed(tx: Query, attempt: Attempt, { details }: PaymentCase, now: Date): Promise<number> {
  let money = 0
  for (const part of details.refunds ?? []) {
    await giveBackPart(tx, attempt, part, now)
    money += part.amount
  }
  return money
}

async function giveBackPart(tx: Query, attempt: Attempt, part: FailedPart, now: Date): Promise<void> {
  await markMoneySent(tx, recordOf(part, attempt), now)
  await saveState(tx, attempt, now, refundIdOf(part, attempt) === null)
}
