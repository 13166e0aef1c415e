import { expect, test } from 'vitest'
import { readOpenCases } from '#store/payments/cases.ts'
import { signedInCustomer } from '#test/customers/signed-in.ts'
import { paymentShop } from '#test/payment-shop.ts'
import { placedOrder } from '#test/placed-order.ts'
import { testShop } from '#test/shop.ts'
import { cancelUnpaidOrder } from './cancel-unpaid-order.ts'

const shop = await testShop()
const { delivery, work, minutes, order, attempts, mails, stock, pieces, start, pay } = paymentShop(shop)

let customers = 0
/** Returns a customer's order, and what its owner does with it. */
async function ownOrder() {
  customers++
  const { id } = await signedInCustomer(shop, { email: `ioana.${customers}@exemplu.ro` })
  const placed = await placedOrder(shop)
  await shop.db.query.updateTable('order').set({ customer_id: id }).where('id', '=', placed.id).execute()
  return { ...placed, cancel: (number = placed.number) => cancelUnpaidOrder(shop, id, number) }
}

test('an unpaid order is cancelled once: its pieces are free again, and a mail says so', async () => {
  const before = await stock()
  const own = await ownOrder()
  expect(await own.cancel()).toBe('canceled')
  expect(await own.cancel()).toBe('canceled')
  await work()
  expect(await order(own.id)).toMatchObject({ status: 'canceled', payment_state: 'unpaid' })
  expect(await pieces(own.id)).toEqual(['released'])
  expect(await stock()).toEqual(before)
  expect(await mails(own.id)).toEqual(['order canceled', 'order confirmation'])
})

test('an order of somebody else, a guest’s and none are not found', async () => {
  const [own, other, guest] = [await ownOrder(), await ownOrder(), await placedOrder(shop)]
  for (const number of [other.number, guest.number, 'NST-0', '']) expect(await own.cancel(number)).toBe('order_not_found')
  expect(await order(other.id)).toMatchObject({ status: 'opened' })
})

test('a paid order stays, also when the notification of its payment is lost', async () => {
  const own = await ownOrder()
  delivery.isLost = true
  await pay(await start(own))
  await work()
  expect(await order(own.id)).toMatchObject({ payment_state: 'unpaid' })
  expect(await own.cancel()).toBe('order_paid')
  expect(await own.cancel()).toBe('order_paid')
  expect(await order(own.id)).toMatchObject({ status: 'unfulfilled', payment_state: 'paid' })
  expect(await pieces(own.id)).toEqual(['taken'])
})

test('an expired order says so', async () => {
  const own = await ownOrder()
  minutes(60)
  await work()
  expect(await own.cancel()).toBe('order_expired')
  expect(await mails(own.id)).toEqual(['order confirmation', 'order expired'])
})

test('the payment page of a cancelled order is closed; a payment that was faster than that is refunded', async () => {
  const closed = await ownOrder()
  await start(closed)
  expect(await closed.cancel()).toBe('canceled')
  await work()
  expect((await attempts(closed.id)).map(({ state }) => state)).toEqual(['canceled'])

  const before = await stock()
  const late = await ownOrder()
  const ref = await start(late)
  expect(await late.cancel()).toBe('canceled')
  await pay(ref)
  await work()
  expect(await order(late.id)).toMatchObject({ status: 'canceled', payment_state: 'refunded' })
  expect(await stock()).toEqual(before)
  expect(shop.errors).toEqual([])
})

test('an unreachable gateway keeps nobody from cancelling', async () => {
  const own = await ownOrder()
  await start(own)
  const gateway = shop.gateways.sandbox!
  shop.gateways.sandbox = { ...gateway, fetchState: () => Promise.reject(new Error('down')) }
  expect(await own.cancel()).toBe('canceled')
  shop.gateways.sandbox = gateway
  await work()
  expect((await attempts(own.id)).map(({ state }) => state)).toEqual(['canceled'])
  shop.errors.length = 0
})

test('an order for which the gateway holds a wrong amount waits for a person', async () => {
  const own = await ownOrder()
  const ref = await start(own)
  await shop.db.query.updateTable('sandbox_payment').set({ amount: 100 }).where('ref', '=', ref).execute()
  await pay(ref)
  await work()
  expect(await readOpenCases(shop.db.query, { number: own.number })).toHaveLength(1)
  expect(await own.cancel()).toBe('payment_in_review')
  expect(await order(own.id)).toMatchObject({ status: 'opened' })
  shop.errors.length = 0
})
