import { beforeAll, expect, test } from 'vitest'
import { MIN_ORDERS } from '#catalog/products/companions.ts'
import type { Card } from '#web/schema/card.ts'
import { ownSearchEngine } from '#services/search/own-search.ts'
import { placeOrder } from '#services/orders/place-order.ts'
import { callerOf } from '#test/endpoint-calls.ts'
import { setStock, ITEMS, orderOf, insertTestItems } from '#test/goods.ts'
import { testShop, type TestShop } from '#test/shop.ts'

const product = (item: string) => 10_000 + Number(item)
/** With the courier. */
const BODY_AND_HAT = 11_999
const BODY_AND_BOOK = 9_999
const [body, hat, book] = [product(ITEMS.body), product(ITEMS.hat), product(ITEMS.book)]

let shop: TestShop
let call: ReturnType<typeof callerOf>
beforeAll(async () => {
  shop = await testShop()
  await insertTestItems(shop.db.query, shop.clock.now())
  for (const item of [ITEMS.body, ITEMS.hat, ITEMS.book, ITEMS.pram]) await setStock(shop.db.query, item, [50])
  await putIntoOther(hat, book)
  await shop.catalog.refresh()
  call = callerOf(shop)

  for (let n = 0; n < MIN_ORDERS; n++) await order([ITEMS.body, ITEMS.hat], BODY_AND_HAT)
  for (let n = 1; n < MIN_ORDERS; n++) await order([ITEMS.body, ITEMS.book], BODY_AND_BOOK)
  await order([ITEMS.body, ITEMS.book], BODY_AND_BOOK, false)
  await shop.companions.refresh()
})

/** Two products of one collection that the table of types does not know replace each other. */
async function putIntoOther(...products: number[]): Promise<void> {
  await shop.db.query.insertInto('collection').values({ id: 2, key: 'altele', position: 2 }).execute()
  await shop.db.query.updateTable('product').set({ collection_id: 2 }).where('id', 'in', products).execute()
}

let keys = 0
async function order(items: string[], total: number, isPaid = true): Promise<void> {
  const lines = items.map((item) => ({ item, qty: 1 }))
  const answer = await placeOrder(shop, orderOf({ lines, total }), `bought-together-${++keys}`)
  if (!answer.ok) throw new Error(JSON.stringify(answer))
  const paid = { paid_at: shop.clock.now(), payment_state: 'paid' as const, status: 'unfulfilled' as const }
  if (isPaid)
    await shop.db.query.updateTable('order').set(paid).where('idempotency_key', '=', `bought-together-${keys}`).execute()
}

const recommended = async (...ids: number[]): Promise<number[]> => {
  const { body: cards } = await call('GET', `/api/recommendations?market=en&ids=${ids.join(',')}`)
  return (cards as Card[]).map((card) => Number(card.product))
}

test('products of enough paid orders are bought together; unpaid and rare pairs are not counted', () => {
  expect(shop.companions.of(hat)).toEqual([
    { product: body, score: Math.round(100 * Math.sqrt(MIN_ORDERS / (2 * MIN_ORDERS - 1))) },
  ])
  expect(shop.companions.of(body).map((one) => one.product)).toEqual([hat])
  expect(shop.companions.of(book)).toEqual([])
})

test('the engine returns them under the protocol’s name', async () => {
  const engine = ownSearchEngine(shop)
  expect((await engine.recommend('ro', body, 5, 'bought-together')).map((one) => one.product)).toEqual([hat])
  expect(await engine.recommend('ro', 1, 5, 'bought-together')).toEqual([])
})

test('recommendations for a cart begin with products bought together, without its own', async () => {
  const answer = await recommended(body)
  expect(answer[0]).toBe(hat)
  expect(answer).not.toContain(body)
  expect(await recommended(body, hat)).not.toContain(hat)
  expect(await recommended(99_999)).toEqual([])
})

test('sold-out products are not recommended', async () => {
  await setStock(shop.db.query, ITEMS.hat, [])
  await shop.db.query
    .updateTable('catalogue_version')
    .set((row) => ({ version: row('version', '+', 1) }))
    .execute()
  await shop.db.query
    .updateTable('product')
    .set((row) => ({ change_number: row.selectFrom('catalogue_version').select('version') }))
    .where('id', '=', hat)
    .execute()
  await shop.catalog.refresh()
  expect(await recommended(body)).not.toContain(hat)
})

test('counts are updated hourly, and old orders no longer count', async () => {
  shop.clock.advance(200 * 86_400_000)
  expect(shop.companions.of(hat)).toHaveLength(1)
  await shop.companions.refresh()
  expect(shop.companions.of(hat)).toEqual([])
})

test.each([
  '',
  'market=ro',
  'market=de&ids=1',
  'market=ro&ids=x',
  `market=ro&ids=${Array.from({ length: 21 }, (_, n) => n).join(',')}`,
])('the request %j is refused', async (query) => {
  expect((await call('GET', `/api/recommendations?${query}`)).status).toBe(400)
})
