/** Every listing of the read model is compared with what SQL answers to the same question. */
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { AGE_BANDS, NO_FILTERS, priceSteps } from '#domain/catalog/filters.ts'
import { SORTS, type Sort } from '#domain/catalog/listing.ts'
import { CURRENCIES } from '#domain/market/market.ts'
import type { CatalogAttribute } from '#store/catalog/catalog.ts'
import { COLLECTIONS, putCatalog, type TestProduct, type TestVariant } from '#test/catalog.ts'
import { OPENING, testClock } from '#test/clock.ts'
import { testDatabase } from '#test/database.ts'
import { facetsBySql, layOut, pageBySql, type Asked, type Choices } from '#test/oracle/listings.ts'
import { openCatalog, type Catalog } from '#catalog/catalog.ts'
import { listProducts, type Criteria, type Facets } from './listing.ts'

const db = await testDatabase()
let catalog: Catalog

const CHOICES: Choices = {
  brands: ['brand-1', 'brand-2', 'brand-3', 'brand-4', 'brand-5'],
  sizes: {
    '62': [{ system: 'age', unit: 'm', from: 2, to: 4, height_cm: 62 }],
    '80': [
      { system: 'age', unit: 'm', from: 9, to: 12, height_cm: 80 },
      { system: 'age', unit: 'm', from: 6, to: 12, height_cm: 80 },
    ],
    's-24': [{ system: 'shoe', eu: 24, foot_cm: 15 }],
    m: [{ system: 'letter', value: 'M' }],
  },
  colors: ['red', 'blue', 'green'],
  attributes: {
    material: { wool: 'wool', cotton: 'cotton', wood: 'wood' },
    isofix: { yes: true, no: false },
    volume: { '120': 120, '260': 260 },
  },
  showrooms: ['main', 'second'],
}
const named = (key: string, kind: string, filterable = true): CatalogAttribute => ({
  key,
  kind,
  unit: null,
  filterable,
  name: { ro: key, en: key, hu: key },
  options: [],
})
const ATTRIBUTES = [
  named('material', 'enum'),
  named('isofix', 'bool'),
  named('volume', 'int'),
  named('composition', 'text', false),
  named('age_min', 'int'),
]

const pieces = fc.integer({ min: 0, max: 3 }).map((n) => Math.max(0, n - 1))
const variant: fc.Arbitrary<TestVariant> = fc.record(
  {
    sale: fc.integer({ min: 1, max: 120 }).map((n) => n * 500),
    prior: fc.option(fc.integer({ min: 1, max: 135 }).map((n) => n * 500)),
    stockByWarehouse: fc.record({ main: pieces, second: pieces, depot: pieces }),
    size: fc.constantFrom(...Object.values(CHOICES.sizes).flat()),
    color: fc.constantFrom(...CHOICES.colors),
  },
  { requiredKeys: ['sale', 'prior', 'stockByWarehouse'] },
)
const month = fc.option(fc.integer({ min: 0, max: 130 }))
const product: fc.Arbitrary<TestProduct> = fc.record({
  kind: fc.constantFrom('simple', 'simple', 'simple', 'voucher'),
  brand: fc.integer({ min: 1, max: 5 }),
  collection: fc.integer({ min: 3, max: 6 }),
  rank: fc.integer({ min: 0, max: 30 }),
  noPromo: fc.integer({ min: 0, max: 9 }).map((n) => n === 0),
  publishedDaysAgo: fc.option(fc.integer({ min: -3, max: 60 }), { freq: 20 }),
  ages: fc
    .tuple(month, month)
    .map(([one, other]) =>
      one !== null && other !== null && one >= other ? { from: other, to: one + 1 } : { from: one, to: other },
    ),
  attributes: fc.record(
    {
      material: fc.constantFrom('wool', 'cotton', 'wood'),
      isofix: fc.boolean(),
      volume: fc.constantFrom(120, 260),
      composition: fc.constantFrom('100 % wool', 'oak'),
      age_min: fc.integer({ min: 0, max: 4 }),
    },
    { requiredKeys: [] },
  ),
  variants: fc.array(variant, { minLength: 1, maxLength: 4 }),
})

beforeAll(async () => {
  const simple = fc.sample(product, { numRuns: 240, seed: 7 })
  // What may not be promoted is no part of a set; a part that is not sold is tried in catalog.test.ts.
  const parts = simple.flatMap(({ noPromo, publishedDaysAgo: days }, at) =>
    !noPromo && days !== null && days! >= 0 ? [at + 1] : [],
  )
  const bundles = Array.from({ length: 12 }, (_, at): TestProduct => ({
    kind: 'bundle',
    collection: 3 + (at % 4),
    rank: at,
    variants: [{ sale: 5000 + at * 700, prior: 9000, available: 0, color: 'red' }],
    parts: [
      { variant: parts[at]! * 100, qty: 1 + (at % 2) },
      { variant: parts[at + 20]! * 100, qty: 1 },
    ],
  }))
  await putCatalog(db, [...simple, ...bundles], { attributes: ATTRIBUTES })
  await layOut(db, OPENING)
  catalog = await openCatalog(db, testClock())
})

const some = <T>(values: readonly T[]) => fc.oneof({ weight: 2, arbitrary: fc.constant([]) }, fc.subarray([...values]))
/** Prices at a border are among them: 10, 100 and 500 lei. */
const amount = fc.option(fc.integer({ min: 0, max: 60 }).map((n) => n * 1000))
const filters = fc.record({
  brands: some([...CHOICES.brands, 'nobody']),
  ages: some(AGE_BANDS.map(({ key }) => key)),
  sizes: some([...Object.keys(CHOICES.sizes), '104']),
  colors: some([...CHOICES.colors, 'pink']),
  attributes: fc
    .record({
      material: some(Object.keys(CHOICES.attributes.material!)),
      isofix: some(['yes', 'no']),
      volume: some(['120', '260', '1000']),
    })
    .map((chosen) => Object.fromEntries(Object.entries(chosen).filter(([, options]) => options.length > 0))),
  price: fc.array(fc.oneof(fc.record({ from: amount, to: amount }), fc.constantFrom(...priceSteps('RON'))), { maxLength: 3 }),
  warehouses: some(CHOICES.showrooms),
  inStock: fc.boolean(),
  onSale: fc.integer({ min: 0, max: 4 }).map((n) => n === 0),
})
/** A few filters at a time: all at once leave nothing. */
const chosen = fc
  .tuple(filters, fc.subarray(Object.keys(NO_FILTERS) as (keyof typeof NO_FILTERS)[], { maxLength: 5 }))
  .map(([all, groups]) => ({ ...NO_FILTERS, ...Object.fromEntries(groups.map((group) => [group, all[group]])) }))
const within = {
  currency: fc.constantFrom(...CURRENCIES),
  collection: fc.integer({ min: 1, max: COLLECTIONS.length }),
  brand: fc.integer({ min: 1, max: 6 }),
  only: fc.constantFrom('new' as const, 'sale' as const),
  filters: chosen,
}
const request = fc.record(
  { ...within, sort: fc.constantFrom(...SORTS), page: fc.integer({ min: 1, max: 4 }) },
  { requiredKeys: ['currency', 'sort', 'page'] },
)
/** As a search answers: any products, the sold-out ones last. */
const found = fc.option(fc.shuffledSubarray(Array.from({ length: 252 }, (_, at) => at + 1)))

type ListingRequest = Criteria & { sort: Sort; page: number }

/** The same question in docs, and in product ids. */
function bothWays(asked: Omit<ListingRequest, 'among'>, ids: number[] | null): [ListingRequest, Asked] {
  const { current } = catalog
  if (!ids) return [asked, asked]
  const docs = ids.flatMap((id) => current.byId.get(id) ?? [])
  const among = [...docs.filter((doc) => doc < current.firstSoldOut), ...docs.filter((doc) => doc >= current.firstSoldOut)]
  const { collection: _, ...rest } = asked
  return [
    { ...rest, among: Uint32Array.from(among) },
    { ...rest, among: among.map((doc) => current.ids[doc]!) },
  ]
}

test('every total and every page equals the result of SQL', async () => {
  await fc.assert(
    fc.asyncProperty(request, found, async (asked, ids) => {
      const snapshot = catalog.current
      const [inDocs, inIds] = bothWays(asked, ids)
      const listing = listProducts(snapshot, inDocs)
      const docs = listing.page(asked.sort, asked.page)
      const answer = await pageBySql(db, inIds, CHOICES)
      expect(docs.map((doc) => snapshot.ids[doc])).toEqual(answer.ids)
      if (answer.total !== undefined) expect(listing.total).toBe(answer.total)
    }),
    { numRuns: 300 },
  )
})

/** Facets as answers to the questions of the oracle: nothing for what would leave nothing. */
function answersOf({
  brands,
  ages,
  sizes,
  colors,
  attributes,
  warehouses,
  priceSteps,
  inStock,
  onSale,
}: Facets): Map<string, number> {
  const groups = { brands, ages, sizes, colors, warehouses, ...Object.fromEntries(attributes) }
  return new Map([
    ...Object.entries(groups).flatMap(([group, counts]) =>
      Array.from(counts, ([key, count]) => [`${group} ${key}`, count] as const),
    ),
    ...priceSteps.map((count, at) => [`step ${at}`, count] as const),
    ['inStock', inStock],
    ['onSale', onSale],
  ])
}

test('every count of every filter equals the result of SQL', async () => {
  await fc.assert(
    fc.asyncProperty(request, found, async (asked, ids) => {
      const [inDocs, inIds] = bothWays(asked, ids)
      const facets = listProducts(catalog.current, inDocs).facets()
      const { counts, min, max } = await facetsBySql(db, inIds, CHOICES)
      expect(facets.price).toEqual(min === null ? null : { min, max })
      for (const [key, options] of Object.entries(CHOICES.attributes)) {
        const left = Object.keys(options).filter((option) => counts.get(`${key} ${option}`) !== 0)
        if (left.length < 2 && !asked.filters?.attributes[key]) for (const option of left) counts.set(`${key} ${option}`, 0)
      }
      const isSaid = ([question, count]: [string, number]) => count > 0 || /^(step|inStock|onSale)/.test(question)
      const sorted = (answers: Iterable<[string, number]>) => [...answers].toSorted(([a], [b]) => (a < b ? -1 : 1))
      expect(sorted(answersOf(facets))).toEqual(sorted([...counts].filter(isSaid)))
    }),
    { numRuns: 300 },
  )
})
