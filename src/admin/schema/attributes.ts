/** Attributes in the back office, on the wire. */
import { z } from 'zod'
import { LONGEST_KEY } from '#domain/catalog/input-limits.ts'
import { MAX_FIELD_LENGTH } from '#domain/checkout/field-lengths.ts'
import { problemAnswer } from '#web/schema/problem.ts'
import { textUpTo } from '#web/schema/values.ts'

/** Values of one attribute. */
const MOST_OPTIONS = 300
const key = z
  .string()
  .regex(/^[a-z0-9][a-z0-9_.-]*$/)
  .max(LONGEST_KEY)
const word = textUpTo(MAX_FIELD_LENGTH).min(1)
const words = z.strictObject({ ro: word, en: word, hu: word })
const option = z.looseObject({ key: textUpTo(LONGEST_KEY).min(1) })
export type OptionView = z.infer<typeof option>

const attribute = z.strictObject({
  key,
  kind: textUpTo(LONGEST_KEY).min(1),
  unit: textUpTo(LONGEST_KEY).nullable(),
  filterable: z.boolean(),
  name: words,
  options: z.array(option).max(MOST_OPTIONS),
})
export type AttributeView = z.infer<typeof attribute>

export const saveAttributeRequest = z.strictObject({
  attribute,
  /** As the person saw it; null for a new one. */
  base: attribute.nullable(),
})

const counted = attribute.extend({ products: z.int() })
export type CountedAttributeView = z.infer<typeof counted>
export const attributesAnswer = z.object({ attributes: z.array(counted) })
export type AttributesAnswer = z.infer<typeof attributesAnswer>
export const attributeValues = z.object({ counts: z.record(z.string(), z.int()) })
export type AttributeValues = z.infer<typeof attributeValues>
export const attributeSaved = z.object({ entries: z.array(z.uuid()) })
export const attributeRefused = problemAnswer.extend({ attribute: attribute.optional() })
