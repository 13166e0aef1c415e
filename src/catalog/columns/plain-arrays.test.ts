/** The columns answer what plain arrays of products answer, before and after patches. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { AGE_BANDS, NO_FILTERS, priceSteps } from '#domain/catalog/filters.ts'
import { SORTS, type Sort } from '#domain/catalog/listing.ts'
import { CURRENCIES, type Currency } from '#domain/market/market.ts'
import type { CatalogProduct, CatalogVariant } from '#store/catalog/catalog-products.ts'
import { context } from '#test/many-products.ts'
import { naiveFacets, naivePage, type NaiveCatalog } from '#test/oracle/naive-listings.ts'
import { buildSnapshot } from './build-snapshot.ts'
import { listProducts, type Criteria, type Facets } from './listing.ts'
import { patchSnapshot } from './patch.ts'
import type { Snapshot } from './snapshot.ts'

const NOW = Date.parse('2026-11-21T12:00:00Z')
const HOUR_MS = 3_600_000
const around = context()
const BRANDS = new Map(around.brands.slice(0, 4).map(({ id, slug }) => [id, slug]))
const FILTERABLE = ['attribute-0', 'attribute-1', 'attribute-2']
const SHOWROOMS = around.showrooms.slice(0, 2).map(({ id }) => id)
const source = {
  ...around,
  brands: around.brands.filter(({ id }) => BRANDS.has(id)),
  attributes: around.attributes.map((attribute) => ({ ...attribute, filterable: FILTERABLE.includes(attribute.key) })),
  showrooms: around.showrooms.filter(({ id }) => SHOWROOMS.includes(id)),
}
const SIZES = ['62', '68', 'm']
const COLORS = ['red', 'blue', 'green']
const OPTIONS = ['0', '1', 'yes']

const inAll = <T>(value: T) => ({ ro: value, en: value, hu: value })
const amounts = fc.integer({ min: 1, max: 12 }).map((n) => ({ RON: n * 5000, EUR: n * 5000, HUF: n * 2_000_000 }))
const variant: fc.Arbitrary<CatalogVariant> = fc.record({
  id: fc.nat(),
  sku: fc.constant('N1'),
  size: fc.option(fc.constantFrom(...SIZES)),
  color: fc.option(fc.constantFrom(...COLORS)),
  colourway: fc.constant(null),
  weightG: fc.constant(100),
  volumeCm3: fc.constant(100),
  showrooms: fc.subarray(SHOWROOMS),
  available: fc.integer({ min: 0, max: 2 }),
  catalogPrice: amounts,
  prior: fc.oneof(amounts, fc.constant({ RON: null, EUR: null, HUF: null })),
})
const option = fc.oneof(fc.constantFrom(...OPTIONS), fc.boolean(), fc.subarray(OPTIONS), fc.constant(7), fc.constant(''))
const month = fc.option(fc.integer({ min: 0, max: 130 }))
const product = fc.record({
  kind: fc.constantFrom('simple' as const, 'simple' as const, 'voucher' as const),
  brand: fc.integer({ min: 1, max: 5 }),
  collections: fc.subarray([1, 2, 3]),
  attributes: fc.record({ 'attribute-0': option, 'attribute-1': option, 'attribute-9': option }, { requiredKeys: [] }),
  noPromo: fc.boolean(),
  ageFrom: month,
  ageTo: month,
  rank: fc.integer({ min: 0, max: 4 }),
  publishedAt: fc.option(
    fc.integer({ min: -40 * 24, max: 24 }).map((hours) => NOW + hours * HOUR_MS),
    { freq: 10 },
  ),
  variants: fc.array(variant, { maxLength: 4, size: 'max' }),
})
type Drawn = typeof product extends fc.Arbitrary<infer T> ? T : never

const asProduct = (drawn: Drawn, at: number): CatalogProduct => ({
  ...drawn,
  id: 100 + ((at * 7) % 101),
  collection: 1,
  flags: [],
  withheldIn: [],
  pictures: [],
  name: inAll(`product ${at}`),
  slug: inAll(`product-${at}`),
  parts: [],
})
const catalogs = fc.array(product, { minLength: 20, maxLength: 40, size: 'max' }).map((drawn) => drawn.map(asProduct))

const some = <T>(values: readonly T[]) => fc.subarray([...values], { minLength: 1 })
const price = (currency: Currency) =>
  fc.array(
    fc.oneof(
      fc.constantFrom(...priceSteps(currency)),
      fc.record({ from: fc.option(amounts.map((one) => one[currency])), to: fc.option(amounts.map((one) => one[currency])) }),
    ),
    { maxLength: 2 },
  )
const filtersIn = (currency: Currency) =>
  fc
    .tuple(
      fc.record({
        brands: some([...BRANDS.values(), 'unknown']),
        ages: some(AGE_BANDS.map(({ key }) => key)),
        sizes: some([...SIZES, 'unknown']),
        colors: some([...COLORS, 'unknown']),
        attributes: fc.dictionary(fc.constantFrom(...FILTERABLE), some(OPTIONS), { maxKeys: 2 }),
        price: price(currency),
        warehouses: some([...SHOWROOMS, 'unknown']),
        inStock: fc.constant(true),
        onSale: fc.constant(true),
      }),
      fc.subarray(Object.keys(NO_FILTERS) as (keyof typeof NO_FILTERS)[], { maxLength: 2 }),
      fc.subarray(['sizes', 'colors', 'warehouses', 'inStock'] as (keyof typeof NO_FILTERS)[]),
    )
    // A few at a time: all at once leave nothing. What one variant has to fit together comes most often.
    .map(([all, groups, ofVariants]) => ({
      ...NO_FILTERS,
      ...Object.fromEntries([...groups, ...ofVariants].map((group) => [group, all[group]])),
    }))

/** Mostly nothing. */
const rarely = <T>(value: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 4, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: value })

interface Asked {
  criteria: Criteria
  sort: Sort
  page: number
  /** Positions of products that a search found, in its order. */
  found: number[] | undefined
}
const requests: fc.Arbitrary<Asked> = fc.constantFrom(...CURRENCIES).chain((currency) =>
  fc.record({
    criteria: fc.record({
      currency: fc.constant(currency),
      collection: rarely(fc.integer({ min: 1, max: 4 })),
      brand: rarely(fc.integer({ min: 1, max: 5 })),
      only: rarely(fc.constantFrom('new' as const, 'sale' as const)),
      filters: fc.option(filtersIn(currency), { nil: undefined }),
    }),
    sort: fc.constantFrom(...SORTS),
    page: fc.integer({ min: 1, max: 3 }),
    found: rarely(fc.uniqueArray(fc.nat({ max: 39 }), { maxLength: 30, size: 'max' })),
  }),
)

const build = (products: readonly CatalogProduct[]) =>
  buildSnapshot({ ...source, version: 1, products }, NOW, () => Promise.resolve())

const asObjects = (facets: Facets) => ({
  ...facets,
  brands: Object.fromEntries(facets.brands),
  ages: Object.fromEntries(facets.ages),
  sizes: Object.fromEntries(facets.sizes),
  colors: Object.fromEntries(facets.colors),
  warehouses: Object.fromEntries(facets.warehouses),
  attributes: Object.fromEntries(Array.from(facets.attributes, ([key, counts]) => [key, Object.fromEntries(counts)])),
})

/** A page, the total and every count, as the columns and as plain arrays answer them. */
function bothAnswers(snapshot: Snapshot, products: readonly CatalogProduct[], { criteria, sort, page, found }: Asked) {
  const catalog: NaiveCatalog = { products, brands: BRANDS, filterable: FILTERABLE, showrooms: SHOWROOMS, now: NOW }
  const docs = found?.flatMap((at) => snapshot.byId.get(products[at]?.id ?? -1) ?? [])
  const among = docs?.toSorted((a, b) => Number(a >= snapshot.firstSoldOut) - Number(b >= snapshot.firstSoldOut))
  const listing = listProducts(snapshot, { ...criteria, ...(among && { among: Uint32Array.from(among) }) })
  const ids = listing.page(sort, page).map((doc) => snapshot.ids[doc])
  const naive = { ...criteria, among: among?.map((doc) => snapshot.ids[doc]!) }
  return {
    columns: { total: listing.total, ids, facets: asObjects(listing.facets()) },
    plain: { ...naivePage(catalog, naive, sort, page), facets: naiveFacets(catalog, naive) },
  }
}

test('totals, pages and counts equal those of plain arrays', async () => {
  await fc.assert(
    fc.asyncProperty(catalogs, fc.array(requests, { minLength: 1, maxLength: 2 }), async (products, asked) => {
      const snapshot = await build(products)
      for (const request of asked) {
        const { columns, plain } = bothAnswers(snapshot, products, request)
        expect(columns).toEqual(plain)
      }
    }),
    { numRuns: 60 },
  )
})

const change = fc.tuple(fc.nat({ max: 19 }), product)

/** Changes that leave a product where it is: published and recommended as before, with as many variants in stock. */
const inPlace = (old: readonly CatalogProduct[], drawn: readonly [number, Drawn][]): CatalogProduct[] =>
  drawn.flatMap(([at, to]) => {
    const from = old[at]
    if (!from) return []
    const { kind, rank, publishedAt, collections } = from
    const variants = from.variants.map((one, i) => ({ ...(to.variants[i] ?? one), available: one.available }))
    return [{ ...from, ...to, kind, rank, publishedAt, collections, variants }]
  })

test('a patched snapshot has the changed products, the snapshot before it the unchanged ones', async () => {
  let patches = 0
  const changes = fc.uniqueArray(change, { selector: ([at]) => at, maxLength: 10, size: 'max' })
  await fc.assert(
    fc.asyncProperty(catalogs, changes, fc.array(requests, { minLength: 1, maxLength: 2 }), async (old, drawn, asked) => {
      const before = await build(old)
      const changed = inPlace(old, drawn)
      const patched = patchSnapshot(before, changed, 2, NOW)
      // Only what is not listed cannot be patched.
      expect(patched === null).toBe(changed.some(({ id }) => !before.byId.has(id)))
      patches += patched ? 1 : 0
      const products = old.map((one) => changed.find(({ id }) => id === one.id) ?? one)
      for (const request of asked) {
        const both = bothAnswers(before, old, request)
        expect(both.columns).toEqual(both.plain)
        if (!patched) continue
        const { columns, plain } = bothAnswers(patched, products, request)
        expect(columns).toEqual(plain)
      }
    }),
    { numRuns: 60 },
  )
  expect(patches).toBeGreaterThan(10)
})
