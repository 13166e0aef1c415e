import { beforeAll, beforeEach, expect, test } from 'vitest'
import { MAX_ORDER_TOTAL } from '#domain/orders/order.ts'
import { markPaid } from '#services/orders/order-payment.ts'
import { insertCoupons } from '#store/promotions/coupons.ts'
import { uuidv7 } from '#store/database/uuid.ts'
import { callerOf } from '#test/endpoint-calls.ts'
import { setStock, forgetLimits, ITEMS, orderOf, insertTestItems } from '#test/goods.ts'
import { testShop, type TestShop } from '#test/shop.ts'

/** 750,000 Ft */
const DEAR_PRAM = 75_000_000
const OLD_LIMIT = 2_147_483_647
let shop: TestShop
let call: ReturnType<typeof callerOf>
let keys = 0
beforeAll(async () => {
  shop = await testShop()
  const { query } = shop.db
  const now = shop.clock.now()
  await insertTestItems(query, now)
  const price = { mrp: DEAR_PRAM, sale: DEAR_PRAM }
  await query.updateTable('price').set(price).where('variant_id', '=', Number(ITEMS.pram)).where('currency', '=', 'HUF').execute()
  const base = { amount: 50, currency: 'HUF' as const, created_at: now }
  await insertCoupons(query, [
    { ...base, id: uuidv7(now), code: 'FELEAR', type: 0 },
    { ...base, id: uuidv7(now), code: 'LEGJOBB', type: 3 },
  ])
  await shop.catalog.refresh()
  call = callerOf(shop)
})
beforeEach(async () => {
  await forgetLimits(shop.db.query)
  await setStock(shop.db.query, ITEMS.pram, [200])
})

const address = {
  ...orderOf().address,
  address: 'Bartók Béla út 12.',
  city: 'Budapest',
  county: 'BU',
  zip: '1114',
  country: 'HU',
}
const contact = { email: 'eszter@pelda.hu', phone: '+36 20 123 4567' }
const asked = (qty: number, codes: string[]) => ({
  market: 'hu' as const,
  lines: [{ item: ITEMS.pram, qty }],
  delivery: 'courier',
  codes,
})
const quote = async (qty: number, codes: string[]) =>
  (await call('POST', '/api/cart/quote', { ...asked(qty, codes), destination: { country: 'HU', zip: '1114' } })).body
const order = (qty: number, codes: string[], total: number) => {
  const body = { ...orderOf({ ...asked(qty, codes), address, contact, total }), codes, terms: true }
  return call('POST', '/api/orders', body, { 'idempotency-key': `large-order-${++keys}` })
}

test.each([
  ['a percentage', ['FELEAR']],
  ['the best price on lines', ['LEGJOBB']],
])('sums beyond 32 bits are equal in quote, order, page and payment: %s', async (_, codes) => {
  const { subtotal, discount, total, tooLarge } = await quote(60, codes)
  expect(Math.max(subtotal, discount, total)).toBeGreaterThan(OLD_LIMIT)
  expect([total > OLD_LIMIT, tooLarge]).toEqual([true, false])
  const placed = await order(60, codes, total)
  expect(placed.status).toBe(201)
  const seen = await call('GET', `/api/orders/${placed.body.id}`)
  expect([seen.body.subtotal, seen.body.discount, seen.body.total, seen.body.due]).toEqual([subtotal, discount, total, total])
  const started = await call('POST', `/api/orders/${placed.body.id}/payments`, {})
  expect(started.status).toBe(200)
  const page = await call('GET', new URL(started.body.url).pathname)
  expect(page.status).toBe(200)
  const attempt = await shop.db.query
    .selectFrom('payment_attempt as a')
    .innerJoin('order as o', 'o.id', 'a.order_id')
    .select(['a.id', 'a.order_id', 'a.amount'])
    .where('o.token_hash', '=', shop.tokens.hash(placed.body.id))
    .executeTakeFirstOrThrow()
  expect(attempt.amount).toBe(total)
  await shop.db.transaction((tx) => markPaid(tx, attempt.order_id, attempt.id, shop.clock.now()))
  expect((await call('GET', `/api/orders/${placed.body.id}`)).body.payment).toBe('paid')
  expect(shop.errors).toEqual([])
})

test('quote and order apply the same maximum order value, and nothing above it is stored', async () => {
  const count = () => shop.db.query.selectFrom('order').select('id').execute()
  for (const qty of [53, 54]) {
    const before = (await count()).length
    const { total, tooLarge } = await quote(qty, [])
    expect(tooLarge).toBe(total > MAX_ORDER_TOTAL.HUF)
    const { status, body } = await order(qty, [], total)
    expect([status, body.code]).toEqual(tooLarge ? [422, 'total_too_large'] : [201, undefined])
    expect((await count()).length - before).toBe(tooLarge ? 0 : 1)
  }
  expect((await quote(53, [])).tooLarge).toBe(false)
  expect((await quote(54, [])).tooLarge).toBe(true)
  // No number is too large to be told that it is.
  expect((await order(99, [], Number.MAX_SAFE_INTEGER)).status).toBe(422)
  expect(shop.errors).toEqual([])
})
