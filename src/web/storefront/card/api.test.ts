import { beforeAll, expect, test } from 'vitest'
import type { Card } from '#web/schema/card.ts'
import { ITEMS, insertTestItems } from '#test/goods.ts'
import { callerOf } from '#test/endpoint-calls.ts'
import { testShop, type TestShop } from '#test/shop.ts'

let shop: TestShop
let call: ReturnType<typeof callerOf>
beforeAll(async () => {
  shop = await testShop()
  await insertTestItems(shop.db.query, shop.clock.now())
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
