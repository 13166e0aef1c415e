/** Refunds of one order at the same moment: together they never give back more than was paid. */
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { newAddress } from '#test/endpoint-calls.ts'
import { insertTestItems, ITEMS, orderOf, setStock, somebody } from '#test/goods.ts'
import { paymentShop } from '#test/payment-shop.ts'
import { testShop } from '#test/shop.ts'
import { cancelOrderByNumber } from './cancel-order.ts'
import { placeOrder, viewOrder } from './place-order.ts'
import { refundOrder } from './refund-order.ts'
import { UNNAMED } from './staff-act.ts'

const shop = await testShop()
const { work, start, pay } = paymentShop(shop, () => insertTestItems(shop.db.query, shop.clock.now()))
const ORDERS = 4
/** Two bodies of an order with delivery. */
const TOTAL = 11_999

test('refunds of the same pieces, of all of them and a cancellation at once give back at most what was paid', async () => {
  await setStock(shop.db.query, ITEMS.body, [2 * ORDERS])
  await shop.catalog.refresh()
  const own: { id: string; number: string }[] = []
  for (let at = 0; at < ORDERS; at++) {
    const question = orderOf({ lines: [{ item: ITEMS.body, qty: 2 }], total: TOTAL, delivery: 'courier', contact: somebody() })
    const placed = await placeOrder(shop, question, `refunded-at-once-${at}`, newAddress())
    if (!placed.ok) throw new Error(JSON.stringify(placed))
    const { id, number } = (await viewOrder(shop, placed.id))!
    await pay(await start({ token: placed.id }))
    own.push({ id, number })
  }
  await work()

  const refund = (number: string, key: string, pieces: ReadonlyMap<number, number> | 'all') =>
    refundOrder(shop, number, { key, kind: 'unsent', pieces, delivery: 0, warehouse: null, isLost: false }, UNNAMED)
  await Promise.all(
    own.flatMap(({ number }, at) => {
      const one = new Map([[1, 1]])
      const acts = [
        () => refund(number, 'first', one),
        () => refund(number, 'second', one),
        () => refund(number, 'third', one),
        // A repeated call is the same refund.
        () => refund(number, 'first', one),
        () => (at % 2 === 0 ? refund(number, 'whole', 'all') : cancelOrderByNumber(shop, number, UNNAMED)),
      ]
      return acts.map((_, turn) => acts[(turn + at) % acts.length]!())
    }),
  )
  await work()

  const { rows } = await sql<{ number: string; given: number; lines: number; pieces: number }>`
    select o.number, (select sum(r.money)::integer from refund r where r.order_id = o.id) as given,
      (select sum(l.amount)::integer from refund_line l join refund r on r.id = l.refund_id where r.order_id = o.id) as lines,
      (select max(taken.pieces)::integer from (
        select sum(l.quantity) as pieces from refund_line l join refund r on r.id = l.refund_id
        where r.order_id = o.id group by l.order_line_id) taken) as pieces
    from "order" o where o.id in (${sql.join(own.map(({ id }) => id))})`.execute(shop.db.query)
  expect(rows).toHaveLength(ORDERS)
  for (const { number, given, lines, pieces } of rows) {
    expect(given, number).toBeGreaterThan(0)
    expect(given, number).toBeLessThanOrEqual(TOTAL)
    expect(lines, number).toBe(given)
    expect(pieces, number).toBeLessThanOrEqual(2)
  }
})
