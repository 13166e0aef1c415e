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
  /** Of the price that the person saw. */
  version: z.string().max(MAX_FIELD_LENGTH),
})

const changes = z
  .array(priceChange)
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

const refusedPrice = z.object({
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
  /** Never reduced (D-28). */
  noPromo: z.boolean(),
  version: z.string(),
  lowest: z.object({ price: amount, since: moment }).nullable(),
  history: z.array(z.object({ price: amount, from: moment, to: moment.nullable() })),
  plans: z.array(plan),
})
export type MarketPriceView = z.infer<typeof marketPrice>

export const pricesAnswer = z.object({ sku: z.string(), prices: z.array(marketPrice) })
