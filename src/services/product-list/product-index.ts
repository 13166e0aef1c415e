/** The products as the back office lists them, in memory: read once, then what changed, by the version of the catalog. */
import { fold } from '#domain/search/fold.ts'
import { LOCALES } from '#domain/market/market.ts'
import type { ProductIndex } from '#domain/products/product-index.ts'
import { rowOf, type ListedProduct, type ProductRow } from '#domain/products/product-row.ts'
import type { Shop } from '#services/shop.ts'
import { readChangedIds } from '#store/catalog/catalog-products.ts'
import { readCatalogVersion } from '#store/catalog/catalog.ts'
import { readListedProducts, readListTerms } from '#store/products/product-list.ts'

const rowsOf = (products: readonly ListedProduct[], brands: ReadonlyMap<number, string>): ProductRow[] =>
  products.map((product) => {
    const words = [...LOCALES.map((locale) => product.name[locale] ?? ''), brands.get(product.brand) ?? '', String(product.id)]
    return rowOf(product, fold([...words, ...product.codes].join(' ')))
  })

async function readIndex({ db }: Pick<Shop, 'db'>, before: ProductIndex | null): Promise<ProductIndex> {
  const version = await readCatalogVersion(db.query)
  if (before?.version === version) return before
  const { brands: brandRows, collections } = await readListTerms(db.query)
  const brands = new Map(brandRows.map(({ id, name }) => [id, name]))
  const around = { version, brands, collections, derived: new Map() }
  if (before === null) {
    const products = await db.unhurried(() => readListedProducts(db.query, null))
    return { ...around, rows: rowsOf(products, brands) }
  }
  const ids = await readChangedIds(db.query, before.version)
  const changed = ids.length === 0 ? [] : rowsOf(await readListedProducts(db.query, ids), brands)
  const rows = new Map(before.rows.map((row) => [row.id, row]))
  const isNew = changed.some(({ id }) => !rows.has(id))
  for (const row of changed) rows.set(row.id, row)
  const all = [...rows.values()]
  return { ...around, rows: isNew ? all.toSorted((a, b) => a.id - b.id) : all }
}

/** Returns the products as they are now. */
export async function productIndex(shop: Pick<Shop, 'db' | 'memory'>): Promise<ProductIndex> {
  const own = shop.memory.productIndex
  // One after the other, so that nobody reads everything twice.
  const reading = (own.reading ?? Promise.resolve(own.index)).catch(() => own.index).then((index) => readIndex(shop, index))
  own.reading = reading
  own.index = await reading
  return own.index
}
