import { beforeAll, beforeEach, expect, test } from 'vitest'
import { paymentCommand } from '#cli/payments.ts'
import { cancelOrderByNumber } from '#services/orders/cancel-order.ts'
import { refundOrder } from '#services/orders/refund-order.ts'
import { UNNAMED } from '#services/orders/staff-act.ts'
import { readRefunds } from '#store/orders/refunds.ts'
import { readOpenCases } from '#store/payments/cases.ts'
import { readHistory } from '#store/orders/staff-orders.ts'
import { paymentShop } from '#test/payment-shop.ts'
import { placedOrder, type PlacedOrder } from '#test/placed-order.ts'
import { writeSeller } from '#test/sold/seller.ts'
import { testShop } from '#test/shop.ts'
import { stripeShop } from '#test/stripe/stripe-shop.ts'
import { readBack } from './payments.ts'

const shop = await testShop()
const sandbox = paymentShop(shop)
const stripe = stripeShop(shop)
const { order, attempts, mails, work, pay } = sandbox
beforeAll(() => writeSeller(shop))
beforeEach(() => shop.db.query.deleteFrom('payment_case').execute())

const payments = (...args: string[]) => paymentCommand(shop.db, args, shop.clock.now())
const reasons = async ({ number }: PlacedOrder) => (await readOpenCases(shop.db.query, { number })).map(({ reason }) => reason)
const sentAt = async ({ id }: PlacedOrder) =>
  (await readRefunds(shop.db.query, id)).map(({ moneySentAt }) => moneySentAt !== null)
const state = async ({ id }: PlacedOrder) => (await attempts(id))[0]!.state
const notices = async ({ number }: PlacedOrder) => {
  const rows = await shop.db.query.selectFrom('mail').selectAll().where('kind', '=', 'refund failed').execute()
  return rows.filter(({ subject }) => subject.includes(number))
}

/** What each gateway does: pay an order, and have the bank refuse a refund. */
const GATEWAYS = {
  async sandbox() {
    shop.config.paymentGateway = 'sandbox'
    const placed = await placedOrder(shop, { delivery: 1990 })
    const ref = await sandbox.start(placed)
    await pay(ref)
    await work()
    const fail = async (key: string) => {
      await shop.gateways.sandbox!.hosted!.work({ do: 'fail refund', ref, key })
      await work()
    }
    return { placed, fail }
  },
  async stripe() {
    shop.config.paymentGateway = 'stripe'
    const placed = await placedOrder(shop, { delivery: 1990 })
    const ref = await stripe.start(placed)
    stripe.server.pay(ref)
    await stripe.deliverAll()
    await work()
    const fail = async (key: string) => {
      stripe.server.failRefund(ref, key)
      await stripe.deliverAll()
      await work()
    }
    return { placed, fail }
  },
}
const BOTH = ['sandbox', 'stripe'] as const

/** Gives back a part of the delivery charge. Returns the key of the refund at the gateway. */
async function refundPart({ id, number }: PlacedOrder, key: string, delivery: number): Promise<string> {
  const act = { key, kind: 'kept', pieces: new Map<number, number>(), delivery, warehouse: null, isLost: false } as const
  expect(await refundOrder(shop, number, act, UNNAMED)).toMatchObject({ ok: true, money: delivery })
  await work()
  const row = shop.db.query.selectFrom('refund').select('id').where('order_id', '=', id).where('key', '=', key)
  return `refund:${(await row.executeTakeFirstOrThrow()).id}`
}

test.each(BOTH)('%s: a cancelled order whose refund failed waits for staff, who repeat it once', async (gateway) => {
  const { placed, fail } = await GATEWAYS[gateway]()
  const [attempt] = await attempts(placed.id)
  await cancelOrderByNumber(shop, placed.number)
  await work()
  await stripe.deliverAll()
  expect([await state(placed), await sentAt(placed)]).toEqual(['refunded', [true]])
  await fail(`refund:${attempt!.id}`)
  expect(await reasons(placed)).toEqual(['refund_failed'])
  expect([await state(placed), await sentAt(placed)]).toEqual(['paid', [false]])
  expect((await order(placed.id)).payment_state).toBe('refunded')
  expect((await readHistory(shop.db.query, placed.id)).map(({ kind }) => kind)).toContain('refund failed')
  expect(await payments('attention')).toContain(`${placed.number}  `)
  expect(await payments('attention')).toContain('not given back: 541.30 RON')
  const [notice] = await notices(placed)
  expect(notice!.text).toContain(`shop payments refund ${placed.number}`)
  // Read once more, it is the same failure.
  await readBack(shop, attempt!.id)
  await work()
  expect(await reasons(placed)).toEqual(['refund_failed'])
  expect(await notices(placed)).toHaveLength(1)
  await expect(payments('settle', placed.number, '--note', 'seen')).rejects.toThrow('owed to the customer')

  expect(await payments('refund', placed.number)).toContain('asked for')
  await work()
  await stripe.deliverAll()
  expect([await reasons(placed), await state(placed), await sentAt(placed)]).toEqual([[], 'refunded', [true]])
  await expect(payments('refund', placed.number)).rejects.toThrow('no open case')
  expect((await mails(placed.id)).filter((kind) => kind === 'order refunded')).toHaveLength(1)
  // The bank may refuse it again: that is another failure.
  await fail(`refund:${attempt!.id}`)
  expect(await reasons(placed)).toEqual(['refund_failed'])
  expect(await notices(placed)).toHaveLength(2)
})

test.each(BOTH)('%s: refunds of parts that failed are one case, and are transferred by staff', async (gateway) => {
  const { placed, fail } = await GATEWAYS[gateway]()
  const first = await refundPart(placed, 'first', 500)
  const second = await refundPart(placed, 'second', 300)
  expect(await sentAt(placed)).toEqual([true, true])
  await fail(first)
  await fail(second)
  expect([await reasons(placed), await state(placed), await sentAt(placed)]).toEqual([['refund_failed'], 'paid', [false, false]])
  expect(await payments('attention')).toContain('not given back: 8.00 RON')
  expect(await payments('transferred', placed.number)).toMatch(/Given back: 8\.00.lei\. The customer had the mail before\./)
  await work()
  expect([await reasons(placed), await state(placed), await sentAt(placed)]).toEqual([[], 'partly_refunded', [true, true]])
  await expect(payments('transferred', placed.number)).rejects.toThrow('No money')
})

test.each(BOTH)('%s: a part that is repeated leaves the other one on the list', async (gateway) => {
  const { placed, fail } = await GATEWAYS[gateway]()
  const first = await refundPart(placed, 'first', 500)
  await refundPart(placed, 'second', 300)
  await fail(first)
  expect(await sentAt(placed)).toEqual([false, true])
  expect(await state(placed)).toBe('partly_refunded')
  await payments('refund', placed.number)
  await work()
  expect([await reasons(placed), await sentAt(placed)]).toEqual([[], [true, true]])
})
