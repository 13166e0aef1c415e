/** A reader of the catalog sees one consistent version while products are added and changed. */
import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { changeProduct, putCatalog } from '#test/catalog.ts'
import { testClock } from '#test/clock.ts'
import { testDatabase } from '#test/database.ts'
import { openCatalog } from './catalog.ts'
import { listProducts } from '#catalog/columns/listing.ts'

const db = await testDatabase()
const PRODUCTS = 300
const draft = { publishedDaysAgo: null, name: 'Ursuleț brun', variants: [{ sale: 1000 }] }
await putCatalog(db, [
  ...Array.from({ length: PRODUCTS }, (_, at) => ({
    name: `Ursuleț ${at}`,
    rank: at,
    variants: [{ sale: 1000 + at, available: 2 }],
  })),
  draft,
])
const clock = testClock()

test('during a refresh listings and searches are always complete', async () => {
  const catalog = await openCatalog(db, clock)
  await catalog.search.update(catalog.current)
  const totals = new Set<number>()
  const counts = new Set<number | undefined>()
  const found = new Set<number>()
  async function look() {
    const { current } = catalog
    const listing = listProducts(current, { currency: 'RON' })
    totals.add(listing.total)
    counts.add(listing.facets().brands.get('brand-1'))
    found.add((await catalog.search.find(current, 'ro', 'ursulet')).docs.length)
  }
  // One that moves, one that comes, and a price alone.
  const changes = [{ rank: 5000 }, { published_at: clock.now() }, { flags: ['campaign'] }]
  for (const [at, change] of changes.entries()) {
    await changeProduct(db, at === 1 ? PRODUCTS + 1 : 7, change)
    let isDone = false
    const refreshed = catalog.refresh().then(() => (isDone = true))
    while (!isDone) {
      await look()
      await yieldToEventLoop()
    }
    await refreshed
  }
  await look()
  expect([...totals]).toEqual([PRODUCTS, PRODUCTS + 1])
  expect([...counts]).toEqual([PRODUCTS, PRODUCTS + 1])
  expect([...found]).toEqual([PRODUCTS, PRODUCTS + 1])
})

test('a failed read is repeated', async () => {
  const catalog = await openCatalog(db, clock)
  await changeProduct(db, 3, { rank: 9000 })
  await sql`alter table slug_history rename to slug_history_elsewhere`.execute(db.query)
  await expect(catalog.refresh()).rejects.toThrow('slug_history')
  await sql`alter table slug_history_elsewhere rename to slug_history`.execute(db.query)
  expect(await catalog.refresh()).toEqual(expect.arrayContaining(['p:3', 'listing']))
  expect(catalog.current.ids[0]).toBe(3)
})
