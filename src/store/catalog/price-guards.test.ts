import { sql, type RawBuilder } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { testDatabase } from '#test/database.ts'
import { putCatalog } from '#test/catalog.ts'
import { readMigrations } from '#store/database/migrate.ts'

const db = await testDatabase()
const FORMULA = 1
const BEAR = 2
const SET = 3

beforeEach(async () => {
  await sql`truncate brand, collection, warehouse, content_picture cascade`.execute(db.query)
  await putCatalog(db, [
    { noPromo: true, variants: [{ sale: 5000 }] },
    { variants: [{ sale: 8000 }] },
    { kind: 'bundle', variants: [{ sale: 15_000 }], parts: [{ variant: BEAR * 100, qty: 2 }] },
  ])
})

const run = (statement: RawBuilder<unknown>) => db.transaction((tx) => statement.execute(tx))
const HISTORY = /rows of price_history are only added and closed|is not the one of its history|price_history_in_force/
const PROMOTED = /may not be promoted/
/** Returns the message of the database's refusal. */
const refusal = (statement: RawBuilder<unknown>): Promise<string> =>
  run(statement).then(
    () => 'accepted',
    (error: unknown) => String(error),
  )
const history = async (variant = BEAR * 100) =>
  (
    await sql<{ price: number; open: boolean }>`
      select price, valid_to is null as open from price_history
      where variant_id = ${variant} and currency = 'RON' order by valid_from`.execute(db.query)
  ).rows.map(({ price, open }) => [price, open])
const gaps = async () =>
  (
    await sql`select p.variant_id from price p left join price_history h
      on h.variant_id = p.variant_id and h.currency = p.currency and h.valid_to is null where h.price is distinct from p.sale`.execute(
      db.query,
    )
  ).rows

test('every insert, change and deletion of a price is recorded in the history', async () => {
  expect(await history()).toEqual([[8000, true]])
  await run(sql`update price set sale = 7000 where variant_id = ${BEAR * 100} and currency = 'RON'`)
  await run(sql`update price set mrp = 9000 where variant_id = ${BEAR * 100} and currency = 'RON'`)
  await db.transaction(async (tx) => {
    for (const sale of [6000, 5000])
      await sql`update price set sale = ${sale} where variant_id = ${BEAR * 100} and currency = 'RON'`.execute(tx)
  })
  expect(await history()).toEqual([
    [8000, false],
    [7000, false],
    [6000, false],
    [5000, true],
  ])
  expect(await gaps()).toEqual([])
  await run(sql`delete from price where variant_id = ${BEAR * 100}`)
  expect((await history()).at(-1)).toEqual([5000, false])
  await run(sql`insert into price (variant_id, currency, mrp, sale) values (${BEAR * 100}, 'RON', 5000, 5000)`)
  expect((await history()).at(-1)).toEqual([5000, true])
  expect(await gaps()).toEqual([])
})

test('a writer with its own time records the change itself', async () => {
  const at = new Date('2099-01-01T00:00:00Z')
  await db.transaction(async (tx) => {
    const row = sql`variant_id = ${BEAR * 100} and currency = 'RON'`
    await sql`update price_history set valid_to = ${at} where ${row} and valid_to is null`.execute(tx)
    await sql`insert into price_history (variant_id, currency, price, valid_from) values (${BEAR * 100}, 'RON', 7000, ${at})`.execute(
      tx,
    )
    await sql`update price set sale = 7000 where ${row}`.execute(tx)
  })
  expect(await history()).toEqual([
    [8000, false],
    [7000, true],
  ])
  const { rows } = await sql`select 1 from price_history where price = 7000 and valid_from = ${at}`.execute(db.query)
  expect(rows).toHaveLength(1)
})

test('recorded prices cannot be changed', async () => {
  await run(sql`update price set sale = 7000 where variant_id = ${BEAR * 100} and currency = 'RON'`)
  expect(await refusal(sql`delete from price_history where price = 8000`)).toMatch(HISTORY)
  expect(await refusal(sql`update price_history set price = 9000 where price = 8000`)).toMatch(HISTORY)
  expect(await refusal(sql`update price_history set valid_from = valid_from - interval '1 day' where price = 8000`)).toMatch(
    HISTORY,
  )
  expect(
    await refusal(sql`update price_history set valid_to = valid_to + interval '1 day' where price = 8000 and currency = 'RON'`),
  ).toMatch(HISTORY)
  expect(await refusal(sql`update price_history set valid_to = null where price = 8000 and currency = 'RON'`)).toMatch(HISTORY)
  expect(await refusal(sql`update price_history set valid_to = valid_from + interval '1 day' where price = 7000`)).toMatch(
    HISTORY,
  )
  expect(
    await refusal(
      sql`insert into price_history (variant_id, currency, price, valid_from) values (${BEAR * 100}, 'RON', 1, '2099-01-01')`,
    ),
  ).toMatch(HISTORY)
})

test('a product that may not be promoted has no reduced price and is no part of a bundle (D-28)', async () => {
  expect(await refusal(sql`update price set sale = 100 where variant_id = ${FORMULA * 100}`)).toMatch(PROMOTED)
  expect(await refusal(sql`update price set mrp = mrp + 100 where variant_id = ${FORMULA * 100}`)).toMatch(PROMOTED)
  expect(await refusal(sql`insert into bundle_item values (${SET * 100}, ${FORMULA * 100}, 1, 2)`)).toMatch(PROMOTED)
  expect(await refusal(sql`update bundle_item set variant_id = ${FORMULA * 100}`)).toMatch(PROMOTED)
  expect(await refusal(sql`update product set no_promo = true where id = ${BEAR}`)).toMatch(PROMOTED)
  expect(await refusal(sql`update variant set product_id = ${FORMULA} where id = ${BEAR * 100}`)).toMatch(PROMOTED)
  await run(sql`delete from bundle_item`)
  await run(sql`update product set no_promo = true where id = ${BEAR}`)
  expect(await refusal(sql`update price set sale = sale - 100 where variant_id = ${BEAR * 100}`)).toMatch(PROMOTED)
  await run(sql`update price set sale = 4000, mrp = 4000 where variant_id = ${FORMULA * 100} and currency = 'RON'`)
})

test('the migration corrects earlier prices', async () => {
  const name = '0010_price_guards'
  const { text } = readMigrations().find((migration) => migration.name === name)!
  const repairs = text.slice(0, text.indexOf('create unique index'))
  const promotions = /update price p set mrp[^;]*;/.exec(text)![0]
  await db.transaction(async (tx) => {
    await sql`alter table price disable trigger user`.execute(tx)
    await sql`alter table price_history disable trigger user`.execute(tx)
    await sql`drop index price_history_in_force`.execute(tx)
    await sql`delete from price_history where variant_id = ${FORMULA * 100}`.execute(tx)
    await sql`update price set sale = 4000 where variant_id = ${FORMULA * 100} and currency = 'RON'`.execute(tx)
    await sql`update price set sale = 7000 where variant_id = ${BEAR * 100} and currency = 'RON'`.execute(tx)
    await sql`insert into price_history (variant_id, currency, price, valid_from) values (${SET * 100}, 'RON', 1, '2020-01-01')`.execute(
      tx,
    )
    await sql.raw(repairs).execute(tx)
    await sql.raw(promotions).execute(tx)
    await sql`create unique index price_history_in_force on price_history (variant_id, currency) where valid_to is null`.execute(
      tx,
    )
    await sql`alter table price enable trigger user`.execute(tx)
    await sql`alter table price_history enable trigger user`.execute(tx)
  })
  expect(await gaps()).toEqual([])
  expect(await history()).toEqual([
    [8000, false],
    [7000, true],
  ])
  expect(await history(SET * 100)).toEqual([
    [1, false],
    [15_000, true],
  ])
  const formula = await db.query
    .selectFrom('price')
    .select(['mrp', 'sale'])
    .where('variant_id', '=', FORMULA * 100)
    .where('currency', '=', 'RON')
    .execute()
  expect(formula).toEqual([{ mrp: 4000, sale: 4000 }])
})
