/** One order in the back office, on the wire. Amounts are integer hundredths. */
import { z } from 'zod'
import { MAX_QUANTITY } from '#domain/cart/cart.ts'
import { MAX_ID_LENGTH } from '#domain/catalog/item-id.ts'
import { MAX_FIELD_LENGTH } from '#domain/checkout/field-lengths.ts'
import { DELIVERY_METHODS } from '#domain/delivery/delivery.ts'
import { ORDER_STATUSES, PAYMENT_STATES } from '#domain/orders/order-status.ts'
import { ORDER_STEPS, STEP_REFUSALS } from '#domain/orders/order-steps.ts'
import { COURIERS, MAX_PARCELS, PARCEL_STATUSES } from '#domain/orders/parcel.ts'
import { amount, count, currency, locale, moment, textUpTo } from '#web/schema/values.ts'

const text = z.string()
const kind = z.enum(['goods', 'bundle', 'voucher', 'transport'])
const cities = z.record(locale, text)

const line = z.object({
  /** 1, 2, 3 … within the order. */
  position: count,
  kind,
  sku: text,
  name: text,
  option: text,
  image: text,
  tint: text,
  qty: count,
  unitPrice: amount,
  prior: amount.nullable(),
  isCouponed: z.boolean(),
  discount: amount,
  total: amount,
  parts: z.array(z.object({ sku: text, name: text, qty: count })),
  /** Pieces of the line that were sent, those that came back, and those that still wait; 0 where nothing is sent. */
  sent: count,
  returned: count,
  waiting: count,
  refunded: z.object({ qty: count, amount }),
})

const parcel = z.object({
  shipment: count,
  courier: z.enum(COURIERS),
  awb: text.nullable(),
  status: z.enum(PARCEL_STATUSES),
  statusAt: moment,
  refusal: text.nullable(),
})

/** Something that happened; `group` filters the list. `facts`: what the kind says of it, by name. */
const happening = z.object({
  at: moment,
  group: z.enum(['people', 'money', 'parcels', 'order']),
  kind: text,
  by: text.nullable(),
  staffName: text.nullable(),
  note: text.nullable(),
  facts: z.record(text, z.union([text, z.number(), z.array(text)])),
})
export type HappeningView = z.infer<typeof happening>

const person = z.object({ firstName: text, lastName: text, address: text, city: text, county: text, zip: text, country: text })

export const orderAnswer = z.object({
  number: text,
  /** Of what a decision rests on; a change carries the one that it read. */
  version: text,
  market: locale,
  currency,
  status: z.enum(ORDER_STATUSES),
  payment: z.enum(PAYMENT_STATES),
  method: text,
  createdAt: moment,
  expiresAt: moment.nullable(),
  email: text,
  phone: text,
  address: person,
  billing: person.extend({ personType: text, companyName: text, vatNumber: text, registerNumber: text }),
  delivery: z.object({ method: z.enum(DELIVERY_METHODS), from: text, to: text, note: text, point: text }),
  sums: z.object({
    goods: amount,
    discount: amount,
    delivery: amount,
    methodFee: amount,
    total: amount,
    voucherPaid: amount,
    due: amount,
    vat: amount,
  }),
  /** Of vouchers only the end of the code. */
  codes: z.array(z.object({ code: text, kind: z.enum(['coupon', 'voucher']), amount })),
  lines: z.array(line),
  waiting: z.array(z.object({ warehouse: text, pieces: z.array(z.object({ sku: text, name: text, qty: count })) })),
  shipments: z.array(
    z.object({
      position: count,
      warehouse: text,
      createdAt: moment,
      /** `line`: its position; `part` names a part of a bundle. */
      lines: z.array(z.object({ line: count, part: text.nullable(), qty: count })),
    }),
  ),
  parcels: z.array(parcel),
  attempts: z.array(
    z.object({ gateway: text, providerRef: text.nullable(), amount, state: text, reason: text.nullable(), createdAt: moment }),
  ),
  transfers: z.array(z.object({ reference: text, amount, returned: amount })),
  refunds: z.array(
    z.object({
      position: count,
      kind: text,
      at: moment,
      money: amount,
      credit: amount,
      isSent: z.boolean(),
      lines: z.array(z.object({ name: text, quantity: count, amount })),
    }),
  ),
  /** Payments that wait for a decision; `isOwed`: money that staff give back by hand. */
  cases: z.array(z.object({ reason: text, openedAt: moment, amount: amount.nullable(), isOwed: z.boolean() })),
  documents: z.array(
    z.object({
      number: text,
      kind: text,
      issuedOn: text,
      gross: amount,
      currency,
      corrects: text.nullable(),
      transmission: z.object({ authority: text, state: text, reason: text.nullable() }).nullable(),
    }),
  ),
  mails: z.array(
    z.object({
      id: z.uuid(),
      kind: text,
      subject: text,
      recipient: text,
      createdAt: moment,
      sentAt: moment.nullable(),
      hasFailed: z.boolean(),
    }),
  ),
  events: z.array(happening),
  customer: z.object({ id: z.uuid(), orders: count, since: moment, withdrawals: count }).nullable(),
  warehouses: z.array(z.object({ id: text, city: cities, name: cities })),
  /** Of each step null where it may be done, else why not. */
  steps: z.record(z.enum(ORDER_STEPS), z.enum(STEP_REFUSALS).nullable()),
  /** What the person may give back at once, null for any amount; undefined where the role gives nothing back. */
  refundLimit: amount.nullable().optional(),
})
export type OrderView = z.infer<typeof orderAnswer>
export type OrderLineView = OrderView['lines'][number]

const version = text.max(MAX_ID_LENGTH)
const note = textUpTo(500)
const warehouse = textUpTo(MAX_FIELD_LENGTH)

export const noteRequest = z.strictObject({ note })
export const stepRequest = z.strictObject({ version, note: note.optional() })
export const cancelRequest = z.strictObject({ version, reason: note })
export const moveRequest = z.strictObject({ version, warehouse, isLost: z.boolean(), note: note.optional() })
export const shipRequest = z.strictObject({
  version,
  /** Null: the one that has the most pieces. */
  warehouse: warehouse.nullable(),
  /** SKU → pieces; null: all that lie there. */
  pieces: z.record(text, z.int().positive()).nullable(),
  courier: z.enum(COURIERS).nullable(),
  parcels: z.int().min(1).max(MAX_PARCELS),
  /** Numbers that the courier gave before. */
  awbs: z.array(textUpTo(50)).max(MAX_PARCELS),
})
export const addressRequest = z.strictObject({
  version,
  address: z.strictObject({
    firstName: textUpTo(MAX_FIELD_LENGTH),
    lastName: textUpTo(MAX_FIELD_LENGTH),
    address: textUpTo(MAX_FIELD_LENGTH),
    city: textUpTo(MAX_FIELD_LENGTH),
    county: textUpTo(MAX_FIELD_LENGTH),
    zip: textUpTo(MAX_FIELD_LENGTH),
  }),
  reason: note,
})
export const bookRequest = z.strictObject({
  version,
  reference: textUpTo(100),
  /** Null: all that is missing. */
  amount: z.int().positive().nullable(),
})

const refund = {
  kind: z.enum(['unsent', 'returned', 'kept']),
  /** Position of a line → pieces. */
  lines: z.record(z.string().regex(/^[1-9]\d{0,3}$/), z.int().positive().max(MAX_QUANTITY)),
  delivery: z.int().nonnegative(),
  /** Where returned pieces go; null: they are written off. */
  warehouse: warehouse.nullable(),
  /** Unsent pieces do not exist any more. */
  isLost: z.boolean(),
}
export const refundCheckRequest = z.strictObject(refund)
export const refundRequest = z.strictObject({
  ...refund,
  /** A repeated call with it gives the same refund. */
  key: z.uuid(),
  /** What was agreed to: money and credit together. */
  amount,
  reason: note,
})
export const refundChecked = z.object({
  money: amount,
  credit: amount,
  currency,
  lines: z.array(z.object({ position: count, quantity: count, amount, vat: amount })),
  isWhole: z.boolean(),
})
export const refundedAnswer = z.object({ position: count, money: amount, credit: amount, currency })

export const owedRequest = z.strictObject({ act: z.enum(['check', 'repeat', 'given', 'settle']), reason: note })
export const shippedAnswer = z.object({ position: count, awbs: z.array(text) })
/** `courier`: another one than before; null for the same. */
export const numbersRequest = z.strictObject({ courier: z.enum(COURIERS).nullable() })
export const numbersAnswer = z.object({
  parcels: count,
  /** What a former courier may know them by, where it was asked and may have made a parcel. */
  references: z.array(text),
})
export const recallRequest = z.strictObject({ reason: note })
export const resendRequest = z.strictObject({ key: z.uuid() })
export const mailQuery = z.object({ form: z.enum(['sent', 'now']).default('sent'), as: z.enum(['html', 'text']).default('html') })
export const doneAnswer = z.object({ done: z.literal(true) })
