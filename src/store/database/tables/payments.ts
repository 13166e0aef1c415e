/** Written by `npm run db:types` from the migrated database: do not edit. */
import type { Generated } from 'kysely'
import type { Currency, Locale } from '#domain/market/market.ts'
import type { PaymentState } from '#domain/payments/payment-state.ts'
import type { JsonDefault, JsonOptional, Optional } from './column-types.ts'

export interface PaymentsTables {
  payment_attempt: {
    id: string
    order_id: string
    gateway: string
    provider_ref: Optional<string>
    amount: number
    currency: Currency
    state: PaymentState
    action: JsonOptional<unknown>
    reason: Optional<string>
    created_at: Date
    updated_at: Date
    refund_requested_at: Optional<Date>
  }
  bank_transfer: {
    id: string
    order_id: string
    reference: string
    amount: number
    counted: Generated<number>
    attempt_id: Optional<string>
    returned: Generated<number>
    returned_at: Optional<Date>
    booked_at: Date
  }
  payment_case: {
    id: string
    order_id: string
    attempt_id: Optional<string>
    reason: string
    details: JsonDefault<unknown>
    opened_at: Date
    settled_at: Optional<Date>
    note: Optional<string>
  }
  payment_notification: {
    gateway: string
    event_key: string
    attempt_id: Optional<string>
    state: string
    amount: Optional<number>
    currency: Optional<string>
    outcome: string
    received_at: Date
  }
  sandbox_payment: {
    ref: string
    merchant_key: string
    order_ref: string
    amount: number
    currency: Currency
    locale: Locale
    description: string
    return_url: string
    notify_url: string
    state: 'open' | 'challenge' | 'processing' | 'paid' | 'declined' | 'canceled' | 'expired'
    card: Optional<string>
    reason: Optional<string>
    refunded: Generated<number>
    created_at: Date
    updated_at: Date
  }
  sandbox_refund: {
    key: string
    ref: string
    amount: number
    created_at: Date
    id: Generated<string>
    failed_at: Optional<Date>
  }
}
