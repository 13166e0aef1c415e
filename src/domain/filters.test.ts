import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  AGE_BANDS,
  countChosen,
  filterNames,
  MAX_VALUES,
  NO_FILTERS,
  parseFilters,
  priceSteps,
  stepsWithin,
  writeFilters,
  type Filters,
} from './filters.ts'

const terms = {
  brands: new Set(['albinuri', 'bobiluna', 'caluta']),
  sizes: new Set(['110-18m-36m', '62', '68', 'b-xl', 'c-75b', 'm', 's-24']),
  colors: new Set(['blue', 'red']),
  warehouses: new Set(['bucharest', 'cluj']),
  attributes: new Map([
    ['material', new Set(['cotton', 'wool'])],
    ['isofix', new Set(['no', 'yes'])],
  ]),
}
const read = (query: string): Filters => parseFilters(new URLSearchParams(query), terms)
const write = (query: string): string => writeFilters(read(query)).join('&')

const some = (values: readonly string[]) => fc.subarray([...values]).map((list) => list.toSorted())
const amount = fc.option(fc.integer({ min: 1, max: 999_999_999 }))
const filters: fc.Arbitrary<Filters> = fc.record({
  brands: some([...terms.brands]),
  ages: some(AGE_BANDS.map(({ key }) => key)),
  sizes: some([...terms.sizes]),
  colors: some([...terms.colors]),
  attributes: fc
    .record({ material: some(['cotton', 'wool']), isofix: some(['no', 'yes']) })
    .map((all): Record<string, string[]> => Object.fromEntries(Object.entries(all).filter(([, values]) => values.length > 0))),
  price: fc.tuple(amount, amount).map(([a, b]) => {
    if (a === null && b === null) return null
    return a !== null && b !== null ? { from: Math.min(a, b), to: Math.max(a, b) } : { from: a, to: b }
  }),
  warehouses: some([...terms.warehouses]),
  inStock: fc.boolean(),
  onSale: fc.boolean(),
})

test('what is written is read as it was', () => {
  fc.assert(
    fc.property(filters, (chosen) => {
      expect(read(writeFilters(chosen).join('&'))).toEqual(chosen)
    }),
  )
})

test('whatever an address says, its canonical form is a fixed point', () => {
  const name = fc.constantFrom('brand', 'price', 'size', 'color', 'age', 'material', 'stock', 'price-from', 'price-to', 'x')
  const value = fc.oneof(
    fc.string(),
    fc.constantFrom('caluta,albinuri', '62,62', '500-100', '-1000', '0-', '1-', '3m-6m', '1', '12,50', '1.500', '%F0,'),
  )
  fc.assert(
    fc.property(fc.array(fc.tuple(name, value)), (pairs) => {
      const once = write(new URLSearchParams(pairs).toString())
      expect(write(once)).toBe(once)
    }),
  )
})

test('groups stand in the order of D-5, attributes by key before stock, values sorted', () => {
  expect(
    write(
      'sale=1&warehouse=cluj&stock=1&material=wool,cotton&isofix=yes&age=3m-6m&color=blue&size=62&price=0-1000&brand=caluta,albinuri',
    ),
  ).toBe(
    'brand=albinuri,caluta&price=0-1000&size=62&color=blue&age=3m-6m&isofix=yes&material=cotton,wool&stock=1&warehouse=cluj&sale=1',
  )
})

test.each([
  ['brand=nobody,albinuri', 'brand=albinuri'],
  ['brand=albinuri&brand=caluta&brand=albinuri', 'brand=albinuri,caluta'],
  ['size=63&age=3m&color=pink&warehouse=moon&material=&stock=yes&sale=0', ''],
  ['constructor=name&__proto__=cotton&material=toString', ''],
  ['price=1000-500', 'price=500-1000'],
  ['price=-1000', 'price=0-1000'],
  ['price=0-', ''],
  ['price=007-1000', 'price=7-1000'],
  ['price=cheap', ''],
  ['price=1000-9999&price=10000-49999', 'price=1000-49999'],
  ['price=50000-&price=0-999', ''],
  ['price-from=150&price-to=', 'price=15000-'],
  ['price-from=1.500&price-to=12,50', 'price=1250-150000'],
  ['price-from=12.5&price-to=lots', 'price=1250-'],
  ['price=0-999&price-to=30', 'price=0-3000'],
  ['brand=albinuri&brand=caluta&without=brand:caluta', 'brand=albinuri'],
  ['price=1000-9999&price=10000-49999&without=price:1000-9999', 'price=10000-49999'],
  ['price-from=12&price-to=30&without=price:', ''],
  ['stock=1&sale=1&without=sale:1', 'stock=1'],
  ['brand=albinuri&price-from=12&without=all:', ''],
])('%s is written %s', (given, canonical) => {
  expect(write(given)).toBe(canonical)
})

test('nobody chooses more than a few dozen values of a group', () => {
  const values = Array.from({ length: 99 }, (_, i) => `a${i}`).join(',')
  const { sizes } = parseFilters(new URLSearchParams({ size: values }), { ...terms, sizes: { has: () => true } })
  expect(sizes).toHaveLength(MAX_VALUES)
})

test('price steps meet without a gap, in each currency', () => {
  expect(priceSteps('RON')).toEqual([
    { from: null, to: 999 },
    { from: 1000, to: 9999 },
    { from: 10_000, to: 49_999 },
    { from: 50_000, to: null },
  ])
  expect(priceSteps('HUF')[1]).toEqual({ from: 400_000, to: 3_999_999 })
})

test('a range is made of steps only when it begins and ends with one', () => {
  expect(stepsWithin({ from: 1000, to: 49_999 }, 'EUR')).toEqual([1, 2])
  expect(stepsWithin({ from: 50_000, to: null }, 'EUR')).toEqual([3])
  expect(stepsWithin({ from: null, to: 1500 }, 'EUR')).toEqual([])
  expect(stepsWithin({ from: 2000, to: null }, 'EUR')).toEqual([])
  expect(stepsWithin(null, 'EUR')).toEqual([])
})

test('each price step counts as chosen, a range of its own as one', () => {
  expect(countChosen(NO_FILTERS, 'RON')).toBe(0)
  expect(countChosen(read('price=1000-49999&brand=albinuri&material=cotton,wool&sale=1'), 'RON')).toBe(6)
  expect(countChosen(read('price=1234-'), 'RON')).toBe(1)
})

test('attributes stand before stock, and none takes a name that is taken', () => {
  const names = filterNames(['wheel_type', 'brand', 'sort', 'age_min', '__proto__', 'Material', 'isofix'])
  expect(names.slice(names.indexOf('age') + 1, names.indexOf('stock'))).toEqual(['isofix', 'wheel_type'])
  expect(new Set(names).size).toBe(names.length)
})
