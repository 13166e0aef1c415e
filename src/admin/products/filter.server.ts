/** The filter of the list of products as its address says it. */
import { CURRENCIES } from '#domain/market/market.ts'
import type { ProductFilter, Range } from '#domain/products/product-filter.ts'
import type { ProductQueryView } from '#admin/schema/goods/products.ts'

const boundOf = (text: string): number | null => (text === '' ? null : Number(text))

function rangeOf(text: string | null): Range | null {
  if (text === null) return null
  const [from = '', to = ''] = text.split('-')
  return [boundOf(from), boundOf(to)]
}

/** Returns the filter of a query. */
export function filterOfQuery({
  view,
  q,
  brand,
  collection,
  tag,
  state,
  stock,
  ...query
}: Omit<ProductQueryView, 'sort' | 'down' | 'after'>): ProductFilter {
  const prices = Object.fromEntries(
    CURRENCIES.map((currency) => [currency, rangeOf(query[currency])] as const).filter(([, range]) => range),
  )
  return { view, words: q, brand, collection, tag, state, prices, stock: rangeOf(stock) }
}
