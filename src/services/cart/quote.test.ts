import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { Query } from '#store/database/db.ts'
import { setStock, ITEMS, insertTestItems } from '#test/goods.ts'
import { testShop, type TestShop } from '#test/shop.ts'
import { priceItems } from './items.ts'
import { quoteCart, readQuote, type CartQuestion } from './quote.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await testShop()
  await insertTestItems(shop.db.query, shop.clock.now())
  await shop.catalog.refresh()
})
beforeEach(async () => {
  await setStock(shop.db.query, ITEMS.body, [4, 0, 3])
  await setStock(shop.db.query, ITEMS.hat, [2, 2])
  await setStock(shop.db.query, ITEMS.pram, [1])
  await setStock(shop.db.query, ITEMS.book, [9])
})

const home = { country: 'RO', zip: '540056' }
const quote = (lines: [item: string, qty: number][], change: Partial<CartQuestion> = {}) =>
  quoteCart(shop, { market: 'ro', lines: lines.map(([item, qty]) => ({ item, qty })), destination: home, ...change })

test('a cart is priced from the database, with delivery and VAT', async () => {
  const cart = await quote(
    [
      [ITEMS.body, 2],
      [ITEMS.book, 1],
    ],
    { delivery: 'courier' },
  )
  expect(cart.sums).toMatchObject({ subtotal: 13_000, delivery: 1999, total: 14_999 })
  expect(cart.sums.vat.map(({ rate }) => rate)).toEqual([2100, 1100])
  expect(cart.missingForFreeDelivery).toBe(12_000)
  expect(cart.choices?.map(({ key }) => key)).toEqual(['courier', 'locker', 'pickup:cluj'])
  expect(cart.adjustments).toEqual([])
})

test('each market has its own prices and delivery methods', async () => {
  const hungarian = await quote([[ITEMS.body, 1]], {
    market: 'hu',
    destination: { country: 'HU', zip: '1011' },
    delivery: 'courier',
  })
  expect(hungarian.sums).toMatchObject({ subtotal: 400_000, delivery: 149_000, total: 549_000 })
  const german = await quote([[ITEMS.body, 1]], {
    market: 'en',
    destination: { country: 'DE', zip: '10115' },
    delivery: 'courier',
  })
  expect(german.sums.total).toBe(1900)
  expect(german.lines[0]).toMatchObject({ vatCountry: 'DE', vatRate: 1900 })
})

test('the stock of all warehouses is available, reserved quantities are not', async () => {
  await shop.db.query
    .updateTable('stock')
    .set({ reserved: 2 })
    .where('variant_id', '=', 101)
    .where('warehouse_id', '=', 'depot')
    .execute()
  const cart = await quote([[ITEMS.body, 9]])
  expect(cart.lines[0]).toMatchObject({ qty: 5, max: 5 })
  expect(cart.adjustments).toEqual([{ item: '101', name: 'Body', reason: 'quantity', requested: 9, max: 5 }])
})

test('drafts, unknown ids and sold-out items are removed with an adjustment', async () => {
  await setStock(shop.db.query, ITEMS.pram, [0])
  const cart = await quote([
    [ITEMS.draft, 1],
    ['999999999', 1],
    [ITEMS.pram, 1],
  ])
  expect(cart.lines).toEqual([])
  expect(cart.adjustments.map(({ reason }) => reason)).toEqual(['not_found', 'not_found', 'sold_out'])
})

test('a bundle lists its parts and is available as often as they allow', async () => {
  const cart = await quote([[ITEMS.set, 9]])
  expect(cart.lines[0]).toMatchObject({ qty: 3, max: 3, total: 42_000 })
  expect(cart.lines[0]!.item.parts.map(({ item, qty, catalogPrice }) => [item, qty, catalogPrice])).toEqual([
    ['101', 2, 5000],
    ['102', 1, 5000],
  ])
})

test('two bundles with shared parts never exceed the stock of these', async () => {
  const cart = await quote([
    [ITEMS.set, 2],
    [ITEMS.otherSet, 2],
  ])
  expect(cart.lines.map(({ item, qty }) => [item.id, qty])).toEqual([
    [ITEMS.set, 2],
    [ITEMS.otherSet, 1],
  ])
})

/** What makes the hat, a part of both sets, something that is not sold in Romania; and what undoes it. */
const withdrawals: [string, (tx: Query) => Promise<unknown>][] = [
  ['recalled', (tx) => tx.updateTable('product').set({ published_at: null }).where('id', '=', 10_102).execute()],
  [
    'not yet published',
    (tx) =>
      tx
        .updateTable('product')
        .set({ published_at: new Date(shop.clock.now().getTime() + 1) })
        .where('id', '=', 10_102)
        .execute(),
  ],
  [
    'without a text in the market',
    (tx) => tx.deleteFrom('product_text').where('product_id', '=', 10_102).where('locale', '=', 'ro').execute(),
  ],
  [
    'without a price in the market',
    (tx) => tx.deleteFrom('price').where('variant_id', '=', 102).where('currency', '=', 'RON').execute(),
  ],
]
test.each(withdrawals)('a set with a part that is %s cannot be bought, its other parts can', async (_, withdraw) => {
  const undone = new Error('undone')
  const question = { market: 'ro', lines: [ITEMS.set, ITEMS.body].map((item) => ({ item, qty: 1 })), destination: home } as const
  const trying = shop.db.transaction(async (tx) => {
    await withdraw(tx)
    const cart = await readQuote(shop, tx, question, { now: shop.clock.now(), ip: '', customerId: null })
    expect(cart.lines.map(({ item }) => item.id)).toEqual([ITEMS.body])
    expect(cart.adjustments).toEqual([{ item: ITEMS.set, name: 'Set', reason: 'sold_out', requested: 1, max: 0 }])
    const inTransaction = { ...shop, db: { ...shop.db, query: tx } }
    const [set, body] = await priceItems(inTransaction, { ids: [ITEMS.set, ITEMS.body], locale: 'ro' })
    expect([set!.max, body!.max]).toEqual([0, 7])
    throw undone
  })
  await expect(trying).rejects.toBe(undone)
  expect((await quote([[ITEMS.set, 1]])).lines).toHaveLength(1)
})

test('bulky goods go by courier or are picked up', async () => {
  const cart = await quote([[ITEMS.pram, 1]], { delivery: 'courier' })
  expect(cart.choices?.map(({ key, price }) => [key, price])).toEqual([
    ['courier', 6899],
    ['pickup:cluj', 0],
  ])
  expect(cart.missingForFreeDelivery).toBeNull()
})

test('a gift voucher is delivered by e-mail and needs no stock', async () => {
  const cart = await quote([[ITEMS.voucher, 3]], { delivery: 'email' })
  expect(cart.sums).toMatchObject({ total: 30_000, vat: [{ rate: 0, vat: 0, net: 30_000 }] })
})

test('current prices are returned for variants and products in the order requested, each once', async () => {
  const items = await priceItems(shop, { ids: ['10103', ITEMS.set, '999', ITEMS.hat, ITEMS.set, ITEMS.draft], locale: 'ro' })
  expect(items.map(({ id, max, isBundle }) => [id, max, isBundle])).toEqual([
    ['10103', 1, false],
    [ITEMS.set, 3, true],
    [ITEMS.hat, 4, false],
  ])
  expect(items[2]!.prices).toEqual({
    RON: { mrp: 7000, catalogPrice: 5000 },
    EUR: { mrp: 1400, catalogPrice: 1000 },
    HUF: { mrp: 560_000, catalogPrice: 400_000 },
  })
  expect(items[1]!.skus).toEqual(['101', '102'])
})

test('an item has the name of its colour, whether the colour was written before or after the catalog was read', async () => {
  const write = (key: string, name: string) =>
    shop.db.query
      .insertInto('colourway')
      .values({ key, name: JSON.stringify({ ro: name, hu: name, en: name }), hex: '#ffffff' })
      .execute()
  const colored = async (key: string | null) => {
    await shop.db.query.updateTable('variant').set({ colourway: key }).where('id', '=', Number(ITEMS.body)).execute()
    return (await quote([[ITEMS.body, 1]])).lines[0]!.item.color
  }
  await write('early-blue', 'Albastru')
  await shop.catalog.refresh()
  await write('late-green', 'Verde')
  expect(await colored('early-blue')).toBe('Albastru')
  expect(await colored('late-green')).toBe('Verde')
  expect(await colored('nowhere')).toBe('')
  expect(await colored(null)).toBe('')
})

test('names, brand and pictures are the same whether the catalog was read before or after they were written', async () => {
  const own = await testShop()
  await insertTestItems(own.db.query, own.clock.now())
  for (const item of [ITEMS.body, ITEMS.hat, ITEMS.pram, ITEMS.book]) await setStock(own.db.query, item, [9])
  const items = async () => {
    const lines = Object.values(ITEMS).map((item) => ({ item, qty: 1 }))
    const { lines: quoted } = await quoteCart(own, { market: 'ro', lines })
    return quoted.map(({ item }) => item)
  }
  const before = await items()
  await own.catalog.refresh()
  expect(before.length).toBeGreaterThan(3)
  for (const { brand, picture, parts } of before) {
    expect(brand).toBe('Cuibul')
    for (const shown of [picture, ...parts.map((part) => part.picture)])
      expect(shown).toEqual({ src: '/art/bear-0-honey-plain-498.svg', tint: 'stone' })
  }
  expect(await items()).toEqual(before)
})
