/**
 * Stripe as a payment gateway (D-46): a Checkout Session by full redirect, so that no script of somebody else is on a page of the shop and
 * the card number never reaches it. A webhook only says which payment to read.
 */
import type Stripe from 'stripe'
import { CURRENCIES, type Locale } from '#domain/market/market.ts'
import { isPayableAmount } from '#domain/payments/payment-state.ts'
import { GatewayUnavailable, type PaymentGateway, type PaymentOrder } from '#services/ports.ts'
import { asking, isStored, KEYS, shopError, stripeClient, stripeFault, StripeRefusal, type StripeSettings } from './client.ts'
import { provenEvent, subjectOf } from './notifications.ts'
import { attemptOf, EXPANDED, readingOf, sessionOf, type StripeSession } from './readings.ts'
import { failedRefundsOf, refundOnce } from './refunds.ts'

/** Language of the payment page. */
const LANGUAGES: Record<Locale, Stripe.Checkout.SessionCreateParams.Locale> = { ro: 'ro', en: 'en-GB', hu: 'hu' }

/** Codes with which Stripe refuses an amount. */
const AMOUNT_CODES = new Set(['amount_too_small', 'amount_too_large'])

/** Returns Stripe as a payment gateway. */
export function stripeGateway(settings: StripeSettings): PaymentGateway {
  const client = stripeClient(settings)
  const read = async (ref: string): Promise<StripeSession> => {
    const stripe = await client()
    return sessionOf(await asking(() => stripe.checkout.sessions.retrieve(ref, { expand: EXPANDED })))
  }
  return {
    name: 'stripe',
    capabilities: { currencies: CURRENCIES, flow: 'redirect', partialRefund: true, proof: 'hmac' },

    async start(order) {
      if (!isPayableAmount(order.amount, order.currency)) throw new RangeError(`not payable: ${order.amount} ${order.currency}`)
      return openSession(await client(), order)
    },

    async parseNotification(body, headers, _query, now) {
      const stripe = await client()
      const event = provenEvent(stripe.webhooks, settings.webhookSecrets, body, headers['stripe-signature'], now)
      const subject = subjectOf(event)
      if (subject === null) return { verified: false, fetchBack: null }
      return {
        verified: false,
        fetchBack: 'session' in subject ? subject.session : await sessionOfIntent(stripe, subject.intent),
      }
    },

    acknowledge: () => ({ status: 200, headers: { 'content-type': 'application/json' }, body: '{"received":true}' }),

    fetchState: async (providerRef) => readingOf(await read(providerRef)),

    async void(providerRef) {
      const stripe = await client()
      try {
        await stripe.checkout.sessions.expire(providerRef)
      } catch (error) {
        const seen = shopError(error)
        // A session that is not open any more cannot be expired: what became of it is read back.
        if (!(seen instanceof StripeRefusal) || seen.code === 'resource_missing') throw seen
      }
    },

    async refund(providerRef, amount, key) {
      const { payment_intent: paid } = await read(providerRef)
      if (paid?.status !== 'succeeded') throw new Error(`payment ${providerRef} has taken no money`)
      await refundOnce(await client(), paid, amount, key)
    },

    async failedRefunds(providerRef) {
      const { payment_intent: paid } = await read(providerRef)
      return paid === null ? [] : failedRefundsOf(await client(), paid)
    },
  }
}

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

/**
 * Opens the session of an attempt, or returns the one that is open. Where Stripe failed it repeats the failure for the key of the attempt, so
 * the next key is tried: nobody knows the address of a session whose answer was a failure.
 */
async function openSession(
  stripe: Stripe,
  order: PaymentOrder,
): Promise<{ providerRef: string; action: { type: 'redirect'; url: string } }> {
  const params = sessionParams(order)
  for (let round = 0; ; round++) {
    try {
      const idempotencyKey = round === 0 ? order.attemptId : `${order.attemptId}.${round}`
      const { id, url, metadata } = await stripe.checkout.sessions.create(params, { idempotencyKey })
      if (attemptOf(metadata) !== order.attemptId || !isPage(url) || typeof id !== 'string')
        throw new GatewayUnavailable('Stripe opened something that is no page for this payment')
      return { providerRef: id, action: { type: 'redirect', url } }
    } catch (error) {
      const fault = stripeFault(error)
      if (fault && isStored(fault) && round + 1 < KEYS) continue
      if (fault && AMOUNT_CODES.has(fault.code)) throw new RangeError(`not payable: ${order.amount} ${order.currency}`)
      throw shopError(error)
    }
  }
}

const isPage = (url: unknown): url is string => typeof url === 'string' && /^https?:$/.test(URL.parse(url)?.protocol ?? '')

/** Returns the shop's session of a payment; null for a payment that another system of the account has taken. */
async function sessionOfIntent(stripe: Stripe, intent: string): Promise<string | null> {
  const { data } = await asking(() => stripe.checkout.sessions.list({ payment_intent: intent, limit: 1 }))
  const [found] = Array.isArray(data) ? data : []
  return found && attemptOf(found.metadata) !== null ? found.id : null
}
