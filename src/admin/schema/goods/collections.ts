/** Collections in the back office, on the wire. */
import { z } from 'zod'
import { MOST_PINS, MOST_RULE_VALUES, MOST_COLLECTION_RULES, MOST_SHOWN_FILTERS } from '#domain/catalog/collection-rule.ts'
import { LARGEST_NUMBER, LONGEST_KEY, OLDEST_MONTHS } from '#domain/catalog/input-limits.ts'
import { MAX_FIELD_LENGTH } from '#domain/checkout/field-lengths.ts'
import { CURRENCIES, LOCALES } from '#domain/market/market.ts'
import { problemAnswer } from '#web/schema/problem.ts'
import { count, currency, locale, moment, textUpTo } from '#web/schema/values.ts'

/** Characters of the text above a listing. */
const LONGEST_LEAD = 2000
const id = z.int().min(1).max(LARGEST_NUMBER)
const inEach = <T extends z.ZodType>(text: T) => z.strictObject({ ro: text, en: text, hu: text })
const words = (length: number) => inEach(textUpTo(length))
const some = <T extends z.ZodType>(one: T) => z.array(one).min(1).max(MOST_RULE_VALUES)
const limit = z.int().min(0).max(LARGEST_NUMBER).nullable()
/** Of one market; null where the rule lists nothing there. */
const limits = z.strictObject({ from: limit, to: limit }).nullable()
const months = z.int().min(0).max(OLDEST_MONTHS)

const simpleRules = [
  z.strictObject({ kind: z.literal('brand'), brands: some(id) }),
  z.strictObject({ kind: z.literal('collection'), collections: some(id) }),
  z.strictObject({
    kind: z.literal('attribute'),
    attribute: textUpTo(LONGEST_KEY).min(1),
    values: some(textUpTo(MAX_FIELD_LENGTH).min(1)),
  }),
  z.strictObject({
    kind: z.literal('price'),
    limits: z.strictObject({ RON: limits, EUR: limits, HUF: limits }).refine((all) => Object.values(all).some(Boolean), 'empty'),
  }),
  z.strictObject({ kind: z.literal('reduced'), currencies: z.array(currency).min(1).max(CURRENCIES.length) }),
  z.strictObject({ kind: z.literal('new') }),
  z.strictObject({ kind: z.literal('age'), from: months, to: months.nullable() }),
] as const
const simpleRule = z.discriminatedUnion('kind', simpleRules)
export type SimpleRuleView = z.infer<typeof simpleRule>
const rule = z.discriminatedUnion('kind', [
  ...simpleRules,
  z.strictObject({ kind: z.literal('any'), rules: z.array(simpleRule).min(1).max(MOST_COLLECTION_RULES) }),
])
export type RuleView = z.infer<typeof rule>
const rules = z.array(rule).max(MOST_COLLECTION_RULES)
const pins = z.array(id).max(MOST_PINS)

const filters = z
  .array(textUpTo(LONGEST_KEY).min(1))
  .min(1)
  .max(MOST_SHOWN_FILTERS)
  .refine((all) => new Set(all).size === all.length, 'twice')

const fields = z.strictObject({
  name: words(MAX_FIELD_LENGTH),
  slug: words(LONGEST_KEY),
  description: words(LONGEST_LEAD),
  tagline: words(MAX_FIELD_LENGTH),
  hidden: z.boolean(),
  /** Markets that do not show it. */
  withheldIn: z.array(locale).max(LOCALES.length),
  /** Names of the filters that it shows, in order; null for what the shop finds useful. */
  filters: filters.nullable(),
  startsAt: moment.nullable(),
  endsAt: moment.nullable(),
  rules,
  pins,
})
export type CollectionFieldsView = z.infer<typeof fields>

const place = z.strictObject({ parent: id.nullable(), next: id.nullable() })

export const createCollectionRequest = z.strictObject({ parent: id.nullable(), name: words(MAX_FIELD_LENGTH) })
export const changeCollectionRequest = z.strictObject({ version: z.string(), collection: fields })
/** `from`: where the person saw it. */
export const moveCollectionRequest = z.strictObject({ from: place, to: place })
export const previewRequest = z.strictObject({ rules, pins, market: locale })

const state = z.enum(['shown', 'hidden', 'waits', 'over'])

const entry = z.object({
  id: count,
  key: z.string(),
  name: inEach(z.string()),
  depth: count,
  place,
  state,
  /** Lists everything: it stays at the top, with nothing below it. */
  isAll: z.boolean(),
  isRuled: z.boolean(),
  products: count,
})
export type CollectionEntryView = z.infer<typeof entry>
export const collectionsAnswer = z.object({ collections: z.array(entry) })
export type CollectionsView = z.infer<typeof collectionsAnswer>

export const collectionAnswer = z.object({
  id: count,
  key: z.string(),
  version: z.string(),
  fields,
  state,
  isAll: z.boolean(),
  /** Path of its address in each language. */
  path: inEach(z.string()),
  trail: z.array(z.object({ id: count, name: inEach(z.string()) })),
})
export type CollectionView = z.infer<typeof collectionAnswer>
export const collectionRefused = problemAnswer.extend({ current: collectionAnswer.nullish() })

export const collectionWritten = z.object({ id: count, version: z.string(), entries: z.array(z.uuid()) })
export type CollectionWritten = z.infer<typeof collectionWritten>
export const collectionMoved = z.object({ entries: z.array(z.uuid()) })

export const termsAnswer = z.object({
  brands: z.array(z.object({ id: count, name: z.string() })),
  attributes: z.array(
    z.object({
      key: z.string(),
      name: inEach(z.string()),
      options: z.array(z.object({ key: z.string(), name: inEach(z.string()) })),
      isFilter: z.boolean(),
    }),
  ),
})
export type TermsView = z.infer<typeof termsAnswer>

export const previewAnswer = z.object({
  /** How many each market lists. */
  counts: z.object({ ro: count, en: count, hu: count }),
  /** The first ones of the market, in the order of the shop. */
  first: z.array(
    z.object({
      id: count,
      name: inEach(z.string()),
      picture: z.string(),
      tint: z.string().nullable(),
      isPinned: z.boolean(),
      isSoldOut: z.boolean(),
      /** Infant formula: never pinned (D-28). */
      noPromo: z.boolean(),
    }),
  ),
})
export type PreviewView = z.infer<typeof previewAnswer>
