/** The fields of a brand: what the log keeps of them and what is wrong with them. */
import { needsResponsible } from '#domain/catalog/office/publish-gate.ts'
import { LOCALES, perLocale } from '#domain/market/market.ts'
import type { JsonValue } from '#domain/staff/audit-entry.ts'
import { slug as slugRule } from '#services/checked-input.ts'
import { versionOf } from '#services/version-of.ts'
import type { BrandFields, BrandRecord } from '#store/catalog/office/brands.ts'
import type { RecordMaker } from '#store/catalog/office/product-record.ts'

/** Returns the version of what staff write. */
export const brandVersion = ({ fields }: BrandRecord): string => versionOf(fields)

/** Returns the fields as the log keeps them, one for each text. */
export const asLogged = ({ description, ...rest }: BrandFields): Record<string, JsonValue> => ({
  ...rest,
  ...Object.fromEntries(LOCALES.map((locale) => [`description.${locale}`, description[locale]])),
})

/** Returns the fields that the log kept, over those that are there. */
export function fromLogged(now: BrandFields, logged: Record<string, JsonValue>): BrandFields {
  const all = { ...asLogged(now), ...logged }
  return {
    name: all['name'] as string,
    slug: all['slug'] as string,
    logo: all['logo'] as string | null,
    maker: all['maker'] as number | null,
    description: perLocale((locale) => all[`description.${locale}`] as string),
  }
}

/** Returns what the log calls a brand. */
export const objectOf = (id: number, { name }: Pick<BrandFields, 'name'>) => ({ kind: 'brand' as const, id: String(id), name })

/** Whether a maker has all that the law asks for (LAW-37). */
export const isWhole = (maker: RecordMaker | undefined): boolean =>
  maker !== undefined &&
  [maker.name, maker.address, maker.email].every((part) => part.trim() !== '') &&
  (!needsResponsible(maker.country) || maker.responsible !== null)

/** Returns field → code of what is wrong. */
export function faultsOf(all: readonly BrandRecord[], id: number | null, { name, slug }: BrandFields): Record<string, string> {
  const faults: Record<string, string> = {}
  const others = all.filter((one) => one.id !== id).map(({ fields }) => fields)
  if (name.trim() === '') faults['name'] = 'text_required'
  else if (others.some((one) => one.name === name)) faults['name'] = 'brand_taken'
  if (!slugRule.safeParse(slug).success) faults['slug'] = 'slug_form'
  else if (others.some((one) => one.slug === slug)) faults['slug'] = 'brand_slug_taken'
  return faults
}
