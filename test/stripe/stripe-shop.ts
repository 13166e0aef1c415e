/** A shop whose cards are charged at a local Stripe, with helpers for tests of payments. */
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { takeNotification } from '#services/payments/payments.ts'
import { startPayment } from '#services/payments/start-payment.ts'
import { stripeGateway } from '#adapters/payment/stripe/gateway.ts'
import { BadProof, GatewayUnavailable } from '#services/ports.ts'
import { newAddress } from '#test/endpoint-calls.ts'
import type { PlacedOrder } from '#test/placed-order.ts'
import type { TestShop } from '#test/shop.ts'
import { STRIPE_BROWSER_KEY, STRIPE_KEY, STRIPE_SECRETS, StripeServer, type WebhookMessage } from './stripe-server.ts'

/** Milliseconds that the shop waits for an answer. */
const PATIENCE_MS = 300

/** Connects the shop to a local Stripe. Call it once a file. */
export function stripeShop(shop: TestShop) {
  const server = new StripeServer(() => shop.clock.now())
  beforeAll(async () => {
    await server.open()
    const settings = {
      secretKey: STRIPE_KEY,
      webhookSecrets: STRIPE_SECRETS,
      publishableKey: STRIPE_BROWSER_KEY,
      apiBase: server.url,
      patienceMs: PATIENCE_MS,
    }
    shop.gateways.stripe = stripeGateway(settings)
    shop.config.paymentGateway = 'stripe'
  })
  afterAll(() => server.close())
  beforeEach(() => {
    server.heal()
    server.sent()
  })

  /** Begins to pay; answers the id of the session. */
  async function start({ token }: Pick<PlacedOrder, 'token'>): Promise<string> {
    // No two attempts of one customer begin in the same millisecond.
    shop.clock.advance(1)
    const started = await startPayment(shop, token, newAddress())
    if (!started.ok || started.action.type !== 'redirect') throw new Error(JSON.stringify(started))
    return started.action.url.split('/').at(-1)!
  }
  /** Hands a message to the shop as its endpoint does. Returns the status of the answer. */
  async function deliver({ body, headers }: Pick<WebhookMessage, 'body' | 'headers'>): Promise<number> {
    try {
      return (await takeNotification(shop, 'stripe', body, headers, new URLSearchParams()))!.status
    } catch (error) {
      if (error instanceof BadProof) return 400
      if (error instanceof GatewayUnavailable) return 503
      throw error
    }
  }
  /** Hands over everything that was sent. */
  async function deliverAll(): Promise<void> {
    for (const message of server.sent()) await deliver(message)
  }
  return { server, start, deliver, deliverAll }
}
