/** Written by `npm run db:types` from the migrated database: do not edit. */
import type { Generated } from 'kysely'
import type { Currency, Locale } from '#domain/market/market.ts'
import type { PartnerCoupon, PartnershipRules, PartnershipText } from '#domain/promotions/partnership.ts'
import type { Json, JsonDefault, JsonOptional, Optional } from './column-types.ts'

export interface PromotionsTables {
  coupon: {
    id: string
    code: string
    campaign: Generated<string>
    valid: Generated<boolean>
    type: number
    amount: number
    max_amount: Generated<number>
    min_purchase: Generated<number>
    currency: Currency
    starts_at: Optional<Date>
    ends_at: Optional<Date>
    max_uses: Generated<number>
    max_uses_per_customer: Generated<number>
    customer_is_logged_in: Generated<boolean>
    applies_to: Optional<'vendors' | 'products' | 'tags'>
    vendors: Generated<string[]>
    products: Generated<string[]>
    tags: Generated<string[]>
    usage: Generated<number>
    created_at: Date
    series_id: Optional<string>
    advertised: Generated<boolean>
  }
  coupon_series: {
    id: string
    name: string
    prefix: string
    codes: number
    made_by: string
    created_at: Date
  }
  coupon_use: {
    order_id: string
    coupon_id: string
    amount: number
    state: 'held' | 'counted' | 'released'
    email: string
    phone: string
    customer_id: Optional<string>
  }
  voucher: {
    id: string
    token_hash: Buffer
    code: string
    campaign: Generated<string>
    market: Locale
    currency: Currency
    amount: number
    balance: number
    valid_until: Optional<Date>
    stopped_at: Optional<Date>
    order_line_id: Optional<string>
    recipient: Optional<string>
    name: Generated<string>
    message: Generated<string>
    image: Generated<string>
    tint: Generated<string>
    created_at: Date
  }
  voucher_ledger: {
    id: string
    voucher_id: string
    at: Date
    kind: 'issued' | 'spent' | 'returned'
    amount: number
    order_id: Optional<string>
  }
  voucher_use: {
    order_id: string
    voucher_id: string
    amount: number
    state: 'held' | 'counted' | 'released'
  }
  code_guess: {
    caller: Buffer
    code_hash: Buffer
    until: Date
  }
  partnership: {
    id: string
    key: string
    partner: string
    logo: Optional<string>
    markets: string[]
    text: Json<Record<Locale, PartnershipText>>
    starts_at: Optional<Date>
    ends_at: Optional<Date>
    stopped_at: Optional<Date>
    rules: JsonDefault<PartnershipRules>
    source: 'external' | 'coupons' | 'generator'
    coupon: JsonOptional<PartnerCoupon>
    max_codes: Generated<number>
    codes_given: Generated<number>
    created_at: Date
    version: Generated<number>
    low_level: Generated<number>
  }
  partnership_code: {
    id: string
    partnership_id: string
    code: string
    coupon_id: Optional<string>
    customer_id: Optional<string>
    taken_at: Optional<Date>
    filling_id: Optional<string>
  }
}
