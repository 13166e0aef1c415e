/**
 * Stripe as a payment gateway (D-46): a Checkout Session by full redirect, or a Payment Intent that a wallet of the browser confirms; the
 * card number never reaches the shop. A webhook only says which payment to read. A reference names what it is: `cs_…` or `pi_…`.
 */
import type Stripe from 'stripe'
import { CURRENCIES, type Locale } from '#domain/market/market.ts'
import { isPayableAmount } from '#domain/payments/payment-state.ts'
import { STRIPE_WALLETS_PATH } from '#domain/payments/wallet.ts'
import { GatewayUnavailable, type PaymentGateway, type PaymentOrder } from '#services/ports.ts'
import { asking, shopError, stripeClient, StripeRefusal, type StripeSettings } from './client.ts'
import { isIntentRef, openIntent, WAY } from './intents.ts'
import { provenEvent, subjectOf } from './notifications.ts'
import { openOnce } from './open-once.ts'
import { attemptOf, EXPANDED, intentOf, readingOf, readingOfIntent, sessionOf, type StripeIntent } from './readings.ts'
import { failedRefundsOf, refundOnce } from './refunds.ts'

/** Language of the payment page. */
const LANGUAGES: Record<Locale, Stripe.Checkout.SessionCreateParams.Locale> = { ro: 'ro', en: 'en-GB', hu: 'hu' }

/** Returns Stripe as a payment gateway. */
export function stripeGateway(settings: StripeSettings): PaymentGateway {
  const client = stripeClient(settings)
  return {
    name: 'stripe',
    capabilities: capabilitiesOf(settings),

    async start(order) {
      if (!isPayableAmount(order.amount, order.currency)) throw new RangeError(`not payable: ${order.amount} ${order.currency}`)
      return order.way === 'wallet' ? openIntent(await client(), order) : openSession(await client(), order)
    },

    async parseNotification(body, headers, _query, now) {
      const stripe = await client()
      const event = provenEvent(stripe.webhooks, settings.webhookSecrets, body, headers['stripe-signature'], now)
      const subject = subjectOf(event)
      if (subject === null) return { verified: false, fetchBack: null }
      return {
        verified: false,
        fetchBack: 'ref' in subject ? subject.ref : await refOfIntent(stripe, subject.intent),
      }
    },

    acknowledge: () => ({ status: 200, headers: { 'content-type': 'application/json' }, body: '{"received":true}' }),

    async fetchState(providerRef) {
      const stripe = await client()
      return isIntentRef(providerRef)
        ? readingOfIntent(await readIntent(stripe, providerRef))
        : readingOf(await readSession(stripe, providerRef))
    },

    void: async (providerRef) => endPayment(await client(), providerRef),

    async refund(providerRef, amount, key) {
      const stripe = await client()
      const paid = await readPaid(stripe, providerRef)
      if (paid?.status !== 'succeeded') throw new Error(`payment ${providerRef} has taken no money`)
      await refundOnce(stripe, paid, amount, key)
    },

    async failedRefunds(providerRef) {
      const stripe = await client()
      const paid = await readPaid(stripe, providerRef)
      return paid === null ? [] : failedRefundsOf(stripe, paid)
    },
  }
}

const capabilitiesOf = ({ publishableKey }: StripeSettings): PaymentGateway['capabilities'] => ({
  currencies: CURRENCIES,
  flow: 'redirect',
  partialRefund: true,
  proof: 'hmac',
  ...(publishableKey !== null && { wallets: { names: ['apple_pay', 'google_pay'], frame: STRIPE_WALLETS_PATH } }),
})

async function endPayment(stripe: Stripe, ref: string): Promise<void> {
  try {
    if (isIntentRef(ref)) await stripe.paymentIntents.cancel(ref)
    else await stripe.checkout.sessions.expire(ref)
  } catch (error) {
    const seen = shopError(error)
    // What is not open any more cannot be ended: what became of it is read back.
    if (!(seen instanceof StripeRefusal) || seen.code === 'resource_missing') throw seen
  }
}

const readSession = async (stripe: Stripe, ref: string) =>
  sessionOf(await asking(() => stripe.checkout.sessions.retrieve(ref, { expand: EXPANDED })))
const readIntent = async (stripe: Stripe, ref: string) =>
  intentOf(await asking(() => stripe.paymentIntents.retrieve(ref, { expand: ['latest_charge'] })))

/** Returns the payment behind a reference; null for a session at which no card was tried. */
const readPaid = async (stripe: Stripe, ref: string): Promise<StripeIntent | null> =>
  isIntentRef(ref) ? readIntent(stripe, ref) : (await readSession(stripe, ref)).payment_intent

function sessionParams(order: PaymentOrder): Stripe.Checkout.SessionCreateParams {
  const metadata = { attempt: order.attemptId, order: order.orderNumber }
  return {
    mode: 'payment',
    allowed_payment_method_types: ['card'],
    line_items: [
      {
        quantity: 1,
        price_data: {
          // Hundredths in each of the three: forints too are charged with two decimals, which are zeros here.
          currency: order.currency.toLowerCase(),
          unit_amount: order.amount,
          product_data: { name: `${order.description} ${order.orderNumber}` },
        },
      },
    ],
    // The customer pays the order's amount and currency, not one converted for the country of the card.
    adaptive_pricing: { enabled: false },
    client_reference_id: order.attemptId,
    customer_email: order.email,
    locale: LANGUAGES[order.locale],
    metadata,
    payment_intent_data: { metadata, description: `${order.description} ${order.orderNumber}` },
    expires_at: Math.floor(order.closesAt.getTime() / 1000),
    success_url: order.returnUrl,
    cancel_url: order.returnUrl,
  }
}

/** Opens the session of an attempt, or returns the one that is open. */
async function openSession(
  stripe: Stripe,
  order: PaymentOrder,
): Promise<{ providerRef: string; action: { type: 'redirect'; url: string } }> {
  const params = sessionParams(order)
  return openOnce(order, async (idempotencyKey) => {
    const { id, url, metadata } = await stripe.checkout.sessions.create(params, { idempotencyKey })
    if (attemptOf(metadata) !== order.attemptId || !isPage(url) || typeof id !== 'string')
      throw new GatewayUnavailable('Stripe opened something that is no page for this payment')
    return { providerRef: id, action: { type: 'redirect', url } }
  })
}

const isPage = (url: unknown): url is string => typeof url === 'string' && /^https?:$/.test(URL.parse(url)?.protocol ?? '')

/** Returns the shop's reference of a payment; null for a payment that another system of the account has taken. */
async function refOfIntent(stripe: Stripe, intent: string): Promise<string | null> {
  const { data } = await asking(() => stripe.checkout.sessions.list({ payment_intent: intent, limit: 1 }))
  const [found] = Array.isArray(data) ? data : []
  if (found) return attemptOf(found.metadata) !== null ? found.id : null
  try {
    const { metadata } = await readIntent(stripe, intent)
    return attemptOf(metadata) !== null && metadata?.way === WAY ? intent : null
  } catch (error) {
    if (error instanceof StripeRefusal && error.code === 'resource_missing') return null
    throw error
  }
}
