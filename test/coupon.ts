import type { Coupon } from '#domain/promotions/coupon.ts'

/** Ten percent off everything, for everybody and ever, but for `change`. */
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
