/** The audit log and taking back what it tells, on the wire. */
import { z } from 'zod'
import { MAX_FIELD_LENGTH } from '#domain/checkout/field-lengths.ts'
import { moment, textUpTo } from '#web/schema/values.ts'

const text = textUpTo(MAX_FIELD_LENGTH)

export const auditQuery = z.object({
  words: text.optional(),
  staff: z.uuid().optional(),
  kind: z.string().optional(),
  id: z.string().optional(),
  from: z.iso.datetime().optional(),
  until: z.iso.datetime().optional(),
  /** Position of the last entry of the page before. */
  before: z.coerce.number().int().positive().optional(),
})
export const auditAnswer = z.object({
  entries: z.array(
    z.object({
      id: z.uuid(),
      position: z.int(),
      at: moment,
      staffId: z.uuid().nullable(),
      staffName: z.string(),
      action: z.string(),
      object: z.object({ kind: z.string(), id: z.string(), name: z.string() }),
      before: z.json(),
      after: z.json(),
      reason: z.string().nullable(),
      undoes: z.uuid().nullable(),
      /** Whether this person may take it back now. */
      isUndoable: z.boolean(),
      ip: z.string(),
      device: z.string(),
    }),
  ),
  /** `before` of the next page, null on the last one. */
  next: z.int().nullable(),
})
export type AuditView = z.infer<typeof auditAnswer>
export const chainAnswer = z.object({ isWhole: z.boolean(), entries: z.int().optional(), at: z.int().optional() })
export type ChainView = z.infer<typeof chainAnswer>

export const entryId = z.uuid()
export const undoRequest = z.strictObject({ reason: text.nullable() })
/** The entry that tells it, which can be taken back in turn. */
export const undoneAnswer = z.object({ entry: z.uuid().nullable() })
export type UndoneView = z.infer<typeof undoneAnswer>
