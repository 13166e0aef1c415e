/** Endpoints of the list of products. */
import { LOCALES } from '#domain/market/market.ts'
import { stateOf, type ProductRow } from '#domain/products/product-row.ts'
import { listProducts } from '#services/product-list/list-products.ts'
import { productIndex } from '#services/product-list/product-index.ts'
import type { ProductIndex } from '#domain/products/product-index.ts'
import { filterOfQuery } from '#admin/products/filter.server.ts'
import { json, parse, type ApiRoute } from '#web/http/api/endpoint.ts'
import {
  productList,
  productQuery,
  productTerms,
  type ProductListView,
  type ProductRowView,
  type ProductTermsView,
} from '#admin/schema/goods/products.ts'

function rowView(row: ProductRow, { brands }: ProductIndex, now: number): ProductRowView {
  const nameLocale = LOCALES.find((locale) => (row.name[locale] ?? '') !== '') ?? 'ro'
  return {
    id: row.id,
    name: row.name[nameLocale] ?? '',
    nameLocale,
    brand: brands.get(row.brand) ?? '',
    picture: row.picture,
    tint: row.tint,
    state: stateOf(row, now),
    publishedAt: row.publishedAt === null ? null : new Date(row.publishedAt).toISOString(),
    noPromo: row.noPromo,
    withheldIn: row.withheldIn,
    blockers: row.blockers,
    prices: { RON: row.prices.RON ?? null, EUR: row.prices.EUR ?? null, HUF: row.prices.HUF ?? null },
    stock: row.stock,
    variants: row.variants,
    changedAt: new Date(row.changedAt).toISOString(),
  }
}

function termsView({ brands, collections, rows }: ProductIndex): ProductTermsView {
  const byId = new Map(collections.map((one) => [one.id, one]))
  const depthOf = (id: number): number => {
    const above = byId.get(id)?.parent ?? null
    return above === null ? 0 : depthOf(above) + 1
  }
  return {
    brands: Array.from(brands, ([id, name]) => ({ id, name })),
    collections: collections.map(({ id, name }) => ({ id, name, depth: depthOf(id) })),
    tags: [...new Set(rows.flatMap(({ tags }) => tags))].toSorted(),
    vatClasses: [...new Set(rows.map(({ vatClass }) => vatClass))].toSorted(),
  }
}

export const routes: readonly ApiRoute[] = [
  {
    method: 'GET',
    path: '/admin/api/product-list',
    guard: 'staff',
    action: 'products.read',
    describe: {
      summary: 'Products by view, words and filters, a page at a time, with the counts of the views',
      query: productQuery,
      answers: { 200: productList },
    },
    async handler({ shop, url }) {
      const query = parse(Object.fromEntries(url.searchParams), productQuery)
      const { rows, next, total, views, index } = await listProducts(shop, {
        filter: filterOfQuery(query),
        sort: query.sort,
        isDescending: query.down === '1',
        after: query.after,
      })
      const now = shop.clock.now().getTime()
      return json({ rows: rows.map((row) => rowView(row, index, now)), next, total, views } satisfies ProductListView)
    },
  },
  {
    method: 'GET',
    path: '/admin/api/product-terms',
    guard: 'staff',
    action: 'products.read',
    describe: { summary: 'Brands, collections, tags and VAT classes that products have', answers: { 200: productTerms } },
    async handler({ shop }) {
      return json(termsView(await productIndex(shop)))
    },
  },
]
