import { expect, test } from 'vitest'
import { isPayable, PAYMENT_STATES, paymentCanBecome } from './order-status.ts'

test.each(PAYMENT_STATES.flatMap((from) => PAYMENT_STATES.map((to) => [from, to] as const)))(
  'payment from %s to %s only rises',
  (from, to) => {
    const pairs = ['unpaid>paid', 'paid>partly refunded', 'paid>refunded', 'partly refunded>refunded']
    expect(paymentCanBecome(from, to)).toBe(pairs.includes(`${from}>${to}`))
  },
)

test('an opened, unpaid order can be paid until the moment it expires', () => {
  const now = new Date('2026-11-21T10:00:00Z')
  const order = { status: 'opened', payment: 'unpaid', expiresAt: new Date('2026-11-21T10:00:01Z') } as const
  expect(isPayable(order, now)).toBe(true)
  expect(isPayable({ ...order, expiresAt: now }, now)).toBe(false)
  expect(isPayable({ ...order, status: 'canceled' }, now)).toBe(false)
  expect(isPayable({ ...order, payment: 'paid' }, now)).toBe(false)
})
