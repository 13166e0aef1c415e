import { beforeAll, expect, test } from 'vitest'
import { speak } from '#test/locale.ts'
import type { OrderView } from '#web/schema/order.ts'
import { trackSteps } from './track-steps.ts'

beforeAll(() => speak('ro'))

const order = (status: OrderView['status'], method: OrderView['delivery']['method']) => ({
  status,
  payment: 'paid' as const,
  method: 'card' as const,
  createdAt: '2026-11-21T09:40:00Z',
  paidAt: '2026-11-21T09:42:00Z',
  delivery: { key: method, method, price: 0, from: '2026-11-24', to: '2026-11-25', showroom: null, locker: null },
  deliveredAt: null,
  isThere: false,
})
const MARKS = { done: '●', half: '◐', 'to come': '○' }
const shown = (status: OrderView['status'], method: OrderView['delivery']['method'], more: Partial<OrderView> = {}) =>
  trackSteps({ ...order(status, method), ...more }).map(({ name, state, note }) =>
    `${MARKS[state]} ${name}${note ? ` (${note})` : ''}`.replaceAll('\u00a0', ' '),
  )

test('a paid order is in preparation, with its delivery day', () => {
  expect(shown('unfulfilled', 'courier')).toEqual([
    '● Plătită (21 noiembrie 2026, 11:42 EET)',
    '● În pregătire (în depozitul nostru)',
    '○ La curier (îți trimitem numărul AWB)',
    '○ La tine (miercuri, 25 noiembrie)',
  ])
})

test('a sent order is with the courier', () => {
  expect(shown('fulfilled', 'locker')).toEqual([
    '● Plătită (21 noiembrie 2026, 11:42 EET)',
    '● În pregătire (în depozitul nostru)',
    '● La curier (ți-am trimis numărul AWB)',
    '○ În locker (miercuri, 25 noiembrie)',
  ])
})

test('an order that has come is with its customer since the last parcel', () => {
  const come = { deliveredAt: '2026-11-24T08:20:00Z', isThere: true }
  expect(shown('fulfilled', 'courier', come)[3]).toBe('● La tine (24 noiembrie 2026, 10:20 EET)')
  expect(shown('fulfilled', 'pickup', come)[3]).toBe('● La tine (24 noiembrie 2026, 10:20 EET)')
  expect(shown('fulfilled', 'locker', come)[3]).toBe('● La tine (24 noiembrie 2026, 10:20 EET)')
  expect(shown('fulfilled', 'locker', { isThere: true })[3]).toBe('● În locker')
  expect(shown('fulfilled', 'pickup', { isThere: true })[3]).toBe('○ La tine')
})

test('an order that was sent in part is half with the courier, or half ready', () => {
  expect(shown('partially fulfilled', 'courier')[2]).toBe('◐ La curier (o parte a plecat)')
  expect(shown('partially fulfilled', 'pickup')[2]).toBe('◐ Gata de ridicare (o parte e pregătită)')
})

test('a pick-up is ready in the showroom, a voucher is sent by email', () => {
  expect(shown('unfulfilled', 'pickup')[2]).toBe('○ Gata de ridicare (marți, 24 noiembrie)')
  expect(shown('fulfilled', 'email')).toEqual(['● Plătită (21 noiembrie 2026, 11:42 EET)', '● Pe e-mail'])
})

test('an order that is paid on delivery is confirmed, and paid only when the money has come', () => {
  const onDelivery = { method: 'cash', payment: 'unpaid', paidAt: null } as const
  expect(shown('unfulfilled', 'courier', onDelivery)[0]).toBe('● Confirmată (21 noiembrie 2026, 11:40 EET)')
  expect(shown('fulfilled', 'courier', { ...onDelivery, payment: 'paid', paidAt: '2026-11-25T08:00:00Z' })[0]).toBe(
    '● Plătită (25 noiembrie 2026, 10:00 EET)',
  )
})
