import { expect, test } from 'vitest'
import { randomKey } from '#web/app/browser/random-key.browser.ts'
import { PAYABLE_MS, attemptKey, fingerprintOf, parsePlaced, placedOrders } from './placed-orders.browser.ts'

const MINUTE = 60_000
const NOON = Date.UTC(2026, 10, 21, 12)
const numbered = () => {
  let n = 0
  return () => `key-${++n}`
}

test('equal requests have the same Idempotency-Key, different ones another', () => {
  const random = numbered()
  expect(attemptKey('a', NOON, random)).toBe('key-1')
  expect(attemptKey('a', NOON + 10 * MINUTE, random)).toBe('key-1')
  expect(attemptKey('b', NOON + 11 * MINUTE, random)).toBe('key-2')
  expect(attemptKey('a', NOON + 12 * MINUTE, random)).toBe('key-3')
})

test('after the reservation has expired the same request is a new order', () => {
  const random = numbered()
  expect(attemptKey('c', NOON, random)).toBe('key-1')
  expect(attemptKey('c', NOON + PAYABLE_MS, random)).toBe('key-2')
})

test('a second tab with the same request finds the order of the first', () => {
  const order = {
    id: 'a'.repeat(32),
    number: 'NST-1',
    market: 'ro' as const,
    lines: [{ item: '1', qty: 1 }],
    codes: [],
    at: NOON,
    fingerprint: 'f',
  }
  placedOrders.add(order)
  expect(placedOrders.same('f', NOON + MINUTE)).toEqual(order)
  expect(placedOrders.same('g', NOON + MINUTE)).toBeNull()
  expect(placedOrders.same('f', NOON + PAYABLE_MS)).toBeNull()
  placedOrders.close(order.id)
  expect(placedOrders.find(order.id)).toBeNull()
})

test('stored orders with invalid ids are dropped, because ids become links', () => {
  const order = { number: '1', market: 'ro', lines: [], at: NOON, fingerprint: '' }
  const ids = ['../evil', 'A'.repeat(32), 'a'.repeat(32)]
  expect(parsePlaced(ids.map((id) => ({ ...order, id }))).map((one) => one.id)).toEqual(['a'.repeat(32)])
})

test('keys are 128 random bits, fingerprints depend on the request and the cart', () => {
  expect(randomKey()).toMatch(/^[0-9a-f]{32}$/)
  const request = { note: 'ab' }
  expect(fingerprintOf(request, '1')).toBe(fingerprintOf({ ...request }, '1'))
  expect(fingerprintOf(request, '1')).not.toBe(fingerprintOf({ note: 'ac' }, '1'))
  expect(fingerprintOf(request, '1')).not.toBe(fingerprintOf(request, '2'))
})

test('after payment the same cart is a new order', () => {
  const random = numbered()
  const order = { id: 'b'.repeat(32), number: 'NST-2', market: 'ro' as const, lines: [], codes: [], at: NOON, fingerprint: 'h' }
  expect(attemptKey('h', NOON, random)).toBe('key-1')
  placedOrders.add(order)
  placedOrders.close(order.id)
  expect(attemptKey('h', NOON + MINUTE, random)).toBe('key-2')
})
