/** Wire schemas of voucher pages. */
import { z } from 'zod'
import { VOUCHER_STATES } from '#domain/promotions/voucher.ts'
import { amount, currency, locale, moment } from './values.ts'

/** Answer of `GET /api/vouchers/{id}`, `id` being the token of `/v/{id}` (D-29). */
export const voucherAnswer = z.object({
  /** In groups, to be typed: 'ABCD-EFGH-JKMN-PQRS'. */
  code: z.string(),
  market: locale,
  currency,
  amount,
  balance: amount,
  state: z.enum(VOUCHER_STATES),
  issuedAt: moment,
  /** Null without an end. */
  validUntil: moment.nullable(),
  name: z.string(),
  message: z.string(),
  /** Picture of its design. */
  image: z.string(),
  tint: z.string(),
})
export type VoucherView = z.infer<typeof voucherAnswer>
