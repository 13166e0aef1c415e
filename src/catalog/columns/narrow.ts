/**
 * Which products of a listing a visitor's filters leave. Each group of filters is asked of one column after the other; what
 * a single group keeps out is remembered, because that group's own counts include it.
 */
import { AGE_BANDS, NO_FILTERS, type Filters } from '#domain/catalog/filters.ts'
import { NEW, ON_SALE } from './flags.ts'
import { byColumn, byFlag, byPrice, NO_DOCS, strike, type Group } from './groups.ts'
import type { Listed } from './listed.ts'
import type { Snapshot } from './snapshot.ts'
import { variantFilter, withVariant, type VariantFilter } from './variant-filter.ts'

export interface Narrowed {
  /** What all groups let through, in the order of the listing. */
  hits: Uint32Array
  /** What one group alone keeps out, by the name of the group. */
  keptOut: ReadonlyMap<string, Uint32Array>
  variants: VariantFilter
  /** What every group lets through that does not ask for a variant. */
  candidates: Uint32Array
}

/** The name of an attribute's group. The others are called as in `Filters`. */
export const attributeGroup = (key: string): string => `attribute ${key}`

const lately = new WeakMap<Filters, { snapshot: Snapshot; listed: Listed; narrowed: Narrowed }>()

/** A page and its counts ask the same: the last answer for the same filters is kept as long as these are. */
export function narrow(snapshot: Snapshot, listed: Listed): Narrowed {
  const { filters = NO_FILTERS } = listed
  const before = lately.get(filters)
  if (before?.snapshot === snapshot && isSameScope(before.listed, listed)) return before.narrowed
  const narrowed = narrowNow(snapshot, listed, filters)
  // Those that stay for ever would keep their snapshot.
  if (filters !== NO_FILTERS) lately.set(filters, { snapshot, listed, narrowed })
  return narrowed
}

const isSameScope = (a: Listed, b: Listed): boolean =>
  a.currency === b.currency && a.collection === b.collection && a.brand === b.brand && a.among === b.among && a.only === b.only

function narrowNow(snapshot: Snapshot, listed: Listed, filters: Filters): Narrowed {
  const { traits } = snapshot
  const variants = variantFilter(traits, filters)
  const { fitting, keptOut } = strike(scopeOf(snapshot, listed), productGroups(snapshot, listed.currency, filters))
  for (const [name, docs] of keptOut) keptOut.set(name, withVariant(traits, variants, docs))
  return { hits: withVariant(traits, variants, fitting), keptOut, variants, candidates: fitting }
}

/** The docs of a listing, whatever its filters say. */
function scopeOf(snapshot: Snapshot, { among, collection, brand: wantedBrand, only, currency }: Listed): Uint32Array {
  const { flags, brand } = snapshot
  const docs = among ?? (collection === undefined ? snapshot.all : (snapshot.inCollection.get(collection) ?? NO_DOCS))
  const wanted = only === 'new' ? NEW : only === 'sale' ? ON_SALE[currency] : 0
  if (wanted === 0 && wantedBrand === undefined) return docs
  const hits = new Uint32Array(docs.length)
  let count = 0
  for (const doc of docs) {
    if (wantedBrand !== undefined && brand[doc] !== wantedBrand) continue
    if ((flags[doc]! & wanted) !== wanted) continue
    hits[count++] = doc
  }
  return hits.subarray(0, count)
}

const HIGHEST_PRICE = 2 ** 31 - 1

function productGroups(snapshot: Snapshot, currency: Listed['currency'], filters: Filters): Group[] {
  const { traits } = snapshot
  const { brands, ages, attributes, price, onSale } = filters
  const groups: Group[] = []
  if (brands.length > 0) {
    const ids = brands.flatMap((slug) => snapshot.brandBySlug.get(slug)?.id ?? [])
    groups.push(byColumn('brands', traits.brand, traits.brandIds.among(ids.map(String))))
  }
  if (ages.length > 0) {
    const bands = Uint8Array.from([0, ...AGE_BANDS.map(({ key }) => (ages.includes(key) ? 1 : 0))])
    groups.push(byColumn('ages', traits.ages, traits.ageSets.holding(bands)))
  }
  for (const [key, options] of Object.entries(attributes)) {
    const wanted = traits.options.among(options.map((option) => `${key}=${option}`))
    groups.push(byColumn(attributeGroup(key), traits.attributes, traits.optionSets.holding(wanted)))
  }
  if (price.length > 0) {
    const ranges = price.map(({ from, to }) => ({ from: from ?? 0, to: to ?? HIGHEST_PRICE }))
    groups.push(byPrice(snapshot.price[currency], ranges))
  }
  if (onSale) groups.push(byFlag(snapshot.flags, ON_SALE[currency]))
  return groups
}
