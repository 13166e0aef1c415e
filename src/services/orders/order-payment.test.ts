import { beforeAll, beforeEach, expect, test } from 'vitest'
import { uuidv7 } from '#store/database/uuid.ts'
import { setStock, forgetLimits, ITEMS, orderOf, stockOf, insertTestItems } from '#test/goods.ts'
import { testShop, type TestShop } from '#test/shop.ts'
import { cancelOrder, expireOrder, markPaid } from './order-payment.ts'
import { placeOrder, viewOrder } from './place-order.ts'
import { announceShownStock } from '#services/stock/stock-shown.ts'

let shop: TestShop
let keys = 0
let order: { id: string; token: string }

beforeAll(async () => {
  shop = await testShop()
  await insertTestItems(shop.db.query, shop.clock.now())
  await shop.catalog.refresh()
})
beforeEach(async () => {
  await forgetLimits(shop.db.query)
  await setStock(shop.db.query, ITEMS.body, [3, 0, 2])
  order = await place(4)
})

async function place(qty: number): Promise<{ id: string; token: string }> {
  const total = qty * 5000 + (qty < 5 ? 1999 : 0)
  const answer = await placeOrder(shop, orderOf({ lines: [{ item: ITEMS.body, qty }], total }), `order-to-pay-${++keys}`)
  if (!answer.ok) throw new Error(answer.reason)
  return { id: (await viewOrder(shop, answer.id))!.id, token: answer.id }
}
const pay = (attempt: string | null = null, id = order.id) =>
  shop.db.transaction((tx) => markPaid(tx, id, attempt, shop.clock.now()))
const expire = (id = order.id) => shop.db.transaction((tx) => expireOrder(tx, id, shop.clock.now()))
const cancel = () => shop.db.transaction((tx) => cancelOrder(tx, order.id, { by: 'staff' }, shop.clock.now()))
const state = async () => {
  const { status, payment, needsAttention } = (await viewOrder(shop, order.token))!
  return [status, payment, needsAttention]
}
const stock = () => stockOf(shop.db.query, ITEMS.body)
const anHourLater = () => shop.clock.advance(60 * 60_000)
const jobs = async (kind: string) =>
  (await shop.db.query.selectFrom('job').select('payload').where('kind', '=', kind).execute()).map(({ payload }) => payload)

async function attemptOf(id: string): Promise<string> {
  const attempt = uuidv7(shop.clock.now())
  const now = shop.clock.now()
  const row = {
    id: attempt,
    order_id: id,
    gateway: 'sandbox',
    amount: 1,
    currency: 'RON',
    state: 'paid',
    created_at: now,
    updated_at: now,
  } as const
  await shop.db.query.insertInto('payment_attempt').values(row).execute()
  return attempt
}

test('paid quantities leave stock once', async () => {
  expect(await stock()).toEqual({ onHand: 5, reserved: 4 })
  await pay()
  await pay()
  expect(await state()).toEqual(['unfulfilled', 'paid', null])
  expect(await stock()).toEqual({ onHand: 1, reserved: 0 })
  expect(await jobs('order.mail')).toContainEqual({ orderId: order.id, mail: 'paid' })
})

test('an order expires at its time, not before, and only once', async () => {
  shop.clock.advance(60 * 60_000 - 1)
  expect(await expire()).toBe(false)
  shop.clock.advance(1)
  expect(await expire()).toBe(true)
  expect(await expire()).toBe(false)
  expect(await state()).toEqual(['canceled', 'unpaid', null])
  expect(await stock()).toEqual({ onHand: 5, reserved: 0 })
})

test('a paid order does not expire', async () => {
  await pay()
  anHourLater()
  expect(await expire()).toBe(false)
  expect(await state()).toEqual(['unfulfilled', 'paid', null])
})

test('a payment after the expiry reserves the quantities again while they are available', async () => {
  anHourLater()
  await expire()
  await pay(await attemptOf(order.id))
  expect(await state()).toEqual(['unfulfilled', 'paid', null])
  expect(await stock()).toEqual({ onHand: 1, reserved: 0 })
  expect(await jobs('payment.refund')).toEqual([])
})

test('a payment after the stock is sold out is refunded', async () => {
  anHourLater()
  await expire()
  await place(2)
  const attempt = await attemptOf(order.id)
  await pay(attempt)
  expect(await state()).toEqual(['canceled', 'paid', 'paid_without_stock'])
  expect(await stock()).toEqual({ onHand: 5, reserved: 2 })
  expect(await jobs('payment.refund')).toEqual([{ attemptId: attempt }])
})

test('a cancelled order is not revived by its payment', async () => {
  expect(await cancel()).toBe('canceled')
  const attempt = await attemptOf(order.id)
  await pay(attempt)
  expect(await state()).toEqual(['canceled', 'paid', 'paid_without_stock'])
  expect(await stock()).toEqual({ onHand: 5, reserved: 0 })
  expect(await jobs('payment.refund')).toContainEqual({ attemptId: attempt })
})

test('cancelling a paid order returns its quantities to stock once', async () => {
  await pay()
  expect(await cancel()).toBe('canceled')
  expect(await cancel()).toBe('order_step_refused')
  expect(await state()).toEqual(['canceled', 'paid', null])
  expect(await stock()).toEqual({ onHand: 5, reserved: 0 })
})

test('stock changes are announced to the catalog', async () => {
  const versionOf = async () =>
    (await shop.db.query.selectFrom('catalogue_version').select('version').executeTakeFirstOrThrow()).version
  const before = await versionOf()
  await announceShownStock(shop, { items: [ITEMS.body] })
  expect(await versionOf()).toBe(before + 1)
  const product = await shop.db.query
    .selectFrom('product')
    .select('change_number')
    .where('id', '=', 10_101)
    .executeTakeFirstOrThrow()
  expect(product.change_number).toBe(before + 1)
})
