/** Filters of a listing and their canonical form in an address (D-5). */
import type { Currency } from '#domain/market/market.ts'

/** Values within a group are alternatives; all groups must hold. Every list is sorted and holds each value once. */
export interface Filters {
  /** Slugs. */
  brands: readonly string[]
  /** Keys of `AGE_BANDS`; a product fits when its own ages overlap. */
  ages: readonly string[]
  /** Keys of `sizeKey`. */
  sizes: readonly string[]
  /** Option keys of the attribute `color`. */
  colors: readonly string[]
  /** Option keys by key of a filterable attribute; what is true or false has `yes` and `no`. No empty lists. */
  attributes: Readonly<Record<string, readonly string[]>>
  /**
   * Hundredths of the market's currency, both ends included, on the price that the card shows. In order, with a gap between two of
   * them: overlapping or adjacent ranges are one range.
   */
  price: readonly PriceRange[]
  /** Ids of showrooms that have it in stock. */
  warehouses: readonly string[]
  inStock: boolean
  onSale: boolean
}

/** No limit for null; null twice when every price step is chosen. */
export interface PriceRange {
  from: number | null
  to: number | null
}

export const NO_FILTERS: Filters = {
  brands: [],
  ages: [],
  sizes: [],
  colors: [],
  attributes: {},
  price: [],
  warehouses: [],
  inStock: false,
  onSale: false,
}

export interface AgeBand {
  key: string
  /** Months: from this age on, up to but without `to`; no end for null. */
  from: number
  to: number | null
}

/** Names of the filters that every listing has; the others are named by their attribute. */
export const LISTING_FILTERS = ['age', 'size', 'price', 'brand', 'color', 'warehouse', 'stock', 'sale'] as const

export const AGE_BANDS: readonly AgeBand[] = [
  { key: '0m-3m', from: 0, to: 3 },
  { key: '3m-6m', from: 3, to: 6 },
  { key: '6m-12m', from: 6, to: 12 },
  { key: '1y-2y', from: 12, to: 24 },
  { key: '2y-4y', from: 24, to: 48 },
  { key: '4y-6y', from: 48, to: 72 },
  { key: '6y-9y', from: 72, to: 108 },
  { key: '9y-', from: 108, to: null },
]

/** Where one price step ends and the next begins, hundredths (SPEC-9). */
export const PRICE_STEP_ENDS: Record<Currency, readonly [number, number, number]> = {
  RON: [1_000, 10_000, 50_000],
  EUR: [1_000, 10_000, 50_000],
  HUF: [400_000, 4_000_000, 20_000_000],
}

/** Under 10, 10 to 100, 100 to 500, over 500: every price lies in one step; 10 and 100 begin a step, 500 ends one (D-79). */
export function priceSteps(currency: Currency): PriceRange[] {
  const [first, second, third] = PRICE_STEP_ENDS[currency]
  return [
    { from: null, to: first - 1 },
    { from: first, to: second - 1 },
    { from: second, to: third },
    { from: third + 1, to: null },
  ]
}

/** Returns the steps that ranges are made of, by their place, and the ranges that begin or end within a step. */
export function splitSteps(ranges: readonly PriceRange[], currency: Currency): { steps: number[]; others: PriceRange[] } {
  const all = priceSteps(currency)
  const steps: number[] = []
  const others: PriceRange[] = []
  for (const range of ranges) {
    const first = all.findIndex(({ from }) => from === range.from)
    const last = all.findIndex(({ to }) => to === range.to)
    if (first < 0 || last < first) others.push(range)
    else for (let step = first; step <= last; step++) steps.push(step)
  }
  return { steps, others }
}

interface Known {
  has(value: string): boolean
}

/** Values that an address may name; all others are dropped. */
export interface FilterTerms {
  brands: Known
  sizes: Known
  colors: Known
  warehouses: Known
  /** Options by key of each filterable attribute. */
  attributes: ReadonlyMap<string, Known>
}

/** Form field beside `price`: the amount a customer typed, in whole units of the currency. */
export const TYPED_PRICE = ['price-from', 'price-to'] as const
/** What a form sends when something is taken away again: `brand:caluta`, `price:`, `all:`. */
export const WITHOUT = 'without'

/** Long lists that are shown in full: `brand`, `size`, keys of attributes. */
export const WHOLE = 'all'

/** Position of attributes among the names of an address. */
const ATTRIBUTES = '*'
const NAMES = ['brand', 'price', ...TYPED_PRICE, 'size', 'color', 'age', ATTRIBUTES, 'stock', 'warehouse', 'sale', WHOLE, WITHOUT]
/** Keys that the address or a group of its own uses already. */
const RESERVED = new Set([...NAMES, 'sort', 'page', 'q', 'age_min', 'age_max'])

/** Returns whether an attribute of this key can be a name in an address. */
export const canBeFilter = (key: string): boolean => /^[a-z][a-z\d_-]{0,39}$/.test(key) && !RESERVED.has(key)

/** Returns every name of an address that filters have, in canonical order. */
export const filterNames = (attributes: Iterable<string>): string[] =>
  NAMES.flatMap((name) => (name === ATTRIBUTES ? [...attributes].filter(canBeFilter).toSorted(byCode) : [name]))

/** Upper limit of values; further values of an address are dropped. */
export const MAX_VALUES = 40
const AGES: Known = new Set(AGE_BANDS.map(({ key }) => key))

/** Reads the query: `brand=a,b` and the `brand=a&brand=b` of a form. Unknown values are dropped. */
export function parseFilters(search: URLSearchParams, terms: FilterTerms): Filters {
  const gone = new Set(search.getAll(WITHOUT))
  if (gone.has('all:')) return NO_FILTERS
  const given = (name: string): string[] => search.getAll(name).filter((value) => !gone.has(`${name}:${value}`))
  const read = (name: string, known: Known): string[] => {
    const values = new Set(given(name).flatMap((list) => list.split(',')))
    return [...values]
      .filter((value) => value !== '' && known.has(value))
      .toSorted(byCode)
      .slice(0, MAX_VALUES)
  }
  const attributes: [string, string[]][] = []
  for (const [key, options] of terms.attributes) if (search.has(key)) attributes.push([key, read(key, options)])
  return {
    brands: read('brand', terms.brands),
    ages: read('age', AGES),
    sizes: read('size', terms.sizes),
    colors: read('color', terms.colors),
    attributes: Object.fromEntries(attributes.filter(([, values]) => values.length > 0)),
    price: (gone.has('price:') ? null : readTypedPrice(search)) ?? readPrices(given('price')),
    warehouses: read('warehouse', terms.warehouses),
    inStock: given('stock').includes('1'),
    onSale: given('sale').includes('1'),
  }
}

/** `brand=a,b`, `price=0-1000` … in the canonical order; groups without a choice are left out. */
export function writeFilters(filters: Filters): string[] {
  const { price } = filters
  const keys = Object.keys(filters.attributes).toSorted(byCode)
  return [
    ...list('brand', filters.brands),
    ...(price.length === 0 ? [] : [`price=${price.map(writeRange).join(',')}`]),
    ...list('size', filters.sizes),
    ...list('color', filters.colors),
    ...list('age', filters.ages),
    ...keys.flatMap((key) => list(key, filters.attributes[key] ?? [])),
    ...(filters.inStock ? ['stock=1'] : []),
    ...list('warehouse', filters.warehouses),
    ...(filters.onSale ? ['sale=1'] : []),
  ]
}

/** '0-999', '50001-'; as the value of a step's tick, too. */
export const writeRange = ({ from, to }: PriceRange): string => `${from ?? 0}-${to ?? ''}`

const list = (name: string, values: readonly string[]): string[] =>
  values.length === 0 ? [] : [`${encodeURIComponent(name)}=${values.toSorted(byCode).map(encodeURIComponent).join(',')}`]

/** Returns repeated values of an address, each once and sorted. */
export const sortedOnce = (values: Iterable<string>): string[] => [...new Set(values)].toSorted(byCode)

const byCode = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

/** Upper limit of values; further values of an address are dropped. */
const MAX_RANGES = 8

/** `0-1000`, `50000-` and several of them: alternatives, of which those that overlap or touch are one (D-79). */
function readPrices(values: readonly string[]): PriceRange[] {
  const found = values
    .flatMap((list) => list.split(','))
    .flatMap((value): [number, number][] => {
      const [, low = '', high = ''] = /^(\d{0,9})-(\d{0,9})$/.exec(value) ?? []
      if (low === '' && high === '') return []
      const [from, to] = [Number(low), high === '' ? Infinity : Number(high)]
      return [[Math.min(from, to), Math.max(from, to)]]
    })
  const united: [number, number][] = []
  for (const [from, to] of found.toSorted((a, b) => a[0] - b[0])) {
    const last = united.at(-1)
    if (last && from <= last[1] + 1) last[1] = Math.max(last[1], to)
    else united.push([from, to])
  }
  return united.slice(0, MAX_RANGES).map(([from, to]) => asRange(from, to))
}

/** Returns the typed range, null when nothing is typed or the range excludes nothing. */
function readTypedPrice(search: URLSearchParams): PriceRange[] | null {
  const [from = 0, to = Infinity] = TYPED_PRICE.map((name) => typedAmount(search.get(name) ?? ''))
  return from === 0 && to === Infinity ? null : [asRange(Math.min(from, to), Math.max(from, to))]
}

const asRange = (from: number, to: number): PriceRange => ({ from: from === 0 ? null : from, to: to === Infinity ? null : to })

/** `150`, `1.500`, `1,500` and `12,50` as customers write amounts, in hundredths; undefined for anything else. */
function typedAmount(text: string): number | undefined {
  const digits = text.replaceAll(/\s/g, '').replaceAll(/[.,](?=\d{3}(?:\D|$))/g, '')
  return /^\d{1,7}(?:[.,]\d{1,2})?$/.test(digits) ? Math.round(Number(digits.replace(',', '.')) * 100) : undefined
}
