import { beforeAll, expect, test } from 'vitest'
import { speak } from '#test/locale.ts'
import type { OrderView } from '#web/schema/order.ts'
import { trackSteps } from './track-steps.ts'

beforeAll(() => speak('ro'))

const order = (status: OrderView['status'], method: OrderView['delivery']['method']) => ({
  status,
  delivery: { key: method, method, price: 0, from: '2026-11-24', to: '2026-11-25', showroom: null, locker: null },
})
const shown = (status: OrderView['status'], method: OrderView['delivery']['method']) =>
  trackSteps(order(status, method)).map(({ name, done, note }) =>
    `${done ? '●' : '○'} ${name}${note ? ` (${note})` : ''}`.replaceAll('\u00a0', ' '),
  )

test('a paid order is in preparation, with its delivery day', () => {
  expect(shown('unfulfilled', 'courier')).toEqual([
    '● Plătită',
    '● În pregătire',
    '○ La curier',
    '○ La tine (miercuri, 25 noiembrie)',
  ])
})

test('a sent order is with the courier', () => {
  expect(shown('fulfilled', 'locker')).toEqual([
    '● Plătită',
    '● În pregătire',
    '● La curier',
    '○ În locker (miercuri, 25 noiembrie)',
  ])
})

test('a pick-up is ready in the showroom, a voucher is sent by email', () => {
  expect(shown('unfulfilled', 'pickup')[2]).toBe('○ Gata de ridicare (marți, 24 noiembrie)')
  expect(shown('fulfilled', 'email')).toEqual(['● Plătită', '● Pe e-mail'])
})
