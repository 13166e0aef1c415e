import { beforeAll, expect, test } from 'vitest'
import type { CollectionNode } from '#catalog/collections/collection-tree.ts'
import { MARKETS } from '#domain/market/market.ts'
import type { Suggestions } from '#web/schema/search.ts'
import { GOODS, stockGoods } from '#test/goods.ts'
import { testShop, type TestShop } from '#test/shop.ts'
import { Refused } from '#web/http/api/endpoint.ts'
import { routes } from './api.server.ts'
import { suggestionsView } from './suggestions-view.server.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await testShop()
  await stockGoods(shop.db.query, shop.clock.now())
  await shop.catalog.refresh()
})

const get = async (query: Record<string, string>): Promise<Response> => {
  const url = new URL(`http://shop.test/api/suggest?${new URLSearchParams(query).toString()}`)
  try {
    return await routes[0]!.handler({ shop, request: new Request(url), params: {}, url, ip: '' })
  } catch (error) {
    if (error instanceof Refused) return error.response
    throw error
  }
}

test('products have the price and the address of the market', async () => {
  const doc = shop.catalog.current.byId.get(Number(`10${GOODS.hat}`))!
  const { products, total } = (await (
    await get({ locale: 'hu', q: shop.catalog.current.products[doc]!.name.hu })
  ).json()) as Suggestions
  expect(total).toBeGreaterThan(0)
  expect(products.length).toBeGreaterThan(0)
  expect(products.every(({ href, sale }) => href.startsWith('/hu/p/') && sale % 100 === 0)).toBe(true)
})

test('brands and collections come with the name and the address of the market', async () => {
  const { current } = shop.catalog
  const [brand] = current.brands.values()
  const { brands }: Suggestions = await (await get({ locale: 'hu', q: brand!.name })).json()
  expect(brands).toContainEqual({ name: brand!.name, href: `/hu/brands/${brand!.slug}`, count: expect.any(Number) })
  const collection = { name: { hu: 'Cumisüvegek' }, path: { hu: 'etetes/cumisuvegek' } } as CollectionNode
  const suggested = { terms: [], collections: [{ collection, count: 3 }], brands: [], products: [], total: 0, corrected: null }
  expect(suggestionsView(current, MARKETS.hu, suggested).collections).toEqual([
    { name: 'Cumisüvegek', href: '/hu/c/etetes/cumisuvegek', count: 3 },
  ])
})

test('invalid requests are refused', async () => {
  const asked = [{}, { locale: 'fr', q: 'a' }, { locale: 'ro', q: 'x'.repeat(65_536) }, { locale: 'ro', q: 'a', more: '1' }]
  for (const query of asked) expect((await get(query as Record<string, string>)).status).toBe(400)
})

test('every query is answered', async () => {
  const typed = [
    '',
    '\u0301'.repeat(200),
    `e${'\u0301'.repeat(199)}`,
    '.*+?^${}()|[]\\',
    '"\'`"\'`"\'`',
    '((((((((((((((((((((',
    '%00\u0000\ud800',
    'a'.repeat(200),
    'a '.repeat(100),
    '9'.repeat(200),
    '1-2-3-4 luni 5-6-7 luni '.repeat(8),
    'пампушка 尿布 🍼',
    '__proto__ constructor toString',
  ]
  for (const q of typed) {
    expect((await get({ locale: 'ro', q })).status, q.slice(0, 20)).toBe(200)
  }
})
