/** What a Stripe account holds, in the shapes of its documented API (2026-10-28): sessions, payment intents, charges, refunds, disputes. */
import { randomBytes } from 'node:crypto'

export type Json = Record<string, unknown>

export interface Charge extends Json {
  id: string
  amount: number
  amount_refunded: number
  disputed: boolean
  refunded: boolean
}

export interface Intent extends Json {
  id: string
  created: number
  status: string
  amount: number
  amount_received: number
  currency: string
  metadata: Record<string, string>
  latest_charge: Charge | null
  last_payment_error: Json | null
}

export interface Session extends Json {
  id: string
  created: number
  expires_at: number
  status: 'open' | 'complete' | 'expired'
  payment_status: 'paid' | 'unpaid'
  amount_total: number
  currency: string
  metadata: Record<string, string>
  payment_intent: Intent | null
  url: string | null
}

export interface Refund extends Json {
  id: string
  amount: number
  payment_intent: string
  status: string
  metadata: Record<string, string>
}

export const newId = (prefix: string): string => `${prefix}_${randomBytes(12).toString('hex')}`

/** Returns form fields such as `metadata[order]` as a tree. */
export function formTree(form: URLSearchParams): Json {
  const tree: Json = {}
  for (const [name, value] of form) {
    const path = name.replaceAll(']', '').split('[')
    let at = tree
    for (const step of path.slice(0, -1)) at = (at[step] ??= {}) as Json
    at[path.at(-1)!] = value
  }
  return tree
}

/** Returns a new session of these parameters, open. */
export function newSession(params: Json, created: number, url: string): Session {
  const lines = params.line_items as Record<string, { quantity: string; price_data: Json }>
  const [line] = Object.values(lines)
  const id = newId('cs_test')
  return {
    id,
    object: 'checkout.session',
    created,
    expires_at: Number(params.expires_at),
    status: 'open',
    payment_status: 'unpaid',
    mode: 'payment',
    ui_mode: 'hosted_page',
    livemode: false,
    amount_subtotal: Number(line!.price_data.unit_amount),
    amount_total: Number(line!.price_data.unit_amount) * Number(line!.quantity),
    currency: String(line!.price_data.currency),
    client_reference_id: params.client_reference_id ?? null,
    customer_email: params.customer_email ?? null,
    locale: params.locale ?? null,
    metadata: (params.metadata ?? {}) as Record<string, string>,
    payment_intent: null,
    payment_method_types: ['card'],
    success_url: params.success_url,
    cancel_url: params.cancel_url,
    url: `${url}/c/pay/${id}`,
  }
}

/** Returns the payment of a session at the moment of its first card. */
export function newIntent({ amount_total: amount, currency, metadata, created }: Session): Intent {
  return {
    id: newId('pi'),
    object: 'payment_intent',
    created,
    status: 'requires_payment_method',
    amount,
    amount_received: 0,
    currency,
    metadata: { ...metadata },
    latest_charge: null,
    last_payment_error: null,
  }
}

export const newCharge = ({ id, amount, currency, metadata }: Intent): Charge => ({
  id: newId('ch'),
  object: 'charge',
  amount,
  amount_refunded: 0,
  currency,
  disputed: false,
  refunded: false,
  payment_intent: id,
  metadata: { ...metadata },
})

/** Returns a session as the API answers it: what is not asked to be expanded is its id. */
export function sessionAnswer(session: Session, expand: readonly string[]): Json {
  const { payment_intent: intent } = session
  if (intent === null) return { ...session }
  if (!expand.some((path) => path.startsWith('payment_intent'))) return { ...session, payment_intent: intent.id }
  const isWhole = expand.includes('payment_intent.latest_charge')
  return {
    ...session,
    payment_intent: { ...intent, latest_charge: isWhole ? intent.latest_charge : (intent.latest_charge?.id ?? null) },
  }
}

export const listAnswer = (data: readonly Json[], url: string): Json => ({ object: 'list', data, has_more: false, url })

/** `… after commit`: it was done, and its answer is lost. */
export type Fault =
  | 'failure'
  | 'failure after commit'
  | 'silence'
  | 'silence after commit'
  | 'reset after commit'
  | 'nonsense'
  | 'busy'

export interface PlannedFault {
  path: RegExp
  does: Fault
  times: number
}

export interface Answer {
  status: number
  body: Json
  headers?: Record<string, string>
}

export const refusal = (status: number, type: string, code: string): Answer => ({
  status,
  body: { error: { type, code, message: `${code} of key sk_test_ofALocalServer`, request_log_url: 'https://dashboard.example' } },
})
