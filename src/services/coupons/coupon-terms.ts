/** Terms of a coupon between what staff write, its row, and the audit log. */
import { z } from 'zod'
import { LOCALES, MARKETS, CURRENCIES, type Currency, type Market } from '#domain/market/market.ts'
import { mostGiven, WRITTEN_TYPES, type CouponTerms, type WrittenType } from '#domain/promotions/coupon-terms.ts'
import type { CouponScope } from '#domain/promotions/coupon.ts'
import type { JsonValue } from '#domain/staff/audit-entry.ts'
import type { Grant } from '#domain/staff/roles.ts'
import { versionOf } from '#services/version-of.ts'
import type { CouponColumns, CouponRecord } from '#store/promotions/staff-coupons.ts'

/** Returns the market that pays in a currency: the coupon's days are its days. */
export const marketOfCurrency = (currency: Currency): Market =>
  LOCALES.map((locale) => MARKETS[locale]).find((market) => market.currency === currency)!

export function scopeOf({
  applies_to: kind,
  vendors,
  products,
  tags,
}: Pick<CouponRecord, 'applies_to' | 'vendors' | 'products' | 'tags'>): CouponScope {
  if (kind === 'vendors') return { kind, vendors }
  if (kind === 'products') return { kind, products }
  return kind === 'tags' ? { kind, tags } : { kind: 'order' }
}

export const termsOf = (row: CouponRecord): CouponTerms => ({
  name: row.campaign,
  type: row.type as WrittenType,
  amount: row.amount,
  maxAmount: row.max_amount,
  minPurchase: row.min_purchase,
  currency: row.currency,
  startsAt: row.starts_at,
  endsAt: row.ends_at,
  maxUses: row.max_uses,
  maxUsesPerCustomer: row.max_uses_per_customer,
  isForSignedIn: row.customer_is_logged_in,
  isAdvertised: row.advertised,
  appliesTo: scopeOf(row),
})

export function columnsOf(terms: CouponTerms): CouponColumns {
  const { appliesTo: scope } = terms
  return {
    campaign: terms.name,
    type: terms.type,
    amount: terms.amount,
    max_amount: terms.maxAmount,
    min_purchase: terms.minPurchase,
    currency: terms.currency,
    starts_at: terms.startsAt,
    ends_at: terms.endsAt,
    max_uses: terms.maxUses,
    max_uses_per_customer: terms.maxUsesPerCustomer,
    customer_is_logged_in: terms.isForSignedIn,
    advertised: terms.isAdvertised,
    applies_to: scope.kind === 'order' ? null : scope.kind,
    vendors: scope.kind === 'vendors' ? [...scope.vendors] : [],
    products: scope.kind === 'products' ? [...scope.products] : [],
    tags: scope.kind === 'tags' ? [...scope.tags] : [],
  }
}

export type LoggedCoupon = Record<string, JsonValue>

/** Returns a coupon as the audit log has it: its terms, and whether it is stopped. */
export const loggedCoupon = (terms: CouponTerms, valid: boolean): LoggedCoupon => ({
  ...terms,
  startsAt: terms.startsAt?.toISOString() ?? null,
  endsAt: terms.endsAt?.toISOString() ?? null,
  appliesTo: { ...terms.appliesTo } as unknown as JsonValue,
  isStopped: !valid,
})

const moment = z.iso
  .datetime()
  .transform((text) => new Date(text))
  .nullable()
const loggedScope = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('order') }),
  z.object({ kind: z.literal('vendors'), vendors: z.array(z.string()) }),
  z.object({ kind: z.literal('products'), products: z.array(z.string()) }),
  z.object({ kind: z.literal('tags'), tags: z.array(z.string()) }),
])
const logged = z.object({
  name: z.string(),
  type: z.literal([...WRITTEN_TYPES]),
  amount: z.int(),
  maxAmount: z.int(),
  minPurchase: z.int(),
  currency: z.enum(CURRENCIES),
  startsAt: moment,
  endsAt: moment,
  maxUses: z.int(),
  maxUsesPerCustomer: z.int(),
  isForSignedIn: z.boolean(),
  // Entries from before there was such a mark.
  isAdvertised: z.boolean().default(false),
  appliesTo: loggedScope,
  isStopped: z.boolean(),
})

/** Returns the terms that the log has, and whether the coupon is stopped. */
export function fromLogged(entry: unknown): { terms: CouponTerms; valid: boolean } {
  const { isStopped, ...terms } = logged.parse(entry)
  return { terms, valid: !isStopped }
}

/** Returns the version of a coupon: of its terms and whether it is stopped, not of its uses. */
export const couponVersion = (row: CouponRecord): string => versionOf(loggedCoupon(termsOf(row), row.valid))

/** Returns whether a role may give as much as coupons of these terms can take off. */
export function isWithinGrant(grant: Grant, terms: CouponTerms): boolean {
  if (grant === 'always') return true
  if (grant === 'on_approval') return false
  const most = mostGiven(terms)
  return most !== null && most <= grant.limit[terms.currency]
}
