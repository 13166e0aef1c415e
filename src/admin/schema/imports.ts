/** Imports and exports in the back office, on the wire. */
import { z } from 'zod'
import { MAX_FIELD_LENGTH } from '#domain/checkout/field-lengths.ts'
import { EXPORT_KINDS, FILE_FORMATS, IMPORT_KINDS, IMPORT_STATES, LARGEST_RATE, PROFILES } from '#domain/imports/import-kind.ts'
import { count, currency, locale, moment, textUpTo } from '#web/schema/values.ts'

const MOST_HEADS = 500
const MOST_CHOSEN = 1000

export const importId = z.uuid()
export const importsQuery = z.strictObject({ before: moment.optional() })
export const uploadQuery = z.strictObject({ kind: z.enum(IMPORT_KINDS), name: textUpTo(MAX_FIELD_LENGTH).min(1) })
export const picturesQuery = z.strictObject({ name: textUpTo(MAX_FIELD_LENGTH).min(1) })

const mapping = z
  .record(z.string().max(MAX_FIELD_LENGTH), z.string().max(MAX_FIELD_LENGTH))
  .refine((value) => Object.keys(value).length <= MOST_HEADS, 'too_long')
/** How much of another currency one unit of the file's is. */
const rates = z.partialRecord(currency, z.number().positive().max(LARGEST_RATE))
export const checkImportRequest = z.strictObject({
  mapping,
  profile: z.enum(PROFILES),
  market: locale,
  rates: rates.default({}),
  newRows: z.enum(['create', 'leave_out']),
})

export const GROUP_FILTERS = ['all', 'changed', 'new', 'faulty'] as const
export const groupsQuery = z.strictObject({ state: z.enum(GROUP_FILTERS), after: z.coerce.number().int().min(0).default(0) })
export const chooseRequest = z.strictObject({
  positions: z.array(z.int().min(1)).max(MOST_CHOSEN).nullable(),
  isChosen: z.boolean(),
})
export const exportRequest = z.strictObject({ kind: z.enum(EXPORT_KINDS), format: z.enum(FILE_FORMATS) })

const counts = z.object({
  rows: count,
  same: count,
  new: count,
  changed: count,
  faulty: count,
  fields: count,
  applied: count,
  refused: count,
  kept: count,
})

const remark = z.object({ line: z.int(), column: z.string(), code: z.string(), isFault: z.boolean(), detail: z.string() })
export type RemarkView = z.infer<typeof remark>

const importView = z.object({
  id: z.uuid(),
  kind: z.enum(IMPORT_KINDS),
  fileName: z.string(),
  state: z.enum(IMPORT_STATES),
  by: z.string(),
  createdAt: moment,
  beganAt: moment,
  endedAt: moment.nullable(),
  /** What is done of how much in the step that runs. */
  done: count,
  total: count,
  counts,
  failure: z.string().nullable(),
  /** Whether it can be taken back now. */
  canUndo: z.boolean(),
  /** Name of the archive with its pictures, '' for none. */
  pictures: z.string(),
})
export type ImportView = z.infer<typeof importView>

export const importsAnswer = z.object({ imports: z.array(importView), next: moment.nullable() })

export const importBegun = z.object({ id: z.uuid() })
export const importMoved = z.object({ done: z.literal(true) })

export const importAnswer = z.object({
  import: importView,
  /** Null where its file has gone. */
  file: z
    .object({
      encoding: z.string(),
      separator: z.string(),
      format: z.enum(FILE_FORMATS),
      profile: z.enum(PROFILES),
      market: locale,
      rates,
      newRows: z.enum(['create', 'leave_out']),
      mapping: z.record(z.string(), z.string()),
      columns: z.array(z.object({ head: z.string(), first: z.string() })),
      fields: z.array(z.object({ name: z.string(), isRequired: z.boolean() })),
    })
    .nullable(),
})

const groupView = z.object({
  position: z.int(),
  line: z.int(),
  name: z.string(),
  state: z.enum(['new', 'changed', 'faulty']),
  isChosen: z.boolean(),
  outcome: z.enum(['applied', 'refused', 'undone']).nullable(),
  fields: z.array(z.object({ column: z.string(), item: z.string(), before: z.string(), after: z.string(), isKept: z.boolean() })),
  remarks: z.array(remark),
})
export const groupsAnswer = z.object({ groups: z.array(groupView), next: z.int().nullable() })

export const undoAnswer = z.object({
  fields: count,
  removed: count,
  kept: z.array(z.object({ line: z.int(), name: z.string(), column: z.string() })),
})

export const templatesAnswer = z.object({
  templates: z.array(z.object({ kind: z.enum(IMPORT_KINDS), columns: z.array(z.string()) })),
})
export type ImportsView = z.infer<typeof importsAnswer>
export type ImportDetail = z.infer<typeof importAnswer>
export type GroupView = z.infer<typeof groupView>
export type GroupsView = z.infer<typeof groupsAnswer>
export type UndoView = z.infer<typeof undoAnswer>
export type TemplatesView = z.infer<typeof templatesAnswer>
