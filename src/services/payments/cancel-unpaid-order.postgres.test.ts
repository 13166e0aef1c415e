/** Customers who cancel their orders while these are being paid: the database settles each race once. */
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { placeOrder } from '#services/orders/place-order.ts'
import { newVoucher } from '#services/promotions/vouchers.ts'
import { insertCoupons } from '#store/promotions/coupons.ts'
import { insertVouchers } from '#store/promotions/vouchers.ts'
import { uuidv7 } from '#store/database/uuid.ts'
import { runDueJobs } from '#test/due-jobs.ts'
import { jobHandlers } from '#src/server/job-handlers.ts'
import { signedInCustomer } from '#test/customers/signed-in.ts'
import { insertTestItems, ITEMS, orderOf, setStock, somebody, stockOf } from '#test/goods.ts'
import { newAddress } from '#test/endpoint-calls.ts'
import { orderFaults } from '#test/race/order-faults.ts'
import { testShop } from '#test/shop.ts'
import { cancelUnpaidOrder } from './cancel-unpaid-order.ts'
import { readBack } from './payments.ts'
import { startPayment } from './start-payment.ts'

const ORDERS = 24
/** Of the voucher that pays a part of each order. */
const CREDIT = 1_000

test('an order that is cancelled twice and paid at the same moment ends once, with stock, uses and credit that fit', async () => {
  const shop = await testShop()
  await insertTestItems(shop.db.query, shop.clock.now())
  await setStock(shop.db.query, ITEMS.body, [ORDERS])
  await shop.catalog.refresh()
  const now = shop.clock.now()
  await insertCoupons(shop.db.query, [
    { id: uuidv7(now), code: 'ZECE', type: 0, amount: 10, currency: 'RON', created_at: now, max_uses: ORDERS },
  ])
  const gift = {
    market: 'ro',
    amount: CREDIT,
    currency: 'RON',
    validUntil: null,
    recipient: null,
    name: '',
    message: '',
  } as const
  const vouchers = Array.from({ length: ORDERS }, () => newVoucher(shop.tokens, gift, now, { image: '' }))
  await shop.db.transaction((tx) => insertVouchers(tx, vouchers, now))
  const { id: customer } = await signedInCustomer(shop, { email: 'ioana@exemplu.ro' })

  const own = []
  for (const [at, { code }] of vouchers.entries()) {
    const question = orderOf({ codes: ['ZECE', code], total: 6499, due: 6499 - CREDIT, contact: somebody() })
    const placed = await placeOrder(shop, question, `cancelled-while-paid-${at}`, newAddress(), customer)
    if (!placed.ok) throw new Error(JSON.stringify(placed))
    const started = await startPayment(shop, placed.id, newAddress())
    if (!started.ok || started.action.type !== 'redirect') throw new Error(JSON.stringify(started))
    own.push(placed.number)
  }
  expect(await stockOf(shop.db.query, ITEMS.body)).toEqual({ onHand: ORDERS, reserved: ORDERS })

  const gateway = shop.gateways.sandbox!
  const paid: Promise<unknown>[] = []
  const payWith = (ref: string) =>
    gateway.hosted!.answer(
      new Request(`${shop.config.publicUrl}/sandbox/pay/${ref}`, {
        method: 'POST',
        body: new URLSearchParams({ number: '4242424242424242', expiry: '12/30', cvc: '123', name: 'Ioana' }),
      }),
    )
  // The customer pays in the moment after the gateway has said that nothing is paid.
  shop.gateways.sandbox = {
    ...gateway,
    async fetchState(ref) {
      const reading = await gateway.fetchState(ref)
      if (reading.state === 'paid') return reading
      const paying = payWith(ref)
      // By the gateway itself: asked by this one, a payment that is refused would be tried for ever.
      const told = paying.then(() => readBack({ ...shop, gateways: { sandbox: gateway } }, reading.attemptId))
      paid.push(told)
      // Both calls of an order wait as long: the answer takes until the payment is begun, made or known to the shop.
      await [null, paying, told][Math.ceil(paid.length / 2) % 3]
      return reading
    },
  }
  const cancel = (number: string) => cancelUnpaidOrder(shop, customer, number)
  const answers: string[][] = []
  for (const number of own) answers.push(await Promise.all([cancel(number), cancel(number)]))
  await Promise.all(paid)
  await runDueJobs(shop, jobHandlers)
  // The jobs ask the gateway, too, and its answer may ask it again.
  for (let count = 0; count < paid.length;) {
    count = paid.length
    await Promise.all(paid)
  }
  expect(answers.flat().filter((answer) => answer !== 'canceled' && answer !== 'order_paid')).toEqual([])

  const orders = await shop.db.query.selectFrom('order').select(['number', 'status', 'payment_state']).execute()
  const kept = orders.filter(({ status }) => status === 'unfulfilled')
  expect(kept.length).toBeGreaterThan(0)
  expect(kept.length).toBeLessThan(ORDERS)
  for (const { number, status, payment_state } of orders) {
    const said = answers[own.indexOf(number)]!
    expect([number, status, payment_state, said.includes('canceled')]).toEqual(
      status === 'unfulfilled'
        ? [number, 'unfulfilled', 'paid', false]
        : [number, 'canceled', expect.stringMatching(/^(unpaid|refunded)$/), true],
    )
  }
  expect(await stockOf(shop.db.query, ITEMS.body)).toEqual({ onHand: ORDERS - kept.length, reserved: 0 })
  const { rows } = await sql`
    select usage, (select sum(balance)::integer from voucher) as credit from coupon where code = 'ZECE'`.execute(shop.db.query)
  expect(rows).toEqual([{ usage: kept.length, credit: (ORDERS - kept.length) * CREDIT }])
  expect(await orderFaults(shop.db)).toEqual([])
})
