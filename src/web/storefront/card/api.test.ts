import { beforeAll, expect, test } from 'vitest'
import type { Card } from '#web/schema/card.ts'
import { GOODS, stockGoods } from '#test/goods.ts'
import { testShop, type TestShop } from '#test/shop.ts'
import { Refused } from '#web/http/api/endpoint.ts'
import { routes } from './api.server.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await testShop()
  await stockGoods(shop.db.query, shop.clock.now())
  await shop.catalog.refresh()
})

const product = (item: string) => `10${item}`
const get = async (query: string): Promise<Response> => {
  const url = new URL(`http://shop.test/api/cards?${query}`)
  try {
    return await routes[0]!.handler({ shop, request: new Request(url), params: {}, url, ip: '' })
  } catch (error) {
    if (error instanceof Refused) return error.response
    throw error
  }
}

test('cards have the requested order, each once, with prices of the market; unknown products are left out', async () => {
  const ids = [product(GOODS.hat), '99999', product(GOODS.body), product(GOODS.hat)]
  const cards = (await (await get(`market=hu&ids=${ids.join(',')}`)).json()) as Card[]
  expect(cards.map((card) => card.product)).toEqual([product(GOODS.hat), product(GOODS.body)])
  expect(cards.every((card) => card.href.startsWith('/hu/p/') && card.sale % 100 === 0)).toBe(true)
})

test('an unpublished product has no card', async () => {
  expect(await (await get(`market=ro&ids=${product(GOODS.draft)}`)).json()).toEqual([])
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
