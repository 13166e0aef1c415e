import { expect, test } from 'vitest'
import { NO_FILTERS, type Filters } from '#domain/catalog/filters.ts'
import type { Size } from '#domain/catalog/size.ts'
import type { CatalogAttribute } from '#store/catalog/catalog.ts'
import { putCatalog } from '#test/catalog.ts'
import { testClock } from '#test/clock.ts'
import { testDatabase } from '#test/database.ts'
import { openCatalog } from '#catalog/catalog.ts'
import { listProducts } from './listing.ts'

const db = await testDatabase()
const size = (height_cm: number, from: number): Size => ({ system: 'age', unit: 'm', from, to: from + 2, height_cm })
const [small, large] = [size(62, 2), size(68, 4)]
const material: CatalogAttribute = {
  key: 'material',
  kind: 'enum',
  unit: null,
  filterable: true,
  name: { ro: 'Material', en: 'Material', hu: 'Anyag' },
  options: [],
}
const nowhere = { main: 0, second: 0 }

await putCatalog(
  db,
  [
    {
      attributes: { material: 'wool' },
      ages: { from: 0, to: 12 },
      variants: [
        { sale: 5000, size: small, color: 'red', stockByWarehouse: { main: 1 } },
        { sale: 5000, size: large, color: 'blue', stockByWarehouse: { depot: 4 } },
      ],
    },
    {
      brand: 2,
      attributes: { material: 'cotton' },
      variants: [
        { sale: 99999, size: small, color: 'blue', stockByWarehouse: nowhere },
        { sale: 90000, size: large, color: 'blue', stockByWarehouse: { second: 2 } },
      ],
    },
    { brand: 2, variants: [{ sale: 1000, prior: 1500, color: 'green', stockByWarehouse: nowhere }] },
  ],
  { attributes: [material] },
)
const catalog = await openCatalog(db, testClock())
const idsOf = (filters: Partial<Filters>) => {
  const { ids } = catalog.current
  const { docs } = listProducts(catalog.current, { currency: 'RON', filters: { ...NO_FILTERS, ...filters } })
  return Array.from(docs, (doc) => ids[doc])
}
const facetsOf = (filters: Partial<Filters>) =>
  listProducts(catalog.current, { currency: 'RON', filters: { ...NO_FILTERS, ...filters } }).facets()

test('filters of size, colour and showroom must match the same variant', () => {
  expect(idsOf({ sizes: ['62'], colors: ['blue'] })).toEqual([2])
  expect(idsOf({ sizes: ['62'], colors: ['blue'], inStock: true })).toEqual([])
  expect(idsOf({ colors: ['blue'], warehouses: ['main'] })).toEqual([])
  expect(idsOf({ colors: ['blue'], inStock: true })).toEqual([1, 2])
})

test('the counts of a group ignore the choices in that group', () => {
  const { sizes, colors } = facetsOf({ sizes: ['62'], colors: ['blue'] })
  expect(sizes).toEqual(
    new Map([
      ['62', 1],
      ['68', 2],
    ]),
  )
  expect(colors).toEqual(
    new Map([
      ['red', 1],
      ['blue', 1],
    ]),
  )
})

test('options without products are not offered', () => {
  const facets = facetsOf({ brands: ['brand-1'] })
  expect(facets.brands).toEqual(
    new Map([
      ['brand-1', 1],
      ['brand-2', 2],
    ]),
  )
  expect([...facets.warehouses.keys()]).toEqual(['main'])
  expect([...facets.ages.keys()]).toEqual(['0m-3m', '3m-6m', '6m-12m'])
})

test('an attribute is offered when it has a choice, and while one is chosen', () => {
  const both = new Map([
    ['wool', 1],
    ['cotton', 1],
  ])
  expect(facetsOf({}).attributes.get('material')).toEqual(both)
  expect(facetsOf({ brands: ['brand-2'] }).attributes.size).toBe(0)
  expect(facetsOf({ attributes: { material: ['wool'] } }).attributes.get('material')).toEqual(both)
  expect(facetsOf({ brands: ['brand-2'], attributes: { material: ['cotton'] } }).attributes.get('material')?.size).toBe(1)
})

test('price counts use the price of the card and the steps of the currency', () => {
  const { price, priceSteps, inStock, onSale } = facetsOf({})
  expect(price).toEqual({ min: 1000, max: 90000 })
  expect(priceSteps).toEqual([0, 2, 0, 1])
  expect({ inStock, onSale }).toEqual({ inStock: 2, onSale: 1 })
  expect(idsOf({ price: [{ from: 1000, to: 5000 }] })).toEqual([1, 3])
  const apart = [
    { from: null, to: 1000 },
    { from: 50_001, to: null },
  ]
  expect(idsOf({ price: apart })).toEqual([2, 3])
})

test('filters with unknown values give no products', () => {
  const unknown: Partial<Filters>[] = [
    { brands: ['nobody'] },
    { ages: ['20y-'] },
    { sizes: ['104'] },
    { colors: ['pink'] },
    { warehouses: ['moon'] },
    { attributes: { material: ['gold'] } },
    { attributes: { nothing: ['gold'] } },
  ]
  for (const filters of unknown) expect(idsOf(filters)).toEqual([])
  expect(facetsOf({ warehouses: ['moon'] }).sizes.size).toBe(0)
  expect(listProducts(catalog.current, { currency: 'RON', collection: 99 }).facets().price).toBeNull()
})
