/** Placing an order on the wire. */
import { z } from 'zod'
import { MAX_FIELD_LENGTH, PERSON_TYPES } from '#domain/checkout/checkout.ts'
import type { Address as DomainAddress } from '#domain/customers/address.ts'
import { problemAnswer } from './problem.ts'
import { amount, locale, textUpTo } from './values.ts'
import { cartLines, quoteAnswer, typedCodes } from './cart.ts'
import { deliveryKey, lockerId } from './delivery.ts'

/** What a form holds: its own rules say the rest. */
const text = textUpTo(MAX_FIELD_LENGTH)

const typedAddress = z.strictObject({
  firstName: text,
  lastName: text,
  address: text,
  city: text,
  county: text,
  zip: text,
  country: text,
}) satisfies z.ZodType<DomainAddress>

export const orderRequest = z.strictObject({
  market: locale,
  lines: cartLines.min(1),
  contact: z.strictObject({ email: text, phone: text }),
  address: typedAddress,
  billing: z.strictObject({
    sameAsDelivery: z.boolean(),
    personType: z.enum(PERSON_TYPES),
    companyName: text.optional(),
    vatNumber: text.optional(),
    registerNumber: text.optional(),
    ...typedAddress.partial().shape,
  }),
  delivery: deliveryKey,
  /** Locker id when the delivery is `locker`. */
  locker: lockerId.optional(),
  codes: typedCodes,
  /** The total the page showed; the server refuses to place another one (D-44). */
  total: amount.min(0),
  /** What was left to pay on that page; left out: all of it. */
  due: amount.min(0).optional(),
  terms: z.literal(true),
  newsletter: z.boolean(),
  note: text.optional(),
})
export type OrderRequest = z.infer<typeof orderRequest>

/** One key an order: made by the browser, at random (D-44). */
export const idempotencyKey = z.string().regex(/^[\x21-\x7e]{8,128}$/)

/** Answer of `POST /api/orders` (201; the same again for the same Idempotency-Key). */
export const orderPlaced = z.object({
  /** 160-bit token, the id of the payment, pay and confirmation pages. */
  id: z.string(),
  number: z.string(),
  /** Where to go next, with the market's prefix: payment or, when nothing is due, confirmation. */
  next: z.string(),
})
export type OrderPlaced = z.infer<typeof orderPlaced>

export const orderProblem = problemAnswer.extend({
  /** The fresh quote, for `total_changed`, `out_of_stock` and `delivery_unavailable`. */
  quote: quoteAnswer.optional(),
})
export type OrderProblem = z.infer<typeof orderProblem>
