/** Lists that the browser loads once and asks for again with their ETag (D-10). */
import { seenIn } from '#catalog/columns/market-view.ts'
import type { ZodType } from 'zod'
import type { CollectionNode } from '#catalog/collections/collection-tree.ts'
import { MARKETS, type Locale } from '#domain/market/market.ts'
import type { Shop } from '#services/shop.ts'
import { listWarehouses } from '#services/delivery/delivery.ts'
import { parse, type ApiContext, type ApiRoute } from '#web/http/api/endpoint.ts'
import { taggedJson, writeJson } from '#web/http/api/tagged-json.ts'
import { localeQuery } from '#web/schema/values.ts'
import { brandsAnswer, collectionsAnswer, vendorsAnswer, warehousesAnswer, type CollectionView } from '#web/schema/lists.ts'

const byName = <T extends { name: string }>(list: T[], locale: Locale): T[] => {
  const { compare } = new Intl.Collator(MARKETS[locale].language)
  return list.sort((a, b) => compare(a.name, b.name))
}

const brandsOf = ({ catalog }: Shop) => Array.from(catalog.current.brands.values())

const vendors = (shop: Shop, locale: Locale) =>
  byName(
    brandsOf(shop).map(({ id, name, slug }) => ({ id: String(id), name, slug })),
    locale,
  )

const brands = (shop: Shop, locale: Locale) =>
  byName(
    brandsOf(shop).map(({ slug, name, logo, description }) => ({ slug, name, logo, description: description[locale] ?? '' })),
    locale,
  )

const collectionView = (node: CollectionNode, locale: Locale): CollectionView => ({
  id: String(node.id),
  name: node.name[locale],
  slug: node.slug[locale],
  path: node.path[locale],
  children: node.children.map((child) => collectionView(child, locale)),
})
const collections = ({ catalog }: Shop, locale: Locale) =>
  seenIn(catalog.current, locale).tree.roots.map((node) => collectionView(node, locale))

const warehouses = async (shop: Shop, locale: Locale) =>
  (await listWarehouses(shop)).map(({ id, kind, country, city, name, pickup }) => ({
    id,
    name: name[locale],
    kind,
    city: city[locale],
    country,
    pickup,
  }))

const list = (path: string, summary: string, read: (shop: Shop, locale: Locale) => unknown, answer: ZodType): ApiRoute => ({
  method: 'GET',
  path,
  guard: 'public',
  describe: { summary, query: localeQuery, answers: { 200: answer, 304: null } },
  async handler({ shop, request, url }: ApiContext) {
    const { locale } = parse(Object.fromEntries(url.searchParams), localeQuery)
    return taggedJson(request, writeJson(await read(shop, locale)))
  },
})

export const routes: ApiRoute[] = [
  list('/api/list-vendors', 'Vendors', vendors, vendorsAnswer),
  list('/api/list-warehouses', 'Showrooms and warehouses', warehouses, warehousesAnswer),
  list('/api/list-collections', 'Tree of collections', collections, collectionsAnswer),
  list('/api/sb/list-vendors', 'Brands with their descriptions', brands, brandsAnswer),
]
