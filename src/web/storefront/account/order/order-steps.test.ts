import { beforeAll, expect, test } from 'vitest'
import { speak } from '#test/locale.ts'
import type { OrderView } from '#web/schema/order.ts'
import { orderSteps } from './order-steps.ts'

beforeAll(() => speak('ro'))

const MARKS = { done: '●', half: '◐', 'to come': '○', ended: '×' }
const placedAt = '2026-11-05T19:14:00.000Z'

function shown(
  given: Partial<Pick<OrderView, 'status' | 'payment' | 'payable' | 'method'>>,
  kinds: string[] = [],
  method: OrderView['delivery']['method'] = 'courier',
): string[] {
  const delivery = { method, from: '2026-11-24', to: '2026-11-25' }
  const order = {
    status: 'opened' as const,
    payment: 'unpaid' as const,
    payable: false,
    createdAt: placedAt,
    method: 'card' as const,
    delivery,
    ...given,
  }
  const timeline = ['placed', ...kinds].map((kind, minute) => ({ kind, at: `2026-11-05T19:${14 + minute}:00.000Z` }))
  return orderSteps(order, timeline).map(({ name, state, note }) =>
    `${MARKS[state]} ${name}${note && ` (${note})`}`.replaceAll('\u00a0', ' '),
  )
}

test('an order that is paid on delivery goes ahead, and its payment is the last step', () => {
  expect(shown({ status: 'fulfilled', method: 'cash' }, ['pending', 'shipped']).map((step) => step.slice(0, 12))).toEqual([
    '● Plasată (5',
    '● În pregăti',
    '● Expediată ',
    '○ Plătită',
  ])
})

test('an open order waits for its payment', () => {
  expect(shown({ payable: true })).toEqual([
    '● Plasată (5 noiembrie 2026, 21:14 EET)',
    '○ Plătită (așteptăm plata)',
    '○ În pregătire',
    '○ Expediată',
  ])
})

test('a paid order says when it was paid and when it is expected', () => {
  expect(shown({ status: 'unfulfilled', payment: 'paid' }, ['paid'])).toEqual([
    '● Plasată (5 noiembrie 2026, 21:14 EET)',
    '● Plătită (5 noiembrie 2026, 21:15 EET)',
    '○ În pregătire',
    '○ Expediată (estimat miercuri, 25 noiembrie)',
  ])
})

test('an order that vouchers paid whole is paid from the beginning', () => {
  expect(shown({ status: 'unfulfilled', payment: 'paid' })[1]).toBe('● Plătită')
})

test('a partly sent order is half sent, a sent one whole', () => {
  expect(shown({ status: 'partially fulfilled', payment: 'paid' })).toContain('◐ Expediată')
  expect(shown({ status: 'fulfilled', payment: 'paid' }, [], 'pickup')).toContain('● Gata de ridicare')
})

test('a voucher is not prepared but sent', () => {
  expect(shown({ status: 'fulfilled', payment: 'paid' }, ['paid'], 'email').slice(2)).toEqual(['● Trimisă pe e-mail'])
})

test('an order that ended shows what it reached and how it ended', () => {
  expect(shown({ status: 'canceled' }, ['expired']).slice(1)).toEqual(['× Expirată, neplătită (5 noiembrie 2026, 21:15 EET)'])
  expect(shown({ status: 'refunded', payment: 'refunded' }, ['paid', 'refunded']).slice(1)).toEqual([
    '● Plătită (5 noiembrie 2026, 21:15 EET)',
    '× Rambursată (5 noiembrie 2026, 21:16 EET)',
  ])
})
