/** Codes on the wire: what became of each typed one, and how each coupon met a line. */
import { z } from 'zod'
import { CODE_STATES } from '#domain/promotions/codes.ts'
import { COUPON_TYPES } from '#domain/promotions/coupon.ts'
import { CODE_WARNINGS, LINE_OUTCOMES, type LineCoupon as DomainLineCoupon } from '#domain/promotions/discount.ts'
import { amount, count, currency, moment } from './values.ts'

/** How a coupon met a line (D-26). */
export const lineCoupon = z.object({
  code: z.string(),
  /** Taken off this line by the code, for all pieces; 0 unless `applied`. */
  amount,
  why: z.enum(LINE_OUTCOMES),
  /** To the coupon's minimum, for `below_minimum` where it is known. */
  missing: amount.nullable(),
}) satisfies z.ZodType<DomainLineCoupon>
export type LineCoupon = z.infer<typeof lineCoupon>

/** `applies_to` on the wire (D-22); left out: the whole order. */
export const APPLIES_TO = { vendors: 1, products: 2, tags: 3 } as const

/** The conditions of a coupon in the specification's names (SPEC-3, D-22). A gift voucher is one of type 2 (D-23). */
const couponData = z.object({
  /** 0 percentage, 1 fixed amount, 2 gift voucher, 3 best price on lines. */
  type: z.literal(COUPON_TYPES),
  /** Percent of types 0 and 3, hundredths of type 1; of type 2 what was on the voucher before this cart. */
  amount: count,
  /** Maximum discount, 0 = no limit. */
  max_amount: amount,
  /** Least eligible goods, 0 = none. */
  min_purchase: amount,
  /** The code's own currency; the cart's is the quote's. */
  currency,
  start: moment.nullable(),
  end: moment.nullable(),
  /** 0 = unlimited. */
  max_uses: count,
  customer_is_logged_in: z.boolean(),
  applies_to: z.literal(Object.values(APPLIES_TO)).optional(),
  /** Brand ids. */
  vendors: z.array(z.string()),
  /** Product ids with an underscore before them. */
  products: z.array(z.string()),
  tags: z.array(z.string()),
})
export type CouponData = z.infer<typeof couponData>

/** A code as typed, in the shape of D-22, and what became of it in this cart. */
export const quoteCode = z.object({
  /** As it is shown: upper case, voucher codes in groups. */
  code: z.string(),
  valid: z.boolean(),
  /** Uses held and counted. */
  usage: count,
  /** Null of an unknown code. */
  data: couponData.nullable(),
  kind: z.enum(['coupon', 'voucher', 'unknown']),
  /** Also the key of its message (SPEC-8). */
  state: z.enum(CODE_STATES),
  /** Discount of a coupon or payment of a voucher in this quote, never negative. */
  amount,
  /** To the minimum, null unless `error_min_purchase`. */
  missing: amount.nullable(),
  /** Seconds until codes are answered again, null unless `error_too_many_tries`. */
  retryAfter: count.nullable(),
  warnings: z.array(z.enum(CODE_WARNINGS)),
})
export type QuoteCode = z.infer<typeof quoteCode>
