/** Imports of products: what a file makes and changes, what it is refused for, how it goes on after a kill, and how it is taken back. */
import { mkdir, writeFile } from 'node:fs/promises'
import fc from 'fast-check'
import sharp from 'sharp'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { csvRow } from '#domain/imports/csv-row.ts'
import { writeProducts, writeStock } from '#services/catalog/write-catalog.ts'
import { CONSOLE } from '#services/staff/audit.ts'
import { changePrice } from '#services/pricing/change-price.ts'
import { readRun } from '#store/imports/runs.ts'
import { OPENING } from '#test/clock.ts'
import { pricesOf, productOf, variantOf, writeGround } from '#test/own-shop.ts'
import { importer } from '#test/imports/importer.ts'
import { testShop } from '#test/shop.ts'
import { applyStep, previewUndo } from './apply-import.ts'
import { checkStep } from './check-import.ts'
import { importFolder } from './import-files.ts'
import { runImport } from './import-job.ts'
import { askForApply, askForCheck } from './import-runs.ts'
import { FOLDER } from './files/archive.ts'

const shop = await testShop()

beforeEach(async () => {
  await sql`truncate brand, collection, warehouse, manufacturer, colourway, import_run, coupon, customer, redirect cascade`.execute(
    shop.db.query,
  )
  await shop.db.transaction((tx) => writeGround(tx, OPENING))
})

const { uploaded, checked, applied, undone, groupsOf, exported, codes } = importer(shop)
const write = (...products: Parameters<typeof writeProducts>[1]) =>
  shop.db.transaction((tx) => writeProducts(tx, products, OPENING))

const HEAD = [
  'external_id',
  'sku',
  'name_ro',
  'name_en',
  'name_hu',
  'brand',
  'collection',
  'published',
  'price_ron',
  'price_eur',
  'price_huf',
  'stock_workshop',
  'colourway',
  'size',
]
const rowOf = (name: string, more: Record<string, string> = {}): string => {
  const cells: Record<string, string> = {
    external_id: name,
    sku: name.toUpperCase(),
    name_ro: `${name} ro`,
    name_en: name,
    name_hu: `${name} hu`,
    brand: 'Moara Veche',
    collection: 'Fashion en > Scarves',
    published: 'yes',
    price_ron: '100',
    price_eur: '20',
    price_huf: '8000',
    stock_workshop: '5',
    ...more,
  }
  return csvRow(HEAD.map((head) => cells[head] ?? ''))
}
const fileOf = (...rows: string[]) => csvRow(HEAD) + rows.join('')

test('a file makes products with their variants, brands, collections and colours, and a second time changes nothing', async () => {
  const file = fileOf(
    rowOf('scarf', { colourway: 'Sky', size: 'S' }),
    rowOf('scarf', { sku: 'SCARF-M', colourway: 'Sky', size: 'M', stock_workshop: '2' }),
    rowOf('cap'),
  )
  const run = await applied('products', file)
  expect(run).toMatchObject({ state: 'applied', counts: { rows: 3, new: 2, applied: 2, faulty: 0 } })
  await shop.catalog.refresh()
  const { products, tree } = shop.catalog.current
  expect(products.map(({ name }) => name.en).toSorted()).toEqual(['cap', 'scarf'])
  expect(tree.byKey.get('fashion-scarves')).toBeDefined()
  expect(products.find(({ name }) => name.en === 'scarf')!.variants.map(({ available }) => available)).toEqual([5, 2])
  expect((await checked('products', file)).counts).toMatchObject({ same: 2, new: 0, changed: 0, faulty: 0 })
  const names = await shop.db.query.selectFrom('brand').select(['slug', 'name']).where('slug', '<>', 'atelier').execute()
  expect(names).toEqual([{ slug: 'moara-veche', name: 'Moara Veche' }])
})

test('each fault has its line and its column; what has none is written', async () => {
  const file = fileOf(
    rowOf('good'),
    rowOf('no-brand', { brand: '' }),
    rowOf('forints', { price_huf: '8000.50' }),
    rowOf('thousand', { price_ron: '1.299' }),
    rowOf('two', { name_en: 'One' }),
    rowOf('two', { sku: 'TWO-2', name_en: 'Two' }),
    rowOf('dear', { price_eur: '' }),
    rowOf('word', { published: 'maybe' }),
    rowOf('good'),
  )
  const run = await checked('products', file)
  expect(await codes(run.id)).toEqual(
    expect.arrayContaining([
      '3 brand empty',
      '4 price_huf not_whole',
      '5 price_ron not_an_amount',
      '7 name_en differs_in_group',
      '8 price_eur empty',
      '9 published not_yes_or_no',
      '10  repeated',
    ]),
  )
  expect(run.counts).toMatchObject({ new: 1, faulty: 7 })
  expect(await askForApply(shop, run.id)).toBe('done')
  expect((await runImport(shop, run.id)).counts).toMatchObject({ applied: 1, refused: 0 })
  expect(await shop.db.query.selectFrom('variant').select('sku').execute()).toEqual([{ sku: 'GOOD' }])
})

test('a product without a text in every language is a draft with a reason', async () => {
  const run = await applied('products', fileOf(rowOf('sock', { name_en: '', name_hu: '' })))
  expect(await codes(run.id)).toEqual(expect.arrayContaining(['2 name_en copied', '2 published draft', '2 name_hu copied']))
  expect(await shop.db.query.selectFrom('product').select('published_at').execute()).toEqual([{ published_at: null }])
})

test('what is changed of known products is shown field by field, and goes back field by field where nobody changed it since', async () => {
  await write(productOf('Bonnet'), productOf('Mitten'))
  const before = await exported()
  const lines = (bonnet: string, stock: string) =>
    `sku,name_en,price_ron,stock_workshop\nBONNET,${bonnet},120,${stock}\nMITTEN,New mitten,[empty],9\n`
  const refused = await checked('products', lines('Warm bonnet', '4'))
  expect(await codes(refused.id)).toEqual(['3 price_ron empty'])
  const file = lines('Warm bonnet', '4').replace('[empty]', '')
  const run = await applied('products', file)
  expect((await groupsOf(run.id)).map(({ key, before: was, after }) => [key, was, after])).toEqual([
    [
      'BONNET',
      { name_en: 'Bonnet en', 'price_ron\u001fBONNET': '100.00', 'stock_workshop\u001fBONNET': '9' },
      { name_en: 'Warm bonnet', 'price_ron\u001fBONNET': '120.00', 'stock_workshop\u001fBONNET': '4' },
    ],
    ['MITTEN', { name_en: 'Mitten en' }, { name_en: 'New mitten' }],
  ])
  shop.clock.advance(60_000)
  // Somebody counts the pieces meanwhile.
  await shop.db.transaction((tx) =>
    writeStock(tx, [{ sku: 'BONNET', warehouse: 'workshop', onHand: 3 }], { kind: 'count', at: OPENING }),
  )
  expect(await previewUndo(shop, run, 10)).toEqual({
    fields: 3,
    removed: 0,
    kept: [{ line: 2, name: 'Warm bonnet', field: 'stock_workshop\u001fBONNET' }],
  })
  expect(await undone(run.id)).toMatchObject({ state: 'undone', counts: { kept: 1 } })
  await shop.db.transaction((tx) =>
    writeStock(tx, [{ sku: 'BONNET', warehouse: 'workshop', onHand: 9 }], { kind: 'count', at: OPENING }),
  )
  expect(await exported()).toBe(before)
  const { history } = {
    history: await shop.db.query
      .selectFrom('price_history')
      .select('price')
      .where('currency', '=', 'RON')
      .orderBy('valid_from')
      .execute(),
  }
  // Prices are never removed from the history.
  expect(history.map(({ price }) => price)).toEqual([10_000, 10_000, 12_000, 10_000])
})

test('what somebody changed between the dry run and the import is refused, and new products that are taken back are drafts', async () => {
  await write(productOf('Bonnet'))
  const { id } = await checked('products', 'sku,price_ron\nBONNET,120\n')
  const mine = {
    sku: 'BONNET',
    market: 'ro' as const,
    price: 11_000,
    reduced: null,
    prp: null,
    from: null,
    to: null,
    version: null,
  }
  shop.clock.advance(60_000)
  await changePrice(shop, CONSOLE, { changes: [mine], reason: 'x' })
  await askForApply(shop, id)
  expect((await runImport(shop, id)).counts).toMatchObject({ applied: 0, refused: 1 })
  expect(await codes(id)).toEqual(['2 price_ron\u001fBONNET changed_meanwhile'])
  const made = await applied('products', fileOf(rowOf('cap')))
  expect(await previewUndo(shop, made, 10)).toEqual({ fields: 0, removed: 1, kept: [] })
  await undone(made.id)
  const shown = await shop.db.query.selectFrom('product').select('id').where('published_at', 'is not', null).execute()
  expect(shown).toHaveLength(1)
})

test('an import that is broken off anywhere goes on to the same result, and only one changes the shop at a time', async () => {
  const file = fileOf(...Array.from({ length: 150 }, (_, at) => rowOf(`p${at}`)))
  const whole = await applied('products', file)
  const result = (await exported()).replaceAll(/^\d+,/gm, '')
  await sql`truncate product, import_run cascade`.execute(shop.db.query)
  const { id, mapping, options } = await uploaded('products', file)
  await askForCheck(shop, id, { mapping, options })
  // Each step ends after its first piece: what is in memory is lost as by a kill.
  let steps = 0
  while (!(await checkStep(shop, (await readRun(shop.db.query, id))!, 0))) steps++
  await askForApply(shop, id)
  const other = await checked('products', fileOf(rowOf('other')))
  expect(await askForApply(shop, other.id)).toBe('import_runs')
  while (!(await applyStep(shop, (await readRun(shop.db.query, id))!, 0))) steps++
  expect(steps).toBeGreaterThan(3)
  expect((await readRun(shop.db.query, id))!.counts).toEqual(whole.counts)
  expect((await exported()).replaceAll(/^\d+,/gm, '')).toBe(result)
})

test('pictures come from a folder by their names, and are published with their product', async () => {
  const folder = importFolder(shop.config, 'folder')
  await mkdir(folder, { recursive: true })
  await sharp({ create: { width: 900, height: 600, channels: 3, background: '#b98d6a' } })
    .jpeg()
    .toFile(`${folder}/Scarf.JPG`)
  await writeFile(`${folder}/none.jpg`, '<svg/>')
  const file = (pictures: string) => fileOf(rowOf('scarf')).replace(/\n/, ',pictures\n').replace(/\n$/, `,${pictures}\n`)
  const more = { pictures: FOLDER + folder }
  expect(await codes((await checked('products', file('none.jpg|gone.jpg|https://a.example/x.jpg'), more)).id)).toEqual(
    Array(3).fill('2 pictures no_picture'),
  )
  await applied('products', file('scarf.jpg'), more)
  const [picture] = await shop.db.query.selectFrom('product_picture').selectAll().execute()
  expect(picture).toMatchObject({ width: 900, height: 600, alt: { ro: 'scarf ro' } })
  expect(picture!.address).toMatch(/^\/i\/[0-9a-f]{32}\/800\.webp$/)
  expect((await checked('products', file('scarf.jpg'), more)).counts).toMatchObject({ same: 1, changed: 0 })
})

const hostile = fc.oneof(
  fc.string({ minLength: 1 }),
  fc.constantFrom(
    '=1+1',
    '-2',
    '@x',
    "'=x",
    '[empty]',
    '[[empty]]',
    'a,b;c\t"d"',
    'one\ntwo\r\nthree',
    '<script>alert(1)</script>',
    ' blank ',
    '["x"]',
    '\u001f',
  ),
)
const text = hostile.map((one) => one.replaceAll('\0', '').toWellFormed()).filter((one) => one.trim() !== '')

test('what is exported changes nothing when it is imported, whatever texts there are, as CSV and as JSON Lines', async () => {
  const product = fc.record({
    name: text,
    opening: text,
    facts: fc.array(text, { maxLength: 3 }),
    tags: fc.array(
      text.map((one) => one.slice(0, 60)),
      { maxLength: 3 },
    ),
    composition: fc.option(text),
    sale: fc.integer({ min: 1, max: 20 }),
    value: text,
  })
  await fc.assert(
    fc.asyncProperty(
      fc.array(product, { minLength: 1, maxLength: 4 }),
      fc.constantFrom('csv' as const, 'jsonl' as const),
      async (all, format) => {
        await sql`truncate product, import_run cascade`.execute(shop.db.query)
        await write(
          ...all.map(({ name, opening, facts, tags, composition, sale, value }, at) => {
            const made = productOf(`P${at}`, {
              tags,
              attributes: { note: value },
              variants: [
                variantOf(`P${at}`, { prices: pricesOf(20, sale) }),
                variantOf(`P${at} b,"`, { size: { system: 'letter', value } }),
              ],
            })
            return {
              ...made,
              text: {
                ...made.text,
                en: { ...made.text.en, name, composition, warnings: facts, description: { opening, facts } },
              },
            }
          }),
        )
        for (const kind of ['products', 'texts', 'prices', 'stock'] as const) {
          const run = await checked(kind, await exported(kind, format))
          expect([kind, await codes(run.id), (await groupsOf(run.id)).map(({ before, after }) => [before, after])]).toEqual([
            kind,
            [],
            [],
          ])
          expect(run.counts.same).toBeGreaterThan(0)
        }
      },
    ),
    { numRuns: 12 },
  )
})
