import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { seedDemo } from '#cli/seed.ts'
import { OPENING, testClock } from '#test/clock.ts'
import { testDatabase } from '#test/database.ts'
import { openCatalog } from './catalog.ts'
import type { Snapshot } from './columns/snapshot.ts'
import { openProductCache } from './product-cache.ts'

const db = await testDatabase()
await seedDemo(db, { products: 60, now: OPENING })
const directory = mkdtempSync(join(tmpdir(), 'nestling-cache-'))
afterAll(() => rmSync(directory, { recursive: true }))
const file = join(directory, 'cache', 'products.json')
const clock = testClock()

/** Returns a snapshot without what is worked out of it when it is first needed. */
const content = (snapshot: Snapshot): Omit<Snapshot, 'derived'> => {
  const { derived, ...rest } = snapshot
  expect(derived).toBeInstanceOf(Map)
  return rest
}

/** Opens the catalog, waits until it has cached its products, and closes it. */
async function openAndClose() {
  const catalog = await openCatalog(db, clock, openProductCache(file, clock))
  const faults: unknown[] = []
  await catalog.watch({ changed() {}, failed: (error) => faults.push(error) }).stop()
  expect(faults).toEqual([])
  return catalog.current
}
const names = (snapshot: Awaited<ReturnType<typeof openAndClose>>) => JSON.stringify(snapshot.products)

test('a start with cached products gives the same catalog as one without, later changes included', async () => {
  const first = await openAndClose()
  expect(readFileSync(file, 'utf8').length).toBeGreaterThan(10_000)
  expect(content(await openAndClose())).toEqual(content(first))

  await db.transaction(async (tx) => {
    await sql`update catalogue_version set version = version + 1`.execute(tx)
    await sql`update product set rank = 77777, change_number = (select version from catalogue_version)
      where id = (select min(id) from product)`.execute(tx)
  })
  const changed = await openAndClose()
  expect(names(changed)).not.toBe(names(first))
  rmSync(file)
  const fresh = await openAndClose()
  expect(content(changed)).toEqual(content(fresh))
})

test('changes by time since, and collections, brands and rules, are those of the database', async () => {
  await openAndClose()
  await db.transaction(async (tx) => {
    await sql`update brand set name = 'Brand nou' where id = (select min(id) from brand)`.execute(tx)
  })
  const renamed = await openAndClose()
  expect(Array.from(renamed.brands.values(), ({ name }) => name)).toContain('Brand nou')

  const days = 40 * 86_400_000
  const later = { now: () => new Date(clock.now().getTime() + days) }
  const cache = openProductCache(file, clock)
  const then = await openCatalog(db, later, cache)
  rmSync(file)
  expect(content(then.current)).toEqual(content((await openCatalog(db, later)).current))
})

test('a file that is broken, of another database or newer than the database is not used', async () => {
  const cache = openProductCache(file, clock)
  const right = await openAndClose()
  expect(await cache.read('another database')).toBeNull()
  const text = readFileSync(file, 'utf8')
  for (const wrong of [
    '',
    text.slice(0, 20),
    text.slice(0, -20),
    text.replace(/"version":\d+/, '"version":999999'),
    `x${text}`,
  ]) {
    writeFileSync(file, wrong)
    expect(names(await openAndClose())).toBe(names(right))
  }
})
