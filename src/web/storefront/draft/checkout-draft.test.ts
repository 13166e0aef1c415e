import { expect, test } from 'vitest'
import { draft, parseBilling, parseShipping } from './checkout-draft.browser.ts'

test('a new draft has nothing ticked but "same as delivery" (LAW-11)', () => {
  expect(parseShipping(null).newsletter).toBe(false)
  expect(parseBilling(null)).toMatchObject({ personType: 'individual', sameAsDelivery: true, companyName: '' })
})

test('a stored draft is read field by field, wrong kinds count as empty', () => {
  const raw = {
    contact: { email: 5, phone: '0722' },
    address: { city: ['x'], country: 'Romania', zip: '400001' },
    locker: { name: 'x' },
  }
  expect(parseShipping(raw)).toMatchObject({
    contact: { email: '', phone: '0722' },
    address: { city: '', country: '', zip: '400001' },
    locker: null,
  })
})

test('after an order the address is retained and the choices of that order are removed', () => {
  draft.setContact({ email: 'ioana@exemplu.ro' })
  draft.setAddress({ city: 'Cluj-Napoca' })
  draft.setShipping({ delivery: 'courier', note: 'Interfon 12', newsletter: true })
  draft.orderPlaced()
  expect(draft.shipping()).toMatchObject({
    contact: { email: 'ioana@exemplu.ro' },
    address: { city: 'Cluj-Napoca' },
    delivery: '',
    note: '',
    newsletter: false,
  })
})
