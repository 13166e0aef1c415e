/** The life of one try to pay, the same for every gateway (PAY-1). */
export type PaymentState =
  | 'created'
  | 'pending_action'
  | 'authorized'
  | 'paid'
  | 'partly_refunded'
  | 'refunded'
  | 'failed'
  | 'canceled'
  | 'expired'
  | 'review'
  | 'disputed'
  | 'unknown'

/**
 * A later word of the gateway counts only when it ranks higher: notifications come late, twice and in any order. A
 * success after a failure is believed (the bank changed its mind), a failure after a success is not.
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
  disputed: 6,
  partly_refunded: 7,
  refunded: 8,
}

/** Something may still happen at the gateway; the database allows one such attempt an order. */
const OPEN: readonly PaymentState[] = ['created', 'pending_action', 'authorized', 'review', 'unknown']
export const isOpenPayment = (state: PaymentState): boolean => OPEN.includes(state)

interface Frozen {
  amount: number
  currency: string
  state: PaymentState
}

export type ReadingOutcome = 'applied' | 'stale' | 'unknown_state' | 'amount_mismatch' | 'currency_mismatch'

/**
 * What a proven word of the gateway does to the attempt it names: it counts only with the very amount and currency that
 * are frozen in the attempt (D-46). Everything but `applied` changes nothing and is kept for the merchant to look at.
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
