import { expect, test } from 'vitest'
import type { PaymentState } from '#domain/payments/payment-state.ts'
import type { OrderView } from '#web/schema/order.ts'
import { nextCheckMs, orderIdOf } from './order.browser.ts'
import { orderOutcome } from './state/outcome.ts'

const order = (part: Partial<OrderView>) => ({
  status: 'opened' as const,
  payment: 'unpaid' as const,
  attempt: null,
  payable: true,
  isCanceled: false,
  due: 100,
  method: 'card' as const,
  ...part,
})

test('the state of an order follows from its status, its payment and its newest attempt', () => {
  const attempt = (state: PaymentState) => ({ attempt: { state, reason: null } })
  expect(orderOutcome(order({}))).toBe('unpaid')
  expect(orderOutcome(order(attempt('pending_action')))).toBe('waiting')
  expect(orderOutcome(order(attempt('unknown')))).toBe('waiting')
  expect(orderOutcome(order(attempt('failed')))).toBe('declined')
  expect(orderOutcome(order(attempt('canceled')))).toBe('declined')
  expect(orderOutcome(order({ payable: false }))).toBe('expired')
  expect(orderOutcome(order({ ...attempt('failed'), payable: false }))).toBe('expired')
  expect(orderOutcome(order({ status: 'canceled', payable: false }))).toBe('expired')
  expect(orderOutcome(order({ status: 'canceled', payable: false, isCanceled: true }))).toBe('canceled')
  expect(orderOutcome(order({ status: 'canceled', payment: 'paid', payable: false }))).toBe('canceled')
  expect(orderOutcome(order({ status: 'unfulfilled', payment: 'paid' }))).toBe('paid')
  expect(orderOutcome(order({ status: 'refunded', payment: 'refunded' }))).toBe('refunded')
})

test('an order with nothing due counts as paid', () => {
  expect(orderOutcome(order({ status: 'unfulfilled', due: 0 }))).toBe('paid')
})

test('an order that is paid on delivery goes ahead, until it is paid or cancelled', () => {
  const cash = { method: 'cash' as const, payable: false }
  expect(orderOutcome(order({ ...cash, status: 'unfulfilled' }))).toBe('cash')
  expect(orderOutcome(order({ ...cash, status: 'fulfilled' }))).toBe('cash')
  expect(orderOutcome(order({ ...cash, status: 'fulfilled', payment: 'paid' }))).toBe('paid')
  expect(orderOutcome(order({ ...cash, status: 'canceled', isCanceled: true }))).toBe('canceled')
})

test('only an open payment is polled, at growing intervals', () => {
  expect(nextCheckMs('waiting', 1)).toBe(1_000)
  expect(nextCheckMs('waiting', 30)).toBe(3_000)
  expect(nextCheckMs('waiting', 300)).toBe(15_000)
  expect(nextCheckMs('paid', 1)).toBeNull()
  expect(nextCheckMs('declined', 1)).toBeNull()
})

test('the order’s id is the last part of the address in every market', () => {
  expect(orderIdOf('/hu/checkout/confirmation/abc')).toBe('abc')
  expect(orderIdOf('/pay/abc')).toBe('abc')
})
