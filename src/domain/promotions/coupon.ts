/** Coupons (SPEC-3, SPEC-5, D-22…D-24): whether a coupon applies, to which items, and its discount. Amounts are hundredths. */
import type { Currency } from '#domain/market/market.ts'
import { smallestStep } from '#domain/pricing/money.ts'
import type { Item } from '#domain/catalog/product.ts'

/** 0 percentage, 1 fixed amount, 2 excluded from the discount calculation, 3 best price on lines. */
export const COUPON_TYPES = [0, 1, 2, 3] as const
export type CouponType = (typeof COUPON_TYPES)[number]

export interface Coupon {
  id: string
  /** Canonical, see `codes.ts`. */
  code: string
  /** False once the merchant has stopped it. */
  valid: boolean
  /** Uses reserved and spent. */
  usage: number
  type: CouponType
  /** Percent for types 0 and 3, hundredths for type 1. */
  amount: number
  /** Maximum discount of an order (types 0 and 1) or of a piece (type 3); 0 = no limit. */
  maxAmount: number
  /** 0 = none. */
  minPurchase: number
  currency: Currency
  start: Date | null
  end: Date | null
  /** 0 = unlimited. */
  maxUses: number
  /** 0 = unlimited; counted by e-mail, phone and account (D-27). */
  maxUsesPerCustomer: number
  /** Uses by this customer, as far as the customer is known. */
  usageByCustomer: number
  customerIsLoggedIn: boolean
  appliesTo: CouponScope
}

/** Whole order, or what one of the three lists names: vendor ids, product ids with an underscore before them, tags. */
export type CouponScope =
  | { kind: 'order' }
  | { kind: 'vendors'; vendors: readonly string[] }
  | { kind: 'products'; products: readonly string[] }
  | { kind: 'tags'; tags: readonly string[] }

/** Returns how many vendors, products or tags a scope names: 0 for one that names nothing, 1 for the whole order. */
export function scopeSize(scope: CouponScope): number {
  switch (scope.kind) {
    case 'order':
      return 1
    case 'vendors':
      return scope.vendors.length
    case 'products':
      return scope.products.length
    case 'tags':
      return scope.tags.length
  }
}

export const COUPON_REFUSALS = [
  'error_invalid',
  'error_logged_in',
  'error_min_purchase',
  'error_usage',
  'error_currency',
] as const
export type CouponRefusal = (typeof COUPON_REFUSALS)[number]

/**
 * Runs the six checks in order. Returns the reason of the first that fails, null when all hold.
 * `subtotal`: of the eligible goods, without what is on sale.
 */
export function couponRefusal(
  coupon: Coupon,
  { now, isSignedIn, subtotal, currency }: { now: Date; isSignedIn: boolean; subtotal: number; currency: Currency },
): CouponRefusal | null {
  if (!coupon.valid) return 'error_invalid'
  if (coupon.start !== null && now.getTime() < coupon.start.getTime()) return 'error_invalid'
  if (coupon.end !== null && now.getTime() > coupon.end.getTime()) return 'error_invalid'
  if (coupon.customerIsLoggedIn && !isSignedIn) return 'error_logged_in'
  if (subtotal < coupon.minPurchase) return 'error_min_purchase'
  if (coupon.maxUses > 0 && coupon.usage >= coupon.maxUses) return 'error_usage'
  if (coupon.maxUsesPerCustomer > 0 && coupon.usageByCustomer >= coupon.maxUsesPerCustomer) return 'error_usage'
  return coupon.currency === currency ? null : 'error_currency'
}

/** What `couponRefusal` asks, in its order. */
export const COUPON_CHECKS = ['valid', 'dates', 'signed_in', 'minimum', 'uses', 'currency'] as const
export type CouponCheck = (typeof COUPON_CHECKS)[number]

/** Returns whether each of the six checks holds, also those after the first that fails. */
export function couponChecks(coupon: Coupon, question: Parameters<typeof couponRefusal>[1]): Record<CouponCheck, boolean> {
  const { subtotal, currency, isSignedIn } = question
  const isOpen: Coupon = {
    ...coupon,
    valid: true,
    customerIsLoggedIn: false,
    minPurchase: 0,
    maxUses: 0,
    maxUsesPerCustomer: 0,
    currency,
  }
  const holds = (one: Coupon) => couponRefusal(one, question) === null
  const { valid, start, end, maxUses, maxUsesPerCustomer, usage, usageByCustomer, customerIsLoggedIn, minPurchase } = coupon
  return {
    valid,
    dates: holds({ ...isOpen, start, end }),
    signed_in: !customerIsLoggedIn || isSignedIn,
    minimum: subtotal >= minPurchase,
    uses: holds({ ...isOpen, start: null, end: null, maxUses, maxUsesPerCustomer, usage, usageByCustomer }),
    currency: coupon.currency === currency,
  }
}

/** Why an item is not eligible for a scope. */
export const INELIGIBLE = ['voucher', 'no_promo', 'other_vendor', 'other_product', 'other_tags'] as const
export type Ineligible = (typeof INELIGIBLE)[number]

type CouponedItem = Pick<Item, 'id' | 'kind' | 'sku' | 'name' | 'product' | 'vendor' | 'tags' | 'noPromo'>

/**
 * Returns whether an item is a gift voucher. It says so in its name, its ids or its kind, in every market (D-9); case does not matter. What may not be promoted is never
 * touched (D-28).
 */
export function ineligible(item: CouponedItem, scope: CouponScope): Ineligible | null {
  const isVoucher = item.kind === 'voucher' || [item.name, item.id, item.sku].some((text) => /voucher/i.test(text))
  if (isVoucher) return 'voucher'
  if (item.noPromo) return 'no_promo'
  switch (scope.kind) {
    case 'order':
      return null
    case 'vendors':
      return scope.vendors.includes(item.vendor) ? null : 'other_vendor'
    case 'products':
      return scope.products.includes(`_${item.product}`) ? null : 'other_product'
    case 'tags':
      return item.tags.some((tag) => scope.tags.includes(tag)) ? null : 'other_tags'
  }
}

/** Returns a percentage of an amount, rounded half up to a step: forints stay whole (D-20). */
export function percentOf(amount: number, percent: number, currency: Currency): number {
  const step = smallestStep(currency)
  const whole = 100 * step
  return Math.floor((2 * amount * percent + whole) / (2 * whole)) * step
}

/** Returns the discount on goods of this value, never more than the value. Of type 3, goods are one piece at its `reductionBase`. */
export function couponDiscount(coupon: Pick<Coupon, 'type' | 'amount' | 'maxAmount'>, worth: number, currency: Currency): number {
  if (coupon.type === 2) return 0
  const raw = coupon.type === 1 ? coupon.amount : percentOf(worth, coupon.amount, currency)
  const limited = coupon.maxAmount > 0 ? Math.min(raw, coupon.maxAmount) : raw
  return Math.min(limited, worth)
}
