import { beforeAll, beforeEach, expect, test } from 'vitest'
import { sandboxGateway } from '#adapters/payment/sandbox/gateway.ts'
import type { FaultScript } from '#adapters/payment/sandbox/faults.ts'
import { notificationKey, sign } from '#adapters/payment/sandbox/signature.ts'
import { readOpenCases } from '#store/payments/cases.ts'
import { sandboxBooks } from '#store/payments/sandbox.ts'
import { fillShelf, placedOrder, type PlacedOrder } from '#test/placed-order.ts'
import { newAddress } from '#test/calls.ts'
import { forgetLimits } from '#test/goods.ts'
import { testShop } from '#test/shop.ts'
import { callOff } from '#services/orders/cancel-order.ts'
import { jobHandlers } from '#src/server/job-handlers.ts'
import { runDueJobs } from '#services/jobs/jobs.ts'
import { readBack, refreshPayment, startPayment, takeNotification } from './payments.ts'
import { BadProof } from '#services/ports.ts'

const SHELF = 3000
const shop = await testShop()
let faults: FaultScript | undefined

/** The gateway of the shop, except that its notifications go straight to the shop and its way can be disturbed. */
shop.gateways.sandbox = sandboxGateway({
  books: sandboxBooks(shop.db),
  secret: shop.config.secret,
  publicUrl: shop.config.publicUrl,
  now: () => shop.clock.now(),
  faults: (delivery) => (faults ? faults(delivery) : [delivery]),
  async post(request) {
    const body = new Uint8Array(await request.arrayBuffer())
    try {
      const answer = await takeNotification(shop, 'sandbox', body, Object.fromEntries(request.headers), new URLSearchParams())
      return new Response(answer!.body, answer!)
    } catch {
      return new Response(null, { status: 400 })
    }
  },
})

beforeAll(() => fillShelf(shop.db, SHELF, shop.clock.now()))
beforeEach(async () => {
  await forgetLimits(shop.db.query)
  faults = undefined
  await shop.db.query.deleteFrom('job').execute()
})

const work = () => runDueJobs(shop, jobHandlers)
const minutes = (count: number) => shop.clock.advance(count * 60_000)

/** With the reason of the oldest open case of its payments. */
const order = async (id: string) => {
  const row = await shop.db.query.selectFrom('order').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  return { ...row, needs_attention: (await readOpenCases(shop.db.query, { number: row.number }))[0]?.reason ?? null }
}
const attempts = (id: string) =>
  shop.db.query.selectFrom('payment_attempt').selectAll().where('order_id', '=', id).orderBy('created_at').orderBy('id').execute()
const mails = async (id: string) =>
  (await shop.db.query.selectFrom('mail').select('kind').where('order_id', '=', id).orderBy('kind').execute()).map(
    ({ kind }) => kind,
  )
const shelf = () => shop.db.query.selectFrom('stock').select(['on_hand', 'reserved']).executeTakeFirstOrThrow()
const pieces = async (id: string) =>
  (await shop.db.query.selectFrom('stock_reservation').select('state').where('order_id', '=', id).execute()).map(
    ({ state }) => state,
  )

/** Begins to pay; answers the reference of the gateway. */
async function start({ token }: Pick<PlacedOrder, 'token'>): Promise<string> {
  // No two attempts of one customer begin in the same millisecond.
  shop.clock.advance(1)
  const started = await startPayment(shop, token, newAddress())
  if (!started.ok || started.action.type !== 'redirect') throw new Error(JSON.stringify(started))
  return started.action.url.split('/').at(-1)!
}
const CARDS = { good: '4242424242424242', declined: '4000000000000002', challenge: '4000002760003184', slow: '4000000000000077' }
/** Types a card on the gateway's page, as a customer. */
const pay = (ref: string, card: keyof typeof CARDS = 'good') =>
  shop.gateways.sandbox!.hosted!.answer(
    new Request(`${shop.config.publicUrl}/sandbox/pay/${ref}`, {
      method: 'POST',
      body: new URLSearchParams({ number: CARDS[card], expiry: '12/30', cvc: '123', name: 'Ioana' }),
    }),
  )

test('a paid order is paid once: pieces taken, mails written, nothing left to pay', async () => {
  const placed = await placedOrder(shop)
  const before = await shelf()
  const ref = await start(placed)
  expect((await pay(ref))!.headers.get('location')).toBe(`${shop.config.publicUrl}/checkout/confirmation/${placed.token}`)
  expect((await order(placed.id)).payment_state).toBe('unpaid')
  await work()
  expect(await order(placed.id)).toMatchObject({ status: 'unfulfilled', payment_state: 'paid', paid_at: shop.clock.now() })
  expect(await shelf()).toEqual({ on_hand: before.on_hand - 1, reserved: before.reserved - 1 })
  expect(await mails(placed.id)).toEqual(['order confirmation', 'order paid'])
  expect(await startPayment(shop, placed.token)).toEqual({ ok: false, reason: 'order_paid' })
  expect(shop.errors).toEqual([])
})

test('the attempt is written before the gateway hears of it, and a gateway that is down costs nothing', async () => {
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

test('a double click, a second tab and a later return meet on the same payment page', async () => {
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

test('a decline whose notification is lost does not stop the next try', async () => {
  const placed = await placedOrder(shop)
  faults = () => []
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

test('what the gateway cannot take is refused before it hears of it', async () => {
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

test('a lost notification is found by the customer’s return', async () => {
  const placed = await placedOrder(shop)
  faults = () => []
  await pay(await start(placed))
  await work()
  expect((await order(placed.id)).payment_state).toBe('unpaid')
  expect(await refreshPayment(shop, placed.id)).toBe(true)
  expect((await order(placed.id)).payment_state).toBe('paid')
})

test('a page that looks each second asks the gateway every five', async () => {
  const placed = await placedOrder(shop)
  faults = () => []
  const ref = await start(placed)
  expect(await refreshPayment(shop, placed.id)).toBe(false)
  await pay(ref)
  await work()
  shop.clock.advance(4_999)
  expect(await refreshPayment(shop, placed.id)).toBe(false)
  shop.clock.advance(1)
  expect(await refreshPayment(shop, placed.id)).toBe(true)
})

test('a lost notification is found by the reconciler after ten minutes', async () => {
  const placed = await placedOrder(shop)
  faults = () => []
  await pay(await start(placed))
  minutes(9)
  await work()
  expect((await order(placed.id)).payment_state).toBe('unpaid')
  minutes(1)
  await work()
  expect((await order(placed.id)).payment_state).toBe('paid')
  expect(await mails(placed.id)).toEqual(['order confirmation', 'order paid'])
})

test('an abandoned payment is looked up at growing distances, and its order expires and is given up', async () => {
  const placed = await placedOrder(shop)
  const before = await shelf()
  const ref = await start(placed)
  for (const wait of [10, 10, 20, 20]) {
    minutes(wait)
    await work()
  }
  expect(await order(placed.id)).toMatchObject({ status: 'canceled', payment_state: 'unpaid' })
  expect(await shelf()).toEqual({ on_hand: before.on_hand, reserved: before.reserved - 1 })
  expect(await attempts(placed.id)).toMatchObject([{ state: 'expired' }])
  expect((await pay(ref))!.status).toBe(410)
  expect(await mails(placed.id)).toEqual(['order confirmation', 'order expired'])
})

test('an order whose time runs out while only the notification is missing stays paid', async () => {
  const placed = await placedOrder(shop)
  minutes(40)
  const ref = await start(placed)
  faults = () => []
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

test('money that comes after the expiry gets the pieces again when they are still there', async () => {
  const placed = await paidLate()
  await work()
  expect(await order(placed.id)).toMatchObject({ status: 'unfulfilled', payment_state: 'paid', needs_attention: null })
  expect(await pieces(placed.id)).toEqual(['taken'])
})

test('money that comes when the pieces are gone is given back, with a mail that says so', async () => {
  const placed = await paidLate()
  const { on_hand: left } = await shelf()
  await shop.db.query.updateTable('stock').set({ on_hand: 0, reserved: 0 }).execute()
  await work()
  await shop.db.query.updateTable('stock').set({ on_hand: left }).execute()
  expect(await order(placed.id)).toMatchObject({ payment_state: 'refunded', needs_attention: 'paid_without_stock' })
  expect(await attempts(placed.id)).toMatchObject([{ state: 'refunded' }])
  expect(await mails(placed.id)).toEqual(['order confirmation', 'order expired', 'order refunded'])
})

test('two tries that both succeed are paid once; the second one goes back', async () => {
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

test('an order called off after it was paid gives pieces and money back, and says so', async () => {
  const placed = await placedOrder(shop)
  const before = await shelf()
  await pay(await start(placed))
  await work()
  expect(await callOff(shop, placed.number)).toBe('canceled')
  expect(await callOff(shop, placed.number)).toBe('too_late')
  expect(await callOff(shop, 'NST-0')).toBe('not_found')
  await work()
  expect(await order(placed.id)).toMatchObject({ status: 'canceled', payment_state: 'refunded' })
  expect(await shelf()).toEqual({ on_hand: before.on_hand, reserved: before.reserved - 1 })
  expect(await mails(placed.id)).toEqual(['order canceled', 'order confirmation', 'order paid', 'order refunded'])
})

test('an order called off while its payment page is open can no longer be paid', async () => {
  const placed = await placedOrder(shop)
  const ref = await start(placed)
  expect(await callOff(shop, placed.number)).toBe('canceled')
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

/** 500 notifications that lie about everything a notification can lie about. */
test('no forged, unproven, old, future or contradicting notification marks an order paid', async () => {
  const victim = await placedOrder(shop)
  const ref = await start(victim)
  const [attempt] = await attempts(victim.id)
  const other = await placedOrder(shop, { due: 100 })
  const otherRef = await start(other)
  const key = notificationKey(shop.config.secret)
  const now = shop.clock.now()
  const event = {
    id: 'evt',
    ref,
    attempt: attempt!.id,
    state: 'paid',
    amount: 54130,
    currency: 'RON',
    reason: null,
    at: now.toISOString(),
  }
  const bytes = (value: unknown) => new TextEncoder().encode(typeof value === 'string' ? value : JSON.stringify(value))
  const send = async (value: unknown, header: string | undefined) => {
    try {
      await takeNotification(shop, 'sandbox', bytes(value), { 'sandbox-signature': header }, new URLSearchParams())
      return 'taken'
    } catch (error) {
      if (error instanceof BadProof) return 'refused'
      throw error
    }
  }
  const shifted = (seconds: number) => new Date(now.getTime() + seconds * 1000)
  const otherKey = notificationKey('the secret of another merchant, as long')
  for (let round = 0; round < 25; round++) {
    const own = { ...event, id: `evt_${round}` }
    const unproven = [
      [own, undefined],
      [own, ''],
      [own, `t=${Math.floor(now.getTime() / 1000)},v1=`],
      [own, `t=${Math.floor(now.getTime() / 1000)},v1=${'0'.repeat(64)}`],
      [own, sign(otherKey, bytes(own), now)],
      [own, sign(key, bytes({ ...own, amount: 1 }), now)],
      [own, sign(key, bytes(own), shifted(-301 - round))],
      [own, sign(key, bytes(own), shifted(301 + round))],
      [own, sign(key, bytes(own), now).toUpperCase()],
      [own, `${sign(key, bytes(own), now)},v1=${'0'.repeat(64)}`],
    ] as const
    for (const [value, header] of unproven) expect(await send(value, header)).toBe('refused')
    const lies = [
      { ...own, amount: 54129 - round },
      { ...own, amount: 54131 + round },
      { ...own, amount: -54130 },
      { ...own, currency: ['EUR', 'HUF', 'ron', 'lei'][round % 4] },
      { ...own, ref: otherRef },
      { ...own, ref: 'f'.repeat(40) },
      { ...own, attempt: '01940000-0000-7000-8000-000000000000' },
      { ...own, attempt: "' or 1=1 --" },
      { ...own, state: ['PAID', 'paid ', 'succeeded', 'Paid'][round % 4] },
      { ...own, amount: 100, ref: otherRef },
    ]
    for (const [index, lie] of lies.entries()) {
      const value = { ...lie, id: `lie_${round}_${index}` }
      await send(value, sign(key, bytes(value), now))
    }
  }
  for (const broken of ['', '{}', '[]', 'null', '{"state":"paid"}', '\u0000', '{'.repeat(2000)])
    expect(await send(broken, sign(key, bytes(broken), now))).toBe('refused')
  for (const placed of [victim, other])
    expect(await order(placed.id)).toMatchObject({ payment_state: 'unpaid', status: 'opened', paid_at: null })
  expect(await mails(victim.id)).toEqual([])
  // The true one still pays.
  expect(await send(event, sign(key, bytes(event), now))).toBe('taken')
  expect((await order(victim.id)).payment_state).toBe('paid')
  shop.errors.length = 0
})

/** Every event ten times, in any order, at once, against the customer's return and the reconciler. */
test('repeated, shuffled and racing words about payments: one payment, one mail, one piece each', async () => {
  const count = 40
  const before = await shelf()
  const placed = await Promise.all(Array.from({ length: count }, () => placedOrder(shop)))
  const sent: { body: Uint8Array; headers: Record<string, string> }[] = []
  const key = notificationKey(shop.config.secret)
  for (const each of placed) {
    const ref = await start(each)
    await pay(ref)
    const [attempt] = await attempts(each.id)
    for (const state of ['pending_action', 'paid', 'failed']) {
      const event = { id: `evt_${ref}_${state}`, ref, attempt: attempt!.id, state, amount: 54130, currency: 'RON', reason: null }
      const body = new TextEncoder().encode(JSON.stringify({ ...event, at: shop.clock.now().toISOString() }))
      // Five here, and again by the crowd that comes from the other end.
      for (let times = 0; times < 5; times++)
        sent.push({ body, headers: { 'sandbox-signature': sign(key, body, shop.clock.now()) } })
    }
  }
  const shuffled = sent
    .map((message, index) => ({ message, rank: (index * 7919) % 601 }))
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ message }) => message)
  const ways = [
    ...shuffled.map(
      ({ body, headers }) =>
        () =>
          takeNotification(shop, 'sandbox', body, headers, new URLSearchParams()),
    ),
    ...placed.map(
      ({ id }) =>
        () =>
          refreshPayment(shop, id),
    ),
    ...placed.map(
      ({ id }) =>
        async () =>
          readBack(shop, (await attempts(id))[0]!.id),
    ),
  ]
  const crowd = async (all: readonly (() => Promise<unknown>)[]) => {
    const waiting = all.values()
    await Promise.all(
      Array.from({ length: 40 }, async () => {
        for (const way of waiting) await way()
      }),
    )
  }
  await Promise.all([crowd(ways), crowd(ways.toReversed()), work()])
  await work()
  for (const { id } of placed) {
    expect(await order(id)).toMatchObject({ status: 'unfulfilled', payment_state: 'paid', needs_attention: null })
    expect((await attempts(id)).map(({ state }) => state)).toEqual(['paid'])
    expect(await mails(id)).toEqual(['order confirmation', 'order paid'])
    expect(await pieces(id)).toEqual(['taken'])
  }
  expect(await shelf()).toEqual({ on_hand: before.on_hand - count, reserved: before.reserved })
  expect(shop.errors).toEqual([])
}, 120_000)
