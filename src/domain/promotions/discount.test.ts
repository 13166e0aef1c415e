import { expect, test } from 'vitest'
import { NO_PICTURE } from '#domain/catalog/picture.ts'
import type { Coupon } from './coupon.ts'
import { couponOf as coupon } from '#test/coupon.ts'
import { discountLines } from './discount.ts'
import type { Item } from '#domain/catalog/product.ts'

const item = (id: string, change: Partial<Item> = {}): Item => ({
  id,
  product: `1${id}`,
  kind: 'simple',
  sku: `SKU-${id}`,
  slug: id,
  name: `Produs ${id}`,
  brand: 'Mira',
  vendor: '3',
  tags: [],
  noPromo: false,
  vatClass: 'standard',
  size: null,
  color: '',
  picture: NO_PICTURE,
  weightG: 1,
  volumeCm3: 1,
  bulky: false,
  virtual: false,
  mrp: 10_000,
  catalogPrice: 10_000,
  prior: null,
  parts: [],
  ...change,
})
const part = {
  item: '9',
  qty: 1,
  sku: 'P',
  name: 'P',
  picture: NO_PICTURE,
  weightG: 1,
  volumeCm3: 1,
  bulky: false,
  catalogPrice: 11_000,
}
const set = item('4', { kind: 'bundle', parts: [part] })
const onSale = item('2', { catalogPrice: 8000, prior: 10_000 })
const now = new Date('2026-11-21T12:00:00Z')
const run = (items: Item[], coupons: Coupon[]) =>
  discountLines(
    items.map((one) => ({ item: one, qty: 1 })),
    coupons,
    { currency: 'RON', now, isSignedIn: false },
  )
const told = (items: Item[], coupons: Coupon[]) =>
  run(items, coupons).lines.map((line) => line.coupons.map(({ why, amount, missing }) => [why, amount, missing]))

test('ten percent of eligible lines: sale lines, bundles, vouchers and formula are excluded, each with its reason', () => {
  const items = [item('1'), onSale, set, item('5', { kind: 'voucher', virtual: true }), item('6', { noPromo: true })]
  expect(told(items, [coupon('ZECE')])).toEqual([
    [['applied', 1000, null]],
    [['on_sale', 0, null]],
    [['bundle', 0, null]],
    [['voucher', 0, null]],
    [['no_promo', 0, null]],
  ])
  expect(run(items, [coupon('ZECE')]).coupons).toMatchObject([
    { kind: 'coupon', state: 'applied', amount: 1000, missing: null, warnings: ['not_for_discounted'] },
  ])
})

test('a line excluded for another reason is not reported as already discounted', () => {
  expect(run([item('1')], [coupon('ZECE')]).coupons[0]!.warnings).toEqual([])
  expect(run([item('1'), { ...set, catalogPrice: 9000 }], [coupon('ZECE')]).coupons[0]!.warnings).toEqual([])
})

test('below the minimum every eligible line has the missing amount', () => {
  const pui = coupon('PUI25', { type: 1, amount: 2500, minPurchase: 20_000 })
  expect(told([item('1'), onSale], [pui])).toEqual([[['below_minimum', 0, 10_000]], [['on_sale', 0, null]]])
  expect(run([item('1')], [pui]).coupons).toMatchObject([{ state: 'error_min_purchase', missing: 10_000, amount: 0 }])
  const foreign = { ...pui, currency: 'EUR' as const }
  expect(run([item('1')], [foreign]).coupons).toMatchObject([{ state: 'error_min_purchase', missing: null }])
})

test('a coupon refused as a whole has no reasons on lines', () => {
  expect(told([item('1')], [coupon('OPRIT', { valid: false })])).toEqual([[]])
})

test('a coupon without an eligible line is not applicable', () => {
  expect(run([onSale], [coupon('ZECE')]).coupons).toMatchObject([
    { state: 'error_not_applicable', warnings: ['not_for_discounted'] },
  ])
  expect(run([], [coupon('ZECE')]).coupons).toMatchObject([{ state: 'error_not_applicable', warnings: [] }])
  const other = coupon('ALT', { appliesTo: { kind: 'vendors', vendors: ['8'] } })
  expect(run([item('1'), onSale], [other]).coupons).toMatchObject([{ state: 'error_not_applicable', warnings: [] }])
})

test('type 3 coupons are applied before type 0, whatever the order typed', () => {
  const night = coupon('NOAPTE', { type: 3, amount: 15, appliesTo: { kind: 'products', products: ['_11'] } })
  for (const coupons of [
    [night, coupon('ZECE')],
    [coupon('ZECE'), night],
  ]) {
    const { lines, coupons: outcomes } = run([item('1'), item('3')], coupons)
    expect(lines.map(({ unitPrice, discount }) => [unitPrice, discount])).toEqual([
      [8500, 0],
      [10_000, 1000],
    ])
    expect(Object.fromEntries(outcomes.map(({ code, amount }) => [code, amount]))).toEqual({ NOAPTE: 1500, ZECE: 1000 })
  }
})

test('below the recommended price, but not below its lowest price, is on sale and never called reduced (D-86)', () => {
  const night = coupon('NOAPTE', { type: 3, amount: 15 })
  for (const prior of [null, 8000, 7000]) {
    const lowest = item('2', { catalogPrice: 8000, prior })
    expect(told([lowest], [coupon('ZECE')])).toEqual([[['lowest_price', 0, null]]])
    expect(told([lowest], [night])).toEqual([[['lowest_price', 0, null]]])
    // Lowered by a code it is reduced.
    const more = coupon('NOAPTE', { type: 3, amount: 40 })
    expect(told([lowest], [coupon('ZECE'), more])).toEqual([
      [
        ['on_sale', 0, null],
        ['applied', 2000, null],
      ],
    ])
  }
})

test('the minimum of a type 3 coupon is compared with prices before coupons, so that it never excludes itself', () => {
  const night = coupon('NOAPTE', { type: 3, amount: 15, minPurchase: 10_000 })
  expect(run([item('1')], [night]).lines[0]).toMatchObject({ unitPrice: 8500 })
  expect(run([item('1')], [night]).coupons).toMatchObject([{ state: 'applied', amount: 1500, missing: null }])
  expect(told([onSale], [night])).toEqual([[['below_minimum', 0, 10_000]]])
})

test('a line with a larger reduction of its own has that reason, and the coupon a warning', () => {
  const night = coupon('NOAPTE', { type: 3, amount: 15 })
  expect(told([onSale], [night])).toEqual([[['higher_discount', 0, null]]])
  expect(run([onSale], [night]).coupons).toMatchObject([{ state: 'error_not_applicable', warnings: ['higher_discount_applies'] }])
  expect(run([item('1')], [night]).coupons).toMatchObject([{ state: 'applied', warnings: [] }])
  expect(run([item('1'), onSale], [night]).coupons).toMatchObject([{ state: 'applied', warnings: ['higher_discount_applies'] }])
  expect(run([set], [night]).coupons[0]!.warnings).toEqual(['higher_discount_applies'])
})

test('coupons together never exceed the price of the goods', () => {
  const { lines, coupons } = run([item('1'), item('3')], [coupon('A', { amount: 60 }), coupon('B', { amount: 60 }), coupon('C')])
  expect(coupons.map(({ amount, state }) => [amount, state])).toEqual([
    [12_000, 'applied'],
    [8000, 'applied'],
    [0, 'error_not_applicable'],
  ])
  expect(lines.map(({ discount }) => discount)).toEqual([10_000, 10_000])
  expect(lines[0]!.coupons.map(({ why }) => why)).toEqual(['applied', 'applied', 'nothing_left'])
})

test('a discount is divided by largest remainder and adds up', () => {
  const three = [
    item('1', { mrp: 3333, catalogPrice: 3333 }),
    item('3', { mrp: 3333, catalogPrice: 3333 }),
    item('7', { mrp: 3334, catalogPrice: 3334 }),
  ]
  const { lines } = run(three, [coupon('LEU', { type: 1, amount: 100 })])
  expect(lines.map(({ discount }) => discount)).toEqual([33, 33, 34])
})

test('a coupon of type 2 has no discount and no reasons on lines', () => {
  const { lines, coupons } = run([item('1'), onSale], [coupon('DAR', { type: 2, amount: 5000 })])
  expect(lines[0]).toMatchObject({ discount: 0, coupons: [] })
  expect(coupons).toMatchObject([{ state: 'error_not_applicable', amount: 0, warnings: [] }])
})
