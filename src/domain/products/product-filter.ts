/** Filters, order and pages of the list of products. */
import { fold } from '#domain/search/fold.ts'
import { CURRENCIES, type Currency } from '#domain/market/market.ts'
import { inView, stateOf, type ProductRow, type ProductState, type ProductView } from './product-row.ts'

/** From, to; null for no bound. */
export type Range = readonly [from: number | null, to: number | null]

export interface ProductFilter {
  view: ProductView
  /** Of a name in any language, an id, a SKU, a barcode or a brand. */
  words: string
  brand: number | null
  collection: number | null
  tag: string | null
  state: ProductState | null
  /** Hundredths. */
  prices: Partial<Record<Currency, Range>>
  stock: Range | null
}

const within = (value: number, [from, to]: Range): boolean => (from === null || value >= from) && (to === null || value <= to)

/** Collections that list a product by their rules, by its id. */
export type RuledBy = ReadonlyMap<number, readonly number[]>

/** Returns the test of a filter, of all that it asks for. */
export function filterOf(filter: ProductFilter, now: number, ruled: RuledBy): (row: ProductRow) => boolean {
  const { view, words, brand, collection, tag, state, prices, stock } = filter
  const tests: ((row: ProductRow) => boolean)[] = []
  if (view !== 'all') tests.push(inView[view])
  if (brand !== null) tests.push((row) => row.brand === brand)
  if (collection !== null)
    tests.push(({ id, collections }) => collections.includes(collection) || (ruled.get(id)?.includes(collection) ?? false))
  if (tag !== null) tests.push((row) => row.tags.includes(tag))
  if (stock) tests.push((row) => within(row.stock, stock))
  for (const currency of CURRENCIES) {
    const range = prices[currency]
    if (range) tests.push((row) => row.prices[currency] !== undefined && within(row.prices[currency].sale, range))
  }
  if (state !== null) tests.push((row) => stateOf(row, now) === state)
  for (const word of fold(words).split(/\s+/).filter(Boolean)) tests.push((row) => row.haystack.includes(word))
  return (row) => tests.every((test) => test(row))
}

export const PRODUCT_SORTS = ['changed', 'name', 'id', 'RON', 'EUR', 'HUF', 'stock', 'variants'] as const
export type ProductSort = (typeof PRODUCT_SORTS)[number]

/** Without a price a product comes last. */
const keyOf: Record<ProductSort, (row: ProductRow) => number | string> = {
  changed: ({ changedAt }) => changedAt,
  name: ({ name }) => fold(name.ro ?? name.en ?? name.hu ?? ''),
  id: ({ id }) => id,
  RON: ({ prices }) => prices.RON?.sale ?? Infinity,
  EUR: ({ prices }) => prices.EUR?.sale ?? Infinity,
  HUF: ({ prices }) => prices.HUF?.sale ?? Infinity,
  stock: ({ stock }) => stock,
  variants: ({ variants }) => variants,
}

/** Returns the products in an order; of equal ones the lower id comes first. */
export function sortProducts(rows: readonly ProductRow[], sort: ProductSort): ProductRow[] {
  const keys = new Map(rows.map((row) => [row, keyOf[sort](row)]))
  return rows.toSorted((a, b) => {
    const [first, second] = [keys.get(a)!, keys.get(b)!]
    return first < second ? -1 : first > second ? 1 : a.id - b.id
  })
}
