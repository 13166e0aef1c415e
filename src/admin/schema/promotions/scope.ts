/** What a coupon counts for, on the wire: the whole order, or the goods of vendors, of a list or with tags. */
import { z } from 'zod'
import { LONGEST_KEY } from '#domain/catalog/input-limits.ts'
import { MOST_SCOPE } from '#domain/promotions/coupon-terms.ts'

const listOf = (one: z.ZodString) => z.array(one).max(MOST_SCOPE).readonly()

export const couponScope = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('order') }),
  z.strictObject({ kind: z.literal('vendors'), vendors: listOf(z.string().regex(/^\d{1,9}$/)) }),
  z.strictObject({ kind: z.literal('products'), products: listOf(z.string().regex(/^_\d{1,9}$/)) }),
  z.strictObject({ kind: z.literal('tags'), tags: listOf(z.string().trim().min(1).max(LONGEST_KEY)) }),
])
