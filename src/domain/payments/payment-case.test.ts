import { expect, test } from 'vitest'
import { isAnswered } from './payment-case.ts'

test.each([
  ['amount_mismatch', 'paid', null, true],
  ['currency_mismatch', 'refunded', null, true],
  ['amount_mismatch', 'failed', null, false],
  ['payment_unresolved', 'pending_action', null, false],
  ['payment_unresolved', 'expired', null, true],
  ['job_failed', 'paid', 'payment.refund', false],
  ['job_failed', 'refunded', 'payment.refund', true],
  ['job_failed', 'canceled', 'payment.void', true],
  ['job_failed', 'canceled', 'order.expire', false],
  ['refunded_at_gateway', 'refunded', null, false],
  ['payment_disputed', 'paid', null, false],
  ['paid_twice', 'refunded', null, false],
  ['paid_without_stock', 'refunded', null, false],
] as const)('%s is answered by %s (%s): %s', (reason, state, job, answered) => {
  expect(isAnswered(reason, state, job)).toBe(answered)
})
