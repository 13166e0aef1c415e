/** A placed order and its payment on the wire. */
import { z } from 'zod'
import { PERSON_TYPES, type Billing as DomainBilling } from '#domain/checkout/checkout.ts'
import type { Address as DomainAddress } from '#domain/customers/address.ts'
import { ORDER_STATUSES, PAYMENT_STATES } from '#domain/orders/order-status.ts'
import { PAYMENT_METHODS } from '#domain/payments/payment-method.ts'
import { ATTEMPT_STATES } from '#domain/payments/payment-state.ts'
import { PAYMENT_WAYS, WALLETS } from '#domain/payments/wallet.ts'
import { amount, count, currency, locale, moment } from './values.ts'
import { gift } from './cart.ts'
import { deliveryOption, locker } from './delivery.ts'

const address = z.object({
  firstName: z.string(),
  lastName: z.string(),
  address: z.string(),
  city: z.string(),
  /** County code where the country has a list ('CJ'), free text or '' elsewhere. */
  county: z.string(),
  zip: z.string(),
  country: z.string(),
}) satisfies z.ZodType<DomainAddress>

const billing = address.extend({
  personType: z.enum(PERSON_TYPES),
  companyName: z.string(),
  vatNumber: z.string(),
  /** Trade-register number, optional. */
  registerNumber: z.string(),
}) satisfies z.ZodType<DomainBilling>

const orderLine = z.object({
  name: z.string(),
  option: z.string(),
  image: z.string(),
  tint: z.string(),
  href: z.string().nullable(),
  qty: count,
  /** The catalog's price of one piece when it was ordered; above `unitPrice` where a coupon lowered it. */
  price: amount,
  unitPrice: amount,
  prior: amount.nullable(),
  couponed: z.boolean(),
  discount: amount,
  total: amount,
  gift: gift.nullable(),
  parts: z.array(z.object({ name: z.string(), qty: count })),
})

const orderDocument = z.object({
  kind: z.enum(['invoice', 'credit note']),
  number: z.string(),
  /** ISO date. */
  issuedOn: z.string(),
  currency,
  /** Positive on credit notes, too. */
  gross: amount,
  /** Number of the invoice that a credit note corrects. */
  corrects: z.string().nullable(),
  /** Address of the PDF, with the market's prefix; `?format=xml` for the electronic invoice. */
  href: z.string(),
})

/** What was given back: `money` by card, `credit` on vouchers. `sentAt`: when the money was sent. */
const orderRefund = z.object({
  at: moment,
  money: amount,
  credit: amount,
  sentAt: moment.nullable(),
  /** `quantity` 0: of the delivery charge. */
  lines: z.array(z.object({ name: z.string(), quantity: count, amount })),
})
export type OrderRefundView = z.infer<typeof orderRefund>

export const orderAnswer = z.object({
  /** 160-bit token, the id of the payment, pay and confirmation pages. */
  id: z.string(),
  number: z.string(),
  market: locale,
  currency,
  status: z.enum(ORDER_STATUSES),
  payment: z.enum(PAYMENT_STATES),
  /** State of the newest attempt to pay, null before the first. */
  attempt: z.object({ state: z.enum(ATTEMPT_STATES), reason: z.string().nullable() }).nullable(),
  /** Can be paid now (opened, unpaid, not expired). */
  payable: z.boolean(),
  /** How it is paid. */
  method: z.enum(PAYMENT_METHODS),
  /** What this costs on top, within `deliveryPrice`. */
  methodFee: amount,
  /** The methods that can be chosen, with what each costs on top. */
  methods: z.array(z.object({ method: z.enum(PAYMENT_METHODS), fee: amount })),
  /** What the browser can pay with beside the page of the gateway, and the frame of its buttons; null for nothing. */
  wallets: z.object({ names: z.array(z.enum(WALLETS)), frame: z.string().nullable() }).nullable(),
  /** Where a transfer goes; null unless it is chosen. */
  account: z.object({ iban: z.string(), bic: z.string(), bank: z.string(), holder: z.string() }).nullable(),
  /** What has come by transfer and is not in its payment: it counts while the order waits, and is owed back of any other. */
  transferred: amount,
  /** Ended by the customer or the shop, not by expiry. */
  isCanceled: z.boolean(),
  createdAt: moment,
  paidAt: moment.nullable(),
  expiresAt: moment.nullable(),
  contact: z.object({ email: z.string(), phone: z.string() }),
  address,
  billing,
  delivery: deliveryOption.extend({ locker: locker.nullable() }),
  /** When the last of it came, or was collected; null while something is on its way, or still to be sent. */
  deliveredAt: moment.nullable(),
  /** Whether all of it waits where it is collected, or was delivered. */
  isThere: z.boolean(),
  lines: z.array(orderLine),
  /** Codes that took something off or paid something. */
  codes: z.array(z.object({ code: z.string(), kind: z.enum(['coupon', 'voucher']), amount })),
  subtotal: amount,
  discount: amount,
  deliveryPrice: amount,
  total: amount,
  /** Paid by vouchers. */
  voucherPaid: amount,
  due: amount,
  /** By rate in percent, the highest first. */
  vat: z.array(z.object({ rate: z.number(), net: amount, vat: amount })),
  /** The invoice first, then the credit notes. */
  documents: z.array(orderDocument),
  /** The first first. */
  refunds: z.array(orderRefund),
})
export type OrderView = z.infer<typeof orderAnswer>

/** The amount of a payment is always that of the order, so it is not a field. */
export const paymentRequest = z.strictObject({ way: z.enum(PAYMENT_WAYS).default('page') })

/** `POST /api/orders/{id}/method`: how the order is paid, and the amount that the page showed for it. */
export const methodRequest = z.strictObject({ method: z.enum(PAYMENT_METHODS), due: amount.min(0) })

/** Answer of `POST /api/orders/{id}/payments`: what the browser does next. */
export const paymentAction = z.discriminatedUnion('type', [
  z.object({ type: z.literal('redirect'), url: z.string() }),
  z.object({ type: z.literal('form'), url: z.string(), fields: z.record(z.string(), z.string()) }),
  z.object({ type: z.literal('client'), secret: z.string() }),
  z.object({ type: z.literal('none') }),
])
export type PaymentAction = z.infer<typeof paymentAction>
