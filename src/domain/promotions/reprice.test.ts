import { expect, test } from 'vitest'
import { NO_PICTURE } from '#domain/catalog/picture.ts'
import { couponOf } from '#test/coupon.ts'
import type { Item } from '#domain/catalog/product.ts'
import { reprice } from './reprice.ts'

const item: Item = {
  id: '1',
  product: '11',
  kind: 'simple',
  sku: 'SKU',
  slug: 's',
  name: 'Pijama',
  brand: 'Mira',
  vendor: '3',
  tags: ['night'],
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
}
const part = { item: '2', qty: 2, sku: 'P', name: 'Body', picture: NO_PICTURE, weightG: 1, volumeCm3: 1, bulky: false }
const coupon = couponOf('NOAPTE15', { type: 3, amount: 15, appliesTo: { kind: 'tags', tags: ['night'] } })
const better = { ...coupon, code: 'NOAPTE20', amount: 20 }
const price = (change: Partial<Item> = {}, coupons = [coupon]) => reprice({ ...item, ...change }, coupons, 'RON')

test('an eligible line becomes couponed and on sale', () => {
  expect(price()).toEqual({ unitPrice: 8500, onSale: true, couponed: true, lowestBy: coupon })
})

test('a larger or equal reduction is not replaced', () => {
  expect(price({ catalogPrice: 8000 })).toEqual({ unitPrice: 8000, onSale: true, couponed: true, lowestBy: null })
  expect(price({ catalogPrice: 8500 }).lowestBy).toBeNull()
  expect(price({ catalogPrice: 8501 })).toMatchObject({ unitPrice: 8500, lowestBy: coupon })
})

test.each([
  // [code, price, covered by the code] of a set of 1.000,00 in parts that is sold at 850,00 (D-24).
  [14, 85_000, false],
  [15, 85_000, false],
  [16, 84_000, true],
  [17, 83_000, true],
  [18, 82_000, true],
])('a bundle compares its own saving with a code of %i percent on the price of its parts', (amount, sale, isCovered) => {
  const set = { kind: 'bundle' as const, mrp: 85_000, catalogPrice: 85_000, parts: [{ ...part, catalogPrice: 50_000 }] }
  const code = { ...coupon, amount }
  expect(price(set, [code])).toEqual({ unitPrice: sale, onSale: true, couponed: true, lowestBy: isCovered ? code : null })
})

test('a bundle whose recommended price is above its parts is compared on that price', () => {
  const set = { kind: 'bundle' as const, parts: [{ ...part, catalogPrice: 4500 }] }
  expect(price({ ...set, catalogPrice: 8800 })).toMatchObject({ unitPrice: 8500, lowestBy: coupon })
  expect(price({ ...set, catalogPrice: 8400 })).toMatchObject({ unitPrice: 8400, lowestBy: null })
})

test('of two coupons the larger applies to each line, of equal ones the first', () => {
  expect(price({}, [coupon, better])).toMatchObject({ unitPrice: 8000, lowestBy: better })
  expect(price({}, [better, coupon])).toMatchObject({ unitPrice: 8000, lowestBy: better })
  expect(price({}, [coupon, { ...coupon, code: 'ALTUL' }]).lowestBy).toBe(coupon)
})

test('the discount of a piece is limited to the maximum', () => {
  expect(price({}, [{ ...coupon, maxAmount: 1000 }]).unitPrice).toBe(9000)
})

test('ineligible lines, and carts without coupons, have their current price', () => {
  expect(price({ tags: [] })).toEqual({ unitPrice: 10_000, onSale: false, couponed: false, lowestBy: null })
  expect(price({ catalogPrice: 9000 }, [])).toEqual({ unitPrice: 9000, onSale: true, couponed: false, lowestBy: null })
  expect(price({ noPromo: true }).couponed).toBe(false)
})
