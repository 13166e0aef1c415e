import fc from 'fast-check'
import { expect, test } from 'vitest'
import { NO_PICTURE } from '#domain/catalog/picture.ts'
import { couponOf } from '#test/coupon.ts'
import { courier as rule } from '#test/courier-rule.ts'
import type { TypedCode } from '#domain/promotions/codes.ts'
import type { Coupon } from '#domain/promotions/coupon.ts'
import type { DeliveryRule } from '#domain/delivery/delivery.ts'
import { MARKETS } from '#domain/market/market.ts'
import type { Item } from '#domain/catalog/product.ts'
import { priceCart, type Pricing } from './quote.ts'

const item = (id: string, change: Partial<Item> = {}): Item => ({
  id,
  product: `1${id}`,
  kind: 'simple',
  sku: `SKU-${id}`,
  slug: `produs-${id}`,
  name: `Produs ${id}`,
  brand: 'Cuibul',
  vendor: '3',
  tags: [],
  noPromo: false,
  vatClass: 'standard',
  size: null,
  color: '',
  picture: NO_PICTURE,
  weightG: 500,
  volumeCm3: 1000,
  bulky: false,
  virtual: false,
  mrp: 12_100,
  catalogPrice: 12_100,
  prior: null,
  parts: [],
  ...change,
})
const pricing: Pricing<DeliveryRule> = {
  market: MARKETS.ro,
  requested: [{ item: '1', qty: 2 }],
  items: new Map([
    ['1', item('1')],
    ['2', item('2', { vatClass: 'books', catalogPrice: 5000, mrp: 5000 })],
    ['3', item('3', { kind: 'voucher', virtual: true, catalogPrice: 10_000, mrp: 10_000 })],
  ]),
  available: new Map([
    ['1', 5],
    ['2', 5],
  ]),
  byWarehouse: new Map<string, Record<string, number>>([
    ['1', { main: 3, budapest: 2 }],
    ['2', { main: 5 }],
  ]),
  rules: [
    rule,
    { ...rule, method: 'pickup', warehouse: 'budapest', warehouseCountry: 'HU', price: 0 },
    { ...rule, method: 'email', countries: [], price: 0 },
  ],
  hasLockers: true,
  destination: { country: 'RO', zip: '540056' },
  delivery: 'courier',
  codes: [],
  isSignedIn: false,
  now: new Date('2026-11-18T10:00:00Z'),
}
const price = (change: Partial<Pricing<DeliveryRule>> = {}) => priceCart({ ...pricing, ...change })

test('lines, delivery and VAT make the total', () => {
  const cart = price()
  expect(cart.sums).toMatchObject({ subtotal: 24_200, delivery: 1999, total: 26_199 })
  expect(cart.vat).toBe(4547)
  expect(cart.missingForFreeDelivery).toBe(800)
})

test('before the destination is known there is an estimate, but no choice and no VAT', () => {
  const cart = price({ destination: null })
  expect(cart).toMatchObject({ choices: null, chosen: null, vat: null })
  expect(cart.sums.total).toBe(24_200)
  expect(cart.estimate).toMatchObject({ price: 1999, from: '2026-11-19', to: '2026-11-20' })
})

test('a pick-up is ready on the showroom’s own days when it has all pieces, parts of bundles included; otherwise after a transfer', () => {
  const hungarian = {
    ...rule,
    method: 'courier' as const,
    countries: ['HU'],
    daysMin: 2,
    daysMax: 4,
  }
  const rules = [...pricing.rules, hungarian]
  const set = item('9', { kind: 'bundle', parts: [{ ...item('1'), item: '1', qty: 2, catalogPrice: 100 }] })
  const items = new Map([...pricing.items, ['9', set]])
  const pickUp = (change: Partial<Pricing<DeliveryRule>>) =>
    price({ rules, items, ...change }).choices!.find(({ key }) => key === 'pickup:budapest')
  const own = { from: '2026-11-19', to: '2026-11-20' }
  const brought = { from: '2026-11-23', to: '2026-11-26' }
  expect(pickUp({ requested: [{ item: '1', qty: 2 }] })).toMatchObject(own)
  expect(pickUp({ requested: [{ item: '1', qty: 3 }] })).toMatchObject(brought)
  expect(pickUp({ requested: [{ item: '9', qty: 1 }] })).toMatchObject(own)
  expect(
    pickUp({
      requested: [
        { item: '9', qty: 1 },
        { item: '1', qty: 1 },
      ],
    }),
  ).toMatchObject(brought)
  expect(pickUp({ requested: [{ item: '2', qty: 1 }] })).toMatchObject(brought)
})

test('a showroom without the goods that no courier reaches is not offered', () => {
  const keys = (qty: number) => price({ requested: [{ item: '1', qty }] }).choices!.map(({ key }) => key)
  expect(keys(2)).toContain('pickup:budapest')
  expect(keys(3)).not.toContain('pickup:budapest')
})

test('a delivery that is not among the choices is not chosen', () => {
  expect(price({ delivery: 'locker' }).chosen).toBeNull()
  expect(price({ destination: { country: 'DE', zip: '10115' } })).toMatchObject({ choices: [], chosen: null })
})

test('a pick-up in Budapest has Hungarian VAT', () => {
  expect(price({ delivery: 'pickup:budapest' }).lines[0]).toMatchObject({ vatCountry: 'HU', vatRate: 2700 })
})

test('a gift voucher bears no VAT, needs no stock and counts for no free delivery', () => {
  const cart = price({
    requested: [
      { item: '1', qty: 2 },
      { item: '3', qty: 1 },
    ],
  })
  expect(cart.lines[1]).toMatchObject({ qty: 1, max: 99, vatRate: 0 })
  expect(cart.missingForFreeDelivery).toBe(800)
  expect(price({ requested: [{ item: '3', qty: 1 }], delivery: 'email' }).chosen).toMatchObject({ key: 'email', price: 0 })
})

const typed = (code: string, change: Partial<Coupon> = {}): TypedCode => ({
  kind: 'coupon',
  code,
  coupon: couponOf(code, change),
})
const voucherOf = (code: string, balance: number): TypedCode => ({
  kind: 'voucher',
  code,
  voucher: { id: code, code, currency: 'RON', balance, validUntil: null, isStopped: false },
})

test('coupons reduce prices, vouchers pay, and codes are returned in the order typed', () => {
  const codes: TypedCode[] = [
    voucherOf('DAR', 5000),
    { kind: 'unknown', code: 'NIMIC', state: 'error_not_exist' },
    typed('ZECE'),
    voucherOf('ALTUL', 500),
  ]
  const cart = price({ codes })
  expect(cart.lines[0]).toMatchObject({ discount: 2420, total: 21_780 })
  expect(cart.sums).toMatchObject({ subtotal: 24_200, discount: 2420, total: 23_779 })
  expect(cart.codes).toMatchObject([
    { kind: 'voucher', code: 'DAR', amount: 5000 },
    { kind: 'unknown', code: 'NIMIC', state: 'error_not_exist' },
    { kind: 'coupon', code: 'ZECE', amount: 2420 },
    { kind: 'voucher', code: 'ALTUL', amount: 500 },
  ])
  expect(cart).toMatchObject({ vouchers: 5500, due: 18_279, missingForFreeDelivery: 3220 })
})

test('vouchers pay for the delivery too, and never more than the total', () => {
  const { sums, vouchers, due } = price({ codes: [voucherOf('DAR', 100_000)] })
  expect([sums.total, vouchers, due]).toEqual([26_199, 26_199, 0])
})

test('the conditions of a coupon about customer and time are checked', () => {
  const codes = [typed('CONT', { customerIsLoggedIn: true })]
  expect(price({ codes }).codes).toMatchObject([{ state: 'error_logged_in' }])
  expect(price({ codes, isSignedIn: true }).codes).toMatchObject([{ state: 'applied' }])
  expect(price({ codes: [typed('IERI', { end: new Date('2026-11-17T10:00:00Z') })] }).codes).toMatchObject([
    { state: 'error_invalid' },
  ])
  expect(price({ codes: [typed('EURO', { currency: 'EUR' })] }).codes).toMatchObject([{ state: 'error_currency' }])
})

test('only gift vouchers have a recipient', () => {
  const gift = { name: 'Mara', message: 'La mulți ani!' }
  const cart = price({
    requested: [
      { item: '1', qty: 1, gift },
      { item: '3', qty: 1, gift },
    ],
  })
  expect(cart.lines.map((line) => line.gift)).toEqual([null, gift])
  expect(price({ requested: [{ item: '3', qty: 1 }] }).lines[0]!.gift).toBeNull()
})

test('the estimate is for the usual destination of the country', () => {
  const rules = [{ ...rule, zipPattern: String.raw`^\d{6}$` }]
  expect(price({ rules, destination: null }).estimate).toMatchObject({ price: 1999 })
})

test('goods sent from Romania to Hungary have Hungarian VAT', () => {
  const cart = price({ rules: [{ ...rule, countries: ['HU'] }], destination: { country: 'HU', zip: '1114' } })
  expect(cart.chosen).toMatchObject({ key: 'courier' })
  expect(cart.lines[0]).toMatchObject({ vatCountry: 'HU', vatRate: 2700 })
})

test('an empty cart has total 0 and no delivery', () => {
  expect(price({ requested: [] })).toMatchObject({
    lines: [],
    choices: [],
    estimate: null,
    missingForFreeDelivery: null,
    sums: { total: 0 },
  })
})

test('pricing a priced cart again changes nothing', () => {
  const line = fc.record({ item: fc.constantFrom('1', '2', '3', '9'), qty: fc.integer({ min: 1, max: 99 }) })
  fc.assert(
    fc.property(
      fc.array(line, { maxLength: 6 }),
      fc.constantFrom('courier', 'pickup:budapest', 'nowhere'),
      (requested, delivery) => {
        const once = price({ requested, delivery })
        const twice = price({ requested: once.lines.map(({ item: { id }, qty }) => ({ item: id, qty })), delivery })
        expect(twice).toEqual({ ...once, adjustments: [] })
      },
    ),
  )
})

test('the rate of VAT is that of the day in the market, not of the UTC day', () => {
  const rateAt = (moment: string) => price({ now: new Date(moment) }).lines[0]!.vatRate
  // Romania's standard rate rose on 1 August 2025, which began at 21:00 UTC.
  expect(rateAt('2025-07-31T20:59:59Z')).toBe(1900)
  expect(rateAt('2025-07-31T21:00:00Z')).toBe(2100)
})
