import { beforeAll, expect, test } from 'vitest'
import { newAddress } from '#test/endpoint-calls.ts'
import { insertTestItems, ITEMS, orderOf, setStock, somebody } from '#test/goods.ts'
import { orderFaults } from '#test/race/order-faults.ts'
import { testShop } from '#test/shop.ts'
import { moveOrder } from './move-order.ts'
import { markPaid } from './order-payment.ts'
import { placeOrder, viewOrder } from './place-order.ts'
import { shipOrder } from './ship-order.ts'
import { UNNAMED } from './staff-act.ts'
import { prepareOrder } from './staff-orders.ts'

const shop = await testShop()
let keys = 0
beforeAll(() => insertTestItems(shop.db.query, shop.clock.now()))

/** A paid order of two bodies, which the first warehouse holds. */
async function paid(pieces: readonly number[]) {
  await setStock(shop.db.query, ITEMS.body, pieces)
  await shop.catalog.refresh()
  const question = orderOf({ lines: [{ item: ITEMS.body, qty: 2 }], total: 11_999, contact: somebody() })
  const placed = await placeOrder(shop, question, `order-to-move-${++keys}`, newAddress())
  if (!placed.ok) throw new Error(JSON.stringify(placed))
  const { id, number } = (await viewOrder(shop, placed.id))!
  await shop.db.transaction((tx) => markPaid(tx, id, null, shop.clock.now()))
  return number
}
const move = (number: string, warehouse: string, isLost = false) => moveOrder(shop, number, { warehouse, isLost }, UNNAMED)
const onHand = async () =>
  (
    await shop.db.query
      .selectFrom('stock')
      .select(['warehouse_id', 'on_hand'])
      .where('variant_id', '=', Number(ITEMS.body))
      .orderBy('warehouse_id')
      .execute()
  ).map(({ warehouse_id, on_hand }) => `${warehouse_id} ${on_hand}`)
const ship = (number: string, from: string | null) =>
  shipOrder(shop, number, { from, pieces: null, courier: 'own', awbs: [], parcels: 1 }, UNNAMED)

test('another warehouse sends the order, and the pieces go back where they were held, unless they are lost', async () => {
  const number = await paid([5, 4])
  expect(await onHand()).toEqual(['bucharest 4', 'depot 3'])
  expect(await move(number, 'bucharest')).toBe('moved')
  expect(await onHand()).toEqual(['bucharest 2', 'depot 5'])
  expect(await move(number, 'depot', true)).toBe('moved')
  expect(await onHand()).toEqual(['bucharest 2', 'depot 3'])
  await prepareOrder(shop, number, UNNAMED)
  expect(await move(number, 'bucharest')).toBe('moved')
  expect(await ship(number, null)).toMatchObject({ ok: true, status: 'fulfilled' })
  expect(await shop.db.query.selectFrom('shipment').select('warehouse_id').execute()).toEqual([{ warehouse_id: 'bucharest' }])
  expect(await move(number, 'depot')).toBe('order_step_refused')
  expect((await orderFaults(shop.db)).filter((fault) => !fault.includes('paid attempt'))).toEqual([])
})

test('a warehouse that is unknown, has too few or holds everything is refused, and nothing changes', async () => {
  const number = await paid([5, 1])
  expect(await move(number, 'nowhere')).toBe('unknown_warehouse')
  expect(await move(number, 'bucharest')).toBe('out_of_stock')
  expect(await move(number, 'depot')).toBe('nothing_to_move')
  expect(await move('NST-0', 'depot')).toBe('order_not_found')
  expect(await onHand()).toEqual(['bucharest 1', 'depot 3'])
})

test('two calls at the same moment move an order once', async () => {
  const number = await paid([5, 4])
  const answers = await Promise.all([move(number, 'bucharest'), move(number, 'bucharest')])
  expect(answers.toSorted()).toEqual(['moved', 'nothing_to_move'])
  expect(await onHand()).toEqual(['bucharest 2', 'depot 5'])
})
