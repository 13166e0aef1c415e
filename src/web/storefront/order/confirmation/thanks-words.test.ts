import { beforeAll, expect, test } from 'vitest'
import { speak } from '#test/locale.ts'
import type { OrderView } from '#web/schema/order.ts'
import { thanksWords } from './thanks-words.ts'

beforeAll(() => speak('ro'))

const words = (status: OrderView['status'], method: OrderView['delivery']['method']) =>
  thanksWords({
    status,
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
  expect(words('partially fulfilled', 'courier').title).toContain('împachetăm')
})
