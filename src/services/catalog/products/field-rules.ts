/** The rule of each field of a product, as staff enter it. A refusal names the field and a code that the form has a sentence for. */
import { z } from 'zod'
import { LARGEST_NUMBER, LONGEST_SIDE, MOST_OF_A_PART, OLDEST_MONTHS } from '#domain/catalog/input-limits.ts'
import { hasCheckDigit } from '#domain/catalog/gtin.ts'
import { parseField, type ProductField, type TextField, type VariantField } from '#domain/catalog/office/product-fields.ts'
import { VAT_CLASSES } from '#domain/catalog/office/publish-gate.ts'
import { MOST_STATED } from '#domain/compatibility/compatibility-rule.ts'
import { LOCALES } from '#domain/market/market.ts'
import type { JsonValue } from '#domain/staff/audit-entry.ts'
import { key, slug } from '#services/checked-input.ts'

/** Characters of one text, and of one that stands in a line. */
const LONGEST_TEXT = 10_000
const LONGEST_LINE = 300
const MOST_ENTRIES = 60

const line = z.string().trim().max(LONGEST_LINE)
const lineOrNone = line.min(1).nullable()
const textOrNone = z.string().trim().min(1).max(LONGEST_TEXT).nullable()
const lines = z.array(z.string().trim().min(1).max(LONGEST_LINE)).max(MOST_ENTRIES)
const keys = z.array(key).max(MOST_ENTRIES)
const number = z.int().min(1).max(LARGEST_NUMBER)
const count = z.int().min(0).max(LARGEST_NUMBER)
const months = z.int().min(0).max(OLDEST_MONTHS).nullable()
const SHORTEST_PROMISE = 3
const LONGEST_PROMISE = 99
const LONGEST_UPDATES = 600
const HU_MONTHS = [0, 24, 36] as const
const LONGEST_BOX_CM = 1000

const picture = z.strictObject({
  address: z.string().regex(/^\/(?:i\/[0-9a-f]{32}\/\d{2,4}\.(?:webp|avif)|[a-z][\w./-]*)$/),
  width: z.int().min(1).max(LONGEST_SIDE),
  height: z.int().min(1).max(LONGEST_SIDE),
  colourway: key.nullable(),
  tint: key,
  view: key.nullable(),
  alt: z.partialRecord(z.enum(LOCALES), line),
})

const TEXT: Readonly<Record<TextField, z.ZodType<JsonValue>>> = {
  name: line,
  slug: slug.max(LONGEST_LINE),
  opening: z.string().trim().max(LONGEST_TEXT),
  facts: lines,
  composition: textOrNone,
  care: textOrNone,
  warnings: lines.nullable(),
  searchTitle: lineOrNone,
  searchText: lineOrNone,
  spareParts: textOrNone,
  repair: textOrNone,
}

const PRODUCT: Readonly<Record<ProductField, z.ZodType>> = {
  brand: slug,
  collection: key,
  manufacturer: z.int().min(1).max(LARGEST_NUMBER).nullable(),
  tags: keys,
  flags: keys,
  vatClass: z.enum(VAT_CLASSES as [string, ...string[]]),
  greenTaxRon: count,
  noPromo: z.boolean(),
  withdrawalException: z.enum(['none', 'sealed_hygiene', 'custom_made']),
  ageFrom: months,
  ageTo: months,
  durabilityYears: z.int().min(SHORTEST_PROMISE).max(LONGEST_PROMISE).nullable(),
  huGuaranteeMonths: z.union(HU_MONTHS.map((one) => z.literal(one))).nullable(),
  softwareMonths: z.int().min(0).max(LONGEST_UPDATES).nullable(),
  standard: lineOrNone,
  greenProof: lineOrNone,
  pictures: z.array(picture).max(MOST_ENTRIES),
  parts: z
    .array(z.strictObject({ variant: z.int().min(1).max(LARGEST_NUMBER), quantity: z.int().min(1).max(MOST_OF_A_PART) }))
    .max(MOST_ENTRIES)
    .refine((parts) => new Set(parts.map(({ variant }) => variant)).size === parts.length, 'twice'),
  fitsWith: z
    .array(z.strictObject({ product: number, adapter: number.nullable() }))
    .max(MOST_STATED)
    .refine((fits) => new Set(fits.map(({ product }) => product)).size === fits.length, 'twice')
    .refine((fits) => fits.every(({ product, adapter }) => product !== adapter), 'own_adapter'),
}

const VARIANT: Readonly<Record<VariantField, z.ZodType<JsonValue>>> = {
  barcode: z.string().refine(hasCheckDigit, 'check_digit').nullable(),
  weightG: count,
  volumeCm3: count,
  boxCm: z
    .tuple([1, 2, 3].map(() => z.number().min(0).max(LONGEST_BOX_CM)) as [z.ZodNumber, z.ZodNumber, z.ZodNumber])
    .nullable(),
}

const attributeValue = z.union([z.string().max(LONGEST_LINE), z.number(), z.boolean(), lines, z.null()])

function ruleOf(name: string): z.ZodType | null {
  const field = parseField(name)
  switch (field?.kind) {
    case 'text':
      return TEXT[field.field]
    case 'product':
      return PRODUCT[field.field]
    case 'variant':
      return VARIANT[field.field]
    case 'attribute':
      return key.safeParse(field.key).success ? attributeValue : null
    case undefined:
      return null
  }
}

export interface CheckedChanges {
  /** With texts as they are stored: without space around them. */
  changes: Record<string, JsonValue>
  /** Field → code of what is wrong. */
  faults: Record<string, string>
}

/** Returns the changes as they are stored, and what is wrong with each. */
export function checkFields(given: Readonly<Record<string, unknown>>): CheckedChanges {
  const checked: CheckedChanges = { changes: {}, faults: {} }
  for (const [name, value] of Object.entries(given)) {
    const rule = ruleOf(name)
    const parsed = rule?.safeParse(value)
    if (parsed?.success) checked.changes[name] = parsed.data as JsonValue
    else {
      const issue = parsed?.error.issues[0]
      checked.faults[name] = issue === undefined ? 'unknown_field' : issue.code === 'custom' ? issue.message : issue.code
    }
  }
  return checked
}
