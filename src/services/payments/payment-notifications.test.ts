import { expect, test } from 'vitest'
import { notificationKey, sign } from '#adapters/payment/sandbox/signature.ts'
import { placedOrder } from '#test/placed-order.ts'
import { testShop } from '#test/shop.ts'
import { readBack, refreshPayment, takeNotification } from './payments.ts'
import { BadProof } from '#services/ports.ts'
import { paymentShop } from '#test/payment-shop.ts'

const shop = await testShop()
const { work, order, attempts, mails, stock, pieces, start, pay } = paymentShop(shop)

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
test('repeated, reordered and concurrent notifications give one payment, one mail and one piece per order', async () => {
  const count = 40
  const before = await stock()
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
  expect(await stock()).toEqual({ on_hand: before.on_hand - count, reserved: before.reserved })
  expect(shop.errors).toEqual([])
}, 120_000)
