import { beforeAll, expect, test } from 'vitest'
import { openCatalog } from '#catalog/catalog.ts'
import { MARKETS } from '#domain/market/market.ts'
import { putCatalog } from '#test/catalog.ts'
import { testClock } from '#test/clock.ts'
import { testDatabase } from '#test/database.ts'
import { openCoPurchases } from './companions.ts'
import { recommendFor } from './recommend.ts'
import { additionsTo, relatedProducts, relatedTo } from './related.ts'
import type { Snapshot } from '#catalog/columns/snapshot.ts'

const BEARS = 3
const BLOCKS = 4
const HATS = 5
let snapshot: Snapshot
let coPurchases: ReturnType<typeof openCoPurchases>
beforeAll(async () => {
  const db = await testDatabase()
  const clock = testClock()
  const one = (sale: number, more: object = {}) => ({ collection: BEARS, variants: [{ sale }], ...more })
  await putCatalog(db, [
    one(10_000),
    one(40_000),
    one(11_000),
    one(10_500, { noPromo: true }),
    one(10_200, { variants: [{ sale: 10_200, available: 0 }] }),
    one(10_000, { collection: BLOCKS }),
    one(10_000, { collection: HATS }),
    one(11_000, { brand: 2 }),
    one(7_000, { collection: BLOCKS }),
    one(2_000, { collection: HATS }),
  ])
  snapshot = (await openCatalog(db, clock)).current
  coPurchases = openCoPurchases(db, clock, (error) => {
    throw error
  })
})

const docOf = (product: number) => snapshot.byId.get(product)!
const related = (product: number, count: number) =>
  relatedTo(snapshot, docOf(product), 'RON', count).map((doc) => snapshot.ids[doc])

test('products of the same collection come by nearest price, another brand first; none is sold out or barred from promotion', () => {
  expect(related(1, 3)).toEqual([8, 3, 2])
})

test('the parent collection completes a collection with few products; other top-level collections give nothing', () => {
  expect(related(1, 10)).toEqual([8, 3, 6, 9, 2])
})

test('the score decreases with the distance', () => {
  const scores = relatedProducts(snapshot, docOf(1), 'RON', 3).map(({ score }) => score)
  expect(scores).toEqual(scores.toSorted((a, b) => b - a))
  expect(Math.max(...scores)).toBeLessThanOrEqual(100)
})

test('additions come from a sibling collection and cost less', () => {
  expect(additionsTo(snapshot, docOf(1), 'RON', 4).map((doc) => snapshot.ids[doc])).toEqual([9])
  expect(additionsTo(snapshot, docOf(9), 'RON', 4)).toEqual([])
})

test('a type with companion collections takes only from them, the closest first, each in turn', async () => {
  const db = await testDatabase()
  const of = (collection: number, sale: number) => ({ collection, variants: [{ sale }] })
  const [PRAMS, FOOTMUFFS, BAGS, RIDE_ONS, CRAFT] = [3, 4, 5, 6, 7]
  await putCatalog(
    db,
    [
      of(PRAMS, 90_000),
      of(RIDE_ONS, 9000),
      of(BAGS, 8000),
      of(FOOTMUFFS, 7000),
      of(FOOTMUFFS, 80_000),
      of(FOOTMUFFS, 6000),
      of(CRAFT, 900),
    ],
    {
      collections: [
        { key: 'transport' },
        { key: 'toys' },
        { key: 'pushchairs', parent: 1, companions: ['footmuffs', 'pram-accessories', 'pram-bags'] },
        { key: 'footmuffs', parent: 1 },
        { key: 'pram-bags', parent: 1 },
        { key: 'ride-ons', parent: 1 },
        { key: 'craft', parent: 2 },
      ],
    },
  )
  const { current } = await openCatalog(db, testClock())
  expect(additionsTo(current, current.byId.get(1)!, 'RON', 4).map((doc) => current.ids[doc])).toEqual([4, 3, 6])
})

test('a cart gets additions to its products, then related products, alternating and none of its own', () => {
  const found = recommendFor(snapshot, coPurchases, MARKETS.ro, [1, 2], 4).map((doc) => snapshot.ids[doc])
  expect(found).toEqual([9, 6, 8, 3])
})
