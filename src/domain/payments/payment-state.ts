/** States of a payment attempt, the same for every gateway (PAY-3). */
export const ATTEMPT_STATES = [
  'created',
  'pending_action',
  'authorized',
  'paid',
  'partly_refunded',
  'refunded',
  'failed',
  'canceled',
  'expired',
  'review',
  'disputed',
  'unknown',
] as const
export type PaymentState = (typeof ATTEMPT_STATES)[number]

/**
 * A later state counts only with a higher rank: notifications come late, twice and in any order. A
 * success after a failure is accepted (the bank changed its decision), a failure after a success is not.
 */
const rank: Record<PaymentState, number> = {
  created: 0,
  unknown: 0,
  pending_action: 1,
  review: 2,
  authorized: 3,
  failed: 4,
  canceled: 4,
  expired: 4,
  paid: 5,
  partly_refunded: 6,
  disputed: 7,
  refunded: 8,
}

/** Open states; the database allows one open attempt an order. */
const OPEN: readonly PaymentState[] = ['created', 'pending_action', 'authorized', 'review', 'unknown']
export const isOpenPayment = (state: PaymentState): boolean => OPEN.includes(state)

interface Frozen {
  amount: number
  currency: string
  state: PaymentState
}

export type ReadingOutcome = 'applied' | 'stale' | 'unknown_state' | 'amount_mismatch' | 'currency_mismatch'

/**
 * Returns the effect of a verified reading on its attempt: it counts only with the amount and currency that
 * are frozen in the attempt (D-46). Everything but `applied` changes nothing and is stored for the merchant.
 */
export function judgeReading(attempt: Frozen, reading: Frozen): ReadingOutcome {
  if (reading.state === 'unknown') return 'unknown_state'
  if (reading.currency !== attempt.currency) return 'currency_mismatch'
  if (reading.amount !== attempt.amount) return 'amount_mismatch'
  return rank[reading.state] > rank[attempt.state] ? 'applied' : 'stale'
}

/** Forints are whole (D-20): no gateway is asked for fillér, which do not exist since 1999. */
export const isPayableAmount = (amount: number, currency: string): boolean =>
  Number.isSafeInteger(amount) && amount > 0 && (currency !== 'HUF' || amount % 100 === 0)
