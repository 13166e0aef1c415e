import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  AGE_BANDS,
  filterNames,
  MAX_VALUES,
  parseFilters,
  priceSteps,
  splitSteps,
  writeFilters,
  writeRange,
  type Filters,
  type PriceRange,
} from './filters.ts'
import { CURRENCIES } from '#domain/market/market.ts'

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

const subsetOf = (values: readonly string[]) => fc.subarray([...values]).map((list) => list.toSorted())
/** Ranges between neighbours of distinct amounts; the last has no end where their number is odd. */
const separateRanges = (amounts: number[]): PriceRange[] => {
  const ends = amounts.toSorted((a, b) => a - b)
  return ends.flatMap((from, index) =>
    index % 2 === 0 ? [{ from: from * 2, to: index + 1 < ends.length ? ends[index + 1]! * 2 : null }] : [],
  )
}
const filters: fc.Arbitrary<Filters> = fc.record({
  brands: subsetOf([...terms.brands]),
  ages: subsetOf(AGE_BANDS.map(({ key }) => key)),
  sizes: subsetOf([...terms.sizes]),
  colors: subsetOf([...terms.colors]),
  attributes: fc
    .record({ material: subsetOf(['cotton', 'wool']), isofix: subsetOf(['no', 'yes']) })
    .map((all): Record<string, string[]> => Object.fromEntries(Object.entries(all).filter(([, values]) => values.length > 0))),
  price: fc.uniqueArray(fc.integer({ min: 1, max: 99_999_999 }), { maxLength: 8 }).map(separateRanges),
  warehouses: subsetOf([...terms.warehouses]),
  inStock: fc.boolean(),
  onSale: fc.boolean(),
})

test('filters are read back as they were written', () => {
  fc.assert(
    fc.property(filters, (chosen) => {
      expect(read(writeFilters(chosen).join('&'))).toEqual(chosen)
    }),
  )
})

test('canonicalising any address twice equals once', () => {
  const name = fc.constantFrom('brand', 'price', 'size', 'color', 'age', 'material', 'stock', 'price-from', 'price-to', 'x')
  const value = fc.oneof(
    fc.string(),
    fc.constantFrom(
      'caluta,albinuri',
      '62,62',
      '500-100',
      '-1000',
      '0-',
      '1-',
      '3m-6m',
      '1',
      '12,50',
      '1.500',
      '%F0,',
      '0-999',
      '10000-50000,50001-',
    ),
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
  ['price=0-', 'price=0-'],
  ['price=-', ''],
  ['price=007-1000', 'price=7-1000'],
  ['price=cheap', ''],
  ['price=1000-9999&price=10000-50000', 'price=1000-50000'],
  ['price=50001-&price=0-999', 'price=0-999,50001-'],
  ['price=10000-50000,0-999', 'price=0-999,10000-50000'],
  ['price=1000-9999,0-999,10000-50000,50001-', 'price=0-'],
  ['price=0-2000,1500-3000,3001-4000,4002-', 'price=0-4000,4002-'],
  ['price-from=150&price-to=', 'price=15000-'],
  ['price-from=1.500&price-to=12,50', 'price=1250-150000'],
  ['price-from=12.5&price-to=lots', 'price=1250-'],
  ['price=0-999&price-to=30', 'price=0-3000'],
  ['price=0-999&price=10000-50000&price-from=0&price-to=', 'price=0-999,10000-50000'],
  ['brand=albinuri&brand=caluta&without=brand:caluta', 'brand=albinuri'],
  ['price=1000-9999&price=10000-50000&without=price:1000-9999', 'price=10000-50000'],
  ['price=0-999&price=1000-9999&price=10000-50000&without=price:1000-9999', 'price=0-999,10000-50000'],
  ['price-from=12&price-to=30&without=price:', ''],
  ['stock=1&sale=1&without=sale:1', 'stock=1'],
  ['brand=albinuri&price-from=12&without=all:', ''],
])('%s is written %s', (given, canonical) => {
  expect(write(given)).toBe(canonical)
})

test('the number of values of a group is limited', () => {
  const values = Array.from({ length: 99 }, (_, i) => `a${i}`).join(',')
  const { sizes } = parseFilters(new URLSearchParams({ size: values }), { ...terms, sizes: { has: () => true } })
  expect(sizes).toHaveLength(MAX_VALUES)
})

test('price steps meet without a gap, in each currency: 500 belongs to the third (D-79)', () => {
  expect(priceSteps('RON')).toEqual([
    { from: null, to: 999 },
    { from: 1000, to: 9999 },
    { from: 10_000, to: 50_000 },
    { from: 50_001, to: null },
  ])
  expect(priceSteps('HUF')[1]).toEqual({ from: 400_000, to: 3_999_999 })
})

test('every choice of price steps is read back from its address as it was ticked (D-79)', () => {
  for (const currency of CURRENCIES) {
    const steps = priceSteps(currency)
    for (let chosen = 0; chosen < 2 ** steps.length; chosen++) {
      const ticked = steps.flatMap((_, step) => ((chosen >> step) % 2 === 1 ? [step] : []))
      const sent = ticked.map((step) => `price=${writeRange(steps[step]!)}`).join('&')
      expect(splitSteps(read(write(sent)).price, currency)).toEqual({ steps: ticked, others: [] })
    }
  }
})

test('a range is made of steps only when it begins and ends with one', () => {
  const split = (from: number | null, to: number | null) => splitSteps([{ from, to }], 'EUR')
  expect(split(1000, 50_000)).toEqual({ steps: [1, 2], others: [] })
  expect(split(null, 1500)).toEqual({ steps: [], others: [{ from: null, to: 1500 }] })
  expect(split(2000, null)).toEqual({ steps: [], others: [{ from: 2000, to: null }] })
  expect(splitSteps([], 'EUR')).toEqual({ steps: [], others: [] })
})

test('attributes come before stock, and none has a reserved name', () => {
  const names = filterNames(['wheel_type', 'brand', 'sort', 'age_min', '__proto__', 'Material', 'isofix'])
  expect(names.slice(names.indexOf('age') + 1, names.indexOf('stock'))).toEqual(['isofix', 'wheel_type'])
  expect(new Set(names).size).toBe(names.length)
})
