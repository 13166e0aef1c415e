import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { BadProof, GatewayUnavailable, type PaymentOrder } from '#services/ports.ts'
import { gatewayContract, payable, type GatewayUnderTest } from '#test/payment-contract.ts'
import { STRIPE_BROWSER_KEY, STRIPE_KEY, STRIPE_SECRETS, stripeServer, type StripeServer } from '#test/stripe/stripe-server.ts'
import { stripeGateway } from './gateway.ts'

let time: Date
const now = () => time
let server: StripeServer
beforeAll(async () => {
  server = await stripeServer(now)
})
afterAll(() => server.close())
beforeEach(() => {
  time = new Date('2026-11-21T12:00:00Z')
  server.heal()
  server.sent()
})

/** Long enough for an answer, short enough to wait for its absence. */
const PATIENCE_MS = 150
const open = (secretKey = STRIPE_KEY) =>
  stripeGateway({
    secretKey,
    webhookSecrets: STRIPE_SECRETS,
    publishableKey: STRIPE_BROWSER_KEY,
    apiBase: server.url,
    patienceMs: PATIENCE_MS,
  })
const noQuery = new URLSearchParams()
const advance = (seconds: number) => void (time = new Date(time.getTime() + seconds * 1000))

async function started(change: Partial<PaymentOrder> = {}) {
  const gateway = open()
  const order = payable(change)
  const { providerRef: ref } = await gateway.start(order)
  return { gateway, order, ref, read: () => gateway.fetchState(ref) }
}

gatewayContract('Stripe', async (): Promise<GatewayUnderTest> => {
  time = new Date('2026-11-21T12:00:00Z')
  return {
    gateway: open(),
    now,
    advance,
    sent: async () => server.sent(),
    givenUp: 'expired',
    failRefund: async (ref, key) => server.failRefund(ref, key),
    async wallet(secret, does) {
      server.confirmWallet(secret, does === 'pay' ? 'pay' : 'decline')
    },
    async customer(ref, does) {
      if (does === 'pay') server.pay(ref)
      if (does === 'fail') server.failLater(ref)
      if (does === 'cancel') server.expire(ref)
    },
  }
})

test('the page is opened in the language, amount and currency of the order, for cards alone', async () => {
  for (const [locale, language, currency, amount] of [
    ['ro', 'ro', 'RON', 54130],
    ['en', 'en-GB', 'EUR', 12999],
    ['hu', 'hu', 'HUF', 1299000],
  ] as const) {
    const { ref, order } = await started({ locale, currency, amount })
    expect(server.session(ref)).toMatchObject({
      locale: language,
      currency: currency.toLowerCase(),
      amount_total: amount,
      client_reference_id: order.attemptId,
      metadata: { attempt: order.attemptId, order: order.orderNumber },
      customer_email: order.email,
      expires_at: order.closesAt.getTime() / 1000,
      success_url: order.returnUrl,
      cancel_url: order.returnUrl,
    })
  }
})

test('an amount that Stripe does not charge is told apart from a fault', async () => {
  await expect(open().start(payable({ amount: 199 }))).rejects.toThrow(RangeError)
  await expect(open().start(payable({ amount: 17400, currency: 'HUF' }))).rejects.toThrow(RangeError)
})

test('a declined card leaves the page open with its reason, and another card pays', async () => {
  for (const [code, decline, reason] of [
    ['card_declined', 'generic_decline', 'card_declined'],
    ['card_declined', 'insufficient_funds', 'insufficient_funds'],
    ['payment_intent_authentication_failure', undefined, 'authentication_failed'],
  ] as const) {
    const { ref, read } = await started()
    server.decline(ref, code, decline)
    expect(await read()).toMatchObject({ state: 'pending_action', reason })
    server.pay(ref)
    expect(await read()).toMatchObject({ state: 'paid', reason: null })
  }
})

test('3-D Secure is pending until the bank has the answer', async () => {
  const { ref, read } = await started()
  server.challenge(ref)
  expect((await read()).state).toBe('pending_action')
  server.decline(ref, 'payment_intent_authentication_failure')
  expect(await read()).toMatchObject({ state: 'pending_action', reason: 'authentication_failed' })
  server.challenge(ref)
  server.pay(ref)
  expect((await read()).state).toBe('paid')
})

test('a payment that succeeds after its page has expired is paid', async () => {
  const { ref, read } = await started()
  server.expire(ref)
  expect((await read()).state).toBe('expired')
  server.pay(ref, { late: true })
  expect((await read()).state).toBe('paid')
})

test('what was received is read, not what was asked for', async () => {
  const { ref, read } = await started()
  server.pay(ref)
  server.session(ref).payment_intent!.amount_received = 54030
  expect(await read()).toMatchObject({ state: 'paid', amount: 54030, currency: 'RON' })
  server.session(ref).payment_intent!.currency = 'eur'
  expect(await read()).toMatchObject({ amount: 54030, currency: 'EUR' })
})

test('a dispute is read until the payment is refunded', async () => {
  const { gateway, ref, read } = await started()
  server.pay(ref)
  server.dispute(ref)
  const told = await gateway.parseNotification(...messageOf('charge.dispute.created'), noQuery, now())
  expect(told).toEqual({ verified: false, fetchBack: ref })
  expect((await read()).state).toBe('disputed')
  await gateway.refund(ref, 1000, 'disputed-part')
  expect((await read()).state).toBe('disputed')
  await gateway.refund(ref, 53130, 'disputed-rest')
  expect((await read()).state).toBe('refunded')
})

/** Returns bytes and headers of the last message of this type. */
function messageOf(type: string) {
  const { body, headers } = server.sent().findLast((message) => message.type === type)!
  return [body, headers] as const
}

test('words that are not documented are no payment', async () => {
  const { ref, read } = await started()
  Object.assign(server.session(ref), { status: 'complete', payment_status: 'paid' })
  expect((await read()).state).toBe('unknown')
  Object.assign(server.session(ref), { status: 'settled' })
  expect((await read()).state).toBe('unknown')
})

test('both secrets prove a message while one is replaced, a third one does not', async () => {
  const { gateway, ref } = await started()
  const event = { type: 'checkout.session.completed', data: { object: server.session(ref) } }
  const take = (secrets: readonly string[]) => {
    const { body, headers } = server.signed(event, secrets)
    return gateway.parseNotification(body, headers, noQuery, now())
  }
  for (const secrets of [[STRIPE_SECRETS[0]!], [STRIPE_SECRETS[1]!], ['whsec_other', STRIPE_SECRETS[1]!]])
    expect(await take(secrets)).toEqual({ verified: false, fetchBack: ref })
  await expect(take(['whsec_other'])).rejects.toThrow(BadProof)
})

test('a proven message about nothing of the shop is acknowledged and changes nothing', async () => {
  const { gateway, ref } = await started()
  server.payElsewhere()
  server.decline(ref, 'card_declined')
  const messages = server.sent()
  expect(messages).toHaveLength(4)
  for (const { body, headers } of messages) {
    const told = await gateway.parseNotification(body, headers, noQuery, now())
    expect(told).toEqual({ verified: false, fetchBack: null })
    expect(gateway.acknowledge(told).status).toBe(200)
  }
  for (const nonsense of [[], 'x', { type: 7 }, { type: 'charge.refunded', data: {} }]) {
    const { body, headers } = server.signed(nonsense as never)
    await expect(gateway.parseNotification(body, headers, noQuery, now())).rejects.toThrow(BadProof)
  }
})

test.each(['failure', 'failure after commit', 'silence', 'silence after commit', 'reset after commit', 'busy'] as const)(
  'a start with %s ends in one page',
  async (does) => {
    const gateway = open()
    const order = payable()
    server.fault(/^POST \/v1\/checkout\/sessions$/, does)
    const first = await gateway.start(order).catch((error: unknown) => error)
    if (first instanceof Error) expect(first).toBeInstanceOf(GatewayUnavailable)
    const second = await gateway.start(order)
    if (!(first instanceof Error)) expect(second).toEqual(first)
    expect(await gateway.start(order)).toEqual(second)
    server.pay(second.providerRef)
    expect(await gateway.fetchState(second.providerRef)).toMatchObject({ state: 'paid', attemptId: order.attemptId })
  },
)

test.each(['failure', 'failure after commit', 'silence', 'silence after commit', 'reset after commit', 'busy'] as const)(
  'a refund with %s gives the money back once',
  async (does) => {
    const { gateway, ref, read } = await started({ amount: 10000 })
    server.pay(ref)
    server.fault(/^POST \/v1\/refunds$/, does)
    for (let round = 0; round < 3; round++) await gateway.refund(ref, 4000, 'half').catch(() => {})
    server.forgetKeys()
    await gateway.refund(ref, 4000, 'half')
    const ours = server.refunds.filter(({ payment_intent }) => payment_intent === server.session(ref).payment_intent!.id)
    expect(ours.map(({ amount, metadata }) => [amount, metadata.key])).toEqual([[4000, 'half']])
    expect((await read()).state).toBe('partly_refunded')
  },
)

test('a refund that failed at the bank is asked for anew', async () => {
  const { gateway, ref, read } = await started({ amount: 10000 })
  server.pay(ref)
  await gateway.refund(ref, 10000, 'all')
  server.refunds.at(-1)!.status = 'failed'
  Object.assign(server.session(ref).payment_intent!.latest_charge!, { amount_refunded: 0, refunded: false })
  expect((await read()).state).toBe('paid')
  await gateway.refund(ref, 10000, 'all')
  expect((await read()).state).toBe('refunded')
})

test('a server that is down, slow, busy or talks nonsense is no answer, and waiting for it is bounded', async () => {
  const { gateway, ref } = await started()
  for (const does of ['silence', 'nonsense', 'busy', 'failure'] as const) {
    server.heal()
    server.fault(/^GET/, does, 9)
    const before = performance.now()
    await expect(gateway.fetchState(ref), does).rejects.toThrow(GatewayUnavailable)
    expect(performance.now() - before).toBeLessThan(10_000)
  }
  server.heal()
  server.fault(/^POST \/v1\/checkout/, 'nonsense', 9)
  await expect(gateway.start(payable())).rejects.toThrow(GatewayUnavailable)
  const address = 'http://127.0.0.1:1'
  const nowhere = stripeGateway({ secretKey: STRIPE_KEY, webhookSecrets: [], publishableKey: null, apiBase: address })
  await expect(nowhere.fetchState(ref)).rejects.toThrow(GatewayUnavailable)
})

test('errors name neither key nor customer', async () => {
  const { ref } = await started()
  const wrong = open('sk_test_aKeyThatIsNotKnown')
  for (const error of [
    await wrong.fetchState(ref).catch((one: unknown) => one),
    await open()
      .start(payable({ amount: 199 }))
      .catch((one: unknown) => one),
    await open()
      .fetchState('cs_test_unknown')
      .catch((one: unknown) => one),
  ])
    expect(String(error)).not.toMatch(/sk_test|ioana|dashboard/)
})

test('without the key for browsers no wallet is offered', () => {
  const settings = { secretKey: STRIPE_KEY, webhookSecrets: STRIPE_SECRETS, apiBase: server.url }
  expect(stripeGateway({ ...settings, publishableKey: null }).capabilities.wallets).toBeUndefined()
  expect(open().capabilities.wallets).toEqual({ names: ['apple_pay', 'google_pay'], frame: '/frames/wallets' })
})

test('a payment by wallet is of the amount, currency and kind that the page was told of, and names its order', async () => {
  const { ref, order } = await started({ way: 'wallet', currency: 'HUF', locale: 'hu', amount: 1_299_000 })
  expect(server.intents.get(ref)).toMatchObject({
    amount: 1_299_000,
    currency: 'huf',
    allowed_payment_method_types: ['card'],
    metadata: { attempt: order.attemptId, order: order.orderNumber, way: 'wallet' },
    description: `${order.description} ${order.orderNumber}`,
  })
})

test('3-D Secure in a wallet is pending, and a payment of a session is told of its session alone', async () => {
  const wallet = await started({ way: 'wallet' })
  server.confirmWallet(String(server.intents.get(wallet.ref)!.client_secret), 'challenge')
  expect((await wallet.read()).state).toBe('pending_action')
  const page = await started()
  server.sent()
  server.decline(page.ref, 'card_declined')
  const told = await page.gateway.parseNotification(...messageOf('payment_intent.payment_failed'), noQuery, now())
  expect(told).toEqual({ verified: false, fetchBack: null })
})

test.each(['failure', 'failure after commit', 'silence after commit', 'reset after commit'] as const)(
  'a payment by wallet whose start had a %s is one payment',
  async (does) => {
    const gateway = open()
    const order = payable({ way: 'wallet' })
    server.fault(/^POST \/v1\/payment_intents$/, does)
    await gateway.start(order).catch(() => {})
    const second = await gateway.start(order)
    expect(await gateway.start(order)).toEqual(second)
    if (second.action.type !== 'client') throw new Error('no secret')
    server.confirmWallet(second.action.secret, 'pay')
    expect(await gateway.fetchState(second.providerRef)).toMatchObject({ state: 'paid', attemptId: order.attemptId })
  },
)
