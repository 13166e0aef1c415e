import { beforeAll, expect, test } from 'vitest'
import type { CatalogProduct, Snapshot } from '#catalog/columns/snapshot.ts'
import { COUNTRIES } from '#domain/market/countries.ts'
import { isCarried, isDelivered } from '#domain/delivery/delivery.ts'
import { LOCALES, MARKETS, type Locale } from '#domain/market/market.ts'
import { testShop } from '#test/shop.ts'
import { isHomeServed, pieceOf, placesOf, placesOfProduct } from './places.ts'

let snapshot: Snapshot
beforeAll(async () => {
  const shop = await testShop({ products: 400 })
  snapshot = shop.catalog.current
})

const find = (is: (product: CatalogProduct) => boolean): CatalogProduct => snapshot.products.find(is)!
const places = (product: CatalogProduct, locale: Locale) => placesOfProduct(snapshot, product, MARKETS[locale])

test('most things go wherever the market delivers, large ones where somebody brings them', () => {
  const small = find(({ kind, flags, variants }) => kind === 'simple' && !flags.includes('bulky') && variants[0]!.weightG < 5000)
  const large = find(({ flags }) => flags.includes('bulky'))
  for (const locale of LOCALES) {
    expect(places(small, locale)).toBeUndefined()
    expect(places(large, locale)?.toSorted((a, b) => a.localeCompare(b))).toEqual(['HU', 'RO'])
    expect(isHomeServed(snapshot, MARKETS[locale])).toBe(true)
  }
})

test('a set is as large and as heavy as what it consists of', () => {
  const set = find(({ kind }) => kind === 'bundle')
  const parcel = pieceOf(snapshot, set, { weightG: 1, volumeCm3: 1 }, 500)
  const parts = set.parts.map(({ product, variant, qty }) => {
    const whole = snapshot.products[snapshot.byId.get(product)!]!
    return { qty, bulky: whole.flags.includes('bulky'), weightG: whole.variants.find(({ id }) => id === variant)!.weightG }
  })
  expect(parcel.weightG).toBe(parts.reduce((sum, { qty, weightG }) => sum + qty * weightG, 0))
  expect(parcel.bulky).toBe(set.flags.includes('bulky') || parts.some(({ bulky }) => bulky))
  expect(parcel.worth).toBe(500)
})

test('a voucher goes by e-mail, to every country', () => {
  const voucher = find(({ kind }) => kind === 'voucher')
  for (const locale of LOCALES) expect(places(voucher, locale)).toBeUndefined()
})

test('every variant has the places that its rules give, also after others like it', () => {
  for (const locale of LOCALES) {
    const market = MARKETS[locale]
    const rules = snapshot.deliveryRules[locale]
    const all = COUNTRIES.map(({ code }) => code).filter((code) => isDelivered(rules, market, code))
    for (const product of snapshot.products)
      for (const variant of product.variants) {
        const parcel = pieceOf(snapshot, product, variant, 100)
        const asRules = all.filter((country) => isCarried(rules, { market, parcel, country }))
        expect(placesOf(snapshot, market, parcel) ?? all).toEqual(asRules)
      }
  }
})

test('where the market delivers nothing, nothing gets', () => {
  const without: Snapshot = { ...snapshot, deliveryRules: { ro: [], en: [], hu: [] }, derived: new Map() }
  const [product] = snapshot.products
  expect(placesOfProduct(without, product!, MARKETS.ro)).toEqual([])
  expect(isHomeServed(without, MARKETS.ro)).toBe(false)
})
