/** What staff are offered on the page of an order, and the reason where they are not (D-45). */
import { expect, test } from 'vitest'
import { stepsOf, type OrderFacts } from './order-steps.ts'

const waiting: OrderFacts = {
  status: 'opened',
  payment: 'unpaid',
  method: 'transfer',
  due: 54_130,
  hasRest: true,
  isOnItsWay: false,
  isOnlyVouchers: false,
}
const booking = (facts: Partial<OrderFacts>) => stepsOf({ ...waiting, ...facts }).book

test('a payment can be booked while it is due, and for an order that a late transfer takes up again or is owed back', () => {
  expect(booking({})).toBeNull()
  expect(booking({ status: 'canceled' })).toBeNull()
  expect(booking({ status: 'canceled', method: 'card' })).toBeNull()
  expect(booking({ status: 'fulfilled', method: 'cash' })).toBeNull()
})

test('no payment is booked for an order that was to be paid on delivery and was cancelled, is paid or costs nothing', () => {
  expect(booking({ status: 'canceled', method: 'cash' })).toBe('canceled')
  expect(booking({ payment: 'paid' })).toBe('paid')
  expect(booking({ due: 0 })).toBe('nothing_left')
})
