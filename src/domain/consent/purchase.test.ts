import { expect, test } from 'vitest'
import { DAY_MS } from '#domain/time/durations.ts'
import { isRecentPurchase, isReportable, purchaseOf } from './purchase.ts'

test('the value is that of the goods without VAT and delivery', () => {
  const createdAt = new Date('2026-11-23T10:00:00Z')
  const lines = [
    { kind: 'product', total: 12_100, vat: 2_100 },
    { kind: 'product', total: 11_100, vat: 1_100 },
    { kind: 'transport', total: 1_999, vat: 347 },
  ]
  const order = {
    number: 'NST-7K3F92QD',
    currency: 'RON',
    createdAt,
    status: 'pending',
    payment: 'paid',
    method: 'card',
    lines,
  } as const
  expect(purchaseOf(order)).toEqual({ id: 'NST-7K3F92QD', value: 200, currency: 'RON', at: createdAt.getTime() })
})

test('an order counts when it is paid, or goes ahead and is paid on delivery', () => {
  expect(isReportable({ status: 'pending', payment: 'paid', method: 'card' })).toBe(true)
  expect(isReportable({ status: 'pending', payment: 'unpaid', method: 'cash' })).toBe(true)
  expect(isReportable({ status: 'opened', payment: 'unpaid', method: 'card' })).toBe(false)
  expect(isReportable({ status: 'opened', payment: 'unpaid', method: 'transfer' })).toBe(false)
  expect(isReportable({ status: 'canceled', payment: 'unpaid', method: 'cash' })).toBe(false)
  expect(isReportable({ status: 'refunded', payment: 'refunded', method: 'card' })).toBe(false)
})

test('it is reported for seven days', () => {
  expect(isRecentPurchase({ at: 0 }, 7 * DAY_MS - 1)).toBe(true)
  expect(isRecentPurchase({ at: 0 }, 7 * DAY_MS)).toBe(false)
})
