import { beforeAll, beforeEach, expect, test } from 'vitest'
import { sandboxGateway } from '#adapters/payment/sandbox/gateway.ts'
import { paymentCommand } from '#cli/payments.ts'
import { cancelOrderByNumber } from '#services/orders/cancel-order.ts'
import { runDueJobs } from '#test/due-jobs.ts'
import { MAX_ATTEMPTS } from '#services/jobs/jobs.ts'
import { jobHandlers } from '#src/server/job-handlers.ts'
import { readOpenCases } from '#store/payments/cases.ts'
import { sandboxRecords } from '#store/payments/sandbox.ts'
import { seedOneProduct, placedOrder, type PlacedOrder } from '#test/placed-order.ts'
import { testShop } from '#test/shop.ts'
import { takeNotification } from './payments.ts'
import { startPayment } from './start-payment.ts'

const shop = await testShop()
const gateway = sandboxGateway({
  records: sandboxRecords(shop.db),
  secret: shop.config.secret,
  publicUrl: shop.config.publicUrl,
  now: () => shop.clock.now(),
  async post(request) {
    const body = new Uint8Array(await request.arrayBuffer())
    const answer = await takeNotification(shop, 'sandbox', body, Object.fromEntries(request.headers), new URLSearchParams())
    return new Response(answer!.body, answer!)
  },
})

beforeAll(() => seedOneProduct(shop.db, 500, shop.clock.now()))
beforeEach(async () => {
  shop.gateways.sandbox = gateway
  shop.errors.length = 0
  await shop.db.query.deleteFrom('job').execute()
  await shop.db.query.deleteFrom('payment_case').execute()
})

const work = () => runDueJobs(shop, jobHandlers)
const minutes = async (count: number) => {
  shop.clock.advance(count * 60_000)
  await work()
}
const payments = (...args: string[]) => paymentCommand(shop.db, args, shop.clock.now())
const listed = async () => (await readOpenCases(shop.db.query)).map(({ number, reason }) => [number, reason])
const standing = async ({ id }: PlacedOrder) => {
  const order = await shop.db.query.selectFrom('order').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const held = await shop.db.query.selectFrom('stock_reservation').select('state').where('order_id', '=', id).execute()
  return [order.status, order.payment_state, held[0]!.state]
}

async function start(placed: PlacedOrder): Promise<string> {
  shop.clock.advance(1)
  const started = await startPayment(shop, placed.token, '')
  if (!started.ok || started.action.type !== 'redirect') throw new Error(JSON.stringify(started))
  return started.action.url.split('/').at(-1)!
}
const payByCard = (ref: string) =>
  gateway.hosted.answer(
    new Request(`${shop.config.publicUrl}/sandbox/pay/${ref}`, {
      method: 'POST',
      body: new URLSearchParams({ number: '4242424242424242', expiry: '12/30', cvc: '123', name: 'Ioana' }),
    }),
  )
const atGateway = (ref: string, change: { amount?: number; currency?: 'RON' | 'EUR' }) =>
  shop.db.query.updateTable('sandbox_payment').set(change).where('ref', '=', ref).execute()

/** Returns an order for which the gateway has taken something else than was asked for. */
async function misfit(change: { amount?: number; currency?: 'RON' | 'EUR' }) {
  const placed = await placedOrder(shop)
  const ref = await start(placed)
  await atGateway(ref, change)
  await payByCard(ref)
  await work()
  return { placed, ref }
}
async function paid() {
  const placed = await placedOrder(shop)
  const ref = await start(placed)
  await payByCard(ref)
  await work()
  return { placed, ref }
}

test.each([
  [{ amount: 54129 }, 'amount_mismatch', '541.29 RON'],
  [{ amount: 54131 }, 'amount_mismatch', '541.31 RON'],
  [{ currency: 'EUR' }, 'currency_mismatch', '541.30 EUR'],
] as const)(
  'money that does not fit (%j) pays nothing, and its order waits on the list instead of expiring',
  async (change, reason, told) => {
    const { placed, ref } = await misfit(change)
    expect(await listed()).toEqual([[placed.number, reason]])
    await minutes(61)
    await minutes(600)
    expect(await standing(placed)).toEqual(['opened', 'unpaid', 'held'])
    expect(await listed()).toEqual([[placed.number, reason]])
    const text = await payments('attention')
    for (const part of [placed.number, reason, '541.30\u00a0lei due', ref, `the gateway says paid ${told}`])
      expect(text).toContain(part)
    // The gateway corrects itself, and the next look finds it.
    await atGateway(ref, { amount: 54130, currency: 'RON' })
    await minutes(1440)
    expect(await standing(placed)).toEqual(['unfulfilled', 'paid', 'taken'])
    expect(await payments('attention')).toBe('No order needs attention.')
  },
)

test('a payment of a wrong amount is refunded by command, and the order then expires', async () => {
  const { placed, ref } = await misfit({ amount: 60000 })
  await minutes(61)
  expect(await payments('refund', placed.number)).toContain('asked for')
  await work()
  const payment = await shop.db.query.selectFrom('sandbox_payment').selectAll().where('ref', '=', ref).executeTakeFirstOrThrow()
  expect(payment.refunded).toBe(60000)
  expect(await listed()).toEqual([])
  expect(await standing(placed)).toEqual(['canceled', 'unpaid', 'released'])
})

test('a settled case leaves the list with the decision, and the order may expire', async () => {
  const { placed } = await misfit({ amount: 1 })
  await expect(payments('settle', placed.number)).rejects.toThrow('--note')
  expect(await payments('settle', placed.number, '--note', 'refunded by hand')).toContain('off the list')
  await expect(payments('settle', placed.number, '--note', 'again')).rejects.toThrow('no open case')
  await minutes(61)
  expect(await standing(placed)).toEqual(['canceled', 'unpaid', 'released'])
  const events = await shop.db.query.selectFrom('order_event').select('data').where('order_id', '=', placed.id).execute()
  expect(events.map(({ data }) => data)).toContainEqual({ reasons: ['amount_mismatch'], note: 'refunded by hand' })
})

test('an unrequested refund opens a case, a requested one does not', async () => {
  const own = await paid()
  expect(await cancelOrderByNumber(shop, own.placed.number)).toBe('canceled')
  await work()
  expect(await standing(own.placed)).toEqual(['canceled', 'refunded', 'released'])
  expect(await listed()).toEqual([])
  const { placed, ref } = await paid()
  await gateway.refund(ref, 54130, 'in the office of the gateway')
  await work()
  expect(await listed()).toEqual([[placed.number, 'refunded_at_gateway']])
  // The goods stay taken: only a person knows whether they were sent.
  expect(await standing(placed)).toEqual(['refunded', 'refunded', 'taken'])
})

test('partial refunds at the gateway open one case; their sum is not stored', async () => {
  const { placed, ref } = await paid()
  for (const key of ['first', 'second']) {
    await gateway.refund(ref, 1000, key)
    await work()
  }
  expect(await listed()).toEqual([[placed.number, 'refunded_at_gateway']])
  expect(await standing(placed)).toEqual(['unfulfilled', 'partly refunded', 'taken'])
})

test('a refund that fails too often is a case until a later attempt succeeds', async () => {
  const { placed } = await paid()
  shop.gateways.sandbox = { ...gateway, refund: () => Promise.reject(new Error('closed')) }
  expect(await cancelOrderByNumber(shop, placed.number)).toBe('canceled')
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) await minutes(60)
  expect(await listed()).toEqual([[placed.number, 'job_failed']])
  expect(await payments('attention')).toContain('job payment.refund: Error: closed')
  shop.gateways.sandbox = gateway
  expect(await payments('check', placed.number)).toContain('asked again')
  await work()
  expect(await standing(placed)).toEqual(['canceled', 'refunded', 'released'])
  expect(await listed()).toEqual([])
})

test('a payment without a final state for a day is a case until it has one', async () => {
  const placed = await placedOrder(shop)
  await start(placed)
  shop.gateways.sandbox = { ...gateway, void: async () => {}, fetchState: () => Promise.reject(new Error('closed')) }
  for (let at = 0; at < 30; at++) await minutes(60)
  expect(await listed()).toEqual([[placed.number, 'payment_unresolved']])
  shop.gateways.sandbox = gateway
  await minutes(1440)
  expect(await listed()).toEqual([])
})

test.each([
  [['settle'], 'Say the number'],
  [['check', 'NST-0'], 'no open case'],
  [['refund', 'NST-0'], 'no open case'],
  [['mend'], 'There is no command'],
])('payments %j is refused', async (args, message) => {
  await expect(payments(...args)).rejects.toThrow(message)
})

test('a payment is not refunded twice, nor one that the gateway does not have', async () => {
  const { placed, ref } = await paid()
  await gateway.refund(ref, 54130, 'by hand')
  await work()
  await expect(payments('refund', placed.number)).rejects.toThrow('holds no money')
})
