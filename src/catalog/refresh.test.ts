/** A reader of the catalog sees one consistent version while products are added and changed. */
import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { changeProduct, putCatalog } from '#test/catalog.ts'
import { testClock } from '#test/clock.ts'
import { testDatabase } from '#test/database.ts'
import { openCatalog, SEARCH_TAG } from './catalog.ts'
import { readSearchFields } from '#store/search/search-fields.ts'
import { raiseCatalogVersion } from '#store/catalog/catalog-version.ts'
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

test('while many products change, listings follow at once, and searches when it pauses', async () => {
  const catalog = await openCatalog(db, clock)
  await catalog.search.update(catalog.current)
  const found = async (words: string) => (await catalog.search.find(catalog.current, 'ro', words)).docs.length
  const rename = (name: string, from: number, count: number) =>
    db.transaction(async (tx) => {
      const version = await raiseCatalogVersion(tx)
      await sql`update product_text set name = ${name} || product_id where locale = 'ro' and product_id between ${from} and ${from + count - 1}`.execute(
        tx,
      )
      await sql`update product set change_number = ${version} where id between ${from} and ${from + count - 1}`.execute(tx)
    })
  const seen: string[][] = []
  const searched = Promise.withResolvers<void>()
  const watch = catalog.watch({
    everyMs: 1,
    changed(tags) {
      seen.push(tags)
      if (tags.includes(SEARCH_TAG)) searched.resolve()
    },
    failed: (error) => searched.reject(error),
  })
  await rename('Iepure ', 1, 150)
  await searched.promise
  expect(seen[0]).toContain('p:1')
  expect(seen[0]).not.toContain(SEARCH_TAG)
  expect(await found('iepure')).toBe(150)
  await watch.stop()
})

test('rows of items that are written anew are no other words: the index is not built again', async () => {
  const two = (id: number) =>
    sql`update variant set barcode = (5940000000000 + ${id} * 10 + position)::text where product_id = 5`.execute(db.query)
  await sql`insert into variant select (jsonb_populate_record(v, jsonb_build_object('id', 900001, 'sku', 'SECOND', 'position', 2, 'barcode', '5'))).* from variant v where product_id = 5`.execute(
    db.query,
  )
  await two(1)
  const before = await readSearchFields(db.query, [5])
  // A row whose key changes moves behind the others.
  await sql`update variant set sku = 'x' || sku where product_id = 5 and position < 2`.execute(db.query)
  expect(before[0]!.barcodes).toHaveLength(2)
  expect(await readSearchFields(db.query, [5])).toEqual(before)
})
