import { beforeAll, expect, test } from 'vitest'
import { sql } from 'kysely'
import { testDatabase } from '#test/database.ts'
import type { Database } from '#store/database/db.ts'
import { seedDemo } from './seed.ts'

const NOW = new Date('2026-11-21T09:00:00Z')
let db: Database

const progress: number[] = []
beforeAll(async () => {
  db = await testDatabase()
  await seedDemo(db, { products: 200, now: NOW, onProgress: (done) => progress.push(done) })
})
const count = async (query: string): Promise<number> =>
  Number((await sql<{ n: string }>`select count(*) as n from (${sql.raw(query)}) as found`.execute(db.query)).rows[0]?.n)

test('a small shop has products, texts, prices, delivery rules and pages', async () => {
  expect(await count('select id from product')).toBe(200)
  expect(await count('select product_id from product_text')).toBe(600)
  expect(await count('select id from variant v where (select count(*) from price p where p.variant_id = v.id) <> 3')).toBe(0)
  expect(await count('select id from warehouse')).toBe(5)
  expect(await count('select id from locker')).toBe(90)
  expect(await count("select id from delivery_rule where method = 'courier'")).toBeGreaterThan(5)
  expect(await count('select story_id from story_text where published is not null')).toBeGreaterThan(20)
  expect(await count("select key from setting where key = 'merchant'")).toBe(1)
  expect(await count('select key from partnership')).toBe(8)
  expect(await count('select code from partnership_code where taken_at is null')).toBe(40)
})

test('the catalog version is raised, and progress ends at one', async () => {
  const { version } = await db.query.selectFrom('catalogue_version').select('version').executeTakeFirstOrThrow()
  expect(version).toBeGreaterThan(1)
  expect(progress.at(-1)).toBe(1)
  expect(progress).toEqual(progress.toSorted((a, b) => a - b))
})

test('the price in force is the open row of the history', async () => {
  expect(
    await count(`select p.variant_id from price p
      left join price_history h on h.variant_id = p.variant_id and h.currency = p.currency and h.valid_to is null
      where h.price is distinct from p.sale`),
  ).toBe(0)
})

test('bundles have no stock of their own, their parts have', async () => {
  expect(
    await count(
      "select 1 from stock s join variant v on v.id = s.variant_id join product p on p.id = v.product_id where p.kind = 'bundle'",
    ),
  ).toBe(0)
  expect(await count('select distinct bundle_variant_id from bundle_item')).toBeGreaterThan(4)
  expect(
    await count('select variant_id from bundle_item i where not exists (select from stock s where s.variant_id = i.variant_id)'),
  ).toBe(0)
})

test('a shop that already has products is not changed', async () => {
  await expect(seedDemo(db, { products: 200, now: NOW })).rejects.toThrow()
  expect(await count('select id from product')).toBe(200)
})
