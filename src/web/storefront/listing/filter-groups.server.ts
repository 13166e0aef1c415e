/** The filters of a listing as its page shows them: groups in the order of the design, each choice with what it would leave. */
import { valueLabel } from '#catalog/products/details.ts'
import type { Facets } from '#catalog/columns/listing.ts'
import type { Snapshot } from '#catalog/columns/snapshot.ts'
import { MOST_SHOWN_FILTERS } from '#domain/catalog/collection-rule.ts'
import {
  AGE_BANDS,
  LISTING_FILTERS,
  priceSteps,
  splitSteps,
  writeRange,
  type Filters,
  type PriceRange,
} from '#domain/catalog/filters.ts'
import { fold } from '#domain/search/fold.ts'
import type { Market } from '#domain/market/market.ts'
import { compareSizes, parseSizeKey, type Size } from '#domain/catalog/size.ts'
import * as text from '#messages/filters.ts'
import type { CatalogAttribute } from '#store/catalog/catalog.ts'
import type { FilterGroup, FilterOption, FiltersView } from './listing-view.ts'
import { filterTerms } from './filter-terms.server.ts'
import { rangeName, sizeName, stepName } from './filter-names.server.ts'

/** Of numbers in a row of ticks nobody reads more. */
const MAX_NUMBERS = 12
/** An attribute that a smaller part of the products has is offered where they are among themselves. */
const MIN_SHARE = 1 / 4

export interface Narrowing {
  snapshot: Snapshot
  market: Market
  facets: Facets
  filters: Filters
  /** Names of groups that are shown whole. */
  whole: readonly string[]
  /** Products that are left. */
  total: number
  /** Names of the groups that staff chose for this listing, in order; null where they chose none. */
  shown: readonly string[] | null
}

/** Returns the filters of a listing, null when there is nothing to choose. */
export function filtersView(narrowing: Narrowing): FiltersView | null {
  const groups = [
    ageGroup(narrowing),
    sizeGroup(narrowing),
    priceGroup(narrowing),
    brandGroup(narrowing),
    colorGroup(narrowing),
    showroomGroup(narrowing),
    ...attributeGroups(narrowing),
    tick('stock', text.inStock(), narrowing.facets.inStock, narrowing.filters.inStock),
    tick('sale', text.onSale(), narrowing.facets.onSale, narrowing.filters.onSale),
  ]
    .filter((group) => isChoice(group, narrowing))
    .filter((group) => narrowing.shown?.includes(group.name) !== false || group.options.some(isChosen))
    .toSorted((a, b) => placeOf(narrowing, a) - placeOf(narrowing, b))
    .map((group) => (narrowing.whole.includes(group.name) ? { ...group, more: 0 } : shortened(group)))
  return groups.length === 0 ? null : { groups, chips: chipsOf(groups, narrowing), typed: typedPrice(narrowing) }
}

/** What is chosen comes behind where it is none of the shown ones: it must remain removable. */
const placeOf = ({ shown }: Narrowing, { name }: FilterGroup): number => {
  const place = shown?.indexOf(name) ?? 0
  return place === -1 ? MOST_SHOWN_FILTERS : place
}

/** Options that every page has; a hundred brands on each would be half of it. */
const SHOWN = 5
const LONG = 10

/** Returns the first options of a long list and what is chosen of the others. */
function shortened(group: FilterGroup): FilterGroup {
  if (group.look || group.options.length <= LONG) return group
  const options = group.options.filter((option, at) => at < SHOWN || isChosen(option))
  return { ...group, options, more: group.options.length - options.length }
}

const isChosen = ([, , , chosen]: FilterOption): boolean => chosen === 1

/** An option that all products have is left out, except sizes and price ranges. */
function isChoice({ name, look, options }: FilterGroup, { facets: { price }, total }: Narrowing): boolean {
  if (options.some((option) => isChosen(option) || option[2] < total)) return true
  if (look === 'price') return price !== null && price.min < price.max
  return (name === 'size' || name === 'color') && options.length > 1
}

/** Returns options with products, and chosen ones without, which must remain removable. */
function optionsOf(
  counts: ReadonlyMap<string, number>,
  chosen: readonly string[],
  nameOf: (value: string) => [name: string, beside?: string],
): FilterOption[] {
  const values = new Set([...counts.keys(), ...chosen])
  return Array.from(values, (value): FilterOption => {
    const [name, beside] = nameOf(value)
    const is = chosen.includes(value) ? 1 : 0
    const count = counts.get(value) ?? 0
    return beside === undefined ? (is ? [value, name, count, is] : [value, name, count]) : [value, name, count, is, beside]
  })
}

const tick = (name: string, label: string, count: number, chosen: boolean): FilterGroup => ({
  name,
  options: count > 0 || chosen ? [chosen ? ['1', label, count, 1] : ['1', label, count]] : [],
})

function ageGroup({ facets, filters }: Narrowing): FilterGroup {
  const names = new Map(AGE_BANDS.map((band) => [band.key, text.ageBand(band)]))
  const order = [...names.keys()]
  const options = optionsOf(facets.ages, filters.ages, (key) => [names.get(key) ?? key])
  return { name: 'age', title: text.age(), options: options.toSorted(([a], [b]) => order.indexOf(a) - order.indexOf(b)) }
}

const SYSTEMS = ['age', 'letter', 'shoe', 'belly', 'cup']
/** Clothes by height, then lengths that are no usual height, then the others. */
const sizeOrder = (key: string, size: Size | null): number =>
  size?.system === 'age' ? (key.includes('-') ? 0.5 : 0) : SYSTEMS.indexOf(size?.system ?? '')

function sizeGroup({ facets, filters, market }: Narrowing): FilterGroup {
  const options = optionsOf(facets.sizes, filters.sizes, (key) => sizeName(key, market)).map((option) => {
    const size = parseSizeKey(option[0])
    return { option, size, order: sizeOrder(option[0], size) }
  })
  const sorted = options.toSorted((a, b) => a.order - b.order || (a.size && b.size ? compareSizes(a.size, b.size) : 0))
  return { name: 'size', title: text.size(), options: sorted.map(({ option }) => option) }
}

function priceGroup({ facets, filters, market }: Narrowing): FilterGroup {
  const chosen = splitSteps(filters.price, market.currency).steps
  const options = priceSteps(market.currency).flatMap((range, step): FilterOption[] => {
    const count = facets.priceSteps[step] ?? 0
    const is = chosen.includes(step)
    if (count === 0 && !is) return []
    const value = writeRange(range)
    return [is ? [value, stepName(step, market), count, 1] : [value, stepName(step, market), count]]
  })
  return { name: 'price', title: text.price(), look: 'price', options }
}

function brandGroup({ snapshot, facets, filters }: Narrowing): FilterGroup {
  const options = optionsOf(facets.brands, filters.brands, (slug) => [snapshot.brandBySlug.get(slug)?.name ?? slug])
  const folded = new Map(options.map((option) => [option, fold(option[1])]))
  const byName = (a: FilterOption, b: FilterOption) => (folded.get(a)! < folded.get(b)! ? -1 : 1)
  const byCount = options.toSorted((a, b) => b[2] - a[2] || byName(a, b))
  return { name: 'brand', title: text.brand(), options: byCount }
}

function colorGroup({ snapshot, facets, filters, market }: Narrowing): FilterGroup {
  const color = snapshot.attributes.get('color')
  const nameOf = (key: string): [string, string] => [(color && valueLabel(color, key, market.locale)) ?? key, paintOf(color, key)]
  const options = optionsOf(facets.colors, filters.colors, nameOf)
  return { name: 'color', title: text.color(), look: 'swatches', options: inOrderOf(color, options) }
}

/** CSS colour of a swatch, as the dictionary has it; '' for many colours at once. */
function paintOf(color: CatalogAttribute | undefined, key: string): string {
  const found = color?.options.find((option) => (option as { key?: unknown }).key === key) as { hex?: unknown } | undefined
  return typeof found?.hex === 'string' && /^#[\da-f]{6}$/.test(found.hex) ? found.hex : ''
}

function inOrderOf(attribute: CatalogAttribute | undefined, options: readonly FilterOption[]): FilterOption[] {
  const keys = attribute?.options.map((option) => (option as { key?: unknown }).key) ?? []
  return options.toSorted(([a], [b]) =>
    keys.length > 0 ? keys.indexOf(a) - keys.indexOf(b) : parseFloat(a) - parseFloat(b) || 0,
  )
}

function showroomGroup({ snapshot, facets, filters, market }: Narrowing): FilterGroup {
  const order = snapshot.showrooms.map(({ id }) => id)
  const nameOf = (id: string): [string] => [snapshot.showrooms.find((one) => one.id === id)?.name[market.locale] ?? id]
  const options = optionsOf(facets.warehouses, filters.warehouses, nameOf)
  const sorted = options.toSorted(([a], [b]) => order.indexOf(a) - order.indexOf(b))
  return { name: 'warehouse', title: text.availableIn(), options: sorted }
}

/** In the order of the dictionary; only what an address can name. */
function attributeGroups({ snapshot, facets, filters, market, total, shown }: Narrowing): FilterGroup[] {
  return Array.from(filterTerms(snapshot).attributes).flatMap(([key, known]): FilterGroup[] => {
    const attribute = snapshot.attributes.get(key)
    const chosen = filters.attributes[key] ?? []
    const counts = new Map(
      facets.attributes
        .get(key)
        ?.entries()
        .filter(([value]) => known.has(value)),
    )
    if (!attribute || counts.size + chosen.length === 0) return []
    const options = optionsOf(counts, chosen, (value) => [attributeName(attribute, value, market)])
    const isReadable = options.length > 1 && (attribute.options.length > 0 || options.length <= MAX_NUMBERS)
    const products = counts.values().reduce((sum, count) => sum + count, 0)
    const isShared = products >= total * MIN_SHARE || shown?.includes(key)
    if (chosen.length === 0 && (!isReadable || !isShared)) return []
    const group = { name: key, title: attribute.name[market.locale], options: inOrderOf(attribute, options) }
    return [chosen.length > 0 ? group : { ...group, isShut: true }]
  })
}

function attributeName(attribute: CatalogAttribute, value: string, { locale }: Market): string {
  if (attribute.kind === 'bool') return value === 'yes' ? text.yes() : text.no()
  const words = valueLabel(attribute, value, locale) ?? value
  return attribute.kind === 'range' ? words.replace('-', '–') : words
}

/** Groups whose choices say what they are about. */
const PLAIN: ReadonlySet<string> = new Set(LISTING_FILTERS)

function chipsOf(groups: readonly FilterGroup[], { filters, market }: Narrowing): FiltersView['chips'] {
  const chips = groups.flatMap(({ name, title, options }) =>
    options.filter(isChosen).map(([value, label]): [string, string, string] => {
      const isBare = !PLAIN.has(name) && (/^\d/.test(label) || value === 'yes' || value === 'no')
      return [name, value, isBare && title ? `${title}: ${label}` : label]
    }),
  )
  for (const range of splitSteps(filters.price, market.currency).others) chips.push(['price', '', rangeName(range, market)])
  return chips
}

const ANY_PRICE: PriceRange = { from: null, to: null }

function typedPrice({ filters, market, facets }: Narrowing): FiltersView['typed'] {
  const [typed = ANY_PRICE] = splitSteps(filters.price, market.currency).others
  return {
    from: inUnits(typed.from),
    to: inUnits(typed.to),
    lowest: facets.price ? String(Math.floor(facets.price.min / 100)) : '',
    highest: facets.price ? String(Math.ceil(facets.price.max / 100)) : '',
  }
}

/** As customers type amounts: '150', '12,50'. */
const inUnits = (amount: number | null): string =>
  amount === null ? '' : amount % 100 === 0 ? String(amount / 100) : (amount / 100).toFixed(2).replace('.', ',')
