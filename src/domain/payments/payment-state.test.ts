import { expect, test } from 'vitest'
import { isPayableAmount, judgeReading, type PaymentState } from './payment-state.ts'

const states: PaymentState[] = [
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
]
const at = (state: PaymentState) => ({ amount: 54130, currency: 'RON', state })

test('nothing that comes after a success makes it unpaid again', () => {
  const later = states.filter((state) => judgeReading(at('paid'), at(state)) === 'applied')
  expect(later).toEqual(['partly_refunded', 'refunded', 'disputed'])
})

test('a success after a failure, a cancellation or an expiry is believed', () => {
  for (const state of ['failed', 'canceled', 'expired'] as const) expect(judgeReading(at(state), at('paid'))).toBe('applied')
})

test('no state follows itself, and an unknown state follows nothing', () => {
  for (const state of states) {
    expect(judgeReading(at(state), at(state))).not.toBe('applied')
    expect(judgeReading(at(state), at('unknown'))).toBe('unknown_state')
  }
})

test('one hundredth more, one less, or another currency pays nothing', () => {
  const attempt = at('pending_action')
  expect(judgeReading(attempt, { ...at('paid'), amount: 54129 })).toBe('amount_mismatch')
  expect(judgeReading(attempt, { ...at('paid'), amount: 54131 })).toBe('amount_mismatch')
  expect(judgeReading(attempt, { ...at('paid'), currency: 'EUR' })).toBe('currency_mismatch')
  expect(judgeReading(attempt, { ...at('paid'), currency: 'ron' })).toBe('currency_mismatch')
})

test('forints are whole, and nothing is not an amount', () => {
  expect(isPayableAmount(1299000, 'HUF')).toBe(true)
  expect(isPayableAmount(1299001, 'HUF')).toBe(false)
  expect(isPayableAmount(1299001, 'RON')).toBe(true)
  expect(isPayableAmount(0, 'EUR')).toBe(false)
  expect(isPayableAmount(1.5, 'EUR')).toBe(false)
})
