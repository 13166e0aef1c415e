/** What products fit with, as files say it: the column `fits_with` of an import and of an export. */
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { csvRow } from '#domain/imports/csv-row.ts'
import { writeProducts } from '#services/catalog/write-catalog.ts'
import { OPENING } from '#test/clock.ts'
import { importer } from '#test/imports/importer.ts'
import { productOf, variantOf, writeGround } from '#test/own-shop.ts'
import { testShop } from '#test/shop.ts'
import { askForApply } from './import-runs.ts'
import { runImport } from './import-job.ts'

const shop = await testShop()
const { checked, applied, undone, groupsOf, exported, codes } = importer(shop)

const write = (...products: Parameters<typeof writeProducts>[1]) =>
  shop.db.transaction((tx) => writeProducts(tx, products, OPENING))
beforeEach(async () => {
  await sql`truncate brand, collection, warehouse, manufacturer, import_run cascade`.execute(shop.db.query)
  await shop.db.transaction((tx) => writeGround(tx, OPENING))
  await write(productOf('Pram'), productOf('Seat'), productOf('Clip'), productOf('Sheet'))
})

/** Returns what each product states, as 'SKU' or 'SKU@SKU'. */
async function stated(): Promise<Record<string, string[]>> {
  const { rows } = await sql<{ of: string; fit: string }>`
    select one.sku as of, other.sku || coalesce('@' || adapter.sku, '') as fit
    from compatible_product c join variant one on one.product_id = c.product_id and one.position = 0
      join variant other on other.product_id = c.other_id and other.position = 0
      left join variant adapter on adapter.product_id = c.adapter_id and adapter.position = 0
    order by one.id, c.position`.execute(shop.db.query)
  return Object.fromEntries(
    Array.from(
      Map.groupBy(rows, ({ of }) => of),
      ([of, fits]) => [of, fits.map(({ fit }) => fit)],
    ),
  )
}

const HEAD = ['sku', 'name_ro', 'name_en', 'name_hu', 'brand', 'collection', 'price_ron', 'price_eur', 'price_huf', 'fits_with']
/** Returns a row of a product that is new. */
const newRow = (sku: string, fits: string): string =>
  csvRow([sku, `${sku} ro`, `${sku} en`, `${sku} hu`, 'atelier', 'hats', '100', '20', '8000', fits])
const known = (...rows: readonly (readonly [sku: string, fits: string])[]): string =>
  csvRow(['sku', 'fits_with']) + rows.map(csvRow).join('')

test('a file of a Hungarian spreadsheet says what fits; a second time changes nothing, and it is taken back', async () => {
  const rows = [
    ['cikkszám', 'Kompatibilis'],
    ['SEAT', ' PRAM@CLIP , SHEET'],
    ['SHEET', ''],
  ]
  const file = `\uFEFF${rows.map((row) => row.join(';')).join('\r\n')}\r\n`
  const run = await applied('products', file)
  expect(run.counts).toMatchObject({ changed: 1, same: 1, faulty: 0, applied: 1, refused: 0 })
  expect(await stated()).toEqual({ SEAT: ['PRAM@CLIP', 'SHEET'] })
  expect((await checked('products', file)).counts).toMatchObject({ same: 2, changed: 0 })
  // An empty cell leaves what is there, the word empties it.
  expect((await checked('products', known(['SEAT', '']))).counts).toMatchObject({ same: 1 })
  const emptied = await applied('products', known(['SEAT', '[empty]']))
  expect(await stated()).toEqual({})
  await undone(emptied.id)
  expect(await stated()).toEqual({ SEAT: ['PRAM@CLIP', 'SHEET'] })
  await undone(run.id)
  expect(await stated()).toEqual({})
})

test('the dry run names the line of what is unknown, twice or impossible, and the good rows are written', async () => {
  await write(
    productOf('Set', { kind: 'bundle', variants: [variantOf('SET', { stock: [] })], parts: [{ sku: 'CLIP', quantity: 2 }] }),
  )
  const hostile = "=1+1<script>alert(1)</script>\u202E';drop table product--"
  const run = await checked(
    'products',
    known(['PRAM', 'SEAT,GONE'], ['CLIP', 'CLIP'], ['SHEET', 'SEAT,PRAM,PRAM@CLIP'], ['SEAT', 'PRAM, PRAM,,'], ['SET', 'PRAM']),
  )
  expect(await codes(run.id)).toEqual([
    '2 fits_with unknown_item',
    '3 fits_with with_itself',
    '4 fits_with repeated',
    '6 fits_with not_simple',
  ])
  expect((await groupsOf(run.id)).map(({ after }) => after['fits_with'])).toEqual([
    undefined,
    undefined,
    undefined,
    'PRAM',
    undefined,
  ])
  expect(await askForApply(shop, run.id)).toBe('done')
  expect((await runImport(shop, run.id)).counts).toMatchObject({ applied: 1, refused: 0 })
  expect(await stated()).toEqual({ SEAT: ['PRAM'] })

  const others = known(['PRAM', hostile], ['CLIP', '@PRAM'], ['SHEET', 'SEAT@GONE'], ['SEAT', 'PRAM@PRAM'], ['SET', ''])
  expect(await codes((await checked('products', others)).id)).toEqual([
    '2 fits_with unknown_item',
    '3 fits_with unknown_item',
    '4 fits_with unknown_item',
    '5 fits_with with_itself',
  ])
  expect(await codes((await checked('products', known(['CLIP', 'SET'], ['SEAT', 'PRAM@']))).id)).toEqual([
    '2 fits_with not_simple',
    '3 fits_with unknown_item',
  ])
})

test('any item of a product stands for it, and a SKU may have the sign of adapters in it', async () => {
  await write(
    productOf('Cot', { variants: [variantOf('COT-S'), variantOf('COT@L')] }),
    productOf('Odd', { variants: [variantOf('[odd]')] }),
  )
  const file = csvRow(['sku', 'fits_with']) + csvRow(['SEAT', JSON.stringify(['["COT@L"]', 'PRAM@CLIP', '["[odd]","COT@L"]'])])
  expect((await applied('products', file)).counts).toMatchObject({ applied: 1, faulty: 0 })
  expect(await stated()).toEqual({ SEAT: ['COT-S', 'PRAM@CLIP', '[odd]@COT-S'] })
  expect((await checked('products', file)).counts).toMatchObject({ same: 1, changed: 0 })
  expect((await checked('products', await exported())).counts).toMatchObject({ same: 6, changed: 0, faulty: 0 })
  expect((await checked('products', await exported('products', 'jsonl'))).counts).toMatchObject({ same: 6, changed: 0 })
})

test('a product may name those that come after it in the file, however far, and whatever else is refused', async () => {
  const rows = Array.from({ length: 70 }, (_, at) => newRow(`N${at}`, at === 0 ? 'N69,N1@N68,PRAM' : at === 1 ? 'N2' : ''))
  const file = csvRow(HEAD) + rows.join('')
  const run = await applied('products', file)
  expect(run.counts).toMatchObject({ new: 70, applied: 70, refused: 0, faulty: 0 })
  expect(await stated()).toEqual({ N0: ['N69', 'N1@N68', 'PRAM'], N1: ['N2'] })
  expect((await checked('products', file)).counts).toMatchObject({ same: 70 })
  await undone(run.id)
  expect((await shop.db.query.selectFrom('product').select('id').where('published_at', 'is', null).execute()).length).toBe(70)
})

test('what is named and does not come is told, and the product is there without it', async () => {
  const { id } = await checked('products', csvRow(HEAD) + newRow('NEW', 'LATE,PRAM') + newRow('LATE', ''))
  const [, late] = await groupsOf(id)
  await sql`update import_group set is_chosen = false where run_id = ${id} and position = ${late!.position}`.execute(
    shop.db.query,
  )
  expect(await askForApply(shop, id)).toBe('done')
  expect((await runImport(shop, id)).counts).toMatchObject({ applied: 1, refused: 0 })
  expect(await stated()).toEqual({ NEW: ['PRAM'] })
  expect(await codes(id)).toEqual(['2 fits_with unknown_item'])
  expect(await undone(id)).toMatchObject({ counts: { kept: 0 } })
})
