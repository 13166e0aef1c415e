/** Customers in the back office, on the wire: no child, no code, nothing that was looked at in the shop. */
import { z } from 'zod'
import { LONGEST_KEY } from '#domain/catalog/input-limits.ts'
import { MAX_FIELD_LENGTH, MAX_LENGTH } from '#domain/checkout/field-lengths.ts'
import { CUSTOMER_VIEWS, LONGEST_NOTE } from '#domain/customers/customer-view.ts'
import { ORDER_STATUSES, PAYMENT_STATES } from '#domain/orders/order-status.ts'
import { amount, count, currency, locale, moment, textUpTo } from '#web/schema/values.ts'

const reason = textUpTo(MAX_FIELD_LENGTH)
const version = z.string().max(LONGEST_KEY)

export const customersQuery = z.strictObject({
  view: z.enum(CUSTOMER_VIEWS).default('all'),
  words: textUpTo(MAX_LENGTH.email).min(1).optional(),
  market: locale.optional(),
  after: z.uuid().optional(),
})

const figures = z.array(z.object({ currency, orders: count, paid: amount, givenBack: amount }))

const listed = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  market: locale,
  createdAt: moment,
  isVerified: z.boolean(),
  isDisabled: z.boolean(),
  lastOrderAt: moment.nullable(),
  figures,
  hasNewsletter: z.boolean(),
})
export type ListedCustomer = z.infer<typeof listed>

export const customersAnswer = z.object({
  customers: z.array(listed),
  /** Who ordered without an account; only where words find them. */
  guests: z.array(z.object({ email: z.string(), name: z.string(), market: locale, orders: count, lastOrder: z.string() })),
  next: z.uuid().nullable(),
})
export type CustomersView = z.infer<typeof customersAnswer>

export const customerAnswer = z.object({
  id: z.uuid(),
  version: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  verifiedAt: moment.nullable(),
  phone: z.string(),
  market: locale,
  language: locale,
  createdAt: moment,
  disabledAt: moment.nullable(),
  figures,
  orders: z.array(
    z.object({
      number: z.string(),
      createdAt: moment,
      currency,
      total: amount,
      pieces: count,
      status: z.enum(ORDER_STATUSES),
      payment: z.enum(PAYMENT_STATES),
    }),
  ),
  /** Guest orders under the verified address. */
  guestOrders: count,
  addresses: z.array(
    z.object({
      id: z.uuid(),
      label: z.string(),
      lines: z.array(z.string()),
      country: z.string(),
      isDelivery: z.boolean(),
      isBilling: z.boolean(),
    }),
  ),
  notes: z.array(z.object({ id: z.uuid(), text: z.string(), by: z.string(), at: moment })),
  consents: z.array(
    z.object({
      purpose: z.string(),
      kind: z.enum(['given', 'withdrawn', 'asked', 'confirmed', 'left']),
      at: moment,
      textVersion: z.string(),
      language: locale,
      /** Where it was given; '' for the account. */
      source: z.string(),
    }),
  ),
  sessions: z.array(z.object({ browser: z.string(), lastUsedAt: moment })),
  partnerships: z.array(z.object({ partner: z.string(), validUntil: moment.nullable(), isUsed: z.boolean().nullable() })),
  vouchers: z.array(z.object({ id: z.uuid(), lastLetters: z.string(), balance: amount, amount, currency })),
  changes: z.array(z.object({ id: z.uuid(), action: z.string(), by: z.string(), at: moment, reason: z.string().nullable() })),
})
export type CustomerPageView = z.infer<typeof customerAnswer>

export const readersAnswer = z.object({ readers: z.array(z.object({ locale, subscribers: count })) })
export type ReadersView = z.infer<typeof readersAnswer>

const name = textUpTo(MAX_FIELD_LENGTH)
export const changeCustomerRequest = z.strictObject({ version, firstName: name, lastName: name, phone: name, reason })
export const customerEmailRequest = z.strictObject({ email: name, reason })
export const disableCustomerRequest = z.strictObject({ version, isDisabled: z.boolean(), reason })
export const customerLinkRequest = z.strictObject({ purpose: z.enum(['reset', 'verify']), reason })
export const customerReason = z.strictObject({ reason })
/** A call that waits for an owner is stored: it names nobody. */
export const eraseRequest = z.strictObject({ version, reason })
export const noteRequest = z.strictObject({ text: textUpTo(LONGEST_NOTE) })
export const customerWritten = z.object({ done: z.literal(true), entries: z.array(z.uuid()) })
export type CustomerWritten = z.infer<typeof customerWritten>
