/** Payments of a Stripe account that a wallet of the browser confirms. */
import { newCharge, newId, newIntent, type Intent, type Json, type Session } from './stripe-records.ts'

/** Smallest amounts that are charged. */
const SMALLEST: Record<string, number> = { ron: 200, eur: 50, huf: 17500 }

/** Returns the code with which an amount is refused; null for one that is charged. */
export function amountFault({ amount, currency }: Pick<Intent, 'amount' | 'currency'>): string | null {
  if (!Number.isInteger(amount) || !(currency in SMALLEST)) return 'parameter_invalid'
  return amount < SMALLEST[currency]! ? 'amount_too_small' : null
}

export const hasEnded = ({ status }: Intent): boolean => status === 'succeeded' || status === 'canceled'

/** Returns a payment that waits for a wallet. */
export function newWalletIntent(params: Json, created: number): Intent {
  const intent = newIntent({
    created,
    amount_total: Number(params.amount),
    currency: String(params.currency),
    metadata: (params.metadata ?? {}) as Record<string, string>,
  } as Session)
  return {
    ...intent,
    description: params.description ?? null,
    allowed_payment_method_types: Object.values((params.allowed_payment_method_types ?? {}) as Json),
    client_secret: `${intent.id}_secret_${newId('s')}`,
  }
}

/** Returns a payment as the API answers it: its charge is an id unless it is asked for. */
export const intentAnswer = (intent: Intent, expand: readonly string[]): Json => ({
  ...intent,
  latest_charge: expand.includes('latest_charge') ? intent.latest_charge : (intent.latest_charge?.id ?? null),
})

interface Confirmation {
  /** What the script of the browser is answered. */
  answer: Json
  event: string
  /** Null where nothing happened. */
  intent: Intent | null
}

const refused = (code: string): Confirmation => ({
  answer: { error: { type: 'invalid_request_error', code } },
  event: '',
  intent: null,
})

/** Confirms the payment of this secret, or has its bank decline it or ask. */
export function confirmIntent(
  intents: ReadonlyMap<string, Intent>,
  secret: string,
  does: 'pay' | 'decline' | 'challenge',
): Confirmation {
  const intent = intents.get(secret.split('_secret_')[0]!)
  if (!intent || intent.client_secret !== secret) return refused('resource_missing')
  if (hasEnded(intent)) return refused('payment_intent_unexpected_state')
  if (does === 'challenge') {
    intent.status = 'requires_action'
    return { answer: { paymentIntent: { status: intent.status } }, event: 'payment_intent.requires_action', intent }
  }
  if (does === 'decline') {
    const error = { type: 'card_error', code: 'card_declined', decline_code: 'insufficient_funds' }
    Object.assign(intent, { status: 'requires_payment_method', last_payment_error: error })
    return { answer: { error }, event: 'payment_intent.payment_failed', intent }
  }
  Object.assign(intent, { status: 'succeeded', amount_received: intent.amount, last_payment_error: null })
  intent.latest_charge = newCharge(intent)
  return { answer: { paymentIntent: { status: intent.status } }, event: 'payment_intent.succeeded', intent }
}
