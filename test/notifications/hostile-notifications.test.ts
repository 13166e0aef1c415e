/**
 * Notifications in hostile order to both gateways: repeated, replayed, forged, of other orders, with other amounts and currencies, after the
 * order has expired, beside the customer's return. `NOTIFICATIONS=1000` before a release; `NOTIFICATIONS_SEED` takes another order.
 */
import { expect, test } from 'vitest'
import { notificationKey, sign } from '#adapters/payment/sandbox/signature.ts'
import { readBack, takeNotification } from '#services/payments/payments.ts'
import { BadProof } from '#services/ports.ts'
import { paymentShop } from '#test/payment-shop.ts'
import { placedOrder, type PlacedOrder } from '#test/placed-order.ts'
import { orderFaults } from '#test/race/order-faults.ts'
import { testShop } from '#test/shop.ts'
import { stripeShop } from '#test/stripe/stripe-shop.ts'

const NOTIFICATIONS = Number(process.env.NOTIFICATIONS ?? 120)
const EACH = 10
/** Fixed, so that the suite is the same each time. */
const SEED = Number(process.env.NOTIFICATIONS_SEED ?? 20_261_123)
const DUE = 54130

/** What becomes of an order, and how it must end. */
const FATES = {
  paid: { status: 'unfulfilled', payment_state: 'paid', needs_attention: null },
  late: { status: 'unfulfilled', payment_state: 'paid', needs_attention: null },
  'only lies': { status: 'opened', payment_state: 'unpaid', needs_attention: null },
  failed: { status: 'opened', payment_state: 'unpaid', needs_attention: null },
  'wrong amount': { status: 'opened', payment_state: 'unpaid', needs_attention: 'amount_mismatch' },
  'wrong currency': { status: 'opened', payment_state: 'unpaid', needs_attention: 'currency_mismatch' },
} as const
type Fate = keyof typeof FATES

interface Message {
  gateway: string
  body: Uint8Array
  headers: Record<string, string>
}

const shop = await testShop()
const sandbox = paymentShop(shop)
const stripe = stripeShop(shop)

/** Returns numbers below `n` that are the same each time. */
function dice(seed: number): (n: number) => number {
  let state = seed
  return (n) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * n)
  }
}

interface Payment {
  order: PlacedOrder
  gateway: 'sandbox' | 'stripe'
  fate: Fate
  ref: string
  attempt: string
}

async function begin(gateway: Payment['gateway'], fate: Fate): Promise<Payment> {
  shop.config.paymentGateway = gateway
  const order = await placedOrder(shop)
  const ref = await (gateway === 'sandbox' ? sandbox : stripe).start(order)
  const [attempt] = await sandbox.attempts(order.id)
  return { order, gateway, fate, ref, attempt: attempt!.id }
}

/** Does at the gateway what the fate says. Returns what it truthfully tells of it. */
async function happen({ gateway, fate, ref, attempt }: Payment): Promise<Message[]> {
  if (gateway === 'sandbox') {
    if (fate === 'paid') await sandbox.pay(ref)
    if (fate === 'failed') await sandbox.pay(ref, 'declined')
    if (fate === 'only lies') return []
    const event = {
      amount: fate === 'wrong amount' ? DUE - 1 : DUE,
      currency: fate === 'wrong currency' ? 'EUR' : 'RON',
      state: fate === 'failed' ? 'failed' : 'paid',
    }
    return [sandboxMessage({ ref, attempt, ...event })]
  }
  if (fate === 'failed') stripe.server.expire(ref)
  else if (fate !== 'only lies') stripe.server.pay(ref, { late: fate === 'late' })
  const paid = stripe.server.session(ref).payment_intent
  if (fate === 'wrong amount') paid!.amount_received = DUE - 1
  if (fate === 'wrong currency') paid!.currency = 'eur'
  return stripe.server.sent().map(({ body, headers }) => ({ gateway, body, headers }))
}

function sandboxMessage(
  event: { ref: string; attempt: string; state: string; amount: number; currency: string },
  { secret = shop.config.secret, seconds = 0 } = {},
): Message {
  const at = new Date(shop.clock.now().getTime() + seconds * 1000)
  const id = `evt_${event.ref}_${event.attempt}_${event.state}_${event.amount}_${event.currency}`
  const body = new TextEncoder().encode(JSON.stringify({ id, ...event, reason: null, at: at.toISOString() }))
  return { gateway: 'sandbox', body, headers: { 'sandbox-signature': sign(notificationKey(secret), body, at) } }
}

/** A message that says of a payment what is not true, or proves it badly. None of them may pay anything. */
function lie({ gateway, ref, attempt }: Payment, other: Payment, kind: number): Message {
  const told = { ref, attempt, state: 'paid', amount: DUE, currency: 'RON' }
  if (gateway === 'sandbox')
    return [
      () => sandboxMessage(told, { secret: 'the secret of somebody else entirely' }),
      () => ({ ...sandboxMessage(told), headers: {} }),
      () => sandboxMessage(told, { seconds: -301 }),
      () => sandboxMessage(told, { seconds: 301 }),
      () => sandboxMessage({ ...told, state: 'settled' }),
      // The attempt of another order, and an attempt that nobody has begun.
      () => sandboxMessage({ ...told, ref: `${ref}0`, attempt: other.attempt }),
      () => sandboxMessage({ ...told, attempt: '00000000-0000-7000-8000-000000000000' }),
      () => ({ ...sandboxMessage(told), gateway: 'stripe' }),
    ][kind]!()
  const session = {
    id: ref,
    metadata: { attempt },
    status: 'complete',
    payment_status: 'paid',
    amount_total: DUE,
    currency: 'ron',
  }
  const event = { type: 'checkout.session.completed', data: { object: session } }
  const { signed } = stripe.server
  const sign = (secrets?: string[]): Message => ({ gateway: 'stripe', ...signed.call(stripe.server, event, secrets) })
  const at = (seconds: number): Message => {
    shop.clock.advance(seconds * 1000)
    const message = sign()
    shop.clock.advance(-seconds * 1000)
    return message
  }
  return [
    () => sign(['whsec_guessed']),
    () => ({ ...sign(), headers: {} }),
    () => at(-301),
    () => at(301),
    // Proven, but what it says of the session is not believed.
    () => sign(),
    () => ({
      ...sign(),
      body: new TextEncoder().encode(JSON.stringify({ ...event, data: { object: { ...session, id: other.ref } } })),
    }),
    () => ({ ...sign(), gateway: 'sandbox' }),
    () => ({ ...sign(), gateway: 'netopia' }),
  ][kind]!()
}

async function deliver({ gateway, body, headers }: Message): Promise<void> {
  try {
    await takeNotification(shop, gateway, body, headers, new URLSearchParams())
  } catch (error) {
    if (!(error instanceof BadProof)) throw error
  }
}

test(`${NOTIFICATIONS} notifications in hostile order: every order ends right, and nothing is paid without proof`, async () => {
  const pick = dice(SEED)
  sandbox.delivery.isLost = true
  const fates = Object.keys(FATES) as Fate[]
  const count = Math.max(2 * fates.length, Math.ceil(NOTIFICATIONS / EACH))
  const plan = Array.from({ length: count }, (_, at) => ({
    gateway: at % 2 === 0 ? ('sandbox' as const) : ('stripe' as const),
    fate: fates[(at >> 1) % fates.length]!,
  }))
  const payments: Payment[] = []
  for (const { gateway, fate } of plan.filter((one) => one.fate === 'late')) payments.push(await begin(gateway, fate))
  sandbox.minutes(61)
  await sandbox.work()
  for (const { gateway, fate } of plan.filter((one) => one.fate !== 'late')) payments.push(await begin(gateway, fate))

  const messages: Message[] = []
  for (const payment of payments) {
    stripe.server.sent()
    const truth = await happen(payment)
    for (let sent = 0; sent < EACH; sent++) {
      const isTrue = truth.length > 0 && (sent === 0 || pick(3) === 0)
      messages.push(isTrue ? truth[pick(truth.length)]! : lie(payment, payments[pick(payments.length)]!, pick(8)))
    }
  }
  const shuffled = messages.map((message) => ({ message, rank: pick(1e9) })).toSorted((a, b) => a.rank - b.rank)
  const ways = shuffled.map(
    ({ message }) =>
      () =>
        deliver(message),
  )
  // The customers come back meanwhile.
  for (const { attempt } of payments) ways.splice(pick(ways.length), 0, async () => void (await readBack(shop, attempt)))
  const waiting = ways.values()
  const crowd = Array.from({ length: 12 }, async () => {
    for (const way of waiting) await way()
  })
  await Promise.all([...crowd, sandbox.work()])
  await sandbox.work()

  expect(messages.length).toBeGreaterThanOrEqual(NOTIFICATIONS)
  for (const { order, fate, gateway } of payments) {
    expect(await sandbox.order(order.id), `${gateway} ${fate}`).toMatchObject(FATES[fate])
    const isPaid = FATES[fate].payment_state === 'paid'
    expect((await sandbox.mails(order.id)).filter((kind) => kind === 'order paid')).toHaveLength(isPaid ? 1 : 0)
    expect((await sandbox.attempts(order.id)).filter(({ state }) => state === 'paid')).toHaveLength(isPaid ? 1 : 0)
  }
  expect(await orderFaults(shop.db)).toEqual([])
}, 300_000)
