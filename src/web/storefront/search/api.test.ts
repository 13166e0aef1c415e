import { beforeAll, expect, test } from 'vitest'
import type { CollectionNode } from '#catalog/collections/collection-tree.ts'
import { MARKETS } from '#domain/market/market.ts'
import type { Suggestions } from '#web/schema/search.ts'
import { ITEMS, insertTestItems } from '#test/goods.ts'
import { callerOf } from '#test/endpoint-calls.ts'
import { testShop, type TestShop } from '#test/shop.ts'
import { suggestionsView } from './suggestions-view.server.ts'

let shop: TestShop
let call: ReturnType<typeof callerOf>
beforeAll(async () => {
  shop = await testShop()
  await insertTestItems(shop.db.query, shop.clock.now())
  await shop.catalog.refresh()
  call = callerOf(shop)
})

const get = (query: Record<string, string>) => call('GET', `/api/suggest?${new URLSearchParams(query).toString()}`)

test('products have the price and the address of the market', async () => {
  const doc = shop.catalog.current.byId.get(Number(`10${ITEMS.hat}`))!
  const { products, total } = (await get({ locale: 'hu', q: shop.catalog.current.products[doc]!.name.hu })).body as Suggestions
  expect(total).toBeGreaterThan(0)
  expect(products.length).toBeGreaterThan(0)
  expect(products.every(({ href, sale }) => href.startsWith('/hu/p/') && sale % 100 === 0)).toBe(true)
})

test('brands and collections come with the name and the address of the market', async () => {
  const { current } = shop.catalog
  const [brand] = current.brands.values()
  const { brands } = (await get({ locale: 'hu', q: brand!.name })).body as Suggestions
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
