/** Gift vouchers as staff see them, on the wire: of a code, its last four letters. */
import { z } from 'zod'
import { MAX_FIELD_LENGTH } from '#domain/checkout/field-lengths.ts'
import { SHOWN_LETTERS, VOUCHER_STATES, VOUCHER_VIEWS } from '#domain/promotions/voucher.ts'
import { GIFT_LENGTHS } from '#domain/promotions/gift.ts'
import { LARGEST_NUMBER, LONGEST_KEY } from '#domain/catalog/input-limits.ts'
import { amount, currency, day, locale, moment, textUpTo } from '#web/schema/values.ts'

export const vouchersQuery = z.object({
  /** The last voucher of the page before. */
  before: z.uuid().optional(),
  view: z.enum(VOUCHER_VIEWS).default('all'),
  /** Last four letters, words of whom it is for, the order that bought it. */
  words: textUpTo(MAX_FIELD_LENGTH).min(1).optional(),
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
  /** Whom it is for, '' for nobody in particular. */
  name: z.string(),
  version: z.string(),
})
export type ListedVoucherView = z.infer<typeof listedVoucher>

export const vouchersAnswer = z.object({
  vouchers: z.array(listedVoucher),
  next: z.uuid().nullable(),
  /** Credit that holders can still spend, in each currency apart; null on later pages. */
  owed: z.array(z.object({ currency, credit: amount })).nullable(),
})
export type VouchersView = z.infer<typeof vouchersAnswer>

export const voucherAnswer = z.object({
  voucher: listedVoucher,
  /** Order that bought it. */
  order: z.string().nullable(),
  /** When its mail was written last. */
  mailedAt: moment.nullable(),
  hasRecipient: z.boolean(),
  /** Movements of its credit, the oldest first: their sum is the balance. */
  ledger: z.array(z.object({ at: moment, kind: z.enum(['issued', 'spent', 'returned']), amount, order: z.string().nullable() })),
})

export const stopVoucherRequest = z.strictObject({ reason: textUpTo(MAX_FIELD_LENGTH) })
/** What a change of a voucher wrote in the log. */
export const voucherStopped = z.object({ done: z.literal(true), entries: z.array(z.uuid()) })
export type VoucherWritten = z.infer<typeof voucherStopped>
export type VoucherPageView = z.infer<typeof voucherAnswer>

export const issueVoucherRequest = z.strictObject({
  market: locale,
  amount: amount.min(1).max(LARGEST_NUMBER),
  /** Its mail has the code, which staff never see. */
  recipient: textUpTo(GIFT_LENGTHS.email),
  name: textUpTo(GIFT_LENGTHS.name),
  message: textUpTo(GIFT_LENGTHS.message),
  /** Last day in the market; null for as long as a bought one. */
  until: day.nullable(),
  reason: textUpTo(MAX_FIELD_LENGTH),
})
export const voucherIssued = z.object({ id: z.uuid(), entries: z.array(z.uuid()) })
export const prolongVoucherRequest = z.strictObject({
  version: textUpTo(LONGEST_KEY),
  until: day,
  reason: textUpTo(MAX_FIELD_LENGTH),
})
export const sendVoucherRequest = z.strictObject({ reason: textUpTo(MAX_FIELD_LENGTH) })
