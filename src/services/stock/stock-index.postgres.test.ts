/** The list of stock in memory while others write: nothing is missed, whoever ends first. */
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { CONSOLE } from '#services/staff/audit.ts'
import { changeStockRows } from '#store/stock/stock.ts'
import { insertTestItems, ITEMS, setStock, WAREHOUSES } from '#test/goods.ts'
import { testShop } from '#test/shop.ts'
import { changeStock } from './change-stock.ts'
import { findStock } from './find-stock.ts'

const shop = await testShop()
await insertTestItems(shop.db.query, shop.clock.now())
const [main] = WAREHOUSES
await setStock(shop.db.query, ITEMS.body, [4, 2])
await setStock(shop.db.query, ITEMS.book, [3])
const cause = { kind: 'correction' as const, at: shop.clock.now() }
const other = { db: shop.db, clock: shop.clock, memory: { ...shop.memory, stockIndex: { kept: null, reading: null } } }

/** Returns the pieces of all variants as the list has them, and as the table has them. */
async function bothOf(reader: Parameters<typeof findStock>[0]) {
  const { items } = await findStock(reader, { view: 'all', sort: 'article' })
  await findStock(reader, { view: 'all', sort: 'most' })
  const kept = reader.memory.stockIndex.kept!.index.variants
  const { rows } = await sql<{ variant: number; available: number }>`
    select s.variant_id as variant, sum(s.on_hand - s.reserved)::integer as available from stock s
    join variant v on v.id = s.variant_id join product p on p.id = v.product_id and p.kind = 'simple' group by 1 order by 1`.execute(
    shop.db.query,
  )
  expect(items.length).toBe(rows.length)
  return {
    list: [...kept.values()].map(({ variant, places }) => ({
      variant,
      available: places.reduce((sum, place) => sum + place.available, 0),
    })),
    table: rows,
  }
}

/** Begins a transaction that takes a number of the ledger, and returns what ends it. */
async function slowWriter(item: string) {
  const gate = Promise.withResolvers<void>()
  const taken = Promise.withResolvers<void>()
  const written = shop.db.transaction(async (tx) => {
    await changeStockRows(tx, [{ item, warehouse: main, onHand: 1, reserved: 0, unsent: 0 }], cause)
    taken.resolve()
    await gate.promise
  })
  await Promise.race([taken.promise, written])
  return async () => {
    gate.resolve()
    await written
  }
}

const quickChange = (item: string) =>
  shop.db.transaction((tx) => changeStockRows(tx, [{ item, warehouse: main, onHand: 1, reserved: 0, unsent: 0 }], cause))

test('a change with a lower number that is seen later is not missed, neither by who reads again nor by who reads first', async () => {
  expect((await bothOf(shop)).list).toEqual((await bothOf(shop)).table)
  const end = await slowWriter(ITEMS.body)
  await quickChange(ITEMS.book)
  for (const reader of [shop, other, shop, other]) {
    const { list, table } = await bothOf(reader)
    expect(list).toEqual(table)
  }
  await end()
  for (const reader of [shop, other]) {
    const { list, table } = await bothOf(reader)
    expect(list).toEqual(table)
  }
  // Transactions of other databases of the server count too: once those have ended, only what changed is read.
  const isMarked = async () => {
    await findStock(shop, { view: 'all', sort: 'most' })
    return shop.memory.stockIndex.kept!.mark !== null
  }
  await expect.poll(isMarked, { timeout: 60_000 }).toBe(true)
})

test('a list that is read all the time while five write is exact afterwards, on both processes', async () => {
  const write = async (at: number) => {
    for (let time = 0; time < 12; time++) await quickChange([ITEMS.body, ITEMS.book][(at + time) % 2]!)
  }
  let isOver = false
  const read = async (reader: Parameters<typeof findStock>[0]) => {
    while (!isOver) await findStock(reader, { view: 'all', sort: 'most' })
  }
  const reading = [read(shop), read(other)]
  await Promise.all([0, 1, 2, 3, 4].map(write)).finally(() => (isOver = true))
  await Promise.all(reading)
  for (const reader of [shop, other]) {
    const { list, table } = await bothOf(reader)
    expect(list).toEqual(table)
  }
})

test('rows that come and go, and what is known of them besides their pieces, are seen at once', async () => {
  await bothOf(shop)
  await sql`delete from stock where variant_id = ${Number(ITEMS.book)}`.execute(shop.db.query)
  expect((await bothOf(shop)).list.map(({ variant }) => variant)).not.toContain(Number(ITEMS.book))
  const changes = [{ item: ITEMS.book, warehouse: main, seen: 0, lying: 7 }]
  expect(await changeStock(shop, CONSOLE, { changes, kind: 'found', note: null })).toMatchObject({ ok: true })
  const { list, table } = await bothOf(shop)
  expect(list).toEqual(table)
  await sql`update stock set missing = 2 where variant_id = ${Number(ITEMS.book)}`.execute(shop.db.query)
  const attention = await findStock(shop, { view: 'attention', sort: 'fewest' })
  expect(attention.items.map(({ item }) => item)).toEqual([ITEMS.book])
  await sql`update variant set low = 8 where id = ${Number(ITEMS.book)}`.execute(shop.db.query)
  const low = await findStock(shop, { view: 'low', sort: 'fewest' })
  expect(low.items.map(({ item }) => item)).toContain(ITEMS.book)
})
