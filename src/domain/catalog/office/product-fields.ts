/**
 * A product as staff edit it: a flat record from the name of a field to its value, so that two people's changes are put together field by
 * field, and the audit log says what became of each (D-64).
 */
import { canonicalJson, type JsonValue } from '#domain/staff/audit-entry.ts'
import { LOCALES, type Locale } from '#domain/market/market.ts'

export type ProductFields = Readonly<Record<string, JsonValue>>

/** Fields of one language: `name.ro`. */
export const TEXT_FIELDS = [
  'name',
  'slug',
  'opening',
  /** Sentences of the description. */
  'facts',
  'composition',
  'care',
  /** Null: nobody has said anything; an empty list: the maker gives none (LAW-37). */
  'warnings',
  'searchTitle',
  'searchText',
  'spareParts',
  'repair',
] as const
export type TextField = (typeof TEXT_FIELDS)[number]

/** Fields of the product as a whole. */
export const PRODUCT_FIELDS = [
  'brand',
  'collection',
  /** Number of its maker. */
  'manufacturer',
  'tags',
  'flags',
  'vatClass',
  'greenTaxRon',
  'noPromo',
  'withdrawalException',
  'ageFrom',
  'ageTo',
  'durabilityYears',
  'huGuaranteeMonths',
  'softwareMonths',
  'standard',
  'greenProof',
  'pictures',
  'parts',
  /** Products that it is stated to fit with. */
  'fitsWith',
] as const
export type ProductField = (typeof PRODUCT_FIELDS)[number]

/** Fields of a variant: `variant.42042.barcode`. */
export const VARIANT_FIELDS = ['barcode', 'weightG', 'volumeCm3', 'boxCm'] as const
export type VariantField = (typeof VARIANT_FIELDS)[number]

export const textField = (field: TextField, locale: Locale): string => `${field}.${locale}`
export const variantField = (id: number, field: VariantField): string => `variant.${id}.${field}`
export const attributeField = (key: string): string => `attribute.${key}`

export type FieldName =
  | { kind: 'text'; field: TextField; locale: Locale }
  | { kind: 'product'; field: ProductField }
  | { kind: 'variant'; id: number; field: VariantField }
  | { kind: 'attribute'; key: string }

/** Returns a value as a text: '' for what is none. */
export const textOf = (value: JsonValue | undefined): string => (typeof value === 'string' ? value : '')

/** Returns a text, number or truth as it is typed; '' for anything else. */
export const typedText = (value: JsonValue | undefined): string =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : ''

/** Returns the texts of a list; none for anything else. */
export const textsOf = (value: JsonValue | undefined): string[] =>
  Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : []

const isOf = <T extends string>(list: readonly T[], name: string | undefined): name is T =>
  (list as readonly string[]).includes(name ?? '')

/** Returns what a field's name says, null for none of a product. */
export function parseField(name: string): FieldName | null {
  const [head = '', ...rest] = name.split('.')
  const [second, third, ...more] = rest
  if (rest.length === 0) return isOf(PRODUCT_FIELDS, head) ? { kind: 'product', field: head } : null
  if (head === 'attribute') return { kind: 'attribute', key: rest.join('.') }
  if (head === 'variant' && more.length === 0 && /^\d{1,9}$/.test(second!) && isOf(VARIANT_FIELDS, third))
    return { kind: 'variant', id: Number(second), field: third }
  return rest.length === 1 && isOf(TEXT_FIELDS, head) && isOf(LOCALES, second)
    ? { kind: 'text', field: head, locale: second }
    : null
}

const isSame = (a: JsonValue | undefined, b: JsonValue | undefined): boolean =>
  canonicalJson(a ?? null) === canonicalJson(b ?? null)

/** What one person wants of a product, and what they saw when they began. */
export interface Edit {
  changes: ProductFields
  /** The same fields as they were read; null to change whatever is there. */
  base: ProductFields | null
}

export interface Merged {
  /** What is left to write. */
  changes: Record<string, JsonValue>
  /** Fields that somebody else changed to another value meanwhile. */
  conflicts: string[]
}

/** Puts an edit and what is there now together: a field that only one person changed takes that change. */
export function mergeEdit(current: ProductFields, { changes, base }: Edit): Merged {
  const merged: Merged = { changes: {}, conflicts: [] }
  for (const [name, wanted] of Object.entries(changes)) {
    if (isSame(current[name], wanted)) continue
    if (base !== null && !isSame(current[name], base[name])) merged.conflicts.push(name)
    else merged.changes[name] = wanted
  }
  return merged
}
