/** Stock in the back office, on the wire. `lying`: what is there, `promised`: what of it belongs to orders. */
import { z } from 'zod'
import { VARIANT_ID } from '#domain/catalog/item-id.ts'
import { MAX_FIELD_LENGTH } from '#domain/checkout/field-lengths.ts'
import { MOST_PIECES, MOST_STOCK_CHANGES, MOVEMENT_KINDS, STOCK_REASONS } from '#domain/stock/movement.ts'
import { STOCK_SORTS, STOCK_VIEWS } from '#domain/stock/stock-view.ts'
import { count, day, locale, moment, textUpTo } from '#web/schema/values.ts'

export const variantId = z.string().regex(VARIANT_ID)
export const key = textUpTo(MAX_FIELD_LENGTH).min(1)
export const pieces = z.int().min(0).max(MOST_PIECES)
const number = z.coerce.number().int()

export const stockQuery = z.object({
  view: z.enum(STOCK_VIEWS).default('all'),
  words: textUpTo(MAX_FIELD_LENGTH).optional(),
  warehouse: key.optional(),
  sort: z.enum(STOCK_SORTS).default('article'),
  /** Of the last row of the page before. */
  after: number.optional(),
  item: variantId.optional(),
})

const stockPlace = z.object({
  warehouse: z.string(),
  lying: count,
  promised: count,
  available: count,
  low: count.nullable(),
  shelf: z.string().nullable(),
  /** Promised pieces that a count did not find. */
  missing: count.nullable(),
})

export const stockItem = z.object({
  item: variantId,
  product: count,
  sku: z.string(),
  barcode: z.string().nullable(),
  name: z.string(),
  option: z.string(),
  picture: z.object({ src: z.string(), tint: z.string() }).nullable(),
  low: count.nullable(),
  onTheWay: count,
  sold: count,
  places: z.array(stockPlace),
})
export type StockItemView = z.infer<typeof stockItem>

export const stockAnswer = z.object({
  items: z.array(stockItem),
  next: z.object({ after: count, item: variantId }).nullable(),
})

export type StockPageView = z.infer<typeof stockAnswer>

export const stockSummary = z.object({
  counts: z.record(z.enum(STOCK_VIEWS), count),
  warehouses: z.array(
    z.object({
      id: z.string(),
      kind: z.enum(['showroom', 'warehouse']),
      name: z.record(locale, z.string()),
      city: z.record(locale, z.string()),
      pieces: count,
      articles: count,
      countedAt: moment.nullable(),
      isCounted: z.boolean(),
    }),
  ),
})

export type StockSummary = z.infer<typeof stockSummary>

export const stockItemAnswer = z.object({ item: stockItem, days: z.array(z.object({ day, lying: count })) })
export type StockItemHistory = z.infer<typeof stockItemAnswer>

export const movementsQuery = z.object({
  item: variantId.optional(),
  words: textUpTo(MAX_FIELD_LENGTH).optional(),
  warehouse: key.optional(),
  kind: z.enum(MOVEMENT_KINDS).optional(),
  before: number.optional(),
})
const movement = z.object({
  id: count,
  at: moment,
  item: variantId,
  sku: z.string(),
  name: z.string(),
  warehouse: z.string(),
  kind: z.enum(MOVEMENT_KINDS),
  lying: count,
  promised: count,
  lyingAfter: count,
  promisedAfter: count,
  order: z.string().nullable(),
  document: z.string().nullable(),
  staffName: z.string().nullable(),
  note: z.string().nullable(),
})
export const movementsAnswer = z.object({ movements: z.array(movement), next: count.nullable() })
export type MovementsView = z.infer<typeof movementsAnswer>
export type MovementView = z.infer<typeof movement>

const note = textUpTo(MAX_FIELD_LENGTH).nullable()
export const changeStockRequest = z.strictObject({
  changes: z
    .array(z.strictObject({ item: variantId, warehouse: key, seen: pieces, lying: pieces }))
    .min(1)
    .max(MOST_STOCK_CHANGES)
    .refine((all) => new Set(all.map(({ item, warehouse }) => `${item} ${warehouse}`)).size === all.length, 'twice'),
  reason: z.enum(STOCK_REASONS),
  note,
})
/** A change that was refused, in the problem. */
export interface RefusedStockView {
  item: string
  warehouse: string
  reason: 'unknown_item' | 'changed_meanwhile' | 'promised'
  lying: number
  promised: number
  orders: string[]
}
export const stockChanged = z.object({ entries: z.array(z.uuid()) })

const limits = z.strictObject({
  low: pieces.nullable(),
  places: z
    .array(z.strictObject({ warehouse: key, low: pieces.nullable(), shelf: textUpTo(MAX_FIELD_LENGTH).trim().min(1).nullable() }))
    .max(MOST_STOCK_CHANGES),
})
export type LimitsView = z.infer<typeof limits>
export const changeLimitsRequest = z.strictObject({ seen: limits, wanted: limits })
