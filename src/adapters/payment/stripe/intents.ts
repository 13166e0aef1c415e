/** Payments by wallet: a Payment Intent that the wallet confirms in the browser, with a secret that is good for this payment alone. */
import type Stripe from 'stripe'
import { GatewayUnavailable, type PaymentOrder } from '#services/ports.ts'
import { openOnce } from './open-once.ts'
import { attemptOf } from './readings.ts'

/** In the metadata of an intent that has no session. */
export const WAY = 'wallet'

export const isIntentRef = (ref: string): boolean => ref.startsWith('pi_')

const paramsOf = (order: PaymentOrder): Stripe.PaymentIntentCreateParams => ({
  amount: order.amount,
  currency: order.currency.toLowerCase(),
  // Apple Pay and Google Pay are cards; the browser's element is made for the same kind.
  allowed_payment_method_types: ['card'],
  metadata: { attempt: order.attemptId, order: order.orderNumber, way: WAY },
  description: `${order.description} ${order.orderNumber}`,
})

/** Opens the intent of an attempt, or returns the one that is open. */
export async function openIntent(
  stripe: Stripe,
  order: PaymentOrder,
): Promise<{ providerRef: string; action: { type: 'client'; secret: string } }> {
  const params = paramsOf(order)
  return openOnce(order, async (idempotencyKey) => {
    const { id, client_secret: secret, metadata } = await stripe.paymentIntents.create(params, { idempotencyKey })
    if (typeof id !== 'string' || !isIntentRef(id) || attemptOf(metadata) !== order.attemptId || !isSecretOf(secret, id))
      throw new GatewayUnavailable('Stripe opened something that is no payment of this attempt')
    return { providerRef: id, action: { type: 'client', secret } }
  })
}

const isSecretOf = (secret: unknown, id: string): secret is string =>
  typeof secret === 'string' && secret.startsWith(`${id}_secret_`)
