import { expect, test } from 'vitest'
import { couponDiscount, couponRefusal, ineligible, percentOf, type Coupon } from './coupon.ts'

const coupon: Coupon = {
  id: '1',
  code: 'PUI25',
  valid: true,
  usage: 0,
  type: 1,
  amount: 2500,
  maxAmount: 0,
  minPurchase: 20_000,
  currency: 'RON',
  start: new Date('2026-11-01T00:00:00Z'),
  end: new Date('2026-11-30T21:59:59Z'),
  maxUses: 5,
  maxUsesPerCustomer: 1,
  usageByCustomer: 0,
  customerIsLoggedIn: true,
  appliesTo: { kind: 'order' },
}
const question = { now: new Date('2026-11-21T12:00:00Z'), isSignedIn: true, subtotal: 20_000, currency: 'RON' as const }

test('a coupon that passes the six checks is not refused', () => {
  expect(couponRefusal(coupon, question)).toBeNull()
})

test.each([
  ['stopped', { valid: false }, {}, 'error_invalid'],
  ['a moment before its start', {}, { now: new Date('2026-10-31T23:59:59.999Z') }, 'error_invalid'],
  ['at its start', {}, { now: new Date('2026-11-01T00:00:00Z') }, null],
  ['at its end', {}, { now: new Date('2026-11-30T21:59:59Z') }, null],
  ['a moment after its end', {}, { now: new Date('2026-11-30T21:59:59.001Z') }, 'error_invalid'],
  ['without a start', { start: null }, { now: new Date('2001-01-01T00:00:00Z') }, null],
  ['without an end', { end: null }, { now: new Date('2101-01-01T00:00:00Z') }, null],
  ['nobody signed in', {}, { isSignedIn: false }, 'error_logged_in'],
  ['for everybody', { customerIsLoggedIn: false }, { isSignedIn: false }, null],
  ['a hundredth below its minimum', {}, { subtotal: 19_999 }, 'error_min_purchase'],
  ['without a minimum', { minPurchase: 0 }, { subtotal: 0 }, null],
  ['used but once', { usage: 4 }, {}, null],
  ['used up', { usage: 5 }, {}, 'error_usage'],
  ['without a limit', { maxUses: 0, usage: 10_000 }, {}, null],
  ['used up by this customer', { usageByCustomer: 1 }, {}, 'error_usage'],
  ['without a limit per customer', { maxUsesPerCustomer: 0, usageByCustomer: 9 }, {}, null],
  ['of another currency', { currency: 'EUR' as const }, {}, 'error_currency'],
])('%s', (_, change, asked, reason) => {
  expect(couponRefusal({ ...coupon, ...change }, { ...question, ...asked })).toBe(reason)
})

test('the first failing check gives the reason', () => {
  const all = { ...coupon, valid: false, usage: 5, currency: 'EUR' as const }
  const wrong = { ...question, isSignedIn: false, subtotal: 0 }
  const reasons = [
    couponRefusal(all, wrong),
    couponRefusal({ ...all, valid: true }, wrong),
    couponRefusal({ ...all, valid: true, customerIsLoggedIn: false }, wrong),
    couponRefusal({ ...all, valid: true, customerIsLoggedIn: false, minPurchase: 0 }, wrong),
    couponRefusal({ ...all, valid: true, customerIsLoggedIn: false, minPurchase: 0, usage: 4 }, wrong),
  ]
  expect(reasons).toEqual(['error_invalid', 'error_logged_in', 'error_min_purchase', 'error_usage', 'error_currency'])
})

const item = {
  id: '101',
  kind: 'simple' as const,
  sku: 'BODY',
  name: 'Body',
  product: '10101',
  vendor: '7',
  tags: ['night'],
  noPromo: false,
}

test.each([
  ['anything', {}, { kind: 'order' as const }, null],
  ['a name with voucher in any case', { name: 'Gift VOUCHER' }, { kind: 'order' as const }, 'voucher'],
  ['an item id with voucher', { id: 'voucher-10' }, { kind: 'order' as const }, 'voucher'],
  [
    'a stock number with voucher, under a Hungarian name',
    { name: 'Ajándékutalvány', sku: 'gift-Voucher-10' },
    { kind: 'order' as const },
    'voucher',
  ],
  ['a voucher by its kind', { kind: 'voucher' as const }, { kind: 'order' as const }, 'voucher'],
  ['infant formula', { noPromo: true }, { kind: 'order' as const }, 'no_promo'],
  ['a vendor in the list', {}, { kind: 'vendors' as const, vendors: ['6', '7'] }, null],
  ['another vendor', {}, { kind: 'vendors' as const, vendors: ['6'] }, 'other_vendor'],
  ['a product in the list, with its underscore', {}, { kind: 'products' as const, products: ['_10101'] }, null],
  ['a product without its underscore', {}, { kind: 'products' as const, products: ['10101'] }, 'other_product'],
  ['a tag in common', {}, { kind: 'tags' as const, tags: ['wood', 'night'] }, null],
  ['no tag in common', {}, { kind: 'tags' as const, tags: ['wood'] }, 'other_tags'],
])('%s', (_, change, scope, why) => {
  expect(ineligible({ ...item, ...change }, scope)).toBe(why)
})

test('percentages are rounded half up, in forints to whole forints', () => {
  expect(percentOf(1005, 10, 'RON')).toBe(101)
  expect(percentOf(1004, 10, 'RON')).toBe(100)
  expect(percentOf(50_500, 1, 'HUF')).toBe(500)
  expect(percentOf(55_000, 1, 'HUF')).toBe(600)
  expect(percentOf(54_900, 1, 'HUF')).toBe(500)
  expect(percentOf(2_147_483_647, 99, 'EUR')).toBe(2_126_008_811)
})

test.each([
  ['10 %', { type: 0 as const, amount: 10 }, 2000],
  ['10 %, at most 15 lei', { type: 0 as const, amount: 10, maxAmount: 1500 }, 1500],
  ['25 lei', { type: 1 as const, amount: 2500 }, 2500],
  ['more than the goods are worth', { type: 1 as const, amount: 25_000 }, 20_000],
  ['25 lei, at most 10', { type: 1 as const, amount: 2500, maxAmount: 1000 }, 1000],
  ['15 % on a line', { type: 3 as const, amount: 15 }, 3000],
  ['a voucher takes nothing off', { type: 2 as const, amount: 2500 }, 0],
])('%s', (_, change, discount) => {
  expect(couponDiscount({ ...coupon, ...change }, 20_000, 'RON')).toBe(discount)
})
