import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { MARKETS } from '#domain/market/market.ts'
import { readProducts } from '#store/catalog/catalog-products.ts'
import { changeProduct, putCatalog } from '#test/catalog.ts'
import { OPENING, testClock } from '#test/clock.ts'
import { testDatabase } from '#test/database.ts'
import { cardOf } from '#web/storefront/card/card-view.server.ts'
import { openCatalog } from './catalog.ts'
import { resolveCollection } from '#catalog/collections/collection-tree.ts'

const db = await testDatabase()
const clock = testClock()
const DAY_MS = 86_400_000
const tomorrow = new Date(OPENING.getTime() + DAY_MS)
const yesterday = new Date(OPENING.getTime() - DAY_MS)

await putCatalog(
  db,
  [
    { name: 'Ursuleț de pluș', rank: 5, variants: [{ sale: 9900, prior: 12900, available: 2 }] },
    {
      name: 'Șapcă de vară',
      rank: 9,
      collection: 5,
      brand: 2,
      variants: [
        { sale: 4900, available: 0 },
        { sale: 3900, available: 0 },
      ],
    },
    { name: 'Lapte praf', noPromo: true, publishedDaysAgo: 2, variants: [{ sale: 5000, prior: 9000 }] },
    { name: 'Cuburi', rank: 1, collection: 4, publishedDaysAgo: -1, variants: [{ sale: 7000 }] },
    {
      name: 'Set cadou',
      kind: 'bundle',
      variants: [{ sale: 15000, available: 0 }],
      parts: [{ variant: 100, qty: 2 }],
    },
    { name: 'Fără reducere', variants: [{ sale: 5000, prior: 4500 }, { sale: 6000 }] },
  ],
  {
    collections: [
      { key: 'toys' },
      { key: 'fashion' },
      { key: 'bears', parent: 1 },
      { key: 'blocks', parent: 1 },
      { key: 'hats', parent: 2 },
      { key: 'autumn', parent: 2, endsAt: yesterday },
      { key: 'spring', parent: 2, startsAt: tomorrow },
    ],
  },
)
const catalog = await openCatalog(db, clock)
const card = (id: number, market = MARKETS.ro) =>
  cardOf(catalog.current, catalog.current.byId.get(id) ?? expect.fail(`no product ${id}`), market)

test('a price is struck through only when the reduction may be shown', () => {
  expect(card(1)).toMatchObject({ sale: 9900, prior: 12900 })
  expect(card(1, MARKETS.hu)).toMatchObject({ sale: 792000, prior: 1032000 })
  expect(card(6).prior).toBeUndefined()
})

test('infant formula is never advertised: no reduction, no badge', () => {
  expect(card(3)).toMatchObject({ sale: 5000, prior: undefined, isNew: undefined, last: undefined })
})

test('a card shows the last pieces, the cheapest price and whether there is a choice', () => {
  expect(card(1)).toMatchObject({ last: 2, item: '100', from: undefined })
  expect(card(6)).toMatchObject({ sale: 5000, from: true, item: undefined })
  expect(card(2)).toMatchObject({ soldOut: true, sale: 3900, last: undefined })
})

test('the available quantity of a bundle is that of its scarcest part', () => {
  expect(card(5)).toMatchObject({ soldOut: undefined, last: 1 })
})

test('sold-out products come last, drafts and unpublished ones are not listed', () => {
  const { products, firstSoldOut } = catalog.current
  expect(products.map(({ id }) => id)).toEqual([1, 3, 5, 6, 2])
  expect(firstSoldOut).toBe(4)
})

test('the collection middleware answers each kind of address', () => {
  const { tree } = catalog.current
  const ask = (path: string, retired: [string, number][] = []) =>
    resolveCollection(tree, 'ro', path, OPENING.getTime(), new Map(retired))
  expect(ask('toys-ro/bears-ro')).toMatchObject({ found: { key: 'bears' } })
  expect(ask('bears-ro')).toEqual({ movedTo: 'toys-ro/bears-ro' })
  expect(ask('fashion-ro/bears-ro')).toEqual({ movedTo: 'toys-ro/bears-ro' })
  expect(ask('toys-ro/teddies', [['teddies', 3]])).toEqual({ movedTo: 'toys-ro/bears-ro' })
  expect(ask('fashion-ro/spring-ro')).toEqual({ missing: true })
  expect(ask('spring-ro')).toEqual({ missing: true })
  expect(ask('fashion-ro/autumn-ro')).toEqual({ endedTo: 'fashion-ro' })
  expect(ask('nothing')).toEqual({ missing: true })
  expect(ask('')).toEqual({ missing: true })
})

test('without a change there is nothing to refresh', async () => {
  const before = catalog.current
  expect(await catalog.refresh()).toEqual([])
  expect(catalog.current).toBe(before)
})

test('a changed product is read again with the bundles that contain it, and its page tags are returned', async () => {
  const before = catalog.current
  await changeProduct(db, 1, { rank: 0, collection_id: 4 })
  const tags = await catalog.refresh()
  expect(tags).toEqual(expect.arrayContaining(['listing', 'p:1', 'p:5', 'c:1', 'c:3']))
  expect(catalog.current).not.toBe(before)
  expect(before.products[0]?.id).toBe(1)
  expect(catalog.current.products.map(({ id }) => id)).toEqual([1, 3, 5, 6, 2])
  expect(catalog.current.products[0]).toMatchObject({ rank: 0, collection: 4 })
})

test('a sale that changes no card returns the tag of the product page alone', async () => {
  await db.query.updateTable('stock').set({ reserved: 2 }).where('variant_id', '=', 600).execute()
  await changeProduct(db, 6, {})
  expect(await catalog.refresh()).toEqual(['p:6'])
})

test('a bundle is sold out while one of its parts is withdrawn', async () => {
  const set = () => card(5).soldOut
  for (const change of [{ published_at: null }, { no_promo: true }]) {
    // A flag from before the database refused it.
    await sql`alter table product disable trigger user`.execute(db.query)
    await changeProduct(db, 1, change)
    await catalog.refresh()
    expect(set()).toBe(true)
    await changeProduct(db, 1, { published_at: yesterday, no_promo: false })
    await sql`alter table product enable trigger user`.execute(db.query)
    await catalog.refresh()
    expect(set()).toBeUndefined()
  }
  for (const lack of [
    "product_text where product_id = 1 and locale = 'hu'",
    "price where variant_id = 100 and currency = 'HUF'",
  ]) {
    const undone = new Error('undone')
    const trying = db.transaction(async (tx) => {
      const pieces = async () => (await readProducts(tx, [5])).map(({ variants }) => variants[0]!.available)
      expect(await pieces()).toEqual([1])
      await sql.raw(`delete from ${lack}`).execute(tx)
      expect(await pieces()).toEqual([0])
      throw undone
    })
    await expect(trying).rejects.toBe(undone)
  }
})

test('a product is published and a collection opened at their time, without a write', async () => {
  clock.advance(DAY_MS)
  expect(await catalog.refresh()).toEqual(['shell'])
  expect(catalog.current.byId.has(4)).toBe(true)
  expect(catalog.current.tree.byKey.has('spring')).toBe(true)
  expect(await catalog.refresh()).toEqual([])
})
