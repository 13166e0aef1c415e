/** Rows of a sum for codes: discounts of coupons, payments of vouchers. */
import { discountBy, paidBy } from '#messages/codes.ts'
import type { CodeSum } from './cart-view.ts'
import type { TotalRow } from './totals.tsx'

export const discountRows = (sums: readonly CodeSum[]): TotalRow[] =>
  sums.map(({ code, amount }) => ({ label: discountBy({ code }), amount: -amount, off: true }))

export const paymentRows = (sums: readonly CodeSum[]): TotalRow[] =>
  sums.map(({ code, amount }) => ({ label: paidBy({ code }), amount: -amount }))
