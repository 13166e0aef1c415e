/** Orders, corrections, a count and transfers at once: nothing is sold twice, and every movement continues the one before. */
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { markPaid } from '#services/orders/order-payment.ts'
import { placeOrder } from '#services/orders/place-order.ts'
import { CONSOLE } from '#services/staff/audit.ts'
import { uuidv7 } from '#store/database/uuid.ts'
import { newAddress } from '#test/endpoint-calls.ts'
import { insertTestItems, ITEMS, orderOf, setStock, somebody, WAREHOUSES } from '#test/goods.ts'
import { ledgerFaults } from '#test/model/model-faults.ts'
import { testShop } from '#test/shop.ts'
import { changeStock } from './change-stock.ts'
import { beginCount, bookCount, takeScans } from './count-stock.ts'
import { readStockItem } from './find-stock.ts'
import { beginTransfer, receiveTransfer, sendTransfer } from './transfer-stock.ts'

const shop = await testShop()
await insertTestItems(shop.db.query, shop.clock.now())
await shop.catalog.refresh()
const [from, to] = WAREHOUSES
const lying = async (warehouse: string) =>
  (await readStockItem(shop, ITEMS.body))!.item.places.find((place) => place.warehouse === warehouse)?.lying ?? 0

const order = async (key: number) => {
  const placed = await placeOrder(shop, orderOf({ contact: somebody(), total: 6999 }), `ledger-${key}`, newAddress())
  if (!placed.ok) return 0
  const { id } = await shop.db.query
    .selectFrom('order')
    .select('id')
    .where('number', '=', placed.number)
    .executeTakeFirstOrThrow()
  if (key % 2 === 0) await shop.db.transaction((tx) => markPaid(tx, id, null, shop.clock.now()))
  return 1
}
const correct = async (by: number) => {
  const seen = await lying(from)
  const changes = [{ item: ITEMS.body, warehouse: from, seen, lying: Math.max(0, seen + by) }]
  const answer = await changeStock(shop, CONSOLE, { changes, kind: 'correction', note: null })
  return answer.ok ? Math.max(-seen, by) : 0
}
const move = async () => {
  const lines = [{ item: ITEMS.body, pieces: 1 }]
  const begun = await beginTransfer(shop, CONSOLE, { from, to, note: '', expectedOn: null, lines })
  const id = begun.ok ? begun.id : ''
  if (!(await sendTransfer(shop, CONSOLE, { id, version: 1 })).ok) return
  const received = [{ item: ITEMS.body, received: 1, difference: null }]
  await receiveTransfer(shop, CONSOLE, { id, version: 2 }, { lines: received, isDone: true })
}

test('stock is what its movements say, and no piece is sold twice', async () => {
  await setStock(shop.db.query, ITEMS.body, [12, 3])
  await sql`insert into stock_movement (at, variant_id, warehouse_id, kind, on_hand, reserved, unsent, on_hand_after, reserved_after, unsent_after)
    select now(), variant_id, warehouse_id, 'start', on_hand, 0, 0, on_hand, 0, 0 from stock`.execute(shop.db.query)
  const count = (await beginCount(shop, CONSOLE, { warehouse: to, part: 'everything', of: null }))!
  const scan = { id: uuidv7(shop.clock.now()), code: ITEMS.body, pieces: 3, at: shop.clock.now() }
  expect(await takeScans(shop, CONSOLE, { id: count, scans: [scan] })).toBe('taken')
  const sold = Array.from({ length: 24 }, (_, key) => order(key))
  const corrected = [2, -3, 1, -1, 4, -2].map((by) => correct(by))
  await Promise.all([
    ...sold,
    ...corrected,
    ...Array.from({ length: 6 }, move),
    bookCount(shop, CONSOLE, { id: count, scans: 1 }),
  ])
  const orders = (await Promise.all(sold)).reduce<number>((sum, one) => sum + one, 0)
  const { rows } = await sql<{ promised: number; stock: number; ledger: number }>`
    select sum(reserved + unsent)::integer as promised, sum(on_hand + unsent)::integer as stock,
      (select sum(on_hand + unsent)::integer from stock_movement where variant_id = ${Number(ITEMS.body)}) as ledger
    from stock where variant_id = ${Number(ITEMS.body)}`.execute(shop.db.query)
  expect(rows[0]!.promised).toBe(orders)
  expect(rows[0]!.ledger).toBe(rows[0]!.stock)
  expect(rows[0]!.stock).toBeGreaterThanOrEqual(orders)
  expect(orders).toBeGreaterThan(8)
  expect(await ledgerFaults(shop.db.query)).toEqual([])
  expect(shop.errors).toEqual([])
})
