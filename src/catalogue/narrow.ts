/**
 * Which products of a listing a visitor's filters leave. Each group of filters is asked of one column after the other; what
 * a single group keeps out is remembered, because that group's own counts include it.
 */
import { AGE_BANDS, NO_FILTERS, type Filters } from '#domain/filters.ts'
import { NEW, ON_SALE } from './flags.ts'
import { among, byColumn, byFlag, byPrice, SEVERAL, type Group } from './groups.ts'
import type { Listed } from './listing.ts'
import type { Snapshot } from './snapshot.ts'
import { IN_STOCK, type Traits } from './traits.ts'
import { judgeVariants, type VariantGroup } from './variant-groups.ts'

export interface Narrowed {
  /** What all groups let through, in the order of the listing. */
  hits: Uint32Array
  /** What one group alone keeps out, by the name of the group. */
  keptOut: ReadonlyMap<string, Uint32Array>
  /** Groups that one and the same variant must fit. */
  ofVariants: readonly VariantGroup[]
}

/** The name of an attribute's group. The others are called as in `Filters`; `places` are showrooms and being in stock. */
export const attributeGroup = (key: string): string => `attribute ${key}`

export function narrow(snapshot: Snapshot, listed: Listed): Narrowed {
  const docs = scopeOf(snapshot, listed)
  const filters = listed.filters ?? NO_FILTERS
  const ofVariants = variantGroups(snapshot.traits, filters)
  const groups = productGroups(snapshot, listed.currency, filters)
  // Of one group alone any variant may fit: that is known of the product.
  if (ofVariants.length === 1) groups.push(ofVariants[0]!.ofProducts)
  if (groups.length + ofVariants.length === 0) return { hits: docs, keptOut: new Map(), ofVariants }

  const verdicts = new Uint8Array(docs.length)
  for (const [at, group] of groups.entries()) group.strike(docs, verdicts, Math.min(at + 1, SEVERAL))
  const keptOut =
    ofVariants.length > 1 ? judgeVariants(snapshot.traits.variants, ofVariants, docs, verdicts) : new Map<string, Uint32Array>()
  const counts = new Uint32Array(SEVERAL + 1)
  for (let at = 0; at < verdicts.length; at++) counts[verdicts[at]!]! += 1
  const byMark = Array.from(counts.subarray(0, SEVERAL), (count) => new Uint32Array(count))
  const filled = new Uint32Array(SEVERAL)
  for (let at = 0; at < verdicts.length; at++) {
    const mark = verdicts[at]!
    if (mark !== SEVERAL) byMark[mark]![filled[mark]!++] = docs[at]!
  }
  for (const [at, { name }] of groups.entries()) if (at + 1 < SEVERAL) keptOut.set(name, byMark[at + 1]!)
  return { hits: byMark[0]!, keptOut, ofVariants }
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

export const NO_DOCS = new Uint32Array(0)

function productGroups(snapshot: Snapshot, currency: Listed['currency'], filters: Filters): Group[] {
  const { traits } = snapshot
  const { brands, ages, attributes, price, onSale } = filters
  const groups: Group[] = []
  if (brands.length > 0) {
    const ids = brands.flatMap((slug) => snapshot.brandBySlug.get(slug)?.id ?? [])
    groups.push(byColumn('brands', traits.brand, among(traits.brandIds.known(ids.map(String)), traits.brandIds.highest)))
  }
  if (ages.length > 0) {
    const bands = new Set(AGE_BANDS.flatMap(({ key }, at) => (ages.includes(key) ? [at + 1] : [])))
    groups.push(byColumn('ages', traits.ages, traits.ageSets.holding(bands)))
  }
  for (const [key, options] of Object.entries(attributes)) {
    const wanted = traits.options.known(options.map((option) => `${key}=${option}`))
    groups.push(byColumn(attributeGroup(key), traits.attributes, traits.optionSets.holding(wanted)))
  }
  if (price) groups.push(byPrice(snapshot.price[currency], price.from ?? 0, price.to ?? Infinity))
  if (onSale) groups.push(byFlag(snapshot.flags, ON_SALE[currency]))
  return groups
}

/** Size, colour and where it lies hold of one variant: a red 62 and a blue 68 make no blue 62. */
function variantGroups(traits: Traits, { sizes, colors, warehouses, inStock }: Filters): VariantGroup[] {
  const { variants, sizeKeys, colorKeys, placeNames } = traits
  const groups: VariantGroup[] = []
  if (sizes.length > 0) {
    const wanted = sizeKeys.known(sizes)
    groups.push({
      name: 'sizes',
      column: variants.size,
      fits: among(wanted, sizeKeys.highest),
      ofProducts: byColumn('sizes', traits.sizes.all, traits.sizeSets.holding(wanted)),
    })
  }
  if (colors.length > 0) {
    const wanted = colorKeys.known(colors)
    groups.push({
      name: 'colors',
      column: variants.color,
      fits: among(wanted, colorKeys.highest),
      ofProducts: byColumn('colors', traits.colors.all, traits.colorSets.holding(wanted)),
    })
  }
  if (warehouses.length > 0 || inStock) {
    // What lies in a showroom is in stock.
    const isStock = warehouses.length === 0
    const fits = traits.placeSets.holding(isStock ? new Set([IN_STOCK]) : placeNames.known(warehouses))
    groups.push({ name: 'places', column: variants.places, fits, ofProducts: byColumn('places', traits.places, fits), isStock })
  }
  return groups
}
