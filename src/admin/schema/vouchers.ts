/** Gift vouchers as staff see them, on the wire: of a code, its last four letters. */
import { z } from 'zod'
import { MAX_FIELD_LENGTH } from '#domain/checkout/field-lengths.ts'
import { SHOWN_LETTERS, VOUCHER_STATES } from '#domain/promotions/voucher.ts'
import { amount, currency, locale, moment, textUpTo } from '#web/schema/values.ts'

export const vouchersQuery = z.object({
  /** The last voucher of the page before. */
  before: z.uuid().optional(),
})

const listedVoucher = z.object({
  id: z.uuid(),
  lastLetters: z.string().length(SHOWN_LETTERS),
  market: locale,
  currency,
  amount,
  balance: amount,
  state: z.enum(VOUCHER_STATES),
  validUntil: moment.nullable(),
  createdAt: moment,
  /** '' for none. */
  campaign: z.string(),
  /** Bought in an order; otherwise the shop gave it. */
  isBought: z.boolean(),
})
export type ListedVoucherView = z.infer<typeof listedVoucher>

export const vouchersAnswer = z.object({ vouchers: z.array(listedVoucher), next: z.uuid().nullable() })

export const voucherAnswer = z.object({
  voucher: listedVoucher,
  /** Movements of its credit, the oldest first: their sum is the balance. */
  ledger: z.array(z.object({ at: moment, kind: z.enum(['issued', 'spent', 'returned']), amount, order: z.string().nullable() })),
})

export const stopVoucherRequest = z.strictObject({ reason: textUpTo(MAX_FIELD_LENGTH) })
export const voucherStopped = z.object({ done: z.literal(true) })
