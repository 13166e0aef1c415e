/** The connection to Stripe: its official library, loaded with the first payment, with bounded waiting and errors that quote nothing. */
import type Stripe from 'stripe'
import { GatewayUnavailable } from '#services/ports.ts'

export interface StripeSettings {
  secretKey: string
  /** Secrets of the webhook endpoint; several while one is replaced. */
  webhookSecrets: readonly string[]
  /** Where its API is, without a path, in place of the library's own address; null for that one. */
  apiBase: string | null
  /** Key of the account for browsers: with it wallets are offered; null for none. */
  publishableKey: string | null
  /** Milliseconds for each request; {@link PATIENCE_MS} unless given. */
  patienceMs?: number
}

/** Milliseconds for each request: one that is repeated ends after three times as long. */
const PATIENCE_MS = 6_000
/** Repetitions of a request that was not answered, with the same key. */
const RETRIES = 2
/** Keys that are tried when Stripe repeats a stored failure. */
export const KEYS = 3

/** Returns the library, which is loaded with the first call. */
export function stripeClient({ secretKey, apiBase, patienceMs }: StripeSettings): () => Promise<Stripe> {
  let client: Promise<Stripe> | null = null
  const connect = async (): Promise<Stripe> => {
    const { Stripe: Client } = await import('stripe')
    const base = apiBase === null ? null : new URL(apiBase)
    return new Client(secretKey, {
      timeout: patienceMs ?? PATIENCE_MS,
      maxNetworkRetries: RETRIES,
      telemetry: false,
      ...(base && {
        protocol: base.protocol === 'http:' ? 'http' : 'https',
        host: base.hostname,
        port: base.port || (base.protocol === 'http:' ? 80 : 443),
      }),
    })
  }
  return () => (client ??= connect())
}

/** What an error of the library says that may be written down: messages can quote the key and data of the customer. */
export interface StripeFault {
  type: string
  code: string
  status: number
  /** Stripe repeated a stored answer to a key that it knows. */
  isReplayed: boolean
}

const word = (value: unknown): string => (typeof value === 'string' && /^[\w.-]{1,80}$/.test(value) ? value : '')

/** Returns what the library threw as far as it may be known; null for an error of our own. */
export function stripeFault(error: unknown): StripeFault | null {
  const { type, code, statusCode, headers } = (error ?? {}) as Record<string, unknown>
  if (typeof type !== 'string' || !type.startsWith('Stripe')) return null
  const isReplayed = (headers as Record<string, unknown> | undefined)?.['idempotent-replayed'] === 'true'
  return { type: word(type), code: word(code), status: typeof statusCode === 'number' ? statusCode : 0, isReplayed }
}

/** Returns whether Stripe failed while it did what it was asked: the same key would be answered alike for a day. */
export const isStored = ({ status }: StripeFault): boolean => status >= 500

/** Refused for what was asked: repeating it changes nothing. */
export class StripeRefusal extends Error {
  override name = 'StripeRefusal'
  readonly code: string
  constructor({ type, code, status }: StripeFault) {
    super(`Stripe refused: ${type} ${code} ${status}`.trim())
    this.code = code
  }
}

/** Returns the error for the shop. What may pass is `GatewayUnavailable`. */
export function shopError(error: unknown): unknown {
  const fault = stripeFault(error)
  if (!fault) return error
  const isRefusal = fault.type === 'StripeInvalidRequestError' || fault.type === 'StripeIdempotencyError'
  return isRefusal && fault.status >= 400 && fault.status < 500 && fault.status !== 409
    ? new StripeRefusal(fault)
    : new GatewayUnavailable(`Stripe did not answer as agreed: ${fault.type} ${fault.code} ${fault.status}`.trim())
}

/** Does something at Stripe. @throws GatewayUnavailable when it may work later, StripeRefusal when it will not */
export async function asking<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw shopError(error)
  }
}
