/**
 * The server is killed without warning in the middle of each step of a payment at Stripe: while the payment is begun, while a webhook is
 * processed, while money is given back. Each time Stripe has done its part and the shop has not heard of it.
 */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cancelOrder } from '#services/orders/order-payment.ts'
import { setStock, ITEMS, insertTestItems } from '#test/goods.ts'
import { httpCustomer } from '#test/http-customer.ts'
import { orderFaults } from '#test/race/order-faults.ts'
import { fillDatabase, startShop, type OwnDatabase, type RunningShop, type SeededDatabase } from '#test/running-shop.ts'
import { STRIPE_KEY, STRIPE_SECRETS, stripeServer, type StripeServer } from '#test/stripe/stripe-server.ts'

let seeded: SeededDatabase
let stripe: StripeServer
let shop: RunningShop
let database: OwnDatabase
let end: () => Promise<void>

beforeAll(async () => {
  stripe = await stripeServer(() => new Date())
  seeded = await fillDatabase(null, async (db) => {
    await insertTestItems(db.query, new Date())
    await setStock(db.query, ITEMS.body, [10])
  })
  const settings = { STRIPE_SECRET_KEY: STRIPE_KEY, STRIPE_WEBHOOK_SECRET: STRIPE_SECRETS.join(','), STRIPE_API_BASE: stripe.url }
  ;({ shop, database, end } = await startShop(seeded, { TRUSTED_PROXIES: '1', ...settings }))
}, 120_000)
afterAll(async () => {
  await end?.()
  await seeded?.remove()
  stripe?.close()
})

const customer = () => httpCustomer(shop.url, 'ro', '10.7.0.1')

/** Sends every message of Stripe to the shop. Returns the answers' statuses; 0 for a line that was cut. */
const deliver = (messages = stripe.sent()) =>
  Promise.all(
    messages.map(({ body, headers }) =>
      fetch(`${shop.url}/api/payments/stripe/notify`, { method: 'POST', body, headers }).then(
        ({ status }) => status,
        () => 0,
      ),
    ),
  )

/** Makes every job due, as if its time had come: also those that the killed process had taken. */
async function restart(): Promise<void> {
  await database.read((db) =>
    db.query
      .updateTable('job')
      .set({ run_at: new Date(0) })
      .where('kind', '<>', 'order.expire')
      .execute(),
  )
  await shop.start()
}

async function placed(key: string): Promise<string> {
  const request = await customer().request([{ item: ITEMS.body, qty: 1 }])
  return (await customer().order(request, key)).id
}

/** Kills the shop when Stripe has done what matches, before it answers. Returns what waits until the process is gone. */
function killBeforeAnswer(call: RegExp): () => Promise<void> {
  const killed = Promise.withResolvers<void>()
  stripe.beforeAnswering(call, () => shop.kill().then(killed.resolve, killed.reject))
  return () => killed.promise
}

test('killed while a payment is begun: the order is kept, and the same page is reached again and pays', async () => {
  const id = await placed('killed-while-a-payment-is-begun')
  const killed = killBeforeAnswer(/^POST \/v1\/checkout\/sessions$/)
  await expect(customer().startPayment(id)).rejects.toThrow()
  await killed()
  await restart()
  const action = await customer().startPayment(id)
  expect([...stripe.sessions.values()].map(({ url }) => url)).toEqual([action.type === 'redirect' && action.url])
  const [ref] = stripe.sessions.keys()
  stripe.pay(ref!)

  // Killed while the webhook is processed: Stripe gets no 2xx and sends it again.
  const messages = stripe.sent()
  const killedAgain = killBeforeAnswer(/^GET \/v1\/checkout\/sessions\//)
  expect(await deliver(messages)).toEqual([0])
  await killedAgain()
  await restart()
  expect(await deliver(messages)).toEqual([200])
  expect(await customer().view(id)).toMatchObject({ payment: 'paid' })
})

test('killed while money is given back: it is given back once', async () => {
  const id = await placed('killed-while-money-is-given-back')
  await customer().startPayment(id)
  const ref = [...stripe.sessions.keys()].at(-1)!
  const { order: number } = stripe.session(ref).metadata
  await shop.stop()
  await database.read(async (db) => {
    const order = await db.query.selectFrom('order').select('id').where('number', '=', number!).executeTakeFirstOrThrow()
    await db.transaction((tx) => cancelOrder(tx, order.id, { by: 'staff' }, new Date()))
  })
  await shop.start()
  const killed = killBeforeAnswer(/^POST \/v1\/refunds$/)
  stripe.pay(ref)
  await deliver()
  await killed()
  expect(stripe.refunds).toHaveLength(1)
  stripe.forgetKeys()
  await restart()
  await expect.poll(async () => (await customer().view(id)).payment, { timeout: 30_000 }).toBe('refunded')
  expect(stripe.refunds).toHaveLength(1)

  await shop.stop()
  await database.read(async (db) => {
    expect(await orderFaults(db)).toEqual([])
    const left = await db.query.selectFrom('stock').select(['on_hand', 'reserved']).execute()
    expect(left).toContainEqual({ on_hand: 9, reserved: 0 })
  })
})
