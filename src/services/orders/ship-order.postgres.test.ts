/** Orders that are sent and cancelled at the same moment: the row of the order settles each race once. */
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { newAddress } from '#test/endpoint-calls.ts'
import { insertTestItems, ITEMS, orderOf, setStock, somebody, stockOf } from '#test/goods.ts'
import { testShop } from '#test/shop.ts'
import { cancelOrderByNumber } from './cancel-order.ts'
import { markPaid } from './order-payment.ts'
import { placeOrder, viewOrder } from './place-order.ts'
import { shipOrder } from './ship-order.ts'
import { UNNAMED } from './staff-act.ts'
import { prepareOrder } from './staff-orders.ts'

const ORDERS = 24

test('an order that is sent twice and cancelled at the same moment is either sent once or cancelled', async () => {
  const shop = await testShop()
  await insertTestItems(shop.db.query, shop.clock.now())
  await setStock(shop.db.query, ITEMS.body, [ORDERS, ORDERS])
  await shop.catalog.refresh()
  const own = []
  for (let at = 0; at < ORDERS; at++) {
    const placed = await placeOrder(shop, orderOf({ total: 6999, contact: somebody() }), `sent-and-cancelled-${at}`, newAddress())
    if (!placed.ok) throw new Error(JSON.stringify(placed))
    const { id } = (await viewOrder(shop, placed.id))!
    await shop.db.transaction((tx) => markPaid(tx, id, null, shop.clock.now()))
    await prepareOrder(shop, placed.number, UNNAMED)
    own.push(placed.number)
  }
  const ship = (number: string, from: string) =>
    shipOrder(shop, number, { from, pieces: null, courier: 'own', awbs: [], parcels: 1 }, UNNAMED).then((shipped) =>
      shipped.ok ? 'sent' : shipped.reason,
    )
  const answers = await Promise.all(
    own.map((number, at) => {
      const steps = [() => ship(number, 'depot'), () => cancelOrderByNumber(shop, number), () => ship(number, 'bucharest')]
      return Promise.all([0, 1, 2].map((step) => steps[(step + at) % 3]!()))
    }),
  )
  for (const said of answers) expect(said.filter((answer) => answer === 'order_step_refused')).toHaveLength(2)
  const { rows } = await sql<{ status: string; shipments: number; sent: number }>`
    select o.status, (select count(*)::integer from shipment s where s.order_id = o.id) as shipments,
      (select coalesce(sum(shipped), 0)::integer from stock_reservation r where r.order_id = o.id) as sent
    from "order" o`.execute(shop.db.query)
  for (const row of rows)
    expect(row).toEqual(
      row.status === 'canceled' ? { status: 'canceled', shipments: 0, sent: 0 } : { status: 'fulfilled', shipments: 1, sent: 1 },
    )
  const sent = rows.filter(({ status }) => status === 'fulfilled').length
  expect(answers.flat().filter((answer) => answer === 'sent')).toHaveLength(sent)
  expect(answers.flat().filter((answer) => answer === 'canceled')).toHaveLength(ORDERS - sent)
  expect(await stockOf(shop.db.query, ITEMS.body)).toEqual({ onHand: 2 * ORDERS - sent, reserved: 0 })
})
