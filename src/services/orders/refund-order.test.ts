import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { readOrder } from '#store/orders/orders.ts'
import { readRefunds } from '#store/orders/refunds.ts'
import { newAddress } from '#test/endpoint-calls.ts'
import { insertTestItems, ITEMS, orderOf, setStock, somebody } from '#test/goods.ts'
import { paymentShop } from '#test/payment-shop.ts'
import { orderFaults } from '#test/race/order-faults.ts'
import { testShop } from '#test/shop.ts'
import { cancelOrderByNumber } from './cancel-order.ts'
import { placeOrder, viewOrder } from './place-order.ts'
import { refundOrder, type RefundAct } from './refund-order.ts'
import { shipOrder, type ShipQuestion } from './ship-order.ts'
import { UNNAMED } from './staff-act.ts'
import { prepareOrder } from './staff-orders.ts'

const shop = await testShop()
const { work, start, pay, attempts, mails } = paymentShop(shop, () => insertTestItems(shop.db.query, shop.clock.now()))
let keys = 0

/** A paid order of these lines; delivery costs 19.99. */
async function paid(lines: { item: string; qty: number }[], total: number) {
  for (const item of [ITEMS.body, ITEMS.hat]) await setStock(shop.db.query, item, [10, 10])
  await shop.catalog.refresh()
  shop.clock.advance(1)
  const question = orderOf({ lines, total, delivery: 'courier', contact: somebody() })
  const placed = await placeOrder(shop, question, `order-to-refund-${++keys}`, newAddress())
  if (!placed.ok) throw new Error(JSON.stringify(placed))
  const { id, number } = (await viewOrder(shop, placed.id))!
  await pay(await start({ token: placed.id }))
  await work()
  return { id, number }
}

const sent = async (order: { number: string }, question: Partial<ShipQuestion> = {}) => {
  await prepareOrder(shop, order.number, UNNAMED)
  const shipped = await shipOrder(
    shop,
    order.number,
    { from: null, pieces: null, courier: 'own', awbs: [], parcels: 1, ...question },
    UNNAMED,
  )
  if (!shipped.ok) throw new Error(shipped.reason)
}
const refund = (order: { number: string }, act: Partial<RefundAct>) =>
  refundOrder(
    shop,
    order.number,
    { key: `key-${++keys}`, kind: 'returned', pieces: new Map(), delivery: 0, warehouse: null, isLost: false, ...act },
    UNNAMED,
  )
const one = new Map([[1, 1]])
const state = async ({ id }: { id: string }) => {
  const { status, payment } = (await readOrder(shop.db.query, { id }))!
  return `${status}, ${payment}`
}
const onHand = async (item: string) =>
  (
    await shop.db.query
      .selectFrom('stock')
      .select('on_hand')
      .where('variant_id', '=', Number(item))
      .orderBy('warehouse_id')
      .execute()
  ).map(({ on_hand }) => on_hand)

test('returned pieces go back to a warehouse, and their share to the card; the rest makes the order refunded', async () => {
  const order = await paid([{ item: ITEMS.body, qty: 2 }], 11_999)
  await sent(order)
  const before = await onHand(ITEMS.body)
  expect(await refund(order, { pieces: one, warehouse: 'bucharest' })).toMatchObject({ ok: true, money: 5_000, credit: 0 })
  expect(await onHand(ITEMS.body)).not.toEqual(before)
  expect(await state(order)).toBe('fulfilled, partly refunded')
  await work()
  expect(await attempts(order.id)).toMatchObject([{ state: 'partly_refunded' }])
  expect(await mails(order.id)).toContain('order refunded')
  expect(await refund(order, { pieces: one, delivery: 'all' })).toMatchObject({ ok: true, money: 6_999, status: 'refunded' })
  await work()
  expect(await state(order)).toBe('refunded, refunded')
  expect(await attempts(order.id)).toMatchObject([{ state: 'refunded' }])
  expect((await mails(order.id)).filter((kind) => kind === 'order refunded')).toHaveLength(2)
  expect(await refund(order, { pieces: one })).toEqual({ ok: false, reason: 'order_not_paid' })
  expect((await readRefunds(shop.db.query, order.id)).every(({ moneySentAt }) => moneySentAt !== null)).toBe(true)
})

test('a repeated call gives the same refund, and two at once never more than was paid', async () => {
  const order = await paid([{ item: ITEMS.body, qty: 1 }], 6_999)
  await sent(order)
  const act = { key: 'the same', pieces: one }
  const answers = await Promise.all([refund(order, act), refund(order, act), refund(order, { pieces: one })])
  expect(answers[0]).toMatchObject({ ok: true, position: 1 })
  expect(answers[1]).toMatchObject({ ok: true, position: 1 })
  expect(answers[2]).toEqual({ ok: false, reason: 'not_sent' })
  await work()
  await work()
  expect(await attempts(order.id)).toMatchObject([{ state: 'partly_refunded' }])
})

test('pieces that are not sent go back where they lie and are not sent any more; nothing to send is a whole refund', async () => {
  const order = await paid([{ item: ITEMS.body, qty: 3 }], 16_999)
  const before = await onHand(ITEMS.body)
  expect(await refund(order, { kind: 'returned', pieces: one })).toEqual({ ok: false, reason: 'not_sent' })
  expect(await refund(order, { kind: 'unsent', pieces: one })).toMatchObject({ ok: true, money: 5_000, status: 'unfulfilled' })
  expect((await onHand(ITEMS.body)).reduce((a, b) => a + b)).toBe(before.reduce((a, b) => a + b) + 1)
  expect(await cancelOrderByNumber(shop, order.number)).toBe('order_step_refused')
  await sent(order, { pieces: new Map([['SKU-101', 1]]) })
  expect(await refund(order, { kind: 'unsent', pieces: one })).toMatchObject({ ok: true, status: 'fulfilled' })
  expect(await refund(order, { kind: 'unsent', pieces: one })).toEqual({ ok: false, reason: 'not_unsent' })

  const other = await paid([{ item: ITEMS.body, qty: 1 }], 6_999)
  expect(await refund(other, { kind: 'unsent', pieces: 'all', isLost: true })).toMatchObject({ money: 6_999, status: 'refunded' })
  await work()
  expect(await orderFaults(shop.db)).toEqual([])
})

test('a set comes back with all its parts', async () => {
  const order = await paid([{ item: ITEMS.set, qty: 1 }], 15_999)
  await sent(order)
  const [bodies, hats] = [await onHand(ITEMS.body), await onHand(ITEMS.hat)]
  expect(await refund(order, { pieces: one, warehouse: 'nowhere' })).toEqual({ ok: false, reason: 'unknown_warehouse' })
  expect(await refund(order, { pieces: one, warehouse: 'depot' })).toMatchObject({ ok: true, money: 14_000 })
  const sum = (levels: number[]) => levels.reduce((a, b) => a + b)
  expect([sum(await onHand(ITEMS.body)) - sum(bodies), sum(await onHand(ITEMS.hat)) - sum(hats)]).toEqual([2, 1])
})

test('a cancelled order has a refund of everything, and the database refuses one more', async () => {
  const order = await paid([{ item: ITEMS.body, qty: 2 }], 11_999)
  expect(await cancelOrderByNumber(shop, order.number)).toBe('canceled')
  await work()
  expect(await readRefunds(shop.db.query, order.id)).toMatchObject([
    { kind: 'canceled', money: 11_999, moneySentAt: expect.any(Date) },
  ])
  expect(await state(order)).toBe('canceled, refunded')
  const again = sql`
    insert into refund (id, order_id, position, key, kind, at, money, credit)
    select gen_random_uuid(), order_id, 2, 'again', kind, at, money, credit from refund where order_id = ${order.id}`
  await expect(again.execute(shop.db.query)).rejects.toThrow('are more than was paid')
})
