/** Converts the outcome of a typed code to the names of the API (D-22). */
import type { CodeOutcome } from '#domain/promotions/codes.ts'
import type { Coupon } from '#domain/promotions/coupon.ts'
import type { Voucher } from '#domain/promotions/voucher.ts'
import { APPLIES_TO, type CouponData, type QuoteCode } from '#web/schema/codes.ts'

const NO_LISTS = { vendors: [], products: [], tags: [] }

/** The list that names what the coupon is for; none for the whole order. */
function scopeData(scope: Coupon['appliesTo']): Pick<CouponData, 'applies_to' | 'vendors' | 'products' | 'tags'> {
  switch (scope.kind) {
    case 'order':
      return NO_LISTS
    case 'vendors':
      return { ...NO_LISTS, applies_to: APPLIES_TO.vendors, vendors: [...scope.vendors] }
    case 'products':
      return { ...NO_LISTS, applies_to: APPLIES_TO.products, products: [...scope.products] }
    case 'tags':
      return { ...NO_LISTS, applies_to: APPLIES_TO.tags, tags: [...scope.tags] }
  }
}

const couponData = (coupon: Coupon): CouponData => ({
  type: coupon.type,
  amount: coupon.amount,
  max_amount: coupon.maxAmount,
  min_purchase: coupon.minPurchase,
  currency: coupon.currency,
  start: coupon.start?.toISOString() ?? null,
  end: coupon.end?.toISOString() ?? null,
  max_uses: coupon.maxUses,
  customer_is_logged_in: coupon.customerIsLoggedIn,
  ...scopeData(coupon.appliesTo),
})

/** A gift voucher rides in the list of coupons as one of type 2 (D-23). */
const voucherData = ({ balance, currency, validUntil }: Voucher): CouponData => ({
  type: 2,
  amount: balance,
  max_amount: 0,
  min_purchase: 0,
  currency,
  start: null,
  end: validUntil?.toISOString() ?? null,
  max_uses: 0,
  customer_is_logged_in: false,
  ...NO_LISTS,
})

const unknown = { valid: false, usage: 0, data: null, amount: 0, missing: null, retryAfter: null, warnings: [] }

/** A voucher refused as invalid reveals nothing else (D-29). */
export function codeView(outcome: CodeOutcome): QuoteCode {
  const { code, state } = outcome
  switch (outcome.kind) {
    case 'unknown': {
      const retryAfter = outcome.state === 'error_too_many_tries' ? outcome.retryAfter : null
      return { ...unknown, code, kind: 'unknown', state, retryAfter }
    }
    case 'voucher': {
      if (state === 'error_invalid') return { ...unknown, code, kind: 'unknown', state }
      const { voucher, amount } = outcome
      return { ...unknown, code, valid: true, data: voucherData(voucher), kind: 'voucher', state, amount }
    }
    case 'coupon': {
      const { coupon, amount, missing, warnings } = outcome
      const { valid, usage } = coupon
      return { ...unknown, code, valid, usage, data: couponData(coupon), kind: 'coupon', state, amount, missing, warnings }
    }
  }
}
