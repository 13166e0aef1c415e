/** How many products each filter would leave, counted over what the other groups leave. */
import { AGE_BANDS, NO_FILTERS, priceSteps, type Filters } from '#domain/catalog/filters.ts'
import { ON_SALE } from './flags.ts'
import type { Listed } from './listed.ts'
import { NO_DOCS, tally } from './groups.ts'
import { attributeGroup, narrow, type Narrowed } from './narrow.ts'
import type { Numbering } from './numbering.ts'
import type { Snapshot } from './snapshot.ts'
import { IN_STOCK, type Traits } from './traits.ts'
import { countRespect } from './variant-filter.ts'

/** Products by choice. Choices that would leave none are left out. */
export interface Facets {
  /** By slug. */
  brands: Map<string, number>
  /** By key of `AGE_BANDS`. */
  ages: Map<string, number>
  /** By `sizeKey`. */
  sizes: Map<string, number>
  colors: Map<string, number>
  /** Options by attribute, of attributes that have two at least or of which one is chosen. */
  attributes: Map<string, Map<string, number>>
  /** By id of the showroom. */
  warehouses: Map<string, number>
  /** As `priceSteps` has them. */
  priceSteps: number[]
  /** Hundredths of the currency; null without products. */
  price: { min: number; max: number } | null
  inStock: number
  onSale: number
}

type Lists = readonly Uint32Array[]

/** Counts of what can be chosen: each group ignores what is chosen in itself. */
export function countFacets(snapshot: Snapshot, listed: Listed): Facets {
  const narrowed = narrow(snapshot, listed)
  const { hits, keptOut, variants, candidates } = narrowed
  const { traits } = snapshot
  const { brandIds, sizeKeys, colorKeys, placeNames } = traits
  const of = countProducts(traits, narrowed)
  const places = countRespect(traits, variants, 'places', candidates)
  const isShowroomChosen = (listed.filters ?? NO_FILTERS).warehouses.length > 0
  return {
    brands: named(of.brands, (number) => snapshot.brands.get(Number(brandIds.nameOf(number)))?.slug ?? null),
    ages: named(of.ages, (number) => AGE_BANDS[number - 1]?.key ?? null),
    sizes: named(countRespect(traits, variants, 'sizes', candidates), (number) => sizeKeys.nameOf(number)),
    colors: named(countRespect(traits, variants, 'colors', candidates), (number) => colorKeys.nameOf(number)),
    attributes: countAttributes(traits, narrowed, of.options, listed.filters?.attributes ?? {}),
    warehouses: named(places, (number) => (number === IN_STOCK ? null : placeNames.nameOf(number))),
    ...countPrices(snapshot, listed, [hits, keptOut.get('price') ?? NO_DOCS]),
    // What lies in a showroom is in stock.
    inStock: isShowroomChosen ? hits.length : (places[IN_STOCK] ?? 0),
    onSale: countFlag(snapshot.flags, ON_SALE[listed.currency], [hits, keptOut.get('onSale') ?? NO_DOCS]),
  }
}

/** By number, how many products have it: several columns in one walk. */
function countProducts(traits: Traits, { hits, keptOut }: Narrowed): Record<'brands' | 'ages' | 'options', Uint32Array> {
  const { brand, ages, attributes, brandIds, ageSets, optionSets } = traits
  const brands = new Uint32Array(brandIds.highest + 1)
  const bands = new Uint32Array(ageSets.size)
  const options = new Uint32Array(optionSets.size)
  for (let at = 0; at < hits.length; at++) {
    const doc = hits[at]!
    brands[brand[doc]!]! += 1
    bands[ages[doc]!]! += 1
    options[attributes[doc]!]! += 1
  }
  for (const doc of keptOut.get('brands') ?? NO_DOCS) brands[brand[doc]!]! += 1
  for (const doc of keptOut.get('ages') ?? NO_DOCS) bands[ages[doc]!]! += 1
  return {
    brands,
    ages: ageSets.spread(bands, AGE_BANDS.length),
    options: optionSets.spread(options, traits.options.highest),
  }
}

function named(counts: Uint32Array, nameOf: (number: number) => string | null): Map<string, number> {
  const found = new Map<string, number>()
  for (let number = 1; number < counts.length; number++) {
    const name = counts[number] === 0 ? null : nameOf(number)
    if (name !== null) found.set(name, counts[number]!)
  }
  return found
}

function countAttributes(
  { options, optionSets, attributes }: Traits,
  { keptOut }: Narrowed,
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
    const others = tally(attributes, optionSets.size, keptOut.get(attributeGroup(key)) ?? NO_DOCS)
    ignoring.set(key, optionSets.spread(others, options.highest))
  }
  for (let number = 1; number < counts.length; number++) {
    const [key, option] = optionAt(options, number)
    const count = counts[number]! + (ignoring.get(key)?.[number] ?? 0)
    if (count > 0) put(key, option, count)
  }
  for (const [key, own] of found) if (own.size < 2 && !(key in chosen)) found.delete(key)
  return found
}

function optionAt(options: Numbering, number: number): [key: string, option: string] {
  const name = options.nameOf(number)
  const end = name.indexOf('=')
  return [name.slice(0, end), name.slice(end + 1)]
}

function countPrices(snapshot: Snapshot, { currency }: Listed, lists: Lists): Pick<Facets, 'price' | 'priceSteps'> {
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
