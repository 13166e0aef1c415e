/** The shapes of answers, for the description of the endpoints; each is checked against the contract that the pages read by. */
import { z } from 'zod'
import { CURRENCIES, LOCALES } from '#domain/market/market.ts'
import { ORDER_STATUSES, PAYMENT_STATES } from '#domain/orders/order-status.ts'
import type { OrderView, Quote } from './contract.ts'

const amount = z.int()
const count = z.int()
const texts = z.array(z.string())
const date = z.string().regex(/^\d{4}-\d{2}-\d{2}$/)

const bundled = z.object({ id: z.string(), name: z.string(), image: z.string(), tint: z.string(), qty: count, sale: amount })

const gift = z.object({ email: z.string().optional(), name: z.string(), message: z.string(), date: z.string().optional() })

const lineCoupon = z.object({
  code: z.string(),
  amount,
  why: z.enum([
    'applied',
    'on_sale',
    'lowest_price',
    'higher_discount',
    'other_vendor',
    'other_product',
    'other_tags',
    'bundle',
    'no_promo',
    'voucher',
    'below_minimum',
    'nothing_left',
  ]),
  missing: amount.nullable(),
})

const quoteCode = z.object({
  code: z.string(),
  kind: z.enum(['coupon', 'voucher', 'unknown']),
  state: z.enum([
    'applied',
    'error_not_exist',
    'error_invalid',
    'error_logged_in',
    'error_min_purchase',
    'error_usage',
    'error_currency',
    'error_not_applicable',
    'error_credit_used',
    'error_too_many_tries',
  ]),
  amount,
  type: z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)]).nullable(),
  discount: count.nullable(),
  maxAmount: amount.nullable(),
  minPurchase: amount.nullable(),
  missing: amount.nullable(),
  currency: z.enum(CURRENCIES).nullable(),
  validUntil: z.iso.datetime().nullable(),
  appliesTo: z.enum(['order', 'vendors', 'products', 'tags']).nullable(),
  credit: amount.nullable(),
  retryAfter: count.nullable(),
  warnings: z.array(z.enum(['not_for_discounted', 'higher_discount_applies'])),
})

const quoteLine = z.object({
  item: z.string(),
  product: z.string(),
  name: z.string(),
  brand: z.string(),
  option: z.string(),
  href: z.string(),
  image: z.string(),
  tint: z.string(),
  qty: count,
  max: count,
  mrp: amount,
  price: amount,
  sale: amount,
  prior: amount.nullable(),
  on_sale: z.boolean(),
  couponed: z.boolean(),
  coupons: z.array(lineCoupon),
  discount: amount,
  total: amount,
  vendor: z.string(),
  tags: texts,
  virtual: z.boolean(),
  is_bundle: z.boolean(),
  skus: texts,
  saving: amount,
  gift: gift.nullable(),
  skus_bundled: z.array(bundled),
})

const adjustment = z.object({
  item: z.string(),
  name: z.string(),
  reason: z.enum(['quantity', 'sold_out', 'not_found']),
  requested: count,
  max: count,
})

const deliveryOption = z.object({
  key: z.string(),
  method: z.enum(['courier', 'locker', 'pickup', 'email']),
  price: amount,
  from: date,
  to: date,
  showroom: z.object({ id: z.string(), city: z.string(), name: z.string(), address: z.string() }).nullable(),
})

export const quoteAnswer = z.object({
  market: z.enum(LOCALES),
  currency: z.enum(CURRENCIES),
  lines: z.array(quoteLine),
  adjustments: z.array(adjustment),
  subtotal: amount,
  discount: amount,
  delivery: amount.nullable(),
  total: amount,
  vat: amount.nullable(),
  options: z.array(deliveryOption).nullable(),
  estimate: z.object({ price: amount, from: date, to: date }).nullable(),
  missingForFree: amount.nullable(),
  codes: z.array(quoteCode),
  vouchers: amount,
  due: amount,
  tooLarge: z.boolean(),
}) satisfies z.ZodType<Quote>

const address = z.object({
  firstName: z.string(),
  lastName: z.string(),
  address: z.string(),
  city: z.string(),
  county: z.string(),
  zip: z.string(),
  country: z.string(),
})

export const lockerAnswer = z.object({
  id: z.string(),
  courier: z.string(),
  name: z.string(),
  address: z.string(),
  city: z.string(),
  zip: z.string(),
})

const orderLine = z.object({
  name: z.string(),
  option: z.string(),
  image: z.string(),
  tint: z.string(),
  href: z.string().nullable(),
  qty: count,
  price: amount,
  unitPrice: amount,
  prior: amount.nullable(),
  couponed: z.boolean(),
  discount: amount,
  total: amount,
  gift: gift.nullable(),
  parts: z.array(z.object({ name: z.string(), qty: count })),
})

export const orderAnswer = z.object({
  id: z.string(),
  number: z.string(),
  market: z.enum(LOCALES),
  currency: z.enum(CURRENCIES),
  status: z.enum(ORDER_STATUSES),
  payment: z.enum(PAYMENT_STATES),
  attempt: z.object({ state: z.string(), reason: z.string().nullable() }).nullable(),
  payable: z.boolean(),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime().nullable(),
  contact: z.object({ email: z.string(), phone: z.string() }),
  address,
  billing: address.extend({
    personType: z.enum(['individual', 'company']),
    companyName: z.string(),
    vatNumber: z.string(),
    registerNumber: z.string(),
  }),
  delivery: deliveryOption.extend({ locker: lockerAnswer.nullable() }),
  lines: z.array(orderLine),
  codes: z.array(z.object({ code: z.string(), kind: z.enum(['coupon', 'voucher']), amount })),
  subtotal: amount,
  discount: amount,
  deliveryPrice: amount,
  total: amount,
  voucherPaid: amount,
  due: amount,
  vat: z.array(z.object({ rate: z.number(), net: amount, vat: amount })),
}) satisfies z.ZodType<OrderView>
