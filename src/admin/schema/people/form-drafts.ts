/** Drafts of forms and who else has a form open, on the wire. */
import { z } from 'zod'
import { actionOfForm, MAX_FORM_NAME, MAX_SECTION_NAME } from '#domain/staff/form-draft.ts'
import { moment, textUpTo } from '#web/schema/values.ts'

/** 'product/10423': the form and its record. */
const form = textUpTo(MAX_FORM_NAME).refine((name) => actionOfForm(name) !== null)

const values = z.record(z.string(), z.json())
const content = z.strictObject({ version: z.union([z.string(), z.int()]), base: values, typed: values })
export type DraftView = z.infer<typeof content>

export const draftQuery = z.strictObject({ form })
export const draftAnswer = z.object({ draft: z.object({ content, keptAt: moment }).nullable() })
export type DraftAnswer = z.infer<typeof draftAnswer>

export const beatRequest = z.strictObject({
  form,
  /** Where in the form the person is: 'prices'. */
  section: z
    .string()
    .max(MAX_SECTION_NAME)
    .regex(/^[a-z-]+$/)
    .nullable(),
  isHere: z.boolean(),
  /** Null: nothing is unsaved any more. Left out: as it was. */
  draft: content.nullable().optional(),
})
export type BeatRequest = z.infer<typeof beatRequest>

const person = z.object({ id: z.uuid(), firstName: z.string(), lastName: z.string(), section: z.string().nullable() })
export type PersonHere = z.infer<typeof person>
export const beatAnswer = z.object({ keptAt: moment.nullable(), others: z.array(person) })
export type BeatAnswer = z.infer<typeof beatAnswer>
