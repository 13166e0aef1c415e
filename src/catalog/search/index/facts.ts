/** What is known of a product beside its name: attributes, colours, sizes, measures, as keys of the index and as ranges. */
import { MONTHS, type Size } from '#domain/catalog/size.ts'
import { fold } from '#domain/search/fold.ts'
import type { CatalogProduct } from '#catalog/columns/snapshot.ts'
import { FACT, factKey } from '#catalog/search/lexicon/meaning.ts'
import type { SearchFields } from '#store/search/search-fields.ts'
import { materialsOf } from './materials.ts'
import type { GroupedSlotsBuilder } from './grouped-slots.ts'
import type { RangesBuilder } from './ranges.ts'
import { ageReadings } from '#catalog/search/quantities/ages.ts'
import { dimensionsKey } from '#catalog/search/quantities/quantities.ts'
import type { Unit } from '#catalog/search/quantities/quantity.ts'

export interface FactBuilders {
  facts: GroupedSlotsBuilder
  ages: RangesBuilder
  heights: RangesBuilder
  weights: RangesBuilder
}

/** Assumed length in months of an age range without an end ("from 12 months"). */
const OPEN_END_MONTHS = 36
/** Sizes of clothes are six centimetres apart. */
const SIZE_STEP_CM = 6

/** Returns the key of a number with its unit; '' for any unit. */
export const numberKey = (value: string, unit: Unit | ''): string => `#${unit}=${value}`
export const lettersKey = (value: string): string => `letters=${value}`
export const measuresKey = (key: string): string => `cm=${key}`

/** Units of numeric attributes. */
const UNITS: Record<string, Unit> = { ml: 'ml', pcs: 'pieces', TOG: 'tog' }
const UNITS_BY_KEY: Record<string, Unit> = { players: 'players', pieces: 'pieces', pack_count: 'pieces', volume: 'ml' }

const RANGE = /^(\d+)\s*[-–]\s*(\d+)$/
const NAME_WEIGHTS = /(\d+)(?:\s*[-–]\s*(\d+))?\s*kg/g
const NAME_MEASURES = /(\d{2,3})\s*×\s*(\d{2,3})/g
const NAME_HEIGHTS = /(\d{2,3})\s*[-–]\s*(\d{2,3})\s*cm/g
const NAME_NUMBERS: readonly (readonly [RegExp, Unit])[] = [
  [/(\d+)\s*ml/g, 'ml'],
  [/(\d+)\s*(?:pieces|pcs)/g, 'pieces'],
  [/pack of (\d+)/g, 'pieces'],
  [/(\d+(?:[.,]\d+)?)\s*tog/g, 'tog'],
  [/size (\d+)/g, 'size'],
  [/(\d+)\s*g(?![a-z])/g, 'g'],
  [/(\d+(?:[.,]\d+)?)\s*l(?![a-z])/g, 'l'],
  [/(?<!\d\s*[-–×]\s*)(?<!\d)(\d+)\s*cm/g, 'cm'],
]

/** Adds the facts of a product. Its English name tells measures that no attribute holds. */
export function addFacts(builders: FactBuilders, slot: number, product: CatalogProduct, fields: SearchFields): void {
  const name = fold(product.name.en)
  addAttributes(builders, slot, fields)
  addSizes(builders, slot, fields.sizes)
  addNameFacts(builders, slot, name)
  const { weight_max: most } = fields.attributes
  // What the name says is more than the most: nappies of 6–10 kg are none for 3 kg.
  if (typeof most === 'number' && !/\d\s*[-–]\s*\d+\s*kg/.test(name)) builders.weights.add(slot, 0, Math.round(most))
  for (const { from, to } of agesOf(product, fields, name)) builders.ages.add(slot, from, to)
}

function addNumber({ facts }: FactBuilders, slot: number, value: string, unit: Unit): void {
  facts.add(numberKey(value, unit), slot)
  facts.add(numberKey(value, ''), slot)
}

function addAttributes(builders: FactBuilders, slot: number, { attributes, colors, compositions }: SearchFields): void {
  const { facts, heights } = builders
  for (const material of materialsOf(compositions)) facts.add(factKey(FACT.composition, material), slot)
  for (const color of colors) facts.add(factKey(FACT.color, color), slot)
  for (const [key, value] of Object.entries(attributes)) {
    if (typeof value === 'number') {
      if (UNITS_BY_KEY[key]) addNumber(builders, slot, String(value), UNITS_BY_KEY[key])
    } else if (key === 'tog') addNumber(builders, slot, String(Number(String(value).replace('-', '.'))), UNITS['TOG']!)
    else if (value === true || typeof value === 'string') {
      const range = RANGE.exec(String(value))
      const sides = /^(\d+)\s*[x×]\s*(\d+)/.exec(String(value))
      if (range) heights.add(slot, Number(range[1]), Number(range[2]))
      else if (sides) facts.add(measuresKey(dimensionsKey(Number(sides[1]), Number(sides[2]))), slot)
      else facts.add(factKey(key, String(value)), slot)
    }
  }
}

function addSizes(builders: FactBuilders, slot: number, sizes: readonly Size[]): void {
  const { facts, heights } = builders
  for (const size of sizes) {
    if (size.system === 'age') {
      addNumber(builders, slot, String(size.height_cm), 'size')
      heights.add(slot, size.height_cm - SIZE_STEP_CM + 1, size.height_cm)
    } else if (size.system === 'shoe') addNumber(builders, slot, String(size.eu), 'size')
    else facts.add(lettersKey(size.value.toLowerCase()), slot)
  }
}

function addNameFacts(builders: FactBuilders, slot: number, name: string): void {
  for (const [regexp, unit] of NAME_NUMBERS)
    for (const [, value] of name.matchAll(regexp)) addNumber(builders, slot, String(Number(value!.replace(',', '.'))), unit)
  for (const [, from, to] of name.matchAll(NAME_WEIGHTS))
    builders.weights.add(slot, to === undefined ? 0 : Number(from), Number(to ?? from))
  for (const [, from, to] of name.matchAll(NAME_HEIGHTS)) builders.heights.add(slot, Number(from), Number(to))
  for (const [, a, b] of name.matchAll(NAME_MEASURES)) builders.facts.add(measuresKey(dimensionsKey(Number(a), Number(b))), slot)
}

/** Returns the age ranges of a product in months: of its sizes and its name, else the recommended one. */
function agesOf(product: CatalogProduct, { sizes }: SearchFields, name: string): { from: number; to: number }[] {
  const ranges = sizes.flatMap((size) =>
    size.system === 'age'
      ? [{ from: Math.round(size.from * MONTHS[size.unit]), to: Math.round(size.to * MONTHS[size.unit]) }]
      : [],
  )
  for (const { quantity } of ageReadings(name, 'en')) if (quantity.kind === 'age') ranges.push(quantity.span)
  if (ranges.length > 0 || product.ageFrom === null) return ranges
  return [{ from: product.ageFrom, to: product.ageTo ?? product.ageFrom + OPEN_END_MONTHS }]
}
