/** The cart on the wire: its lines, its quote, fresh prices of items. Names are the specification's (SPEC-3). */
import { z } from 'zod'
import {
  ADJUSTMENT_REASONS,
  MAX_LINES,
  MAX_QUANTITY,
  type Adjustment as DomainAdjustment,
  type RequestedLine,
} from '#domain/cart/cart.ts'
import { MAX_ID_LENGTH } from '#domain/catalog/item-id.ts'
import { MAX_LENGTH } from '#domain/checkout/field-lengths.ts'
import { MAX_CODE_LENGTH, MAX_CODES } from '#domain/promotions/codes.ts'
import { GIFT_LENGTHS, GIFT_MESSAGE_RULES, type Gift as DomainGift } from '#domain/promotions/gift.ts'
import { amount, count, countryCode, currency, day, freeTextUpTo, itemId, locale, textUpTo } from './values.ts'
import { lineCoupon, quoteCode } from './codes.ts'
import { deliveryKey, deliveryOption } from './delivery.ts'

/** Recipient and message of a bought voucher; amount and design are the item's. */
export const gift = z.object({
  /** Who gets the mail; left out: the buyer. */
  email: z.string().optional(),
  /** Name of whom it is for, shown on it. */
  name: z.string(),
  message: z.string(),
  /** ISO date in the market's time zone on which the mail is sent; left out: as soon as it is paid. */
  date: day.optional(),
}) satisfies z.ZodType<DomainGift>
export type Gift = z.infer<typeof gift>

const typedGift = z.strictObject({
  ...gift.shape,
  email: z.email().max(GIFT_LENGTHS.email).optional(),
  name: freeTextUpTo(GIFT_LENGTHS.name),
  message: freeTextUpTo(GIFT_LENGTHS.message, GIFT_MESSAGE_RULES),
}) satisfies z.ZodType<DomainGift>

/** A requested line: id and quantity only, no price (D-40). */
const cartLine = z.strictObject({
  item: itemId,
  qty: z.int().min(1).max(MAX_QUANTITY),
  /** Recipient of a gift voucher. Lines with different gift data are not merged. */
  gift: typedGift.optional(),
}) satisfies z.ZodType<RequestedLine>
export type CartLine = z.infer<typeof cartLine>
export const cartLines = z.array(cartLine).max(MAX_LINES)

export const typedCodes = z.array(textUpTo(MAX_CODE_LENGTH)).max(MAX_CODES)

export const quoteRequest = z.strictObject({
  market: locale,
  lines: cartLines,
  /** Destination; without it the quote has no delivery methods, only the estimate. */
  destination: z
    .strictObject({
      country: countryCode,
      zip: z.string().max(MAX_LENGTH.zip),
      county: z.string().max(MAX_LENGTH.county).optional(),
    })
    .optional(),
  /** A chosen delivery option's key, echoed from an earlier quote. */
  delivery: deliveryKey.optional(),
  /** Codes typed by the customer: coupons and gift vouchers alike. */
  codes: typedCodes.optional(),
  /** As far as known, so that a limit per customer is reported before the order is placed. */
  contact: z
    .strictObject({ email: textUpTo(MAX_LENGTH.email).optional(), phone: textUpTo(MAX_LENGTH.phone).optional() })
    .optional(),
})
export type QuoteRequest = z.infer<typeof quoteRequest>

const quoteLine = z.object({
  item: z.string(),
  product: z.string(),
  name: z.string(),
  brand: z.string(),
  /** "6–18 luni, cer": size and colour in the market's language, '' when there is no choice. */
  option: z.string(),
  href: z.string(),
  image: z.string(),
  /** Name of the tile tint behind the picture: 'oat', 'moss', … */
  tint: z.string(),
  qty: count,
  /** The most that can be promised now, at most `MAX_QUANTITY`. */
  max: count,
  mrp: amount,
  /** The catalog's price of one piece now, before any code. */
  price: amount,
  /** What one piece costs here: below `price` where a type 3 coupon lowered it. */
  sale: amount,
  /** The lawful struck-through price, or null when there is no reduction to show (LAW-22). */
  prior: amount.nullable(),
  on_sale: z.boolean(),
  /** A type 3 coupon covers the line; both prices are shown where `sale` is below `price`. */
  couponed: z.boolean(),
  /** Every coupon of the cart and how it met this line; empty without codes. */
  coupons: z.array(lineCoupon),
  /** Share of order discounts on this line, for all pieces. */
  discount: amount,
  /** sale × qty − discount */
  total: amount,
  vendor: z.string(),
  tags: z.array(z.string()),
  virtual: z.boolean(),
  is_bundle: z.boolean(),
  skus: z.array(z.string()),
  /** Of a bundle: what its parts cost by themselves, less its price here, one piece; never negative. 0 otherwise. */
  saving: amount,
  gift: gift.nullable(),
  /** Codes of the countries that one piece can be delivered to; none when it goes wherever the market delivers. */
  only: z.array(z.string()).optional(),
  /** Parts of a bundle with their own prices; empty for other items (SPEC-3). */
  skus_bundled: z.array(
    z.object({ id: z.string(), name: z.string(), image: z.string(), tint: z.string(), qty: count, sale: amount }),
  ),
})
export type QuoteLine = z.infer<typeof quoteLine>

/** Changes that the server made to the cart, shown as notices (SPEC-8). */
const adjustment = z.object({
  item: z.string(),
  name: z.string(),
  reason: z.enum(ADJUSTMENT_REASONS),
  requested: count,
  max: count,
}) satisfies z.ZodType<DomainAdjustment>
export type Adjustment = z.infer<typeof adjustment>

export const quoteAnswer = z.object({
  market: locale,
  currency,
  lines: z.array(quoteLine),
  adjustments: z.array(adjustment),
  subtotal: amount,
  discount: amount,
  /** Price of the chosen delivery, null while none is chosen. */
  delivery: amount.nullable(),
  total: amount,
  /** VAT contained in the total, null until the destination is known. */
  vat: amount.nullable(),
  /** Empty with a destination = "No delivery method available" (SPEC-8); null without one. */
  options: z.array(deliveryOption).nullable(),
  /** Cheapest courier to the market's own country: the estimate of the cart page. */
  estimate: z.object({ price: amount, from: day, to: day }).nullable(),
  /** Amount missing for free delivery, null where there is no free delivery. */
  missingForFree: amount.nullable(),
  /** Each code once, in the order typed. */
  codes: z.array(quoteCode),
  /** What vouchers pay of the total. */
  vouchers: amount,
  /** total − vouchers: what is left to pay. */
  due: amount,
  /** Above the maximum order value: the order would be refused with `total_too_large`. */
  tooLarge: z.boolean(),
})
export type Quote = z.infer<typeof quoteAnswer>

export const laterQuery = z.strictObject({
  market: locale,
  /** '10001,voucher-105', each once. */
  items: z
    .string()
    .transform((text) => [...new Set(text.split(','))])
    .pipe(z.array(itemId).max(MAX_LINES)),
})

/** An item that was put aside under the cart, as it is now. */
const laterItem = quoteLine
  .pick({ item: true, name: true, option: true, href: true, image: true, tint: true, price: true, prior: true, only: true })
  .extend({
    /** Pieces left when there are few, 0 when it is out of stock. */
    left: count.optional(),
  })
export type LaterItem = z.infer<typeof laterItem>
export const laterAnswer = z.array(laterItem)

/** Their number is limited by a 413 (D-11), not by the schema. */
const ids = z.array(z.string().max(MAX_ID_LENGTH))
export const itemsRequest = z.union([z.strictObject({ ids }), ids])

/** RON plain, the other currencies with their suffix (SPEC-3); `on_sale` in the currency asked for. */
const pricedItem = z.object({
  id: z.string(),
  name: z.string(),
  vendor: z.string(),
  tags: z.array(z.string()),
  mrp: amount,
  sale: amount,
  mrp_eur: amount,
  sale_eur: amount,
  mrp_huf: amount,
  sale_huf: amount,
  on_sale: z.boolean(),
  max: count,
  virtual: z.boolean(),
  is_bundle: z.boolean(),
  skus: z.array(z.string()),
})
export type PricedItemView = z.infer<typeof pricedItem>
export const itemsAnswer = z.array(pricedItem)
