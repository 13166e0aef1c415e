import { expect, test } from 'vitest'
import { NO_PICTURE } from '#domain/catalog/picture.ts'
import { bundleSaving, isOnSale, parcelOf, shownPrior, vatClassOf, type Item, type Part } from './product.ts'

const item: Item = {
  id: '1',
  product: '11',
  kind: 'simple',
  sku: 'SKU-1',
  slug: 'body',
  name: 'Body',
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
  mrp: 7000,
  catalogPrice: 5000,
  prior: 6000,
  parts: [],
}
const part: Part = {
  item: '2',
  qty: 2,
  sku: 'SKU-2',
  name: 'Cadă',
  catalogPrice: 100,
  picture: NO_PICTURE,
  weightG: 900,
  volumeCm3: 50,
  bulky: true,
}
const voucher: Item = { ...item, kind: 'voucher', virtual: true }

test('only a price below the prior price is struck through, and none of infant formula (D-28)', () => {
  expect(shownPrior(item)).toBe(6000)
  expect(shownPrior({ ...item, prior: 5000 })).toBeNull()
  expect(shownPrior({ ...item, prior: null })).toBeNull()
  expect(shownPrior({ ...item, noPromo: true })).toBeNull()
})

test('a price below the recommended one is on sale', () => {
  expect(isOnSale(item)).toBe(true)
  expect(isOnSale({ ...item, catalogPrice: 7000 })).toBe(false)
})

test('a voucher is taxed when it is spent', () => {
  expect(vatClassOf(voucher)).toBe('multi_purpose_voucher')
  expect(vatClassOf(item)).toBe('standard')
})

test('the weight of a parcel is the sum of its items, of a bundle that of its parts', () => {
  const bundle: Item = { ...item, kind: 'bundle', parts: [part] }
  expect(parcelOf([{ item, qty: 3, total: 15_000 }])).toEqual({
    virtual: false,
    weightG: 1500,
    volumeCm3: 3000,
    bulky: false,
    worth: 15_000,
  })
  expect(parcelOf([{ item: bundle, qty: 2, total: 10_000 }])).toMatchObject({ weightG: 3600, volumeCm3: 200, bulky: true })
})

test('vouchers weigh nothing and do not count for free delivery', () => {
  expect(parcelOf([{ item: voucher, qty: 1, total: 5000 }])).toMatchObject({ virtual: true, weightG: 0, worth: 0 })
  expect(
    parcelOf([
      { item: voucher, qty: 1, total: 5000 },
      { item, qty: 1, total: 5000 },
    ]),
  ).toMatchObject({ virtual: false, worth: 5000 })
  expect(parcelOf([])).toMatchObject({ virtual: false })
})

test('a bundle that may not be promoted shows no saving (D-28)', () => {
  const set = { catalogPrice: 8500, parts: [{ ...part, catalogPrice: 10_000, qty: 1 }] }
  expect(bundleSaving({ ...set, noPromo: false })).toBe(1500)
  expect(bundleSaving({ ...set, noPromo: true })).toBe(0)
})
