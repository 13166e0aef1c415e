/** Count sheets and transfers in the back office, on the wire. */
import { z } from 'zod'
import { MAX_FIELD_LENGTH } from '#domain/checkout/field-lengths.ts'
import { MOST_PIECES } from '#domain/stock/movement.ts'
import {
  COUNT_PARTS,
  COUNT_STATES,
  MOST_SCANS,
  MOST_TRANSFER_LINES,
  TRANSFER_DIFFERENCES,
  TRANSFER_STATES,
} from '#domain/stock/stock-papers.ts'
import { count, day, moment, textUpTo } from '#web/schema/values.ts'
import { key, pieces, stockItem, variantId } from './stock.ts'

const uuid = z.uuid()
export const isId = (text: string): boolean => uuid.safeParse(text).success

const picture = z.object({ src: z.string(), tint: z.string() }).nullable()

const countHead = z.object({
  id: z.uuid(),
  number: z.string(),
  warehouse: z.string(),
  part: z.enum(COUNT_PARTS),
  partName: z.string(),
  state: z.enum(COUNT_STATES),
  startedAt: moment,
  startedBy: z.string(),
  endedAt: moment.nullable(),
  endedBy: z.string().nullable(),
  articles: count,
  counted: count,
})
export type CountHeadView = z.infer<typeof countHead>
export const countsAnswer = z.object({ counts: z.array(countHead) })
export type CountsView = z.infer<typeof countsAnswer>

const named = z.array(z.object({ id: z.string(), name: z.string() }))
export const countPartsAnswer = z.object({ brands: named, collections: named })
export type CountPartsView = z.infer<typeof countPartsAnswer>

export const beginCountRequest = z
  .strictObject({ warehouse: key, part: z.enum(COUNT_PARTS), of: key.nullable() })
  .refine(({ part, of }) => (part === 'everything') === (of === null), 'part')
  .refine(({ part, of }) => (part !== 'brand' && part !== 'collection') || /^[1-9]\d{0,8}$/.test(of ?? ''), 'of')
export const countBegun = z.object({ id: z.uuid() })

const countLine = z.object({
  item: variantId,
  sku: z.string(),
  barcode: z.string().nullable(),
  name: z.string(),
  option: z.string(),
  picture,
  shelf: z.string().nullable(),
  counted: count.nullable(),
  by: z.string().nullable(),
  at: moment.nullable(),
  /** What lay there when it was counted: null before. */
  expected: count.nullable(),
  /** What came and went since. */
  moved: count,
  /** What booking changes, and promised pieces that were not found. */
  booked: count,
  missing: count,
})
export type CountLineView = z.infer<typeof countLine>

export const countAnswer = z.object({
  head: countHead,
  scans: count,
  lines: z.array(countLine),
  unknown: z.array(z.object({ code: z.string(), pieces: count, by: z.string() })),
})

export type CountView = z.infer<typeof countAnswer>

const code = textUpTo(MAX_FIELD_LENGTH).min(1)
export const scansRequest = z.strictObject({
  scans: z
    .array(z.strictObject({ id: z.uuid(), code, pieces: z.int().min(-MOST_PIECES).max(MOST_PIECES), at: moment }))
    .min(1)
    .max(MOST_SCANS),
})
export const nameCodeRequest = z.strictObject({ code, item: variantId })
export const bookCountRequest = z.strictObject({ scans: count })
export const countBooked = z.object({ entries: z.array(z.uuid()), missing: count })
export const countStep = z.object({ done: z.literal(true) })

const transferHead = z.object({
  id: z.uuid(),
  number: z.string(),
  from: z.string(),
  to: z.string(),
  state: z.enum(TRANSFER_STATES),
  note: z.string(),
  expectedOn: day.nullable(),
  version: count,
  createdAt: moment,
  createdBy: z.string(),
  sentAt: moment.nullable(),
  sentBy: z.string().nullable(),
  receivedAt: moment.nullable(),
  receivedBy: z.string().nullable(),
})
export const transfersAnswer = z.object({
  transfers: z.array(transferHead.extend({ pieces: count, articles: count, missing: count })),
})

export type TransfersView = z.infer<typeof transfersAnswer>

export const transferAnswer = z.object({
  transfer: transferHead,
  lines: z.array(
    z.object({
      item: stockItem,
      pieces: count,
      received: count,
      difference: z.enum(TRANSFER_DIFFERENCES).nullable(),
    }),
  ),
})

export type TransferView = z.infer<typeof transferAnswer>

const draft = z
  .strictObject({
    from: key,
    to: key,
    note: textUpTo(MAX_FIELD_LENGTH),
    expectedOn: day.nullable(),
    lines: z
      .array(z.strictObject({ item: variantId, pieces: pieces.min(1) }))
      .max(MOST_TRANSFER_LINES)
      .refine((all) => new Set(all.map(({ item }) => item)).size === all.length, 'twice'),
  })
  .refine(({ from, to }) => from !== to, 'same_warehouse')
export const beginTransferRequest = draft
export const changeTransferRequest = z.strictObject({ version: count, draft })
export const transferStepRequest = z.strictObject({ version: count })
export const receiveTransferRequest = z.strictObject({
  version: count,
  lines: z
    .array(z.strictObject({ item: variantId, received: pieces, difference: z.enum(TRANSFER_DIFFERENCES).nullable() }))
    .max(MOST_TRANSFER_LINES),
  isDone: z.boolean(),
})
export const transferChanged = z.object({ id: z.uuid(), entries: z.array(z.uuid()) })
