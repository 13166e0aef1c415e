import fc from 'fast-check'
import { expect, test } from 'vitest'
import { NO_FILTERS } from '#domain/catalog/filters.ts'
import { manyProducts, SHOWROOMS, surroundings } from '#test/many-products.ts'
import { countFacets, type Facets } from './facets.ts'
import { listProducts, type ListingRequest } from './listing.ts'
import { patchSnapshot } from './patch.ts'
import { buildSnapshot, type CatalogProduct, type Snapshot } from './snapshot.ts'

const NOW = Date.parse('2026-11-21T12:00:00Z')
const PRODUCTS = [...manyProducts(120, NOW)]
const build = (products: readonly CatalogProduct[]) =>
  buildSnapshot({ ...surroundings(), version: 2, products }, NOW, () => Promise.resolve())
const before = await build(PRODUCTS)

const requests: ListingRequest[] = (['RON', 'HUF'] as const).flatMap((currency) => [
  { currency, sort: 'price-asc', page: 1 },
  { currency, sort: 'new', page: 2, filters: { ...NO_FILTERS, inStock: true } },
  { currency, sort: 'recommended', page: 1, filters: { ...NO_FILTERS, warehouses: ['cluj'], colors: ['blue', 'red', 'pink'] } },
])

/** Everything that a listing tells; counts in any order. */
const told = (snapshot: Snapshot) =>
  requests.map((request) => {
    const facets: Facets = countFacets(snapshot, request)
    const sorted = (counts: Map<string, number>) => [...counts].toSorted(([a], [b]) => (a < b ? -1 : 1))
    const { docs, total } = listProducts(snapshot, request)
    return {
      total,
      products: docs.map((doc) => snapshot.products[doc]),
      ...facets,
      brands: sorted(facets.brands),
      ages: sorted(facets.ages),
      sizes: sorted(facets.sizes),
      colors: sorted(facets.colors),
      warehouses: sorted(facets.warehouses),
      attributes: [...facets.attributes]
        .map(([key, counts]) => [key, sorted(counts)] as const)
        .toSorted(([a], [b]) => (a < b ? -1 : 1)),
    }
  })

const change = fc.record({
  at: fc.integer({ min: 0, max: PRODUCTS.length - 1 }),
  brand: fc.integer({ min: 1, max: 300 }),
  price: fc.integer({ min: 100, max: 90_000 }),
  free: fc.integer({ min: 0, max: 2 }),
  showrooms: fc.subarray(SHOWROOMS),
  color: fc.constantFrom('blue', 'pink', null),
  option: fc.constantFrom('0', '1', 'another'),
})

test('a patched snapshot tells what a new one would, and the one before still tells the same', async () => {
  const toldBefore = told(before)
  await fc.assert(
    fc.asyncProperty(fc.uniqueArray(change, { selector: ({ at }) => at, maxLength: 8 }), async (changes) => {
      const changed = changes.map(({ at, brand, price, free, showrooms, color, option }): CatalogProduct => {
        const product = PRODUCTS[at]!
        const variants = product.variants.map((variant, i) =>
          i > 0
            ? variant
            : {
                ...variant,
                color,
                free,
                showrooms: free === 0 ? [] : showrooms,
                sale: { RON: price, EUR: price / 5, HUF: price * 80 },
              },
        )
        return { ...product, brand, variants, attributes: { ...product.attributes, 'attribute-1': option } }
      })
      const patched = patchSnapshot(before, changed, 2, NOW)
      const byId = new Map(changed.map((product) => [product.id, product]))
      const rebuilt = await build(PRODUCTS.map((product) => byId.get(product.id) ?? product))
      if (patched) expect(told(patched)).toEqual(told(rebuilt))
      // Nothing but a product that sold out or came back may stand elsewhere.
      else expect([rebuilt.firstSoldOut, ...rebuilt.ids]).not.toEqual([before.firstSoldOut, ...before.ids])
      expect(told(before)).toEqual(toldBefore)
    }),
    { numRuns: 60 },
  )
})

test('what comes, goes, moves or is called otherwise is nothing for a patch', () => {
  const [product] = before.products as [CatalogProduct]
  const moves: Partial<CatalogProduct>[] = [
    { id: 7 },
    { rank: product.rank + 1 },
    { publishedAt: NOW + 1 },
    { publishedAt: null },
    { variants: [] },
    { collections: [1] },
    { slug: { ...product.slug, hu: 'mas' } },
    { parts: [{ product: 1, variant: 1, qty: 1 }] },
  ]
  for (const move of moves) expect(patchSnapshot(before, [{ ...product, ...move }], 2, NOW)).toBeNull()
  expect(patchSnapshot(before, [{ ...product, name: { ...product.name, hu: 'Más' } }], 2, NOW)).not.toBeNull()
})
