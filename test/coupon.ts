/** Coupons for tests. */
import type { Coupon } from '#domain/promotions/coupon.ts'

/** Returns a coupon of ten percent without conditions, except for `change`. */
export const couponOf = (code: string, change: Partial<Coupon> = {}): Coupon => ({
  id: code,
  code,
  valid: true,
  usage: 0,
  type: 0,
  amount: 10,
  maxAmount: 0,
  minPurchase: 0,
  currency: 'RON',
  start: null,
  end: null,
  maxUses: 0,
  maxUsesPerCustomer: 0,
  usageByCustomer: 0,
  customerIsLoggedIn: false,
  appliesTo: { kind: 'order' },
  ...change,
})
