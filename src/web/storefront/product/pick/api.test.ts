import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import type { CardChoices } from '#web/schema/card.ts'
import { ITEMS, insertTestItems, setStock } from '#test/goods.ts'
import { callerOf } from '#test/endpoint-calls.ts'
import { testShop, type TestShop } from '#test/shop.ts'

let shop: TestShop
let call: ReturnType<typeof callerOf>
const size = (height: number, from: number, to: number) =>
  JSON.stringify({ system: 'age', unit: 'm', from, to, height_cm: height })

beforeAll(async () => {
  shop = await testShop()
  await insertTestItems(shop.db.query, shop.clock.now())
  // The hat becomes a second size of the body.
  await shop.db.query
    .updateTable('variant')
    .set({ size: size(68, 4, 6) })
    .where('id', '=', 101)
    .execute()
  await shop.db.query
    .updateTable('variant')
    .set({ size: size(62, 2, 4), product_id: 10_101, position: 2 })
    .where('id', '=', 102)
    .execute()
  await setStock(shop.db.query, ITEMS.body, [9])
  await sql`update catalogue_version set version = version + 1`.execute(shop.db.query)
  await shop.catalog.refresh()
  call = callerOf(shop)
})

const get = (query: string) => call('GET', `/api/choices?${query}`)

test('sizes come smallest first, each with its price, and what is out of stock is said without numbers', async () => {
  const { status, body } = await get('market=en&product=10101')
  expect(status).toBe(200)
  const { sizes, variants, colors } = body as CardChoices
  expect(sizes.map(({ label, measure }) => `${label}, ${measure}`)).toEqual(['2–4M, 62\u00a0cm', '4–6M, 68\u00a0cm'])
  expect(colors.map(({ name }) => name)).toEqual(['honey'])
  expect(variants).toEqual([
    { item: ITEMS.body, color: 0, size: 1, sale: 1000 },
    { item: ITEMS.hat, color: 0, size: 0, sale: 1000, isOut: true },
  ])
})

test('a product that is not sold has no choices', async () => {
  expect((await get('market=ro&product=99999')).status).toBe(404)
  expect((await get(`market=ro&product=10${ITEMS.draft}`)).status).toBe(404)
})

test('invalid requests are refused', async () => {
  for (const query of ['', 'market=ro', 'market=fr&product=10101', 'market=ro&product=x', 'market=ro&product=10101&more=1'])
    expect((await get(query)).status, query).toBe(400)
})
