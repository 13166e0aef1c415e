/** Applies the visitor's filters to a listing. */
import { AGE_BANDS, NO_FILTERS, type Filters } from '#domain/catalog/filters.ts'
import type { Criteria } from './criteria.ts'
import { applyGroups, byColumn, byFlag, byPrice, NO_DOCS, type FilterGroup } from './filter-groups.ts'
import { NEW, ON_SALE } from './flags.ts'
import type { Snapshot } from './snapshot.ts'
import { variantFilter, withVariant, type VariantFilter } from './variant-filter.ts'

/** The docs of a filtered listing, and those that single groups of filters exclude. */
export interface FilteredDocs {
  /** The docs that all groups let through, in the order of the listing. */
  included: Uint32Array
  /** The docs that one group alone excludes, by the name of the group: the counts of a group ignore the group itself. */
  excludedBy: ReadonlyMap<string, Uint32Array>
  variants: VariantFilter
  /** Docs that match all groups except those of variants: sizes, colours and showrooms. */
  candidates: Uint32Array
}

/** Returns the name of an attribute's group. The other groups have their names in `Filters`. */
export const attributeGroup = (key: string): string => `attribute ${key}`

/** Returns the docs of a listing that match its filters. */
export function filterListing(snapshot: Snapshot, criteria: Criteria): FilteredDocs {
  const { filterColumns, scratch } = snapshot
  const { currency, filters = NO_FILTERS } = criteria
  const variants = variantFilter(filterColumns, filters)
  const groups = productGroups(snapshot, currency, filters)
  const { included, excludedBy } = applyGroups(scopeOf(snapshot, criteria), groups, scratch)
  for (const [name, docs] of excludedBy) excludedBy.set(name, withVariant(filterColumns, variants, docs, scratch))
  return {
    included: withVariant(filterColumns, variants, included, scratch),
    excludedBy,
    variants,
    candidates: included,
  }
}

/** Returns the docs of a listing without its filters. */
function scopeOf(snapshot: Snapshot, { among, collection, brand: wantedBrand, only, currency }: Criteria): Uint32Array {
  const { flags, brand } = snapshot
  const docs = among ?? (collection === undefined ? snapshot.all : (snapshot.inCollection.get(collection) ?? NO_DOCS))
  const requiredFlags = only === 'new' ? NEW : only === 'sale' ? ON_SALE[currency] : 0
  if (requiredFlags === 0 && wantedBrand === undefined) return docs
  const found = new Uint32Array(docs.length)
  let count = 0
  for (const doc of docs) {
    if (wantedBrand !== undefined && brand[doc] !== wantedBrand) continue
    if ((flags[doc]! & requiredFlags) !== requiredFlags) continue
    found[count++] = doc
  }
  return found.subarray(0, count)
}

const HIGHEST_PRICE = 2 ** 31 - 1

function productGroups(snapshot: Snapshot, currency: Criteria['currency'], filters: Filters): FilterGroup[] {
  const { filterColumns: columns } = snapshot
  const { brands, ages, attributes, price, onSale } = filters
  const groups: FilterGroup[] = []
  if (brands.length > 0) {
    const ids = brands.flatMap((slug) => snapshot.brandBySlug.get(slug)?.id ?? [])
    groups.push(byColumn('brands', columns.brand, columns.brandIds.maskOf(ids.map(String))))
  }
  if (ages.length > 0) {
    const bands = Uint8Array.from([0, ...AGE_BANDS.map(({ key }) => (ages.includes(key) ? 1 : 0))])
    groups.push(byColumn('ages', columns.ages, columns.ageSets.maskOfSetsWith(bands)))
  }
  for (const [key, options] of Object.entries(attributes)) {
    const wanted = columns.options.maskOf(options.map((option) => `${key}=${option}`))
    groups.push(byColumn(attributeGroup(key), columns.attributes, columns.optionSets.maskOfSetsWith(wanted)))
  }
  if (price.length > 0) {
    const ranges = price.map(({ from, to }) => ({ from: from ?? 0, to: to ?? HIGHEST_PRICE }))
    groups.push(byPrice(snapshot.price[currency], ranges))
  }
  if (onSale) groups.push(byFlag('onSale', snapshot.flags, ON_SALE[currency]))
  return groups
}
