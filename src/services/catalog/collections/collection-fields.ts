/** The fields of a collection as staff write them: what the log keeps of them, their version, what is wrong with them. */
import { presentRule, type CollectionRule } from '#domain/catalog/collection-rule.ts'
import { LISTING_FILTERS } from '#domain/catalog/filters.ts'
import { LOCALES, perLocale, type Locale } from '#domain/market/market.ts'
import type { JsonValue } from '#domain/staff/audit-entry.ts'
import { slug as slugRule } from '#services/checked-input.ts'
import { versionOf } from '#services/version-of.ts'
import type { CatalogAttribute, CatalogCollection } from '#store/catalog/catalog.ts'
import type { CollectionFields } from '#store/catalog/office/collections.ts'

const WORDS = ['name', 'slug', 'description', 'tagline'] as const

const iso = (at: number | null): string | null => (at === null ? null : new Date(at).toISOString())

/** Returns what staff write of a stored collection. */
export const fieldsOf = ({ startsAt, endsAt, ...one }: CatalogCollection): CollectionFields => ({
  name: one.name,
  slug: one.slug,
  description: one.description,
  tagline: one.tagline,
  hidden: one.hidden,
  withheldIn: one.withheldIn,
  filters: one.filters,
  startsAt: iso(startsAt),
  endsAt: iso(endsAt),
  rules: one.rules,
  pins: one.pins,
})

/** Returns the version of what staff write. */
export const fieldsVersion = (collection: CatalogCollection): string => versionOf(fieldsOf(collection))

/** Returns the fields as the log keeps them, one for each text. */
export const asLogged = (fields: CollectionFields): Record<string, JsonValue> => ({
  ...Object.fromEntries(WORDS.flatMap((word) => LOCALES.map((locale) => [`${word}.${locale}`, fields[word][locale]]))),
  hidden: fields.hidden,
  withheldIn: [...fields.withheldIn],
  filters: fields.filters && [...fields.filters],
  startsAt: fields.startsAt,
  endsAt: fields.endsAt,
  rules: fields.rules as unknown as JsonValue,
  pins: [...fields.pins],
})

/** Returns the fields that the log kept, over those that are there. */
export function fromLogged(now: CollectionFields, logged: Record<string, JsonValue>): CollectionFields {
  const all = { ...asLogged(now), ...logged }
  const words = (word: (typeof WORDS)[number]) => perLocale((locale) => all[`${word}.${locale}`] as string)
  return {
    name: words('name'),
    slug: words('slug'),
    description: words('description'),
    tagline: words('tagline'),
    hidden: all['hidden'] as boolean,
    withheldIn: all['withheldIn'] as Locale[],
    filters: all['filters'] as string[] | null,
    startsAt: all['startsAt'] as string | null,
    endsAt: all['endsAt'] as string | null,
    rules: (all['rules'] as unknown as CollectionRule[]).map(presentRule),
    pins: all['pins'] as number[],
  }
}

/** Returns what the log calls a collection. */
export const objectOf = ({ id, name }: Pick<CatalogCollection, 'id' | 'name'>) => ({
  kind: 'collection' as const,
  id: String(id),
  name: name.en,
})

/** Returns the languages in which another collection beside it has the slug. */
export const takenSlugs = (
  all: readonly CatalogCollection[],
  { id, parent, slug }: { id: number | null; parent: number | null; slug: Record<Locale, string> },
): Locale[] =>
  LOCALES.filter((locale) => all.some((one) => one.id !== id && one.parent === parent && one.slug[locale] === slug[locale]))

/** Returns field → code of what is wrong. */
export function faultsOf(
  all: readonly CatalogCollection[],
  { id, parent, fields }: { id: number | null; parent: number | null; fields: CollectionFields },
  attributes: readonly Pick<CatalogAttribute, 'key' | 'filterable'>[],
): Record<string, string> {
  const faults: Record<string, string> = {}
  for (const locale of LOCALES) {
    if (fields.name[locale].trim() === '') faults[`name.${locale}`] = 'text_required'
    if (!slugRule.safeParse(fields.slug[locale]).success) faults[`slug.${locale}`] = 'slug_form'
  }
  for (const locale of takenSlugs(all, { id, parent, slug: fields.slug })) faults[`slug.${locale}`] ??= 'slug_taken'
  const isFilter = (name: string): boolean =>
    LISTING_FILTERS.some((one) => one === name) || attributes.some(({ key, filterable }) => filterable && key === name)
  if (fields.filters?.every(isFilter) === false) faults['filters'] = 'unknown_filter'
  const { startsAt, endsAt } = fields
  if (startsAt !== null && endsAt !== null && startsAt >= endsAt) faults['endsAt'] = 'before_start'
  return faults
}
