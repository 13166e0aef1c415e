import { beforeAll, expect, test } from 'vitest'
import { speak } from '#test/locale.ts'
import type { OrderView } from '#web/schema/order.ts'
import { thanksWords } from './thanks-words.ts'

beforeAll(() => speak('ro'))

const words = (
  status: OrderView['status'],
  method: OrderView['delivery']['method'],
  deliveredAt: OrderView['deliveredAt'] = null,
) =>
  thanksWords({
    status,
    deliveredAt,
    delivery: { method },
    address: { firstName: 'Ioana' } as OrderView['address'],
    contact: { email: 'ioana@exemplu.ro', phone: '' },
    lines: [],
  })

test('a paid order is thanked for, and its confirmation is announced', () => {
  const { title, text } = words('unfulfilled', 'courier')
  expect(title).toBe('Mulțumim, Ioana. Am început să împachetăm.')
  expect(text).toContain('Confirmarea pleacă acum spre ioana@exemplu.ro')
})

test('an order that has left is not packed again, and one in a showroom can be collected', () => {
  expect(words('fulfilled', 'courier').title).toBe('Comanda a plecat, Ioana.')
  expect(words('fulfilled', 'locker').text).not.toContain('Confirmarea')
  expect(words('fulfilled', 'pickup').title).toBe('Comanda e pregătită, Ioana.')
})

test('an order that was sent in part says so, and one that came is with its customer', () => {
  expect(words('partially fulfilled', 'courier').title).toBe('O parte din comandă a plecat, Ioana.')
  expect(words('partially fulfilled', 'pickup').title).toBe('O parte din comandă e pregătită, Ioana.')
  expect(words('fulfilled', 'courier', '2026-11-24T08:20:00Z').title).toBe('Comanda e la tine, Ioana.')
  expect(words('fulfilled', 'pickup', '2026-11-24T08:20:00Z').title).toBe('Comanda e la tine, Ioana.')
})
