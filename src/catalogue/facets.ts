/** How many products each filter would leave, counted over what the other groups leave. */
import { AGE_BANDS, NO_FILTERS, priceSteps } from '#domain/filters.ts'
import { ON_SALE } from './flags.ts'
import type { Listed } from './listing.ts'
import { attributeGroup, narrow, NO_DOCS, type Narrowed } from './narrow.ts'
import type { Numbering } from './numbering.ts'
import type { Snapshot } from './snapshot.ts'
import { IN_STOCK, type Column } from './traits.ts'
import { tallyVariants } from './variant-groups.ts'

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
  const { traits } = snapshot
  const listsOf = (group: string): Lists => [narrowed.hits, narrowed.keptOut.get(group) ?? NO_DOCS]

  const brands = tally(traits.brand, traits.brandIds.highest + 1, listsOf('brands'))
  const ages = traits.ageSets.spread(tally(traits.ages, traits.ageSets.size, listsOf('ages')), AGE_BANDS.length)
  const places = countPlaces(snapshot, narrowed, listsOf('places'))
  const isOnSale = ON_SALE[listed.currency]
  const { warehouses } = listed.filters ?? NO_FILTERS
  return {
    brands: named(brands, (number) => snapshot.brands.get(Number(traits.brandIds.nameOf(number)))?.slug ?? null),
    ages: named(ages, (number) => AGE_BANDS[number - 1]?.key ?? null),
    sizes: namedBy(traits.sizeKeys, countVariants(snapshot, narrowed, 'sizes', listsOf('sizes'))),
    colors: namedBy(traits.colorKeys, countVariants(snapshot, narrowed, 'colors', listsOf('colors'))),
    attributes: countAttributes(snapshot, listed, narrowed),
    warehouses: named(places, (number) => (number === IN_STOCK ? null : traits.placeNames.nameOf(number))),
    ...countPrices(snapshot, listed, listsOf('price')),
    // What lies in a showroom is in stock.
    inStock: warehouses.length > 0 ? narrowed.hits.length : (places[IN_STOCK] ?? 0),
    onSale: listsOf('onSale').reduce(
      (sum, docs) => sum + docs.reduce((all, doc) => all + (snapshot.flags[doc]! & isOnSale ? 1 : 0), 0),
      0,
    ),
  }
}

/** How often each number of a column occurs among the docs. */
function tally(column: Column, size: number, lists: Lists): Uint32Array {
  const counts = new Uint32Array(size)
  for (const docs of lists) for (let at = 0; at < docs.length; at++) counts[column[docs[at]!]!]! += 1
  return counts
}

function named(counts: Uint32Array, nameOf: (number: number) => string | null): Map<string, number> {
  const found = new Map<string, number>()
  for (let number = 1; number < counts.length; number++) {
    const name = counts[number] === 0 ? null : nameOf(number)
    if (name !== null) found.set(name, counts[number]!)
  }
  return found
}

const namedBy = (names: Numbering, counts: Uint32Array): Map<string, number> => named(counts, (number) => names.nameOf(number))

/** Sizes or colours of variants that fit the other groups of variants. */
function countVariants(snapshot: Snapshot, { ofVariants }: Narrowed, name: 'sizes' | 'colors', lists: Lists): Uint32Array {
  const { traits } = snapshot
  const isSizes = name === 'sizes'
  const highest = isSizes ? traits.sizeKeys.highest : traits.colorKeys.highest
  const sets = isSizes ? traits.sizeSets : traits.colorSets
  const others = ofVariants.filter((group) => group.name !== name)
  const isStockAlone = others.length === 1 && others[0]!.isStock
  if (others.length > 0 && !isStockAlone) {
    const column = isSizes ? traits.variants.size : traits.variants.color
    return tallyVariants(traits.variants, others, column, highest, null, lists)
  }
  const { all, inStock } = traits[name]
  return sets.spread(tally(isStockAlone ? inStock : all, sets.size, lists), highest)
}

/** Showrooms, and being in stock, of variants that fit the other groups of variants. */
function countPlaces({ traits }: Snapshot, { ofVariants }: Narrowed, lists: Lists): Uint32Array {
  const { placeSets, placeNames, places, variants } = traits
  const others = ofVariants.filter(({ name }) => name !== 'places')
  if (others.length === 0) return placeSets.spread(tally(places, placeSets.size, lists), placeNames.highest)
  const members = Array.from({ length: placeSets.size }, (_, node) => [...placeSets.membersOf(node)])
  return tallyVariants(variants, others, variants.places, placeNames.highest, members, lists)
}

function countAttributes(snapshot: Snapshot, listed: Listed, { hits, keptOut }: Narrowed): Facets['attributes'] {
  const { options, optionSets, attributes } = snapshot.traits
  const chosen = listed.filters?.attributes ?? {}
  const count = (lists: Lists) => optionSets.spread(tally(attributes, optionSets.size, lists), options.highest)
  const found = new Map<string, Map<string, number>>()
  const put = (counts: Uint32Array, isWanted: (key: string) => boolean) => {
    for (let number = 1; number < counts.length; number++) {
      if (counts[number] === 0) continue
      const [key, option] = optionAt(options, number)
      if (!isWanted(key)) continue
      const own = found.get(key)
      if (own) own.set(option, counts[number]!)
      else found.set(key, new Map([[option, counts[number]!]]))
    }
  }
  put(count([hits]), (key) => !(key in chosen))
  for (const key of Object.keys(chosen)) put(count([hits, keptOut.get(attributeGroup(key)) ?? NO_DOCS]), (one) => one === key)
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
  const [first, second, third] = priceSteps(currency)
    .slice(1)
    .map(({ from }) => from!)
  const steps = new Uint32Array(4)
  let min = Infinity
  let max = -Infinity
  for (const docs of lists)
    for (let at = 0; at < docs.length; at++) {
      const price = prices[docs[at]!]!
      steps[price < second! ? (price < first! ? 0 : 1) : price < third! ? 2 : 3]! += 1
      if (price < min) min = price
      if (price > max) max = price
    }
  return { priceSteps: Array.from(steps), price: min === Infinity ? null : { min, max } }
}
