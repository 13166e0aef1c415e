/** Payment in the settings of the back office, on the wire: terms of each market, the gateway, and what it said. */
import { z } from 'zod'
import { MAX_FIELD_LENGTH } from '#domain/checkout/field-lengths.ts'
import { PAYMENT_METHODS } from '#domain/payments/payment-method.ts'
import { MAX_TERM_AMOUNT, TRANSFER_DAYS, termsFaults } from '#domain/payments/payment-terms.ts'
import { WALLETS } from '#domain/payments/wallet.ts'
import { currency, moment, textUpTo } from '#web/schema/values.ts'

const text = textUpTo(MAX_FIELD_LENGTH)
const amount = z.int().min(0).max(MAX_TERM_AMOUNT)
const limits = { isOn: z.boolean(), least: amount.nullable(), most: amount.nullable() }

const marketTerms = z.strictObject({
  /** Every method once. */
  order: z.array(z.enum(PAYMENT_METHODS)).max(PAYMENT_METHODS.length),
  card: z.strictObject({ ...limits, hasWallets: z.boolean() }),
  transfer: z.strictObject({
    ...limits,
    account: z.strictObject({ iban: text, holder: text, bic: text, bank: text }).nullable(),
  }),
  cash: z.strictObject({ ...limits, fee: amount }),
})
const terms = z.strictObject({
  /** Days for which an order waits for a bank transfer. */
  transferDays: z.int('payment_days').min(TRANSFER_DAYS.least, 'payment_days').max(TRANSFER_DAYS.most, 'payment_days'),
  markets: z.strictObject({ ro: marketTerms, en: marketTerms, hu: marketTerms }),
})

export const paymentAnswer = z.object({
  version: z.string(),
  terms,
  gateway: z.object({
    name: z.string(),
    isTest: z.boolean(),
    hasKeys: z.boolean(),
    /** What it takes payments from in the customer's browser. */
    wallets: z.array(z.enum(WALLETS)),
  }),
  /** When each method was last paid with; null for never. */
  lastPaid: z.object({ card: moment.nullable(), transfer: moment.nullable(), cash: moment.nullable() }),
  notifications: z.array(
    z.object({
      gateway: z.string(),
      eventKey: z.string(),
      at: moment,
      order: z.string().nullable(),
      state: z.string(),
      amount: z.int().nullable(),
      currency: currency.nullable(),
      outcome: z.string(),
    }),
  ),
})

export const changeTermsRequest = z.strictObject({
  version: z.string().max(MAX_FIELD_LENGTH),
  terms: terms.superRefine((value, context) => {
    for (const { path, code } of termsFaults(value)) context.addIssue({ code: 'custom', message: code, path: path.split('.') })
  }),
  reason: text.nullable(),
})
export const termsChanged = z.object({ version: z.string(), entries: z.array(z.string()) })

export type PaymentView = z.infer<typeof paymentAnswer>
