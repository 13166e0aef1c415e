import { expect, test } from 'vitest'
import { placedOrder, type PlacedOrder } from '#test/placed-order.ts'
import { testShop } from '#test/shop.ts'
import { cancelOrderByNumber } from '#services/orders/cancel-order.ts'
import { refreshPayment } from './payments.ts'
import { startPayment } from './start-payment.ts'
import { paymentShop } from '#test/payment-shop.ts'

const shop = await testShop()
const { delivery, work, minutes, order, attempts, mails, stock, pieces, start, pay } = paymentShop(shop)

test('a paid order is paid once: stock taken, mails written, nothing due', async () => {
  const placed = await placedOrder(shop)
  const before = await stock()
  const ref = await start(placed)
  expect((await pay(ref))!.headers.get('location')).toBe(`${shop.config.publicUrl}/checkout/confirmation/${placed.token}`)
  expect((await order(placed.id)).payment_state).toBe('unpaid')
  await work()
  expect(await order(placed.id)).toMatchObject({ status: 'unfulfilled', payment_state: 'paid', paid_at: shop.clock.now() })
  expect(await stock()).toEqual({ on_hand: before.on_hand - 1, reserved: before.reserved - 1 })
  expect(await mails(placed.id)).toEqual(['order confirmation', 'order paid'])
  expect(await startPayment(shop, placed.token)).toEqual({ ok: false, reason: 'order_paid' })
  expect(shop.errors).toEqual([])
})

test('the attempt is stored before the gateway is called, and an unreachable gateway leaves the order payable', async () => {
  const placed = await placedOrder(shop)
  const gateway = shop.gateways.sandbox!
  shop.gateways.sandbox = { ...gateway, start: () => Promise.reject(new Error('down')) }
  expect(await startPayment(shop, placed.token)).toEqual({ ok: false, reason: 'gateway_unavailable' })
  expect(await attempts(placed.id)).toMatchObject([{ state: 'created', provider_ref: null, amount: 54130, currency: 'RON' }])
  shop.gateways.sandbox = gateway
  await pay(await start(placed))
  await work()
  expect((await order(placed.id)).payment_state).toBe('paid')
  expect(await attempts(placed.id)).toHaveLength(1)
  shop.errors.length = 0
})

test('a double click, a second tab and a later visit get the same payment page', async () => {
  const placed = await placedOrder(shop)
  const refs = await Promise.all([start(placed), start(placed), start(placed)])
  expect(new Set([...refs, await start(placed)]).size).toBe(1)
  expect(await attempts(placed.id)).toHaveLength(1)
})

test('after a declined card the order can be paid again, as a new attempt', async () => {
  const placed = await placedOrder(shop)
  await pay(await start(placed), 'declined')
  await work()
  expect(await order(placed.id)).toMatchObject({ status: 'opened', payment_state: 'unpaid' })
  await pay(await start(placed))
  await work()
  expect((await attempts(placed.id)).map(({ state, reason }) => [state, reason])).toEqual([
    ['failed', 'card_declined'],
    ['paid', null],
  ])
  expect(await mails(placed.id)).toEqual(['order confirmation', 'order paid'])
})

test('a decline whose notification is lost does not block the next attempt', async () => {
  const placed = await placedOrder(shop)
  delivery.isLost = true
  const first = await start(placed)
  await pay(first, 'declined')
  await work()
  expect(await start(placed)).not.toBe(first)
  expect((await attempts(placed.id)).map(({ state }) => state)).toEqual(['failed', 'pending_action'])
})

test('unknown, malformed, paid, expired and cancelled orders cannot be paid', async () => {
  const refused = async (token: string) => startPayment(shop, token)
  expect(await refused('a'.repeat(32))).toEqual({ ok: false, reason: 'order_not_found' })
  expect(await refused('')).toEqual({ ok: false, reason: 'order_not_found' })
  expect(await refused('%00')).toEqual({ ok: false, reason: 'order_not_found' })
  const placed = await placedOrder(shop)
  minutes(60)
  expect(await refused(placed.token)).toEqual({ ok: false, reason: 'order_expired' })
  await work()
  expect(await refused(placed.token)).toEqual({ ok: false, reason: 'order_canceled' })
  expect(await attempts(placed.id)).toEqual([])
})

test('an amount that the gateway cannot take is refused before it is called', async () => {
  const placed = await placedOrder(shop, { market: 'hu', due: 1299000 })
  const gateway = shop.gateways.sandbox!
  shop.gateways.sandbox = { ...gateway, capabilities: { ...gateway.capabilities, currencies: ['RON', 'EUR'] } }
  expect(await startPayment(shop, placed.token)).toEqual({ ok: false, reason: 'amount_not_payable' })
  shop.gateways.sandbox = gateway
  expect(await attempts(placed.id)).toEqual([])
  await pay(await start(placed))
  await work()
  expect(await attempts(placed.id)).toMatchObject([{ state: 'paid', amount: 1299000, currency: 'HUF' }])
})

test('after a lost notification the customer’s return reads the payment back', async () => {
  const placed = await placedOrder(shop)
  delivery.isLost = true
  await pay(await start(placed))
  await work()
  expect((await order(placed.id)).payment_state).toBe('unpaid')
  expect(await refreshPayment(shop, placed.id)).toBe(true)
  expect((await order(placed.id)).payment_state).toBe('paid')
})

test('a notification that comes while the page asks is known to the page', async () => {
  const placed = await placedOrder(shop)
  await pay(await start(placed), 'declined')
  await work()
  expect((await attempts(placed.id)).map(({ state }) => state)).toEqual(['failed'])
  expect(await refreshPayment(shop, placed.id)).toBe(true)
})

test('a page that polls each second queries the gateway every five seconds', async () => {
  const placed = await placedOrder(shop)
  delivery.isLost = true
  const ref = await start(placed)
  expect(await refreshPayment(shop, placed.id)).toBe(false)
  await pay(ref)
  await work()
  shop.clock.advance(4_999)
  expect(await refreshPayment(shop, placed.id)).toBe(false)
  shop.clock.advance(1)
  expect(await refreshPayment(shop, placed.id)).toBe(true)
})

test('after a lost notification the reconciler reads the payment back after ten minutes', async () => {
  const placed = await placedOrder(shop)
  delivery.isLost = true
  await pay(await start(placed))
  minutes(9)
  await work()
  expect((await order(placed.id)).payment_state).toBe('unpaid')
  minutes(1)
  await work()
  expect((await order(placed.id)).payment_state).toBe('paid')
  expect(await mails(placed.id)).toEqual(['order confirmation', 'order paid'])
})

test('an abandoned payment is read back at growing intervals until its order expires', async () => {
  const placed = await placedOrder(shop)
  const before = await stock()
  const ref = await start(placed)
  for (const wait of [10, 10, 20, 20]) {
    minutes(wait)
    await work()
  }
  expect(await order(placed.id)).toMatchObject({ status: 'canceled', payment_state: 'unpaid' })
  expect(await stock()).toEqual({ on_hand: before.on_hand, reserved: before.reserved - 1 })
  expect(await attempts(placed.id)).toMatchObject([{ state: 'expired' }])
  expect((await pay(ref))!.status).toBe(410)
  expect(await mails(placed.id)).toEqual(['order confirmation', 'order expired', 'order reminder'])
})

test('an order that was paid before its expiry stays paid although the notification is late', async () => {
  const placed = await placedOrder(shop)
  minutes(40)
  const ref = await start(placed)
  delivery.isLost = true
  minutes(19)
  await pay(ref)
  await shop.db.query.deleteFrom('job').where('kind', '=', 'payment.reconcile').execute()
  minutes(1)
  await work()
  expect(await order(placed.id)).toMatchObject({ status: 'unfulfilled', payment_state: 'paid' })
})

/** Returns an order whose slow card succeeds only after the order has expired. */
async function paidLate(): Promise<PlacedOrder> {
  const placed = await placedOrder(shop)
  minutes(59)
  const ref = await start(placed)
  await pay(ref, 'slow')
  const settle = await shop.db.query.selectFrom('job').selectAll().where('kind', '=', 'gateway.work').executeTakeFirstOrThrow()
  await shop.db.query.deleteFrom('job').where('id', '=', settle.id).execute()
  minutes(1)
  await work()
  expect((await order(placed.id)).status).toBe('canceled')
  await shop.db.query
    .insertInto('job')
    .values({ ...settle, payload: JSON.stringify(settle.payload) })
    .execute()
  return placed
}

test('a payment after the expiry reserves the quantities again when they are available', async () => {
  const placed = await paidLate()
  await work()
  expect(await order(placed.id)).toMatchObject({ status: 'unfulfilled', payment_state: 'paid', needs_attention: null })
  expect(await pieces(placed.id)).toEqual(['taken'])
})

test('a payment after the stock is sold out is refunded, with a mail', async () => {
  const placed = await paidLate()
  const { on_hand: left } = await stock()
  await shop.db.query.updateTable('stock').set({ on_hand: 0, reserved: 0 }).execute()
  await work()
  await shop.db.query.updateTable('stock').set({ on_hand: left }).execute()
  expect(await order(placed.id)).toMatchObject({ payment_state: 'refunded', needs_attention: 'paid_without_stock' })
  expect(await attempts(placed.id)).toMatchObject([{ state: 'refunded' }])
  expect(await mails(placed.id)).toEqual(['order confirmation', 'order expired', 'order refunded'])
})

test('of two attempts that both succeed the second is refunded', async () => {
  const placed = await placedOrder(shop)
  const first = await start(placed)
  await pay(first, 'slow')
  const [attempt] = await attempts(placed.id)
  // The gateway once said that the first attempt had failed, and changes its mind.
  await shop.db.query.updateTable('payment_attempt').set({ state: 'failed' }).where('id', '=', attempt!.id).execute()
  await pay(await start(placed))
  await work()
  minutes(1)
  await work()
  expect(await order(placed.id)).toMatchObject({ payment_state: 'paid', status: 'unfulfilled', needs_attention: 'paid_twice' })
  expect((await attempts(placed.id)).map(({ state }) => state)).toEqual(['refunded', 'paid'])
  expect(await mails(placed.id)).toEqual(['order confirmation', 'order paid', 'order refunded'])
})

test('cancelling a paid order returns stock and money, with a mail', async () => {
  const placed = await placedOrder(shop)
  const before = await stock()
  await pay(await start(placed))
  await work()
  expect(await cancelOrderByNumber(shop, placed.number)).toBe('canceled')
  expect(await cancelOrderByNumber(shop, placed.number)).toBe('order_step_refused')
  expect(await cancelOrderByNumber(shop, 'NST-0')).toBe('order_not_found')
  await work()
  expect(await order(placed.id)).toMatchObject({ status: 'canceled', payment_state: 'refunded' })
  expect(await stock()).toEqual({ on_hand: before.on_hand, reserved: before.reserved - 1 })
  expect(await mails(placed.id)).toEqual(['order canceled', 'order confirmation', 'order paid', 'order refunded'])
})

test('an order cancelled while its payment page is open cannot be paid', async () => {
  const placed = await placedOrder(shop)
  const ref = await start(placed)
  expect(await cancelOrderByNumber(shop, placed.number)).toBe('canceled')
  await work()
  await pay(ref)
  await work()
  expect(await order(placed.id)).toMatchObject({ status: 'canceled', payment_state: 'unpaid' })
  expect(await attempts(placed.id)).toMatchObject([{ state: 'canceled', reason: 'canceled_by_shop' }])
})

test('3-D Secure pays only when the customer approves', async () => {
  for (const [answer, state] of [
    ['fail', 'unpaid'],
    ['approve', 'paid'],
  ] as const) {
    const placed = await placedOrder(shop)
    const ref = await start(placed)
    await pay(ref, 'challenge')
    await work()
    expect((await order(placed.id)).payment_state).toBe('unpaid')
    const address = `${shop.config.publicUrl}/sandbox/pay/${ref}/challenge`
    await shop.gateways.sandbox!.hosted!.answer(new Request(address, { method: 'POST', body: new URLSearchParams({ answer }) }))
    await work()
    expect((await order(placed.id)).payment_state).toBe(state)
  }
})
