/** Collections that fill themselves: in the snapshot, after a change, with time, and the pages that are made again. */
import { expect, test } from 'vitest'
import { NEW_DAYS } from '#domain/catalog/listing.ts'
import { changeProduct, putCatalog } from '#test/catalog.ts'
import { testClock } from '#test/clock.ts'
import { testDatabase } from '#test/database.ts'
import { openCatalog } from '#catalog/catalog.ts'
import { listProducts } from './listing.ts'
import { countListed } from './ruled.ts'
import { collectionsOf } from './snapshot.ts'

const DAY_MS = 86_400_000
const db = await testDatabase()
const clock = testClock()
// 1 toys has 3 rag toys by rules; 2 new things; 4 is hidden.
await putCatalog(
  db,
  [
    { rank: 9, collection: 5, attributes: { material: 'cotton' }, variants: [{ sale: 5000, available: 2 }] },
    { rank: 8, collection: 5, attributes: { material: 'wood' }, variants: [{ sale: 9000, available: 2 }] },
    {
      rank: 7,
      collection: 5,
      publishedDaysAgo: NEW_DAYS - 1,
      attributes: { material: 'cotton' },
      variants: [{ sale: 3000, available: 0 }],
    },
    { rank: 6, collection: 3, variants: [{ sale: 4000, available: 1 }] },
  ],
  {
    collections: [
      { key: 'toys' },
      { key: 'new', rules: [{ kind: 'new' }] },
      { key: 'rag', parent: 1, rules: [{ kind: 'attribute', attribute: 'material', values: ['cotton'] }], pins: [4, 3] },
      { key: 'secret', hidden: true, rules: [{ kind: 'collection', collections: [5] }] },
      { key: 'bears' },
    ],
  },
)
const catalog = await openCatalog(db, clock)
const listed = (collection: number) =>
  Array.from(listProducts(catalog.current, { currency: 'RON', collection }).docs, (doc) => catalog.current.products[doc]!.id)

test('rules list products beside those put there by hand, in the collections above too, the pinned ones first', () => {
  // 3 is sold out: it stays last though it is pinned.
  expect(listed(3)).toEqual([4, 1, 3])
  expect(listed(1)).toEqual([1, 4, 3])
  expect(listed(2)).toEqual([3])
  expect(listed(4)).toEqual([])
  const first = catalog.current.products.find(({ id }) => id === 1)!
  expect(collectionsOf(catalog.current, first)).toEqual([5, 1, 3])
  const counts = countListed(catalog.current.products, Array.from(catalog.current.tree.everyId.values()), clock.now().getTime())
  expect([1, 2, 3, 4, 5].map((id) => counts.get(id) ?? 0)).toEqual([3, 1, 3, 3, 3])
})

test('a product that meets a rule from now on is listed, and the pages of the collection are made again', async () => {
  await changeProduct(db, 2, { attributes: { material: 'cotton' } })
  const tags = await catalog.refresh()
  expect(listed(3)).toEqual([4, 1, 2, 3])
  expect(tags).toEqual(expect.arrayContaining(['p:2', 'listing', 'c:1', 'c:3']))
  await changeProduct(db, 2, { attributes: { material: 'wood' } })
  expect(await catalog.refresh()).toEqual(expect.arrayContaining(['c:1', 'c:3']))
  expect(listed(3)).toEqual([4, 1, 3])
})

test('what is no longer new leaves by itself', async () => {
  clock.set(new Date(clock.now().getTime() + 2 * DAY_MS))
  expect(await catalog.refresh()).toEqual(['shell'])
  expect(listed(2)).toEqual([])
})
