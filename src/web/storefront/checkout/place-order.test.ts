import { expect, test } from 'vitest'
import { MARKETS } from '#domain/market/market.ts'
import type { Quote } from '#web/schema/cart.ts'
import { parseBilling, parseShipping } from '#web/storefront/draft/checkout-draft.browser.ts'
import { formOf } from './checkout-form.browser.ts'
import { orderRequest } from './place-order.browser.ts'

const home = {
  firstName: 'Ioana',
  lastName: 'Marinescu',
  address: 'Str. Țepeș Vodă 14',
  city: 'Târgu Mureș',
  county: 'MS',
  zip: '540056',
  country: 'RO',
}
const locker = { id: 'CUIB-RO-049', courier: 'Cuibox', name: 'Cuibox Tudor', address: '', city: '', zip: '' }
const quote = {
  lines: [{ item: '100001', qty: 2, sale: 5000, name: 'Body', gift: null }],
  codes: [],
  total: 11_999,
  vouchers: 0,
  tooLarge: false,
  due: 11_999,
} as unknown as Quote

function request(shippingPart: object, billingPart: object, quotePart: object = {}) {
  const shipping = parseShipping({ contact: { email: 'a@b.ro', phone: '0722418305' }, address: home, ...shippingPart })
  return orderRequest({
    market: 'ro',
    form: formOf(shipping, parseBilling(billingPart), MARKETS.ro),
    shipping,
    quote: { ...quote, ...quotePart },
  })
}

test('only ids, quantities, what was typed and the shown total are sent (D-40, D-44)', () => {
  expect(request({ delivery: 'courier' }, {})).toEqual({
    market: 'ro',
    lines: [{ item: '100001', qty: 2 }],
    contact: { email: 'a@b.ro', phone: '0722418305' },
    address: home,
    billing: { sameAsDelivery: true, personType: 'individual' },
    delivery: 'courier',
    codes: [],
    total: 11_999,
    terms: true,
    newsletter: false,
  })
})

test('a company’s details are sent for a company only, another address only where it differs', () => {
  const company = { companyName: 'Atelier SRL', vatNumber: 'RO18547290', registerNumber: '' }
  expect(request({}, { ...company, personType: 'individual' }).billing).toEqual({
    sameAsDelivery: true,
    personType: 'individual',
  })
  expect(request({}, { ...company, personType: 'company' }).billing).toEqual({
    ...company,
    sameAsDelivery: true,
    personType: 'company',
  })
  expect(request({}, { ...home, city: 'Dej', sameAsDelivery: false }).billing).toEqual({
    ...home,
    city: 'Dej',
    sameAsDelivery: false,
    personType: 'individual',
  })
})

test('a locker goes with a delivery to lockers, a note with any', () => {
  expect(request({ delivery: 'courier', locker }, {})).not.toHaveProperty('locker')
  expect(request({ delivery: 'locker', locker, note: ' Interfon 12 ' }, {})).toMatchObject({
    locker: 'CUIB-RO-049',
    note: 'Interfon 12',
  })
})

test('applied codes are sent, and the amount due when a voucher pays', () => {
  const codes = [
    { code: 'PUI25', kind: 'coupon', state: 'applied', amount: 2500 },
    { code: 'VARA', kind: 'coupon', state: 'error_min_purchase', amount: 0 },
    { code: 'AAAA-BBBB-CCCC-DDDD', kind: 'voucher', state: 'applied', amount: 5000 },
  ]
  expect(request({}, {}, { codes, vouchers: 5000, due: 6999 })).toMatchObject({
    codes: ['PUI25', 'AAAA-BBBB-CCCC-DDDD'],
    total: 11_999,
    due: 6999,
  })
  expect(request({}, {})).not.toHaveProperty('due')
})

test('a bought voucher has its recipient', () => {
  const gift = { name: 'Smaranda', message: 'La mulți ani!' }
  expect(request({}, {}, { lines: [{ item: '7', qty: 1, gift }] }).lines).toEqual([{ item: '7', qty: 1, gift }])
})
