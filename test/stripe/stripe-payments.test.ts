import { beforeEach, expect, test } from 'vitest'
import { readBack } from '#services/payments/payments.ts'
import { startPayment } from '#services/payments/start-payment.ts'
import { newAddress } from '#test/endpoint-calls.ts'
import { paymentShop } from '#test/payment-shop.ts'
import { placedOrder } from '#test/placed-order.ts'
import { testShop } from '#test/shop.ts'
import { stripeShop } from './stripe-shop.ts'

const shop = await testShop()
const { order, attempts, mails, pieces, minutes, work } = paymentShop(shop)
const { server, start, deliver, deliverAll } = stripeShop(shop)

beforeEach(() => void (shop.errors.length = 0))

test('a paid session makes its order paid once, however often and in which order Stripe tells it', async () => {
  const placed = await placedOrder(shop)
  const ref = await start(placed)
  expect(await start(placed)).toBe(ref)
  server.decline(ref, 'card_declined')
  server.challenge(ref)
  server.pay(ref)
  const messages = server.sent()
  expect(messages).toHaveLength(3)
  await Promise.all([...messages, ...messages.toReversed()].map(async (message) => expect(await deliver(message)).toBe(200)))
  await work()
  expect(await order(placed.id)).toMatchObject({ status: 'unfulfilled', payment_state: 'paid', needs_attention: null })
  expect((await attempts(placed.id)).map(({ state, gateway }) => [gateway, state])).toEqual([['stripe', 'paid']])
  expect((await mails(placed.id)).filter((kind) => kind === 'order paid')).toHaveLength(1)
  expect(await pieces(placed.id)).toEqual(['taken'])
})

test('a wallet pays its order once, however often and in which order Stripe tells it, and is refunded', async () => {
  const placed = await placedOrder(shop)
  const begin = async () => {
    shop.clock.advance(1)
    const started = await startPayment(shop, placed.token, newAddress(), 'wallet')
    if (!started.ok || started.action.type !== 'client') throw new Error(JSON.stringify(started))
    return started.action.secret
  }
  const first = await begin()
  expect(await begin()).toBe(first)
  server.confirmWallet(first, 'decline')
  await deliverAll()
  const second = await begin()
  expect(second).not.toBe(first)
  server.confirmWallet(second, 'challenge')
  server.confirmWallet(second, 'pay')
  const messages = server.sent()
  await Promise.all([...messages, ...messages.toReversed()].map(async (message) => expect(await deliver(message)).toBe(200)))
  await work()
  expect(await order(placed.id)).toMatchObject({ status: 'unfulfilled', payment_state: 'paid', needs_attention: null })
  expect((await attempts(placed.id)).map(({ state, reason }) => [state, reason])).toEqual([
    ['failed', 'insufficient_funds'],
    ['paid', null],
  ])
  expect((await mails(placed.id)).filter((kind) => kind === 'order paid')).toHaveLength(1)
  await shop.gateways.stripe!.refund((await attempts(placed.id))[1]!.provider_ref!, 100, 'a part')
  await deliverAll()
  expect((await attempts(placed.id))[1]!.state).toBe('partly_refunded')
})

test('an order that nobody pays in time ends the payment of its wallet', async () => {
  const placed = await placedOrder(shop)
  const started = await startPayment(shop, placed.token, newAddress(), 'wallet')
  if (!started.ok || started.action.type !== 'client') throw new Error(JSON.stringify(started))
  minutes(61)
  await work()
  expect(server.confirmWallet(started.action.secret, 'pay')).toMatchObject({ error: { code: 'payment_intent_unexpected_state' } })
  expect((await order(placed.id)).status).toBe('canceled')
})

test('a lost message is made up for by reading back', async () => {
  const placed = await placedOrder(shop)
  server.pay(await start(placed))
  server.sent()
  minutes(11)
  await work()
  expect(await order(placed.id)).toMatchObject({ status: 'unfulfilled', payment_state: 'paid' })
})

test('another amount or currency than asked for pays nothing and is shown to staff', async () => {
  for (const [change, reason] of [
    [{ amount_received: 54030 }, 'amount_mismatch'],
    [{ currency: 'eur' }, 'currency_mismatch'],
  ] as const) {
    const placed = await placedOrder(shop)
    const ref = await start(placed)
    server.pay(ref)
    Object.assign(server.session(ref).payment_intent!, change)
    await deliverAll()
    expect(await order(placed.id)).toMatchObject({ status: 'opened', payment_state: 'unpaid', needs_attention: reason })
  }
})

test('forged, replayed and future messages pay nothing, even when they name a payment that succeeded', async () => {
  const placed = await placedOrder(shop)
  const ref = await start(placed)
  server.pay(ref)
  const [message] = server.sent()
  const event = JSON.parse(new TextDecoder().decode(message!.body)) as Record<string, unknown>
  expect(await deliver(server.signed(event, ['whsec_guessed']))).toBe(400)
  expect(await deliver({ ...message!, headers: {} })).toBe(400)
  shop.clock.advance(301_000)
  expect(await deliver(message!)).toBe(400)
  shop.clock.advance(-602_000)
  expect(await deliver(message!)).toBe(400)
  shop.clock.advance(301_000)
  expect((await order(placed.id)).payment_state).toBe('unpaid')
  // A proven message about an unpaid session pays nothing either.
  const other = await placedOrder(shop)
  const unpaid = server.session(await start(other))
  const lie = { type: 'checkout.session.completed', data: { object: { ...unpaid, status: 'complete', payment_status: 'paid' } } }
  expect(await deliver(server.signed(lie))).toBe(200)
  expect((await order(other.id)).payment_state).toBe('unpaid')
})

test('while Stripe does not answer, its message is refused for later, and an order stays payable', async () => {
  const placed = await placedOrder(shop)
  const ref = await start(placed)
  server.pay(ref)
  const [message] = server.sent()
  server.fault(/^GET/, 'failure', 9)
  expect(await deliver(message!)).toBe(503)
  server.heal()
  expect(await deliver(message!)).toBe(200)
  expect((await order(placed.id)).payment_state).toBe('paid')

  const next = await placedOrder(shop)
  server.fault(/^POST/, 'failure', 9)
  expect(await startPayment(shop, next.token)).toEqual({ ok: false, reason: 'gateway_unavailable' })
  expect(await startPayment(shop, next.token)).toEqual({ ok: false, reason: 'gateway_unavailable' })
  expect(await attempts(next.id)).toHaveLength(1)
  server.heal()
  minutes(10)
  server.pay(await start(next))
  await deliverAll()
  expect((await attempts(next.id)).map(({ state }) => state)).toEqual(['canceled', 'paid'])
  expect((await order(next.id)).payment_state).toBe('paid')
})

test('an order below the smallest amount of Stripe is refused as such', async () => {
  const placed = await placedOrder(shop, { due: 150 })
  expect(await startPayment(shop, placed.token)).toEqual({ ok: false, reason: 'amount_not_payable' })
})

test('an expired order closes its page, and a success that comes later restores it', async () => {
  const placed = await placedOrder(shop)
  const ref = await start(placed)
  minutes(61)
  await work()
  expect(await order(placed.id)).toMatchObject({ status: 'canceled', payment_state: 'unpaid' })
  expect(server.session(ref).status).toBe('expired')
  server.pay(ref, { late: true })
  await deliverAll()
  expect(await order(placed.id)).toMatchObject({ status: 'unfulfilled', payment_state: 'paid' })
  expect(await pieces(placed.id)).toEqual(['taken'])
})

test('a dispute opens a case, also after a part was refunded', async () => {
  const placed = await placedOrder(shop)
  const ref = await start(placed)
  server.pay(ref)
  await deliverAll()
  await shop.gateways.stripe!.refund(ref, 1000, `part-${ref}`)
  await deliverAll()
  server.dispute(ref)
  await deliverAll()
  const [attempt] = await attempts(placed.id)
  expect(attempt!.state).toBe('disputed')
  expect(await readBack(shop, attempt!.id)).toBe('disputed')
  const open = await shop.db.query.selectFrom('payment_case').select('reason').where('order_id', '=', placed.id).execute()
  expect(open.map(({ reason }) => reason).toSorted()).toEqual(['payment_disputed', 'refunded_at_gateway'])
})
