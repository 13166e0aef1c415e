/**
 * The process that imports a file is killed before single statements of the dry run and of the import. Run again, it goes on, and the shop
 * has what an import without a kill gives it. `KILLS=400` kills it before every statement.
 */
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { csvRow } from '#domain/imports/csv-row.ts'
import { writeProducts } from '#services/catalog/write-catalog.ts'
import { verifyAudit } from '#services/staff/audit.ts'
import { OPENING } from '#test/clock.ts'
import { importer } from '#test/imports/importer.ts'
import { productOf, writeGround } from '#test/own-shop.ts'
import { testShop } from '#test/shop.ts'
import { databaseUrl } from '#test/snapshot.ts'
import { runSteps } from './run-steps.ts'
import type { ImportSteps } from './import-steps.ts'

const KILLS = Number(process.env.KILLS ?? 4)
const PROGRAM = fileURLToPath(new URL('import-steps.ts', import.meta.url))
/** Of each kind: more than are written in one transaction. */
const CHANGED = 40
const NEW = 40

const shop = await testShop()
const { uploaded, exported } = importer(shop)

const HEAD = [
  'external_id',
  'sku',
  'name_ro',
  'name_en',
  'name_hu',
  'brand',
  'collection',
  'price_ron',
  'price_eur',
  'price_huf',
  'stock_workshop',
]
const row = (name: string, brand: string): string =>
  csvRow([name, name.toUpperCase(), `${name} ro`, name, `${name} hu`, brand, 'Fashion en', '120', '25', '9000', '5'])
const FILE = [
  csvRow(HEAD),
  ...Array.from({ length: CHANGED }, (_, at) => row(`known${at}`, 'atelier')),
  ...Array.from({ length: NEW }, (_, at) => row(`new${at}`, 'Moara Veche')),
].join('')

async function begin(): Promise<Omit<ImportSteps, 'endBefore'>> {
  await sql`truncate brand, collection, warehouse, manufacturer, colourway, import_run cascade`.execute(shop.db.query)
  await shop.db.transaction((tx) => writeGround(tx, OPENING))
  const known = Array.from({ length: CHANGED }, (_, at) => productOf(`known${at}`))
  await shop.db.transaction((tx) => writeProducts(tx, known, OPENING))
  shop.clock.advance(60_000)
  const { id } = await uploaded('products', FILE)
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(shop.db.query)
  const url = databaseUrl(process.env.TEST_POSTGRES_URL!, rows[0]!.name)
  return { url, dataDir: shop.config.dataDir, now: shop.clock.now().toISOString(), id }
}

const run = (steps: ImportSteps): Promise<number | null> => runSteps(PROGRAM, steps)

/** Returns what an import leaves behind, without what differs from one to the next. */
async function result(id: string): Promise<object> {
  const { query } = shop.db
  const count = async (statement: ReturnType<typeof sql<{ count: number }>>) => (await statement.execute(query)).rows[0]!.count
  const ofRun = await query
    .selectFrom('import_run')
    .select(['state', 'counts', 'done', 'total'])
    .where('id', '=', id)
    .executeTakeFirst()
  expect(await verifyAudit(shop)).toMatchObject({ isWhole: true })
  return {
    ofRun,
    products: (await exported()).replaceAll(/^\d+,/gm, ''),
    prices: await count(sql`select count(*)::int as count from price_history`),
    pieces: await count(sql`select count(*)::int as count from stock_movement`),
    entries: await count(sql`select count(*)::int as count from audit_entry where at = ${shop.clock.now()}`),
  }
}

test(
  `killed ${KILLS} times in a dry run and an import, it goes on to the same result`,
  { timeout: 120_000 + KILLS * 20_000 },
  async () => {
    const first = await begin()
    const whole = (await run({ ...first, endBefore: 0 }))!
    const expected = await result(first.id)
    expect(expected).toMatchObject({
      ofRun: { state: 'applied', counts: { changed: CHANGED, new: NEW, applied: CHANGED + NEW, refused: 0 } },
    })
    const kills = Math.min(KILLS, whole)
    for (let kill = 0; kill < kills; kill++) {
      const steps = await begin()
      expect(await run({ ...steps, endBefore: 1 + Math.floor((kill * whole) / kills) })).toBeNull()
      await run({ ...steps, endBefore: 0 })
      expect(await result(steps.id)).toEqual(expected)
    }
  },
)
