/** The inbox of withdrawals, on the wire. */
import { z } from 'zod'
import { MAX_FIELD_LENGTH } from '#domain/checkout/field-lengths.ts'
import { ORDER_STATUSES } from '#domain/orders/order-status.ts'
import { WITHDRAWAL_STATES, WITHDRAWAL_VIEWS } from '#domain/withdrawals/withdrawal.ts'
import { locale, moment, textUpTo } from '#web/schema/values.ts'

const state = z.enum(WITHDRAWAL_STATES)

export const withdrawalsQuery = z.object({
  view: z.enum(WITHDRAWAL_VIEWS).default('open').catch('open'),
  /** Number of the last withdrawal of the page before. */
  after: textUpTo(MAX_FIELD_LENGTH).optional(),
})
export const withdrawalsAnswer = z.object({
  withdrawals: z.array(
    z.object({
      number: z.string(),
      locale,
      name: z.string(),
      reference: z.string(),
      order: z.string().nullable(),
      state,
      declaredAt: moment,
      isLate: z.boolean(),
      /** Until when the money must go back. */
      dueAt: moment,
    }),
  ),
  next: z.string().nullable(),
})
export type WithdrawalsView = z.infer<typeof withdrawalsAnswer>

const orderAnswer = z.object({
  number: z.string(),
  market: locale,
  status: z.enum(ORDER_STATUSES),
  currency: z.enum(['RON', 'EUR', 'HUF']),
  total: z.int(),
  createdAt: moment,
})
export const withdrawalAnswer = z.object({
  number: z.string(),
  locale,
  name: z.string(),
  email: z.string(),
  /** The order as typed. */
  reference: z.string(),
  statement: z.string(),
  /** SHA-256 of the statement, in hex. */
  hash: z.string(),
  order: orderAnswer.nullable(),
  /** Goods that it names; none for the whole order. */
  lines: z.array(z.object({ line: z.int(), name: z.string(), quantity: z.int() })),
  declaredAt: moment,
  dueAt: moment,
  isLate: z.boolean(),
  deliveredAt: moment.nullable(),
  inTimeUntil: moment.nullable(),
  state,
  /** States that may follow. */
  next: z.array(state),
  events: z.array(z.object({ state, at: moment, staffName: z.string().nullable(), note: z.string().nullable() })),
})
export type WithdrawalView = z.infer<typeof withdrawalAnswer>

export const moveRequest = z.strictObject({ to: state.exclude(['received']), note: textUpTo(MAX_FIELD_LENGTH) })
/** What refunding it would give back. Amounts are integer hundredths. */
export const refundPlanAnswer = z.object({
  money: z.int(),
  credit: z.int(),
  currency: z.enum(['RON', 'EUR', 'HUF']),
  lines: z.array(z.object({ position: z.int(), quantity: z.int(), amount: z.int(), vat: z.int() })),
  isWhole: z.boolean(),
  warehouses: z.array(z.object({ id: z.string(), city: z.record(locale, z.string()) })),
})

export type RefundPlanView = z.infer<typeof refundPlanAnswer>

export const refundWithdrawalRequest = z.strictObject({
  /** What was agreed to: money and credit together. */
  amount: z.int(),
  /** Where the pieces go; null: they are written off. */
  warehouse: textUpTo(MAX_FIELD_LENGTH).nullable(),
  reason: textUpTo(MAX_FIELD_LENGTH),
})
export const doneAnswer = z.object({ done: z.literal(true) })
