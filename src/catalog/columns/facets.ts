/** Counts the products that each filter would leave, over what the other groups leave. */
import { AGE_BANDS, NO_FILTERS, priceSteps, type Filters } from '#domain/catalog/filters.ts'
import type { Criteria } from './criteria.ts'
import type { Dictionary } from './dictionary.ts'
import { IN_STOCK, type FilterColumns } from './filter-columns.ts'
import { countCodes, NO_DOCS } from './filter-groups.ts'
import { ON_SALE } from './flags.ts'
import { attributeGroup, type FilteredDocs } from './filter-listing.ts'
import type { Snapshot } from './snapshot.ts'
import { countDimension } from './variant-counts.ts'

/** Products by choice. Choices that would leave none are left out. */
export interface Facets {
  /** By slug. */
  brands: Map<string, number>
  /** By key of `AGE_BANDS`. */
  ages: Map<string, number>
  /** By `sizeKey`. */
  sizes: Map<string, number>
  colors: Map<string, number>
  /** Options by attribute, of attributes that have at least two or of which one is chosen. */
  attributes: Map<string, Map<string, number>>
  /** By id of the showroom. */
  warehouses: Map<string, number>
  /** In the order of `priceSteps`. */
  priceSteps: number[]
  /** Hundredths of the currency; null without products. */
  price: { min: number; max: number } | null
  inStock: number
  onSale: number
}

type Lists = readonly Uint32Array[]

/** Returns the counts of what can be chosen: each group ignores what is chosen in itself. */
export function countFacets(snapshot: Snapshot, criteria: Criteria, filtered: FilteredDocs): Facets {
  const { filterColumns: columns, scratch } = snapshot
  const { included, excludedBy, variants, candidates } = filtered
  const { brandIds, sizeKeys, colorKeys, warehouseNames } = columns
  const filters = criteria.filters ?? NO_FILTERS
  const ofProducts = countProducts(columns, filtered)
  const sizes = countDimension(columns, variants, 'sizes', candidates, scratch)
  const colors = countDimension(columns, variants, 'colors', candidates, scratch)
  const warehouses = countDimension(columns, variants, 'warehouses', candidates, scratch)
  return {
    brands: named(ofProducts.brands, (code) => snapshot.brands.get(Number(brandIds.decode(code)))?.slug ?? null),
    ages: named(ofProducts.ages, (code) => AGE_BANDS[code - 1]?.key ?? null),
    sizes: named(sizes, (code) => sizeKeys.decode(code)),
    colors: named(colors, (code) => colorKeys.decode(code)),
    attributes: countAttributes(columns, filtered, ofProducts.options, filters.attributes),
    warehouses: named(warehouses, (code) => (code === IN_STOCK ? null : warehouseNames.decode(code))),
    ...countPrices(snapshot, criteria, [included, excludedBy.get('price') ?? NO_DOCS]),
    // What is in a showroom is in stock.
    inStock: filters.warehouses.length > 0 ? included.length : (warehouses[IN_STOCK] ?? 0),
    onSale: countFlag(snapshot.flags, ON_SALE[criteria.currency], [included, excludedBy.get('onSale') ?? NO_DOCS]),
  }
}

/** Returns counts by code of three columns, read in one pass. */
function countProducts(
  columns: FilterColumns,
  { included, excludedBy }: FilteredDocs,
): Record<'brands' | 'ages' | 'options', Uint32Array> {
  const { brand, ages, attributes, brandIds, ageSets, optionSets } = columns
  const brands = new Uint32Array(brandIds.highest + 1)
  const ageCounts = new Uint32Array(ageSets.size)
  const optionCounts = new Uint32Array(optionSets.size)
  for (let at = 0; at < included.length; at++) {
    const doc = included[at]!
    brands[brand[doc]!]! += 1
    ageCounts[ages[doc]!]! += 1
    optionCounts[attributes[doc]!]! += 1
  }
  for (const doc of excludedBy.get('brands') ?? NO_DOCS) brands[brand[doc]!]! += 1
  for (const doc of excludedBy.get('ages') ?? NO_DOCS) ageCounts[ages[doc]!]! += 1
  return {
    brands,
    ages: ageSets.countMembers(ageCounts, AGE_BANDS.length),
    options: optionSets.countMembers(optionCounts, columns.options.highest),
  }
}

/** Returns the counts that are not 0, by name; codes without a name are left out. */
function named(counts: Uint32Array, nameOf: (code: number) => string | null): Map<string, number> {
  const found = new Map<string, number>()
  for (let code = 1; code < counts.length; code++) {
    const name = counts[code] === 0 ? null : nameOf(code)
    if (name !== null) found.set(name, counts[code]!)
  }
  return found
}

function countAttributes(
  { options, optionSets, attributes }: FilterColumns,
  { excludedBy }: FilteredDocs,
  counts: Uint32Array,
  chosen: Filters['attributes'],
): Facets['attributes'] {
  const found = new Map<string, Map<string, number>>()
  const put = (key: string, option: string, count: number) => {
    const own = found.get(key)
    if (own) own.set(option, count)
    else found.set(key, new Map([[option, count]]))
  }
  const ignoring = new Map<string, Uint32Array>()
  for (const key of Object.keys(chosen)) {
    const others = countCodes(attributes, optionSets.size, excludedBy.get(attributeGroup(key)) ?? NO_DOCS)
    ignoring.set(key, optionSets.countMembers(others, options.highest))
  }
  for (let code = 1; code < counts.length; code++) {
    const [key, option] = optionAt(options, code)
    const count = counts[code]! + (ignoring.get(key)?.[code] ?? 0)
    if (count > 0) put(key, option, count)
  }
  for (const [key, own] of found) if (own.size < 2 && !(key in chosen)) found.delete(key)
  return found
}

function optionAt(options: Dictionary, code: number): [key: string, option: string] {
  const name = options.decode(code)
  const end = name.indexOf('=')
  return [name.slice(0, end), name.slice(end + 1)]
}

function countPrices(snapshot: Snapshot, { currency }: Criteria, lists: Lists): Pick<Facets, 'price' | 'priceSteps'> {
  const prices = snapshot.price[currency]
  const [first = 0, second = 0, third = 0] = priceSteps(currency)
    .slice(1)
    .map(({ from }) => from ?? 0)
  const steps = new Uint32Array(4)
  let min = Infinity
  let max = -Infinity
  for (const docs of lists)
    for (let at = 0; at < docs.length; at++) {
      const price = prices[docs[at]!]!
      steps[Number(price >= first) + Number(price >= second) + Number(price >= third)]! += 1
      if (price < min) min = price
      if (price > max) max = price
    }
  return { priceSteps: Array.from(steps), price: min === Infinity ? null : { min, max } }
}

function countFlag(flags: Uint8Array, bit: number, lists: Lists): number {
  let count = 0
  for (const docs of lists) for (let at = 0; at < docs.length; at++) count += flags[docs[at]!]! & bit
  return count / bit
}
