import { sql } from 'kysely'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { newAddress } from '#test/endpoint-calls.ts'
import { setStock, forgetLimits, ITEMS, orderOf, stockOf, somebody, insertTestItems } from '#test/goods.ts'
import { testShop, type TestShop } from '#test/shop.ts'
import { expireOrder, markPaid } from './order-payment.ts'
import type { OrderQuestion } from './new-order.ts'
import { placeOrder, viewOrder, type Placed, type Refusal } from './place-order.ts'

let shop: TestShop
let keys = 0
beforeAll(async () => {
  shop = await testShop()
  await insertTestItems(shop.db.query, shop.clock.now())
  await shop.catalog.refresh()
})
beforeEach(async () => {
  await forgetLimits(shop.db.query)
  await sql`truncate "order" cascade`.execute(shop.db.query)
  await sql`truncate job, stock`.execute(shop.db.query)
})

/** Each costs a second and is retried, so that only the server's own count shows it. */
const deadlocks = async () => {
  await sql`select pg_stat_force_next_flush()`.execute(shop.db.query)
  const { rows } = await sql<{
    n: number
  }>`select deadlocks::integer as n from pg_stat_database where datname = current_database()`.execute(shop.db.query)
  return rows[0]!.n
}

const CUSTOMERS = 40
const bodies: Partial<OrderQuestion> = { lines: [{ item: ITEMS.body, qty: 1 }], total: 6999 }
const set: Partial<OrderQuestion> = { lines: [{ item: ITEMS.set, qty: 1 }], total: 15_999 }
const otherSet: Partial<OrderQuestion> = { lines: [{ item: ITEMS.otherSet, qty: 1 }], total: 15_999 }
const bothOrders: Partial<OrderQuestion>[] = [
  {
    lines: [
      { item: ITEMS.body, qty: 1 },
      { item: ITEMS.hat, qty: 1 },
    ],
    total: 11_999,
  },
  {
    lines: [
      { item: ITEMS.hat, qty: 1 },
      { item: ITEMS.body, qty: 1 },
    ],
    total: 11_999,
  },
]

const race = (questions: Partial<OrderQuestion>[]) =>
  Promise.all(
    questions.map((question) =>
      placeOrder(shop, orderOf({ contact: somebody(), ...question }), `racing-order-${++keys}`, newAddress()),
    ),
  )
const sold = (answers: (Placed | Refusal)[]) => answers.filter((answer) => answer.ok).length

/** Every reserved piece belongs to an order, every order has its lines, event and jobs. */
async function records() {
  const { rows } = await sql<Record<string, number>>`select
    (select count(*)::integer from "order") as orders,
    (select count(*)::integer from "order" o where not exists (select 1 from order_line l where l.order_id = o.id)) as without_lines,
    (select count(*)::integer from "order" o where not exists (select 1 from order_event e where e.order_id = o.id)) as without_event,
    (select count(*)::integer from job where kind = 'order.expire') as expiries,
    (select coalesce(sum(quantity), 0)::integer from stock_reservation where state = 'held') as held,
    (select coalesce(sum(reserved), 0)::integer from stock) as reserved`.execute(shop.db.query)
  return rows[0]!
}

test('40 customers order 10 pieces in five warehouses: exactly 10 are sold', async () => {
  await setStock(shop.db.query, ITEMS.body, [4, 3, 2, 1, 0])
  const answers = await race(Array.from({ length: CUSTOMERS }, () => bodies))
  expect(sold(answers)).toBe(10)
  for (const answer of answers) if (!answer.ok) expect(answer.reason).toBe('out_of_stock')
  expect(await stockOf(shop.db.query, ITEMS.body)).toEqual({ onHand: 10, reserved: 10 })
  expect(await records()).toEqual({ orders: 10, without_lines: 0, without_event: 0, expiries: 10, held: 10, reserved: 10 })
  expect(shop.errors).toEqual([])
})

test('bundles with shared parts in opposite order, and single items, never oversell and never deadlock', async () => {
  for (let round = 0; round < 5; round++) {
    await sql`truncate "order" cascade`.execute(shop.db.query)
    await setStock(shop.db.query, ITEMS.body, [2, 2, 2, 2, 2])
    await setStock(shop.db.query, ITEMS.hat, [5, 0, 5])
    const kinds = [set, otherSet, ...bothOrders, bodies]
    const answers = await race(Array.from({ length: CUSTOMERS }, (_, at) => kinds[at % kinds.length]!))
    const { orders, held, reserved } = await records()
    expect(orders).toBe(sold(answers))
    expect(held).toBe(reserved)
    const [body, hat] = [await stockOf(shop.db.query, ITEMS.body), await stockOf(shop.db.query, ITEMS.hat)]
    expect(body.reserved).toBeLessThanOrEqual(10)
    expect(hat.reserved).toBeLessThanOrEqual(10)
    // Whoever was refused could not have been served.
    const left = { body: 10 - body.reserved, hat: 10 - hat.reserved }
    for (const [at, answer] of answers.entries()) {
      if (answer.ok) continue
      const kind = kinds[at % kinds.length]
      const fits =
        kind === set
          ? left.body >= 2 && left.hat >= 1
          : kind === otherSet
            ? left.body >= 1 && left.hat >= 2
            : kind === bodies
              ? left.body >= 1
              : left.body >= 1 && left.hat >= 1
      expect(fits).toBe(false)
    }
  }
})

test('20 equal requests at once give one order and one answer', async () => {
  await setStock(shop.db.query, ITEMS.body, [1])
  const answers = await Promise.all(Array.from({ length: 20 }, () => placeOrder(shop, orderOf(bodies), 'one-key-for-twenty')))
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
  expect(answers[0]).toMatchObject({ ok: true })
  expect(await records()).toMatchObject({ orders: 1, held: 1, reserved: 1 })
})

test('of different requests under one key at once one is placed, the others are refused', async () => {
  await setStock(shop.db.query, ITEMS.body, [50])
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, at) =>
      placeOrder(
        shop,
        orderOf({ lines: [{ item: ITEMS.body, qty: at + 1 }], total: at >= 4 ? 5000 * (at + 1) : 5000 * (at + 1) + 1999 }),
        'one-key-for-ten',
      ),
    ),
  )
  expect(sold(answers)).toBe(1)
  expect(answers.filter((answer) => !answer.ok && answer.reason === 'idempotency_conflict')).toHaveLength(9)
  expect(await records()).toMatchObject({ orders: 1 })
})

test('payment and expiry at the same moment: one of them happens, stock moves once', async () => {
  await setStock(shop.db.query, ITEMS.body, [20, 20])
  const answers = await race(Array.from({ length: 12 }, () => bodies))
  shop.clock.advance(61 * 60_000)
  const now = shop.clock.now()
  const orders = await shop.db.query.selectFrom('order').select(['id', 'token_hash']).execute()
  await Promise.all(
    orders.flatMap(({ id }, at) => {
      const pay = () => shop.db.transaction((tx) => markPaid(tx, id, null, now))
      const expire = () => shop.db.transaction((tx) => expireOrder(tx, id, now))
      return at % 2 ? [pay(), expire(), pay()] : [expire(), pay(), expire()]
    }),
  )
  for (const answer of answers) {
    const order = (await viewOrder(shop, (answer as Placed).id))!
    expect([order.status, order.payment, order.needsAttention]).toEqual(['unfulfilled', 'paid', null])
  }
  expect(await stockOf(shop.db.query, ITEMS.body)).toEqual({ onHand: 28, reserved: 0 })
})

test('none of these races had a deadlock', async () => {
  expect(await deadlocks()).toBe(0)
})
