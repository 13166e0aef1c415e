import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import type { Card } from '#web/schema/card.ts'
import { ITEMS, insertTestItems, setStock } from '#test/goods.ts'
import { callerOf } from '#test/endpoint-calls.ts'
import { testShop, type TestShop } from '#test/shop.ts'

let shop: TestShop
let call: ReturnType<typeof callerOf>
beforeAll(async () => {
  shop = await testShop()
  await insertTestItems(shop.db.query, shop.clock.now())
  await setStock(shop.db.query, ITEMS.pram, [5])
  await shop.catalog.refresh()
  call = callerOf(shop)
})

const product = (item: string) => `10${item}`
const get = (query: string) => call('GET', `/api/cards?${query}`)

test('cards have the requested order, each once, with prices of the market; unknown products are left out', async () => {
  const ids = [product(ITEMS.hat), '99999', product(ITEMS.body), product(ITEMS.hat)]
  const cards = (await get(`market=hu&ids=${ids.join(',')}`)).body as Card[]
  expect(cards.map((card) => card.product)).toEqual([product(ITEMS.hat), product(ITEMS.body)])
  expect(cards.every((card) => card.href.startsWith('/hu/p/') && card.sale % 100 === 0)).toBe(true)
})

test('a card names the countries that a thing goes to, where it does not go everywhere', async () => {
  const onlyIn = async (market: string) => {
    const cards = (await get(`market=${market}&ids=${product(ITEMS.body)},${product(ITEMS.pram)}`)).body as Card[]
    return cards.map(({ only }) => only)
  }
  expect(await onlyIn('ro')).toEqual([undefined, undefined])
  await shop.db.query.updateTable('delivery_rule').set({ allows_bulky: false }).where('id', '=', 6).execute()
  await sql`update catalogue_version set version = version + 1`.execute(shop.db.query)
  await shop.catalog.refresh()
  expect(await onlyIn('en')).toEqual([undefined, []])
})

test('an unpublished product has no card', async () => {
  expect((await get(`market=ro&ids=${product(ITEMS.draft)}`)).body).toEqual([])
})

test('invalid requests are refused', async () => {
  const many = Array.from({ length: 101 }, (_, at) => String(10_000 + at)).join(',')
  for (const query of [
    '',
    'market=ro',
    'market=fr&ids=1',
    'market=ro&ids=',
    'market=ro&ids=1,x',
    'market=ro&ids=-1',
    `market=ro&ids=${many}`,
    'market=ro&ids=1&more=1',
  ])
    expect((await get(query)).status, query).toBe(400)
})
