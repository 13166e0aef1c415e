/** Edits of many products and price campaigns, on the wire. Amounts are integer hundredths. */
import { z } from 'zod'
import { LARGEST_NUMBER, LONGEST_KEY } from '#domain/catalog/input-limits.ts'
import { MAX_FIELD_LENGTH } from '#domain/checkout/field-lengths.ts'
import { isLocalTime } from '#domain/content/campaign.ts'
import { LOCALES } from '#domain/market/market.ts'
import { BULK_STATES, MOST_EDITED, MOST_EDITED_TERMS } from '#domain/products/bulk-edit.ts'
import { LARGEST_PERCENT, PRICE_ACTS, ROUNDINGS } from '#domain/products/bulk-price.ts'
import { amount, count, currency, locale, moment, textUpTo } from '#web/schema/values.ts'
import { productQuery } from './products.ts'
import { refusedPrice } from '../prices.ts'

const id = z.int().min(1).max(LARGEST_NUMBER)
const localTime = z.string().refine(isLocalTime, 'local_time').nullable()
const some = z.int().min(-LARGEST_NUMBER).max(LARGEST_NUMBER).nullable()
const word = textUpTo(LONGEST_KEY).min(1)

const priceChange = z
  .strictObject({
    kind: z.literal('price'),
    act: z.enum(PRICE_ACTS),
    percent: z.number().min(-LARGEST_PERCENT).max(LARGEST_PERCENT),
    amounts: z.strictObject({ RON: some, EUR: some, HUF: some }),
    rounding: z.enum(ROUNDINGS),
    markets: z.array(locale).min(1).max(LOCALES.length),
    starts: localTime,
    ends: localTime,
  })
  .refine(({ act, percent }) => act !== 'reduce' || percent > 0, 'percent')
  .refine(({ act, amounts }) => act !== 'set' || Object.values(amounts).every((one) => one === null || one >= 0), 'amounts')
  .refine(({ act, ends }) => ends === null || act === 'reduce', 'end_without_reduction')
  .refine(({ starts, ends }) => starts === null || ends === null || starts < ends, 'moments_reversed')

const productChanges = [
  z.strictObject({
    kind: z.literal('tags'),
    add: z.array(word).max(MOST_EDITED_TERMS),
    remove: z.array(word).max(MOST_EDITED_TERMS),
  }),
  z.strictObject({
    kind: z.literal('collections'),
    add: z.array(id).max(MOST_EDITED_TERMS),
    remove: z.array(id).max(MOST_EDITED_TERMS),
  }),
  z.strictObject({ kind: z.literal('brand'), brand: id }),
  z.strictObject({ kind: z.literal('vat'), vatClass: word }),
  z.strictObject({
    kind: z.literal('publication'),
    markets: z.array(locale).min(1).max(LOCALES.length),
    publishes: z.boolean(),
  }),
]

export const bulkChange = z.union([priceChange, ...productChanges])
export type BulkChangeView = z.infer<typeof bulkChange>

/** Chosen products, or all that match; some of either are left out. */
export const selection = z.strictObject({
  ids: z.array(id).max(MOST_EDITED).nullable(),
  filter: productQuery.omit({ after: true, sort: true, down: true }).nullable(),
  without: z.array(id).max(MOST_EDITED).default([]),
})
export type SelectionView = z.input<typeof selection>

export const bulkPreviewRequest = z.strictObject({ selection, change: bulkChange, offset: z.int().min(0).max(LARGEST_NUMBER) })
export const bulkRequest = z.strictObject({ selection, change: z.union(productChanges) })
/** With a name it is a price campaign. */
export const bulkPricesRequest = z.strictObject({
  selection,
  change: priceChange,
  name: textUpTo(MAX_FIELD_LENGTH).nullable().default(null),
})
export const bulkUndoRequest = z.strictObject({ reason: textUpTo(MAX_FIELD_LENGTH).nullable() })

const line = z.object({
  product: count,
  market: locale,
  currency,
  /** Variants with the same prices. */
  variants: count,
  ordinary: amount,
  sale: amount,
  /** What is paid and struck through then; null where it is refused. */
  next: z.object({ price: amount, prior: amount.nullable() }).nullable(),
  lowest: amount.nullable(),
  refused: refusedPrice.nullable(),
})
export type BulkLineView = z.infer<typeof line>

const fieldLine = z.object({
  product: count,
  before: z.string(),
  after: z.string(),
  refused: z.enum(['main_collection', 'blocked']).nullable(),
})
export type BulkFieldLineView = z.infer<typeof fieldLine>

export const bulkPreview = z.object({
  /** Products of the whole selection. */
  total: count,
  /** Where the next part begins; null for the last one. */
  next: count.nullable(),
  products: z.array(z.object({ id: count, name: z.string() })),
  lines: z.array(line),
  fields: z.array(fieldLine),
})
export type BulkPreviewView = z.infer<typeof bulkPreview>

export const bulkBegun = z.object({ id: z.uuid() })

const bulkEdit = z.object({
  id: z.uuid(),
  name: z.string().nullable(),
  change: bulkChange,
  staffName: z.string(),
  total: count,
  position: count,
  changed: count,
  refused: z.record(z.string(), count),
  state: z.enum(BULK_STATES),
  kept: count,
  canUndo: z.boolean(),
  createdAt: moment,
  finishedAt: moment.nullable(),
  /** State → planned prices of it. */
  plans: z.record(z.string(), count),
})
export type BulkEditView = z.infer<typeof bulkEdit>
export const bulkAnswer = bulkEdit
export const bulkList = z.object({ edits: z.array(bulkEdit) })
