/** Recalls in the back office, on the wire (LAW-41). */
import { z } from 'zod'
import { LARGEST_NUMBER } from '#domain/catalog/input-limits.ts'
import { MAX_FIELD_LENGTH } from '#domain/checkout/field-lengths.ts'
import { RECALL_ANSWERS, RECALL_LENGTHS, RECALL_STATES, REMEDIES } from '#domain/recalls/recall.ts'
import { count, day, locale, moment, textUpTo } from '#web/schema/values.ts'

const text = textUpTo(RECALL_LENGTHS.text)
const said = z.strictObject({ hazard: text, todo: text })
const names = z.partialRecord(locale, z.string())

const recallFields = z.strictObject({
  product: z.int().min(1).max(LARGEST_NUMBER),
  lots: textUpTo(RECALL_LENGTHS.lots),
  soldFrom: day.nullable(),
  soldUntil: day.nullable(),
  texts: z.strictObject({ ro: said, en: said, hu: said }),
  remedies: z.array(z.enum(REMEDIES)).max(REMEDIES.length),
})
export type RecallFieldsView = z.infer<typeof recallFields>

export const createRecallRequest = z.strictObject({ recall: recallFields })
export const changeRecallRequest = z.strictObject({ version: z.int(), recall: recallFields })
export const moveRecallRequest = z.strictObject({ version: z.int(), reason: textUpTo(MAX_FIELD_LENGTH).nullable() })
export const recallWritten = z.object({ id: z.uuid(), entries: z.array(z.uuid()) })
export type RecallWritten = z.infer<typeof recallWritten>

const listed = z.object({
  id: z.uuid(),
  number: count,
  state: z.enum(RECALL_STATES),
  lots: z.string(),
  name: names,
  createdAt: moment,
  publishedAt: moment.nullable(),
  endedAt: moment.nullable(),
})
export type ListedRecallView = z.infer<typeof listed>
export const recallsAnswer = z.object({ recalls: z.array(listed) })
export type RecallsView = z.infer<typeof recallsAnswer>

const answer = z.enum(RECALL_ANSWERS)
/** `seen`: what the person saw. */
export const markBuyerRequest = z.strictObject({ seen: answer.nullable(), answer: answer.nullable() })

export const recallAnswer = z.object({
  recall: listed.extend({ version: z.int(), fields: recallFields }),
  sold: z.object({ pieces: count, orders: count }),
  written: z.object({ sent: count, waits: count, failed: count }),
  /** Reached, without an answer; and those of them whose last mail is three days old. */
  unanswered: count,
  due: count,
  /** At most so many as fit a page; those that were not reached first. */
  buyers: z.array(
    z.object({
      order: z.string(),
      market: locale,
      writtenAt: moment,
      sentAt: moment.nullable(),
      state: z.enum(['sent', 'waits', 'failed']),
      reminders: count,
      remindedAt: moment.nullable(),
      answer: answer.nullable(),
    }),
  ),
  /** What keeps it from being published. */
  faults: z.array(z.object({ field: z.string(), code: z.enum(['missing', 'softened', 'reversed']), about: z.array(z.string()) })),
})
export type RecallPageView = z.infer<typeof recallAnswer>
