/** What the shop asks of other people's systems. A port exists only where two implementations do. */
import type { Currency, Locale } from '#domain/market.ts'

export type PaymentState =
  | 'created'
  | 'pending_action'
  | 'authorized'
  | 'paid'
  | 'partly_refunded'
  | 'refunded'
  | 'failed'
  | 'canceled'
  | 'expired'
  | 'review'
  | 'disputed'
  | 'unknown'

/** What is frozen in the attempt's row before the gateway is called. */
export interface PaymentOrder {
  attemptId: string
  orderNumber: string
  amount: number
  currency: Currency
  locale: Locale
  description: string
  email: string
  returnUrl: string
  notifyUrl: string
}

export type CustomerAction =
  | { type: 'redirect'; url: string }
  | { type: 'form'; url: string; fields: Record<string, string> }
  | { type: 'client'; secret: string }
  | { type: 'none' }

export interface PaymentReading {
  providerRef: string
  attemptId: string
  state: PaymentState
  amount: number
  currency: string
  /** Gateway's word for a decline, a key of `messages/payment.ts` or null. */
  reason: string | null
  at: Date
}

/** A notification whose proof holds, or the order to read the state back. */
export type PaymentNotification = ({ verified: true; eventKey: string } & PaymentReading) | { verified: false; fetchBack: string }

/**
 * A payment gateway (contracts.md 1e). Promises: `start` with the same attempt id gives the same payment; money calls
 * take a key and are safe to repeat; `parseNotification` throws `BadProof` unless the bytes are proven; an unknown state
 * is `unknown`, never `paid`. Amounts are integer hundredths; forints are whole.
 */
export interface PaymentGateway {
  readonly name: string
  readonly capabilities: {
    currencies: readonly Currency[]
    flow: 'redirect' | 'form' | 'client'
    partialRefund: boolean
    proof: 'hmac' | 'jwt' | 'none'
  }
  start(order: PaymentOrder): Promise<{ providerRef: string; action: CustomerAction }>
  parseNotification(
    body: Uint8Array,
    headers: Record<string, string | undefined>,
    query: URLSearchParams,
    now: Date,
  ): Promise<PaymentNotification>
  /** The exact answer that the gateway expects after the commit. */
  acknowledge(notification: PaymentNotification): { status: number; headers: Record<string, string>; body: string }
  fetchState(providerRef: string): Promise<PaymentReading>
  void(providerRef: string, key: string): Promise<void>
  refund(providerRef: string, amount: number, key: string): Promise<void>
}

export class BadProof extends Error {}
export class GatewayUnavailable extends Error {}

export interface OutgoingMail {
  to: string
  subject: string
  html: string
  text: string
  headers?: Record<string, string>
}

/** Hands a mail to the world; throws when it was not accepted. The one without an account keeps it for `/dev/mail`. */
export interface Mailer {
  send(mail: OutgoingMail): Promise<void>
}
