/** Size, colour and place are asked of one variant: a red 62 and a blue 68 make no blue 62. */
import type { Filters } from '#domain/catalog/filters.ts'
import { keep, tally } from './groups.ts'
import type { SetTree } from './set-tree.ts'
import { ANYWHERE, IN_STOCK, type Column, type Traits } from './traits.ts'

type Respect = 'sizes' | 'colors' | 'places'

export interface VariantFilter {
  /** By number of a variant's size, of its colour and of its set of places, 1 for what fits. */
  fits: Record<Respect, Uint8Array>
  isAsked: Record<Respect, boolean>
  /** The one place that is asked for, `ANYWHERE` for none; null for several. */
  place: number | null
  /** By set of a product's sizes, colours or places, 1 where some variant fits. */
  holding: Record<Respect, Uint8Array>
}

export function variantFilter(traits: Traits, { sizes, colors, warehouses, inStock }: Filters): VariantFilter {
  const { sizeKeys, colorKeys, placeNames, sizeSets, colorSets, placeSets } = traits
  // What lies in a showroom is in stock.
  const places = warehouses.length > 0 ? warehouses : inStock ? [placeNames.nameOf(IN_STOCK)] : []
  const wanted = { sizes: sizeKeys.among(sizes), colors: colorKeys.among(colors), places: placeNames.among(places) }
  const holding = {
    sizes: sizeSets.holding(wanted.sizes),
    colors: colorSets.holding(wanted.colors),
    places: placeSets.holding(wanted.places),
  }
  const isAsked = { sizes: sizes.length > 0, colors: colors.length > 0, places: places.length > 0 }
  const orAny = (respect: Respect, fits: Uint8Array) => (isAsked[respect] ? fits : new Uint8Array(fits.length).fill(1))
  return {
    fits: {
      sizes: orAny('sizes', wanted.sizes),
      colors: orAny('colors', wanted.colors),
      places: orAny('places', holding.places),
    },
    isAsked,
    // Nothing lies where nobody knows of: that is no one place.
    place: places.length === 0 ? ANYWHERE : (places.length === 1 && placeNames.numberOf(places[0]!)) || null,
    holding,
  }
}

const RESPECTS: readonly Respect[] = ['sizes', 'colors', 'places']

/** Of the docs those that have a variant which fits in everything that is asked for. */
export function withVariant(traits: Traits, filter: VariantFilter, docs: Uint32Array): Uint32Array {
  const { isAsked, place } = filter
  const asked = RESPECTS.filter((respect) => isAsked[respect])
  const fitting = keepHolding(traits, filter, asked, place ?? ANYWHERE, docs)
  // In one respect alone, and at one place, columns of products tell.
  const isCertain = asked.length < 2 || (place !== null && !(isAsked.sizes && isAsked.colors))
  return isCertain ? fitting : refine(traits, filter, fitting)
}

/** Of the docs those of which some variant fits in each of these respects; sizes and colours at a place. */
const keepHolding = (
  traits: Traits,
  { holding }: VariantFilter,
  respects: readonly Respect[],
  place: number,
  docs: Uint32Array,
) => respects.reduce((kept, respect) => keep(kept, columnOf(traits, respect, place).column, holding[respect]), docs)

function refine({ variants }: Traits, { fits }: VariantFilter, docs: Uint32Array): Uint32Array {
  const { starts, size, color, places } = variants
  const { sizes: fitsSize, colors: fitsColor, places: fitsPlaces } = fits
  let count = 0
  for (let at = 0; at < docs.length; at++) {
    const doc = docs[at]!
    const end = starts[doc + 1]!
    for (let variant = starts[doc]!; variant < end; variant++)
      if (fitsSize[size[variant]!]! & fitsColor[color[variant]!]! & fitsPlaces[places[variant]!]!) {
        docs[count++] = doc
        break
      }
  }
  return docs.subarray(0, count)
}

/** By number, how many of the docs have it in one respect on a variant that fits in the two others. */
export function countRespect(traits: Traits, filter: VariantFilter, respect: Respect, docs: Uint32Array): Uint32Array {
  const { fits, isAsked, place } = filter
  const others = RESPECTS.filter((other) => other !== respect)
  const asked = others.filter((other) => isAsked[other])
  const isOfPlace = respect !== 'places' && place !== null && asked.every((other) => other === 'places')
  if (asked.length === 0 || isOfPlace) {
    const { column, sets, highest } = columnOf(traits, respect, place ?? ANYWHERE)
    return sets.spread(tally(column, sets.size, docs), highest)
  }
  if (respect === 'places' && asked.length === 1) return countPlaces(traits, filter, asked[0]!, docs)
  // Places are counted of any variant of the size, whether or not that lies where it is asked for.
  const at = respect === 'places' ? ANYWHERE : (place ?? ANYWHERE)
  const fitting = keepHolding(traits, filter, asked, at, docs)
  const [one, other] = others.map((name) => ({ column: variantColumn(traits, name), fits: fits[name] }))
  const { column, sets, highest } = columnOf(traits, respect, at)
  const members = respect === 'places' ? membersOf(traits.placeSets) : null
  const onVariants = (some: Uint32Array) =>
    countOnVariants(traits, variantColumn(traits, respect), one!, other!, members, highest, some)
  if (respect === 'places' || place === null) return onVariants(fitting)
  // What comes in every size and colour has in the colours asked for all of its sizes, and the other way round.
  const counts = onVariants(keep(fitting, traits.grids[at]!, Uint8Array.of(1, 0)))
  const whole = keep(fitting, traits.grids[at]!, Uint8Array.of(0, 1))
  for (const [number, count] of sets.spread(tally(column, sets.size, whole), highest).entries()) counts[number]! += count
  return counts
}

/** Of sizes or colours alone, products tell in which places they lie. */
function countPlaces(traits: Traits, { holding }: VariantFilter, respect: Respect, docs: Uint32Array): Uint32Array {
  const kept = keep(docs, columnOf(traits, respect, ANYWHERE).column, holding[respect])
  const counts = new Uint32Array(traits.placeNames.highest + 1)
  for (let place = IN_STOCK; place < counts.length; place++)
    counts[place] = keep(kept, columnOf(traits, respect, place).column, holding[respect]).length
  return counts
}

function columnOf(traits: Traits, respect: Respect, place: number): { column: Column; sets: SetTree; highest: number } {
  const { sizes, sizeSets, sizeKeys, colors, colorSets, colorKeys, places, placeSets, placeNames } = traits
  if (respect === 'sizes') return { column: sizes[place]!, sets: sizeSets, highest: sizeKeys.highest }
  if (respect === 'colors') return { column: colors[place]!, sets: colorSets, highest: colorKeys.highest }
  return { column: places, sets: placeSets, highest: placeNames.highest }
}

const variantColumn = ({ variants }: Traits, respect: Respect): Column =>
  respect === 'sizes' ? variants.size : respect === 'colors' ? variants.color : variants.places

const membersOf = (sets: SetTree): number[][] => Array.from({ length: sets.size }, (_, node) => [...sets.membersOf(node)])

interface Fitting {
  column: Column
  fits: Uint8Array
}

/** `members`: numbers by set where the column has sets; null where it has the numbers themselves. */
function countOnVariants(
  { variants: { starts } }: Traits,
  column: Column,
  { column: firstColumn, fits: firstFits }: Fitting,
  { column: secondColumn, fits: secondFits }: Fitting,
  members: readonly (readonly number[])[] | null,
  highest: number,
  docs: Uint32Array,
): Uint32Array {
  const counts = new Uint32Array(highest + 1)
  /** By number, which doc came last: several variants of it are one product. */
  const stamps = new Int32Array(highest + 1)
  for (let at = 0; at < docs.length; at++) {
    const doc = docs[at]!
    const stamp = at + 1
    const end = starts[doc + 1]!
    for (let variant = starts[doc]!; variant < end; variant++) {
      if ((firstFits[firstColumn[variant]!]! & secondFits[secondColumn[variant]!]!) === 0) continue
      const number = column[variant]!
      if (members === null) {
        counts[number]! += stamps[number] === stamp ? 0 : 1
        stamps[number] = stamp
        continue
      }
      const own = members[number]!
      for (let i = 0; i < own.length; i++) {
        counts[own[i]!]! += stamps[own[i]!] === stamp ? 0 : 1
        stamps[own[i]!] = stamp
      }
    }
  }
  return counts
}
