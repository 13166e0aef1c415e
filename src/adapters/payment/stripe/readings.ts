/** What Stripe says of a payment, as the shop reads it. Its answers are checked: the library does not. */
import { z } from 'zod'
import type { PaymentState } from '#domain/payments/payment-state.ts'
import { GatewayUnavailable, type PaymentReading } from '#services/ports.ts'

const charge = z.object({
  amount: z.int(),
  amount_refunded: z.int(),
  disputed: z.boolean(),
})

const intent = z.object({
  id: z.string(),
  created: z.int(),
  status: z.string(),
  amount: z.int(),
  currency: z.string(),
  metadata: z.record(z.string(), z.string()).nullish(),
  amount_received: z.int(),
  latest_charge: charge.nullable(),
  last_payment_error: z.object({ code: z.string().nullish(), decline_code: z.string().nullish() }).nullish(),
})

const session = z.object({
  id: z.string(),
  created: z.int(),
  status: z.string().nullable(),
  payment_status: z.string(),
  amount_total: z.int().nullable(),
  currency: z.string().nullable(),
  client_reference_id: z.string().nullable(),
  metadata: z.record(z.string(), z.string()).nullable(),
  payment_intent: intent.nullable(),
})

export type StripeSession = z.infer<typeof session>
export type StripeIntent = z.infer<typeof intent>

/** What is read together with a session. */
export const EXPANDED = ['payment_intent.latest_charge']

/** Returns a session as it is read. @throws GatewayUnavailable for anything else */
export function sessionOf(answer: unknown): StripeSession {
  const parsed = session.safeParse(answer)
  if (parsed.success) return parsed.data
  const paths = parsed.error.issues.map(({ path }) => path.join('.')).join(', ')
  throw new GatewayUnavailable(`Stripe answered something that is no checkout session: ${paths}`)
}

/** Returns a payment intent as it is read. @throws GatewayUnavailable for anything else */
export function intentOf(answer: unknown): StripeIntent {
  const parsed = intent.safeParse(answer)
  if (parsed.success) return parsed.data
  const paths = parsed.error.issues.map(({ path }) => path.join('.')).join(', ')
  throw new GatewayUnavailable(`Stripe answered something that is no payment intent: ${paths}`)
}

/** Returns the shop's attempt that a session or an event's object belongs to; null for one of another system of the same account. */
export const attemptOf = (metadata: Record<string, string> | null | undefined): string | null => metadata?.attempt ?? null

/** Decline codes that have a text of their own → its key. */
const REASONS: Record<string, string> = {
  insufficient_funds: 'insufficient_funds',
  authentication_required: 'authentication_failed',
  payment_intent_authentication_failure: 'authentication_failed',
}

const reasonOf = ({ status, payment_intent: paid }: StripeSession): string | null =>
  status === 'expired' ? 'session_expired' : paid && declineOf(paid)

/** Returns why the last card was declined, a key of the shop's texts; null where none was. */
function declineOf({ last_payment_error: fault }: StripeIntent): string | null {
  if (!fault) return null
  const { decline_code: decline, code } = fault
  return REASONS[decline ?? ''] ?? REASONS[code ?? ''] ?? 'card_declined'
}

/** Returns the state of money that was taken: what came back, or is disputed, counts before that it was paid. */
function takenState({ latest_charge: taken }: StripeIntent): PaymentState {
  if (taken && taken.amount_refunded >= taken.amount) return 'refunded'
  if (taken?.disputed) return 'disputed'
  return taken && taken.amount_refunded > 0 ? 'partly_refunded' : 'paid'
}

/** A complete session that is not paid waits for a bank, or the bank said no. */
const COMPLETE: Record<string, PaymentState> = {
  processing: 'pending_action',
  requires_action: 'pending_action',
  requires_confirmation: 'pending_action',
  requires_capture: 'authorized',
  requires_payment_method: 'failed',
  canceled: 'canceled',
}

/** Returns the state of a session. Only a payment that succeeded is paid, also of a session that has expired; an unknown word is `unknown`. */
function stateOf({ status, payment_intent: paid }: StripeSession): PaymentState {
  if (paid?.status === 'succeeded') return takenState(paid)
  if (status === 'open') return 'pending_action'
  if (status === 'expired') return 'expired'
  return (status === 'complete' && COMPLETE[paid?.status ?? '']) || 'unknown'
}

/** Returns the reading of a session. The amount is what was received, as soon as something was. */
export function readingOf(session: StripeSession): PaymentReading {
  const { payment_intent: paid } = session
  const isTaken = paid?.status === 'succeeded'
  return {
    providerRef: session.id,
    attemptId: attemptOf(session.metadata) ?? '',
    state: stateOf(session),
    amount: (isTaken ? paid.amount_received : session.amount_total) ?? 0,
    currency: ((isTaken ? paid.currency : session.currency) ?? '').toUpperCase(),
    reason: isTaken ? null : reasonOf(session),
    at: new Date(session.created * 1000),
  }
}

/** Returns the state of a payment by wallet: a declined one is over, and the next try is another payment. */
function stateOfIntent(paid: StripeIntent): PaymentState {
  if (paid.status === 'succeeded') return takenState(paid)
  if (paid.status === 'requires_payment_method') return paid.last_payment_error ? 'failed' : 'pending_action'
  return COMPLETE[paid.status] ?? 'unknown'
}

/** Returns the reading of a payment by wallet. The amount is what was received, as soon as something was. */
export function readingOfIntent(paid: StripeIntent): PaymentReading {
  const isTaken = paid.status === 'succeeded'
  return {
    providerRef: paid.id,
    attemptId: attemptOf(paid.metadata) ?? '',
    state: stateOfIntent(paid),
    amount: isTaken ? paid.amount_received : paid.amount,
    currency: paid.currency.toUpperCase(),
    reason: isTaken ? null : declineOf(paid),
    at: new Date(paid.created * 1000),
  }
}
