/** Prices in the back office, on the wire. Amounts are integer hundredths. */
import { z } from 'zod'
import { LARGEST_NUMBER } from '#domain/catalog/input-limits.ts'
import { MAX_FIELD_LENGTH } from '#domain/checkout/field-lengths.ts'
import { amount, currency, locale, moment, textUpTo } from '#web/schema/values.ts'

const wanted = amount.min(0).max(LARGEST_NUMBER)
/** Prices of one call: a few items in three markets. */
const MOST_CHANGES = 300

const priceChange = z.strictObject({
  sku: textUpTo(MAX_FIELD_LENGTH).min(1),
  market: locale,
  /** Ordinary price, never struck through. */
  price: wanted,
  /** What is announced as a reduction; null for none. */
  reduced: wanted.nullable(),
  /** Recommended price; null to leave it. */
  prp: wanted.nullable(),
  /** When it begins; null for now. */
  from: moment.nullable().default(null),
  /** When the ordinary price follows a reduced one; null for no end. */
  to: moment.nullable().default(null),
  /** Of the price that the person saw. */
  version: z.string().max(MAX_FIELD_LENGTH),
})
export type PriceChangeInput = z.input<typeof priceChange>

const terms = priceChange
  .refine(({ to, reduced }) => to === null || reduced !== null, 'end_without_reduction')
  .refine(({ from, to }) => from === null || to === null || from < to, 'moments_reversed')
const changes = z
  .array(terms)
  .min(1)
  .max(MOST_CHANGES)
  .refine((all) => new Set(all.map(({ sku, market }) => `${sku} ${market}`)).size === all.length, 'twice')

export const checkPricesRequest = z.strictObject({ changes })
export const changePricesRequest = z.strictObject({ changes, reason: textUpTo(MAX_FIELD_LENGTH).nullable() })

export const undoPriceRequest = z.strictObject({ entry: z.uuid(), reason: textUpTo(MAX_FIELD_LENGTH).nullable() })
export const planId = z.uuid()
export const cancelPlanRequest = z.strictObject({ reason: textUpTo(MAX_FIELD_LENGTH).nullable() })
export const planCancelled = z.object({ done: z.literal(true) })

const decidedPrice = z.object({
  sku: z.string(),
  market: locale,
  price: amount,
  prp: amount,
  /** What is struck through; null where nothing is. */
  prior: amount.nullable(),
})

export const refusedPrice = z.object({
  sku: z.string(),
  market: locale,
  reason: z.enum([
    'not_lowest',
    'not_promoted',
    'fractional',
    'never_sold',
    'not_below_price',
    'above_recommended',
    'unknown_item',
    'changed_meanwhile',
    'overlaps',
  ]),
  /** Lowest price of the 30 days before, where the price is not below it. */
  lowest: amount.nullable(),
  since: moment.nullable(),
  /** First moment from which the reduction would be lawful; null while a price as low is in force. */
  lawfulFrom: moment.nullable(),
})
export type RefusedPrice = z.infer<typeof refusedPrice>

export const pricesDecided = z.object({
  changes: z.array(decidedPrice),
  refused: z.array(refusedPrice),
  /** What was written in the audit log, one for each item: what can be taken back. */
  entries: z.array(z.uuid()),
})
export type PricesDecided = z.infer<typeof pricesDecided>

const plan = z.object({
  id: z.uuid(),
  price: amount,
  reduced: amount.nullable(),
  startsAt: moment,
  endsAt: moment.nullable(),
  isRunning: z.boolean(),
  note: z.string().nullable(),
})

const marketPrice = z.object({
  market: locale,
  currency,
  sale: amount,
  prp: amount,
  prior: amount.nullable(),
  reducedAt: moment.nullable(),
  /** When the price was lowered, shown as a reduction or not. */
  reducedSince: moment.nullable(),
  /** Never reduced (D-28). */
  noPromo: z.boolean(),
  version: z.string(),
  /** What is paid where nothing is reduced. */
  ordinary: amount,
  /** A price that was lowered and is not shown as reduced: it is not below the lowest one of the 30 days before. */
  unshown: z.object({ since: moment, lowest: amount, lawfulFrom: moment }).nullable(),
  lowest: z.object({ price: amount, since: moment }).nullable(),
  history: z.array(z.object({ price: amount, from: moment, to: moment.nullable() })),
  plans: z.array(plan),
})
export type MarketPriceView = z.infer<typeof marketPrice>

export const pricesAnswer = z.object({ sku: z.string(), prices: z.array(marketPrice) })
/** Every item of a product, in the order of the page. */
export const productPricesAnswer = z.object({ items: z.array(pricesAnswer) })
export type ItemPrices = z.infer<typeof pricesAnswer>
