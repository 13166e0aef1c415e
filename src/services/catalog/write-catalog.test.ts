import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { sql } from 'kysely'
import { stockCommand } from '#cli/stock.ts'
import { DAY_MS } from '#domain/time/durations.ts'
import { OPENING } from '#test/clock.ts'
import { collectionOf, pricesOf, productOf, texts, variantOf, writeGround } from '#test/own-shop.ts'
import { testShop, type TestShop } from '#test/shop.ts'
import type { CollectionInput, ProductInput } from '#domain/catalog/catalog-input.ts'
import { InputRefused } from '#store/database/input-refused.ts'
import { writeCollections, writeProducts, writeStock } from './write-catalog.ts'

const later = (days: number): Date => new Date(OPENING.getTime() + days * DAY_MS)
const TABLES = ['product', 'product_text', 'product_collection', 'product_picture', 'variant', 'price', 'price_history', 'stock']

let shop: TestShop
beforeAll(async () => {
  shop = await testShop()
  await shop.db.transaction((tx) => writeGround(tx, OPENING))
})
beforeEach(async () => {
  await sql`truncate product, slug_history cascade`.execute(shop.db.query)
})

const write = (products: readonly ProductInput[], now = OPENING) => shop.db.transaction((tx) => writeProducts(tx, products, now))
const priceOf = (currency: 'RON' | 'EUR' | 'HUF') =>
  shop.db.query
    .selectFrom('price')
    .select(['mrp', 'sale', 'prior', 'reduced_at'])
    .where('currency', '=', currency)
    .executeTakeFirst()

/** Every row that belongs to products, without the number of their last change. */
async function allRows(): Promise<unknown> {
  const rows = TABLES.map((table) =>
    sql<{ row: string }>`select (to_jsonb(t) - 'change_number')::text as row from ${sql.table(table)} t order by 1`.execute(
      shop.db.query,
    ),
  )
  return (await Promise.all(rows)).map((one) => one.rows)
}

const picture = { address: '/i/0123456789abcdef0123456789abcdef/800.webp', width: 800, height: 600, tint: 'oat', view: null }

test('a second time the same products change nothing, and get no other numbers', async () => {
  const products = [
    productOf('Bonnet', { pictures: [{ ...picture, colourway: null, alt: { ro: 'Bonetă', en: 'Bonnet', hu: 'Főkötő' } }] }),
    productOf('Set', {
      kind: 'bundle',
      variants: [variantOf('SET', { stock: [] })],
      parts: [{ sku: 'BONNET', quantity: 2 }],
    }),
  ]
  await write(products)
  const before = await allRows()
  await write(products, later(1))
  expect(await allRows()).toEqual(before)
  const numbers = await sql<{ id: number }>`select id from product union all select id from variant`.execute(shop.db.query)
  expect(new Set(numbers.rows.map(({ id }) => id)).size).toBe(4)
})

test('a product is listed in its collection and in those above it, and every process learns of it', async () => {
  await shop.catalog.refresh()
  await write([productOf('Bonnet')])
  expect(await shop.catalog.refresh()).toContain('listing')
  const { products, tree } = shop.catalog.current
  expect(products.map(({ name }) => name.en)).toEqual(['Bonnet en'])
  expect(new Set(products[0]?.collections)).toEqual(new Set([tree.byKey.get('fashion')!.id, tree.byKey.get('hats')!.id]))
  await shop.db.transaction((tx) =>
    writeStock(tx, [{ sku: 'BONNET', warehouse: 'workshop', onHand: 2 }], { kind: 'count', at: OPENING }),
  )
  await shop.catalog.refresh()
  expect(shop.catalog.current.products[0]?.variants[0]?.available).toBe(2)
})

test('a lower price is a reduction from the lowest of the thirty days before it, a higher one is none (LAW-22)', async () => {
  const costing = (euros: number) => [productOf('Bonnet', { variants: [variantOf('BONNET', { prices: pricesOf(20, euros) })] })]
  await write(costing(20))
  await write(costing(18), later(10))
  await write(costing(20), later(12))
  expect(await priceOf('EUR')).toMatchObject({ sale: 2000, prior: null, reduced_at: null })
  await write(costing(15), later(20))
  expect(await priceOf('EUR')).toEqual({ mrp: 2000, sale: 1500, prior: 1800, reduced_at: later(20) })
  await write(costing(15), later(30))
  expect(await priceOf('EUR')).toMatchObject({ prior: 1800, reduced_at: later(20) })
  const history = await shop.db.query
    .selectFrom('price_history')
    .select(['price', 'valid_from', 'valid_to'])
    .where('currency', '=', 'EUR')
    .orderBy('valid_from')
    .execute()
  expect(history).toEqual([
    { price: 2000, valid_from: OPENING, valid_to: later(10) },
    { price: 1800, valid_from: later(10), valid_to: later(12) },
    { price: 2000, valid_from: later(12), valid_to: later(20) },
    { price: 1500, valid_from: later(20), valid_to: null },
  ])
})

test('an import preserves the ids and the price history of another shop', async () => {
  const history = [
    { price: 2000, from: later(-40), to: later(-3) },
    { price: 1600, from: later(-3), to: null },
  ]
  const prices = { ...pricesOf(20), EUR: { mrp: 2000, sale: 1600, history } }
  await write([productOf('Bonnet', { id: 77_001, variants: [variantOf('BONNET', { id: 99_001, prices })] })])
  expect(await priceOf('EUR')).toEqual({ mrp: 2000, sale: 1600, prior: 2000, reduced_at: later(-3) })
  expect(await shop.db.query.selectFrom('variant').select(['id', 'product_id']).execute()).toEqual([
    { id: 99_001, product_id: 77_001 },
  ])
  await expect(write([productOf('Scarf', { id: 99_001 })])).rejects.toThrow('the number 99001 belongs to something else')
})

test('an address that changes leads to the new one, and an old one can be used again (D-3)', async () => {
  const named = (slug: string, product = productOf('Bonnet')): ProductInput => ({
    ...product,
    text: { ...product.text, en: { ...product.text.en, slug } },
  })
  await write([named('bonnet')])
  await write([named('warm-bonnet')])
  const retired = () => shop.db.query.selectFrom('slug_history').select(['kind', 'locale', 'slug']).execute()
  expect(await retired()).toEqual([{ kind: 'product', locale: 'en', slug: 'bonnet' }])
  await write([named('bonnet', productOf('Scarf'))])
  expect(await retired()).toEqual([])
  await expect(write([named('bonnet')])).rejects.toThrow('the address bonnet (en) belongs to product')
})

test('a collection that moves takes those below it along (D-3)', async () => {
  await shop.db.transaction((tx) =>
    writeCollections(
      tx,
      [
        {
          ...collectionOf('fashion'),
          text: { ...collectionOf('fashion').text, en: { ...collectionOf('fashion').text.en, slug: 'clothes' } },
        },
      ],
      OPENING,
    ),
  )
  const paths = await shop.db.query
    .selectFrom('collection_text')
    .select('path')
    .where('locale', '=', 'en')
    .orderBy('path')
    .execute()
  expect(paths.map(({ path }) => path)).toEqual(['clothes', 'clothes/hats-en'])
  const retired = await shop.db.query.selectFrom('slug_history').select('slug').orderBy('slug').execute()
  expect(retired.map(({ slug }) => slug)).toEqual(['fashion-en', 'fashion-en/hats-en'])
  await shop.db.transaction((tx) => writeCollections(tx, [collectionOf('fashion')], OPENING))
})

test('a collection names companions and groups of its menu that exist, or comes with them', async () => {
  const put = (...collections: CollectionInput[]) => shop.db.transaction((tx) => writeCollections(tx, collections, OPENING))
  const menuOf = (...keys: string[]) => ({
    position: 0,
    name: texts('Wear'),
    groups: [{ title: texts('Warm'), collections: keys }],
  })
  const hats = collectionOf('hats', 'fashion')
  await expect(put({ ...hats, companions: ['gloves'] })).rejects.toThrow('there is no collection gloves')
  await expect(put({ ...collectionOf('fashion'), menu: menuOf('hats', 'gloves') })).rejects.toThrow(
    'there is no collection gloves',
  )
  await expect(put({ ...hats, menu: menuOf('hats') })).rejects.toThrow('only a top-level collection has a menu')
  await put(
    { ...collectionOf('fashion'), menu: menuOf('hats', 'gloves') },
    { ...hats, companions: ['gloves'] },
    collectionOf('gloves', 'fashion'),
  )
  await shop.catalog.refresh()
  const { byKey } = shop.catalog.current.tree
  expect([byKey.get('fashion')!.menu, byKey.get('hats')!.companions]).toEqual([menuOf('hats', 'gloves'), ['gloves']])
})

test('pieces that are reserved for orders cannot be counted away', async () => {
  await write([productOf('Bonnet')])
  await shop.db.query.updateTable('stock').set({ reserved: 3 }).execute()
  const count = (pieces: string) => stockCommand(shop.db, ['count', 'BONNET', 'workshop', pieces], OPENING)
  await expect(count('2')).rejects.toThrow('3 pieces in workshop are reserved for orders')
  await expect(count('many')).rejects.toThrow('stock count <sku>')
  expect(await count('4')).toBe('BONNET has 4 pieces in workshop.')
  expect(await shop.db.query.selectFrom('stock').select(['on_hand', 'reserved']).execute()).toEqual([{ on_hand: 4, reserved: 3 }])
})

describe('what is wrong is named, and nothing is written', () => {
  const bonnet = productOf('Bonnet')
  const withVariant = (more: object) => ({ variants: [variantOf('BONNET', more)] })
  const english = (more: object) => ({ text: { ...bonnet.text, en: { ...bonnet.text.en, ...more } } })
  const past = (...history: object[]) => withVariant({ prices: { ...pricesOf(20), EUR: { mrp: 2000, sale: 2000, history } } })
  test.each<[fault: string, change: object, at: string]>([
    ['an address with capitals', english({ slug: 'Bonnet' }), 'text.en.slug'],
    ['no name', english({ name: ' ' }), 'text.en.name'],
    ['a text missing in one language', { text: { ...bonnet.text, hu: undefined } }, 'text.hu'],
    ['alt text in one language', { pictures: [{ ...picture, colourway: null, alt: { ro: 'Bonetă' } }] }, 'pictures[0].alt.en'],
    [
      'a picture elsewhere',
      { pictures: [{ ...picture, colourway: null, address: 'https://a.example/b.jpg' }] },
      'pictures[0].address',
    ],
    [
      'a negative price',
      withVariant({ prices: { ...pricesOf(20), RON: { mrp: 100, sale: -1 } } }),
      'variants[0].prices.RON.sale',
    ],
    ['a price above the recommended one', withVariant({ prices: pricesOf(20, 21) }), 'variants[0].prices.RON'],
    [
      'a broken forint',
      withVariant({ prices: { ...pricesOf(20), HUF: { mrp: 99_950, sale: 99_950 } } }),
      'variants[0].prices.HUF',
    ],
    ['a price in one currency only', withVariant({ prices: { RON: { mrp: 1, sale: 1 } } }), 'variants[0].prices.EUR'],
    [
      'earlier prices that end before the present',
      past({ price: 2000, from: later(-2), to: later(-1) }),
      'variants[0].prices.EUR.history',
    ],
    [
      'earlier prices at the same time',
      past({ price: 1, from: later(-9), to: later(-1) }, { price: 2000, from: later(-2), to: null }),
      'variants[0].prices.EUR.history',
    ],
    ['another last price', past({ price: 1900, from: later(-2), to: null }), 'variants[0].prices.EUR'],
    ['a reduction of what may not be promoted', { noPromo: true, ...withVariant({ prices: pricesOf(20, 19) }) }, ''],
    ['no variant', { variants: [] }, 'variants'],
    ['a bundle of nothing', { kind: 'bundle' }, ''],
    ['a barcode of letters', withVariant({ barcode: 'ABC' }), 'variants[0].barcode'],
    ['an unknown brand', { brand: 'nobody' }, 'brand'],
    ['an unknown collection', { collection: 'nowhere' }, 'collection'],
    ['an unknown maker', { manufacturer: 'Nobody SRL' }, 'manufacturer'],
  ])('%s', async (_, change, at) => {
    const refusal = await write([productOf('Scarf'), { ...bonnet, ...change }]).catch((error: unknown) => error)
    expect(refusal).toBeInstanceOf(InputRefused)
    expect((refusal as InputRefused).problems.map((problem) => problem.at)).toContain(`products[1]${at && `.${at}`}`)
    expect(await shop.db.query.selectFrom('product').select('id').execute()).toEqual([])
  })

  test('a repeated SKU, an unknown part and an unknown warehouse are refused', async () => {
    await expect(write([bonnet, productOf('Scarf', { variants: [variantOf('BONNET')] })])).rejects.toThrow('BONNET comes twice')
    const bundle = productOf('Set', {
      kind: 'bundle',
      variants: [variantOf('SET', { stock: [] })],
      parts: [{ sku: 'GONE', quantity: 1 }],
    })
    await expect(write([bundle])).rejects.toThrow('there is no variant GONE')
    const elsewhere = [{ warehouse: 'moon', onHand: 1 }]
    await expect(write([productOf('Cap', withVariant({ stock: elsewhere }))])).rejects.toThrow('there is no warehouse moon')
    expect(await shop.db.query.selectFrom('product').select('id').execute()).toEqual([])
  })
})
