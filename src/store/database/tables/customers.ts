/** Written by `npm run db:types` from the migrated database: do not edit. */
import type { Generated } from 'kysely'
import type { Locale } from '#domain/market/market.ts'
import type { Json, JsonDefault, Optional } from './column-types.ts'

export interface CustomersTables {
  customer: {
    id: string
    email: string
    email_key: string
    email_verified_at: Optional<Date>
    first_name: string
    last_name: string
    phone: Optional<string>
    market: Locale
    locale: Locale
    password_hash: Optional<string>
    created_at: Date
    last_seen_at: Date
    disabled_at: Optional<Date>
    children_warned_at: Optional<Date>
  }
  customer_session: {
    id: string
    token_hash: Buffer
    customer_id: string
    created_at: Date
    last_used_at: Date
    expires_at: Date
    browser: string
    confirmed_at: Date
  }
  customer_mail_token: {
    hash: Buffer
    customer_id: string
    purpose: 'verify' | 'reset' | 'email' | 'newsletter'
    email: string
    password_hash: Optional<string>
    first_name: Optional<string>
    last_name: Optional<string>
    created_at: Date
    expires_at: Date
    used_at: Optional<Date>
  }
  customer_identity: {
    issuer: string
    subject: string
    customer_id: string
    email: string
    created_at: Date
  }
  customer_passkey: {
    id: string
    credential_id: Buffer
    customer_id: string
    public_key: Buffer
    counter: number
    transports: Generated<string[]>
    name: string
    created_at: Date
    last_used_at: Optional<Date>
  }
  customer_browser: {
    customer_id: string
    browser_hash: Buffer
    last_used_at: Date
  }
  customer_address: {
    id: string
    customer_id: string
    label: Generated<string>
    details: Json<unknown>
    phone: Optional<string>
    is_delivery: Generated<boolean>
    is_billing: Generated<boolean>
    created_at: Date
  }
  customer_child: {
    id: string
    customer_id: string
    name: string
    date_of_birth: string
    created_at: Date
  }
  customer_consent: {
    id: string
    customer_id: string
    purpose: 'newsletter'
    is_given: boolean
    text_version: string
    locale: Locale
    at: Date
  }
  customer_cart: {
    customer_id: string
    lines: JsonDefault<unknown>
    codes: Generated<string[]>
    version: Generated<number>
    updated_at: Date
    later: JsonDefault<unknown>
  }
  customer_wishlist: {
    customer_id: string
    products: Generated<string[]>
    version: Generated<number>
    updated_at: Date
  }
  customer_voucher: {
    customer_id: string
    voucher_id: string
    added_at: Date
  }
  customer_note: {
    id: string
    customer_id: string
    text: string
    by: string
    at: Date
  }
  customer_change: {
    entry: string
    customer_id: string
    before: Json<unknown>
    after: Json<unknown>
    at: Date
  }
  passkey_challenge: {
    hash: Buffer
    browser_hash: Buffer
    purpose: 'sign_in' | 'add' | 'confirm'
    session_id: Optional<string>
    expires_at: Date
  }
}
