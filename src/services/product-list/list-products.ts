/** A page of the list of products, with how many match and how many stand in each view. */
import type { ProductIndex } from '#domain/products/product-index.ts'
import { filterOf, sortProducts, type ProductFilter, type ProductSort, type RuledBy } from '#domain/products/product-filter.ts'
import { inView, PRODUCT_VIEWS, type ProductRow, type ProductView } from '#domain/products/product-row.ts'
import type { Shop } from '#services/shop.ts'
import { productIndex } from './product-index.ts'

type ListShop = Pick<Shop, 'db' | 'clock' | 'memory' | 'catalog'>

export interface ProductPage {
  rows: ProductRow[]
  /** Id of the last row, where more follow. */
  next: number | null
  total: number
  views: Record<ProductView, number>
  index: ProductIndex
}

/** Most rows of one page. */
export const PRODUCT_PAGE = 100

function derive<T>(index: ProductIndex, name: string, make: () => T): T {
  if (!index.derived.has(name)) index.derived.set(name, make())
  return index.derived.get(name) as T
}

const countViews = (index: ProductIndex): Record<ProductView, number> =>
  derive(
    index,
    'views',
    () =>
      Object.fromEntries(PRODUCT_VIEWS.map((view) => [view, index.rows.filter(inView[view]).length])) as Record<
        ProductView,
        number
      >,
  )

export interface ListQuery {
  filter: ProductFilter
  sort: ProductSort
  isDescending: boolean
  /** Id of the last row of the page before. */
  after: number | null
}

/** Returns every product that matches, in order. */
function matching(
  index: ProductIndex,
  { filter, sort, isDescending }: Omit<ListQuery, 'after'>,
  { now, ruled }: { now: number; ruled: RuledBy },
): ProductRow[] {
  const sorted = derive(index, `order ${sort}`, () => sortProducts(index.rows, sort))
  const found = sorted.filter(filterOf(filter, now, ruled))
  return isDescending ? found.toReversed() : found
}

/** Returns a page that begins behind a product; from the beginning where that one no longer matches. */
export async function listProducts(shop: ListShop, query: ListQuery): Promise<ProductPage> {
  const index = await productIndex(shop)
  const found = matching(index, query, { now: shop.clock.now().getTime(), ruled: shop.catalog.current.ruled })
  const begin = query.after === null ? 0 : found.findIndex(({ id }) => id === query.after) + 1
  const rows = found.slice(begin, begin + PRODUCT_PAGE)
  const isLast = begin + PRODUCT_PAGE >= found.length
  return { rows, next: isLast ? null : (rows.at(-1)?.id ?? null), total: found.length, views: countViews(index), index }
}

/** Returns the ids of all products that match, in order of id. */
export async function matchingProducts(shop: ListShop, filter: ProductFilter): Promise<number[]> {
  const index = await productIndex(shop)
  const now = shop.clock.now().getTime()
  return index.rows.filter(filterOf(filter, now, shop.catalog.current.ruled)).map(({ id }) => id)
}
