import { expect, test } from 'vitest'
import { transitionOf } from '#domain/orders/order-transitions.ts'
import { changeOrder } from '#store/orders/order-writes.ts'
import { readEverythingAbout } from '#store/customers/account-export.ts'
import { deleteCustomer } from '#store/customers/account-deletion.ts'
import { signedInCustomer } from '#test/customers/signed-in.ts'
import { paymentShop } from '#test/payment-shop.ts'
import { placedOrder } from '#test/placed-order.ts'
import { testShop } from '#test/shop.ts'
import { cancelOrderByNumber } from './cancel-order.ts'
import { noteOnOrder, prepareOrder, readStaffOrder } from './staff-orders.ts'

const shop = await testShop()
const { work, start, pay, order } = paymentShop(shop)
const ana = { staffName: 'Ana', note: 'two boxes' }

async function paidOrder() {
  const placed = await placedOrder(shop)
  await pay(await start(placed))
  await work()
  // Events of one moment have no order.
  shop.clock.advance(1)
  return placed
}

const historyOf = async (number: string) =>
  (await readStaffOrder(shop.db.query, number))!.history.map(({ kind, actor, staffName, note }) =>
    [kind, actor, staffName, note].filter(Boolean).join(' '),
  )

test('a paid order is prepared once, and its history says by whom', async () => {
  const { number, id } = await paidOrder()
  expect(await prepareOrder(shop, number, ana)).toBe('prepared')
  expect(await prepareOrder(shop, number, ana)).toBe('order_step_refused')
  expect(await order(id)).toMatchObject({ status: 'pending' })
  expect((await historyOf(number)).filter((line) => !line.startsWith('payment '))).toEqual([
    'placed customer',
    'paid payment',
    'pending staff Ana two boxes',
  ])
})

test('an unpaid order is not prepared, and a prepared one can still be called off', async () => {
  const unpaid = await placedOrder(shop)
  expect(await prepareOrder(shop, unpaid.number, ana)).toBe('order_step_refused')
  expect(await prepareOrder(shop, 'NST-0', ana)).toBe('order_not_found')
  const { number, id } = await paidOrder()
  await prepareOrder(shop, number, ana)
  expect(await cancelOrderByNumber(shop, number, { staffName: 'Ana', note: null })).toBe('canceled')
  await work()
  expect(await order(id)).toMatchObject({ status: 'canceled', payment_state: 'refunded' })
  expect(await historyOf(number)).toContain('canceled staff Ana')
})

test('an order in another status than the transition leaves is not changed', async () => {
  const { id } = await placedOrder(shop)
  const transition = transitionOf('pending', 'ship all', 'staff')!
  const event = { kind: 'fulfilled', by: 'staff' } as const
  const change = shop.db.transaction((tx) => changeOrder(tx, id, { transition, event, jobs: [] }, shop.clock.now()))
  await expect(change).rejects.toThrow('is not pending')
  expect(await order(id)).toMatchObject({ status: 'opened' })
})

test('a note is exported to the customer and goes with the personal data of the order', async () => {
  const { id: customer } = await signedInCustomer(shop, { email: 'ioana@exemplu.ro' })
  const { number, id } = await placedOrder(shop)
  await shop.db.query.updateTable('order').set({ customer_id: customer }).where('id', '=', id).execute()
  expect(await noteOnOrder(shop, number, { staffName: 'Ana', note: 'Ioana rings twice' })).toBe('noted')
  expect(JSON.stringify(await readEverythingAbout(shop.db.query, customer))).toContain('Ioana rings twice')
  await cancelOrderByNumber(shop, number)
  await shop.db.transaction((tx) => deleteCustomer(tx, { id: customer, emailKey: 'ioana@exemplu.ro' }, shop.clock.now()))
  expect((await historyOf(number)).toSorted()).toEqual(['canceled staff', 'note staff Ana', 'placed customer'])
})
