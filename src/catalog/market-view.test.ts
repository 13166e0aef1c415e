/** A product that is withheld in a market is nowhere in it: lists, search, addresses, sets, carts. */
import { expect, test } from 'vitest'
import { MARKETS, type Locale } from '#domain/market/market.ts'
import { quoteCart } from '#services/cart/quote.ts'
import { changeProduct, putCatalog } from '#test/catalog.ts'
import { testShop } from '#test/shop.ts'
import { listProducts } from './columns/listing.ts'
import { isSeen, seenIn } from './columns/market-view.ts'
import { relatedTo } from './rails/similar.ts'

const shop = await testShop()
const variants = [{ sale: 10_000 }]
await putCatalog(shop.db, [
  { name: 'Ursuleț', variants },
  { name: 'Căciulă', variants },
  { name: 'Set de ursuleț', kind: 'bundle', variants, parts: [{ variant: 100, qty: 1 }] },
])
await shop.catalog.refresh()

const listedIn = (locale: Locale) =>
  Array.from(
    listProducts(seenIn(shop.catalog.current, locale), { currency: MARKETS[locale].currency }).docs,
    (doc) => shop.catalog.current.ids[doc],
  ).toSorted((a, b) => a! - b!)
const found = async (locale: Locale, text: string) =>
  (await shop.catalog.search.find(seenIn(shop.catalog.current, locale), locale, text)).docs.length
const quoted = async (market: Locale, item: string) => (await quoteCart(shop, { market, lines: [{ item, qty: 1 }] })).lines.length

test('where nothing is withheld, every market sees the catalog itself', () => {
  for (const locale of ['ro', 'en', 'hu'] as const) expect(seenIn(shop.catalog.current, locale)).toBe(shop.catalog.current)
})

test('a product that is withheld takes the sets with it, in that market alone, and the pages that showed it are made again', async () => {
  await changeProduct(shop.db, 1, { withheld_in: ['hu'] })
  expect(new Set(await shop.catalog.refresh())).toEqual(new Set(['p:1', 'listing', 'c:3', 'c:1', 'p:3']))
  const [ro, hu] = [seenIn(shop.catalog.current, 'ro'), seenIn(shop.catalog.current, 'hu')]
  expect([listedIn('ro'), listedIn('hu')]).toEqual([[1, 2, 3], [2]])
  expect([ro.bySlug.ro.has('product-1-ro'), hu.bySlug.hu.has('product-1-hu')]).toEqual([true, false])
  expect(shop.catalog.current.products.map((product) => isSeen(hu, product)).filter(Boolean)).toHaveLength(1)
  expect([await found('ro', 'ursulet'), await found('hu', 'ursulet'), await found('ro', 'ursulet')]).toEqual([2, 0, 2])
  expect([await quoted('ro', '100'), await quoted('hu', '100'), await quoted('hu', '200')]).toEqual([1, 0, 1])
  const related = (view: typeof hu) => relatedTo(view, view.byId.get(2)!, 'RON', 4).map((doc) => view.ids[doc])
  expect([related(ro), related(hu)]).toEqual([[1, 3], []])
})

test('and is back once it is not', async () => {
  await changeProduct(shop.db, 1, { withheld_in: [] })
  await shop.catalog.refresh()
  expect([listedIn('hu'), await found('hu', 'ursulet')]).toEqual([[1, 2, 3], 2])
})
