/** What the shop's endpoints accept: strict, so that an unknown key is refused and nothing but these fields ever gets in. */
import { z } from 'zod'
import { MAX_LINES, MAX_QUANTITY } from '#domain/cart/cart.ts'
import { textFault, type TextRules } from '#domain/checkout/free-text.ts'
import { LOCALES } from '#domain/market/market.ts'
import { ITEM_ID } from '#domain/catalog/item-id.ts'
import type { OrderRequest, QuoteRequest } from './contract.ts'

export const locale = z.enum(LOCALES)
export const localeQuery = z.strictObject({ locale: locale.default('ro') })

const item = z.string().regex(ITEM_ID)
const quantity = z.int().min(1).max(MAX_QUANTITY)
/** So long at most, and all of it can be stored. */
const textUpTo = (length: number) =>
  z
    .string()
    .max(length)
    .refine((value) => value.isWellFormed() && !value.includes('\0'), 'not_text')
/** What a form holds: its own rules say the rest. */
const text = textUpTo(1000)
/** Validates free text by the rule that the browser also uses; the code of the fault is the message. */
const freeTextUpTo = (length: number, rules: TextRules = {}) =>
  textUpTo(length).superRefine((value, context) => {
    const message = textFault(value, rules)
    if (message) context.addIssue({ code: 'custom', message })
  })
const gift = z.strictObject({
  email: z.email().max(254).optional(),
  name: freeTextUpTo(100),
  message: freeTextUpTo(500, { multiline: true }),
  date: z.iso.date().optional(),
})
const lines = z.array(z.strictObject({ item, qty: quantity, gift: gift.optional() })).max(MAX_LINES)
export const countryCode = z.string().regex(/^[A-Z]{2}$/)
const deliveryKey = z.string().regex(/^[a-z]{1,20}(:[a-z0-9-]{1,40})?$/)
const codes = z.array(textUpTo(64)).max(20)

export const quoteRequest = z.strictObject({
  market: locale,
  lines,
  destination: z
    .strictObject({ country: countryCode, zip: z.string().max(20), county: z.string().max(50).optional() })
    .optional(),
  delivery: deliveryKey.optional(),
  codes: codes.optional(),
  contact: z.strictObject({ email: textUpTo(254).optional(), phone: textUpTo(40).optional() }).optional(),
}) satisfies z.ZodType<QuoteRequest>

const address = z.strictObject({
  firstName: text,
  lastName: text,
  address: text,
  city: text,
  county: text,
  zip: text,
  country: text,
})

export const orderRequest = z.strictObject({
  market: locale,
  lines: lines.min(1),
  contact: z.strictObject({ email: text, phone: text }),
  address,
  billing: z.strictObject({
    sameAsDelivery: z.boolean(),
    personType: z.enum(['individual', 'company']),
    companyName: text.optional(),
    vatNumber: text.optional(),
    registerNumber: text.optional(),
    ...address.partial().shape,
  }),
  delivery: deliveryKey,
  locker: z
    .string()
    .regex(/^[\w.:-]{1,60}$/)
    .optional(),
  codes,
  total: z.int().min(0),
  due: z.int().min(0).optional(),
  terms: z.literal(true),
  newsletter: z.boolean(),
  note: text.optional(),
}) satisfies z.ZodType<OrderRequest>

/** One key an order: made by the browser, at random (D-44). */
export const idempotencyKey = z.string().regex(/^[\x21-\x7e]{8,128}$/)
