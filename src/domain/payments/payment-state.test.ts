import { expect, test } from 'vitest'
import { ATTEMPT_STATES as states, isPayableAmount, judgeReading, type PaymentState } from './payment-state.ts'

const at = (state: PaymentState) => ({ amount: 54130, currency: 'RON', state })

test('no state after a success makes a payment unpaid', () => {
  const later = states.filter((state) => judgeReading(at('paid'), at(state)) === 'applied')
  expect(later).toEqual(['partly_refunded', 'refunded', 'disputed'])
})

test('a success is accepted after a failure, a cancellation or an expiry', () => {
  for (const state of ['failed', 'canceled', 'expired'] as const) expect(judgeReading(at(state), at('paid'))).toBe('applied')
})

test('a dispute is noticed after a refund of a part, and ends with the refund of the whole', () => {
  expect(judgeReading(at('partly_refunded'), at('disputed'))).toBe('applied')
  expect(judgeReading(at('disputed'), at('partly_refunded'))).toBe('stale')
  expect(judgeReading(at('disputed'), at('refunded'))).toBe('applied')
})

test('no state follows itself, and an unknown state is ignored', () => {
  for (const state of states) {
    expect(judgeReading(at(state), at(state))).not.toBe('applied')
    expect(judgeReading(at(state), at('unknown'))).toBe('unknown_state')
  }
})

test('an amount one hundredth off, or of another currency, does not pay', () => {
  const attempt = at('pending_action')
  expect(judgeReading(attempt, { ...at('paid'), amount: 54129 })).toBe('amount_mismatch')
  expect(judgeReading(attempt, { ...at('paid'), amount: 54131 })).toBe('amount_mismatch')
  expect(judgeReading(attempt, { ...at('paid'), currency: 'EUR' })).toBe('currency_mismatch')
  expect(judgeReading(attempt, { ...at('paid'), currency: 'ron' })).toBe('currency_mismatch')
})

test('forint amounts are whole, and an empty text is no amount', () => {
  expect(isPayableAmount(1299000, 'HUF')).toBe(true)
  expect(isPayableAmount(1299001, 'HUF')).toBe(false)
  expect(isPayableAmount(1299001, 'RON')).toBe(true)
  expect(isPayableAmount(0, 'EUR')).toBe(false)
  expect(isPayableAmount(1.5, 'EUR')).toBe(false)
})
