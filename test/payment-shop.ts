/** A shop whose sandbox gateway notifies it directly, with helpers for tests of payments. */
import { beforeAll, beforeEach } from 'vitest'
import { sandboxGateway } from '#adapters/payment/sandbox/gateway.ts'
import { runDueJobs } from '#test/due-jobs.ts'
import { takeNotification } from '#services/payments/payments.ts'
import { startPayment } from '#services/payments/start-payment.ts'
import { jobHandlers } from '#src/server/job-handlers.ts'
import { readOpenCases } from '#store/payments/cases.ts'
import { sandboxRecords } from '#store/payments/sandbox.ts'
import { newAddress } from './endpoint-calls.ts'
import { forgetLimits } from './goods.ts'
import { seedOneProduct, type PlacedOrder } from './placed-order.ts'
import type { TestShop } from './shop.ts'

/** Pieces in stock before the first test. */
export const STOCK = 3000
const CARDS = { good: '4242424242424242', declined: '4000000000000002', challenge: '4000002760003184', slow: '4000000000000077' }

/** Sets the shop up for tests of payments: call it once a file. `seed` writes what can be bought. */
export function paymentShop(shop: TestShop, seed: () => Promise<void> = () => seedOneProduct(shop.db, STOCK, shop.clock.now())) {
  /** Whether notifications are lost on their way. */
  const delivery = { isLost: false }
  /** The gateway of the shop, except that its notifications go straight to the shop and its way can be disturbed. */
  shop.gateways.sandbox = sandboxGateway({
    records: sandboxRecords(shop.db),
    secret: shop.config.secret,
    publicUrl: shop.config.publicUrl,
    now: () => shop.clock.now(),
    async post(request) {
      if (delivery.isLost) return new Response(null)
      const body = new Uint8Array(await request.arrayBuffer())
      try {
        const answer = await takeNotification(shop, 'sandbox', body, Object.fromEntries(request.headers), new URLSearchParams())
        return new Response(answer!.body, answer!)
      } catch {
        return new Response(null, { status: 400 })
      }
    },
  })

  beforeAll(seed)
  beforeEach(async () => {
    await forgetLimits(shop.db.query)
    delivery.isLost = false
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
    shop.db.query
      .selectFrom('payment_attempt')
      .selectAll()
      .where('order_id', '=', id)
      .orderBy('created_at')
      .orderBy('id')
      .execute()
  const mails = async (id: string) =>
    (await shop.db.query.selectFrom('mail').select('kind').where('order_id', '=', id).orderBy('kind').execute()).map(
      ({ kind }) => kind,
    )
  const stock = () => shop.db.query.selectFrom('stock').select(['on_hand', 'reserved']).executeTakeFirstOrThrow()
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
  /** Types a card on the gateway's page, as a customer. */
  const pay = (ref: string, card: keyof typeof CARDS = 'good') =>
    shop.gateways.sandbox!.hosted!.answer(
      new Request(`${shop.config.publicUrl}/sandbox/pay/${ref}`, {
        method: 'POST',
        body: new URLSearchParams({ number: CARDS[card], expiry: '12/30', cvc: '123', name: 'Ioana' }),
      }),
    )
  return { delivery, work, minutes, order, attempts, mails, stock, pieces, start, pay }
}
