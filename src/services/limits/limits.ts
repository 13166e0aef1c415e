/** Limits on orders and payments, counted in the database so that they hold across processes and under parallel calls. */
import { DAY_MS } from '#domain/time/durations.ts'
import { normalisedEmail } from '#domain/customers/email.ts'
import {
  CALLER_RETENTION_DAYS,
  ORDER_LIMITS,
  PAYMENT_LIMITS,
  secondsUntil,
  UNPAID_LIMITS,
  windowEnd,
  type Limit,
} from '#domain/checkout/limits.ts'
import type { Shop } from '#services/shop.ts'
import {
  deleteOldAttempts,
  readUnpaidHoldings,
  returnAttempts,
  takeAttempts,
  type CountedAttempt,
  type UnpaidHoldings,
} from '#store/orders/attempt-counts.ts'
import type { Query } from '#store/database/db.ts'

export type OrderLimit =
  | 'too_many_orders'
  | 'too_many_orders_email'
  | 'too_many_orders_phone'
  | 'too_many_unpaid_orders'
  | 'too_many_unpaid_pieces'
export type PaymentLimit = 'too_many_payments_order' | 'too_many_payments'

export interface LimitRefusal<Reason> {
  ok: false
  reason: Reason
  /** Seconds. */
  retryAfter: number
}

type Tokens = Shop['tokens']

interface AttemptOf {
  scope: string
  purpose: string
  value: string
  limit: Limit
}

/** Returns an attempt as it is counted: its subject is a keyed hash of the value. */
export const attemptOf = (tokens: Tokens, { scope, purpose, value, limit }: AttemptOf, now: Date): CountedAttempt => ({
  scope,
  subject: tokens.subject(purpose, value),
  most: limit.most,
  until: windowEnd(limit, now),
})

interface OrderAttempt {
  ip: string
  email: string
  /** E.164 */
  phone: string
  /** Pieces that it would reserve; null when nothing is due. */
  pieces: number | null
}

/**
 * Counts an order about to be written, or returns why it may not be. The counts of its caller stay locked until the transaction ends, so
 * that orders of one caller see what the earlier ones hold.
 */
export async function countOrder(
  tokens: Tokens,
  tx: Query,
  { ip, email, phone, pieces }: OrderAttempt,
  now: Date,
): Promise<LimitRefusal<OrderLimit> | null> {
  const attempts = [
    attemptOf(tokens, { scope: 'too_many_orders', purpose: 'caller', value: ip, limit: ORDER_LIMITS.caller }, now),
    attemptOf(
      tokens,
      { scope: 'too_many_orders_email', purpose: 'email', value: normalisedEmail(email), limit: ORDER_LIMITS.email },
      now,
    ),
    attemptOf(tokens, { scope: 'too_many_orders_phone', purpose: 'phone', value: phone, limit: ORDER_LIMITS.phone }, now),
  ]
  const reached = await takeAttempts(tx, attempts, now)
  if (reached) return { ok: false, reason: reached.scope as OrderLimit, retryAfter: secondsUntil(reached.until, now) }
  if (pieces !== null) {
    const unpaid = await readUnpaidHoldings(tx, callerSubject(tokens, ip))
    const retryAfter = secondsUntil(unpaid.firstExpiry ?? now, now)
    const reason = unpaidLimitReached(unpaid, pieces)
    if (reason !== null) {
      await returnAttempts(tx, attempts)
      return { ok: false, reason, retryAfter }
    }
  }
  return null
}

function unpaidLimitReached(unpaid: UnpaidHoldings, pieces: number): OrderLimit | null {
  if (unpaid.orders >= UNPAID_LIMITS.orders) return 'too_many_unpaid_orders'
  return unpaid.pieces + pieces > UNPAID_LIMITS.pieces ? 'too_many_unpaid_pieces' : null
}

/** Returns the caller as it is stored with an order. */
export const callerSubject = (tokens: Tokens, ip: string): Buffer => tokens.subject('caller', ip)

/** Counts a new payment attempt of an order, or returns why there may be none now. */
export async function countPayment(
  tokens: Tokens,
  tx: Query,
  { ip, orderId }: { ip: string; orderId: string },
  now: Date,
): Promise<LimitRefusal<PaymentLimit> | null> {
  const attempts = [
    attemptOf(tokens, { scope: 'too_many_payments_order', purpose: 'order', value: orderId, limit: PAYMENT_LIMITS.order }, now),
    attemptOf(tokens, { scope: 'too_many_payments', purpose: 'caller', value: ip, limit: PAYMENT_LIMITS.caller }, now),
  ]
  const reached = await takeAttempts(tx, attempts, now)
  if (reached) return { ok: false, reason: reached.scope as PaymentLimit, retryAfter: secondsUntil(reached.until, now) }
  return null
}

/** Deletes counts that the limits no longer need. */
export const purgeAttempts = ({ db }: Pick<Shop, 'db'>, now: Date): Promise<void> =>
  deleteOldAttempts(db.query, { now, callersBefore: new Date(now.getTime() - CALLER_RETENTION_DAYS * DAY_MS) })
