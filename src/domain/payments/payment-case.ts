/** Payments that need a decision of staff: money that does not match its order. One case for each reason and attempt. */
import { isOpenPayment, type PaymentState } from './payment-state.ts'

export const CASE_REASONS = {
  amount_mismatch: 'the gateway holds another amount than was asked for',
  currency_mismatch: 'the gateway holds another currency than was asked for',
  paid_twice: 'two payments succeeded; the second one is refunded',
  paid_without_stock: 'paid after the order had ended, and its goods are gone; the payment is refunded',
  payment_disputed: 'the customer disputes the payment at the bank',
  refunded_at_gateway: 'the gateway refunded money that the shop did not ask it to refund',
  refund_by_hand: 'this money goes back by hand: transfer it, then say so with payments transferred',
  transfer_surplus: 'more came by transfer than the order takes: transfer it back, then say so with payments transferred',
  refund_failed:
    'the bank of the customer did not take this refund: repeat it, or transfer it and say so with payments transferred',
  payment_unresolved: 'the gateway has not told the end of this payment for a day',
  job_failed: 'a job about this payment failed too often and was set aside',
} as const
export type CaseReason = keyof typeof CASE_REASONS

/** While such a case is open its order does not expire: the gateway holds money for it. */
export const HOLDING_REASONS: readonly CaseReason[] = ['amount_mismatch', 'currency_mismatch']

/** Returns whether the case is money that staff have to give back: it stays on the list until they say that they did. */
export const isOwed = (reason: CaseReason): boolean => OWED_REASONS.includes(reason)
const OWED_REASONS: readonly CaseReason[] = ['refund_by_hand', 'transfer_surplus', 'refund_failed']

/** Returns whether the gateway holds money, or the bank reserves it, in this state. */
export const holdsMoney = (state: PaymentState): boolean =>
  ['authorized', 'review', 'paid', 'partly_refunded', 'disputed'].includes(state)

/**
 * Returns whether the payment ended in a way that settles the case. `state` is verified, with the amount and currency of
 * the attempt, `job` the kind of the job that was set aside. Cases that need a decision stay open.
 */
export function isAnswered(reason: CaseReason, state: PaymentState, job: string | null): boolean {
  switch (reason) {
    case 'amount_mismatch':
    case 'currency_mismatch':
      return state === 'paid' || state === 'refunded'
    case 'payment_unresolved':
      return !isOpenPayment(state)
    case 'job_failed':
      return job === 'payment.refund' ? state === 'refunded' : job !== 'order.expire' && !isOpenPayment(state)
    case 'paid_twice':
    case 'paid_without_stock':
    case 'payment_disputed':
    case 'refunded_at_gateway':
    case 'refund_by_hand':
    case 'transfer_surplus':
    case 'refund_failed':
      return false
  }
}
