/**
 * Filters that one variant has to fit together: size, colour and place. A product with a red 62 and a blue 68 has no blue 62.
 * Where columns of products can tell, variants are not looked at.
 */
import type { Filters } from '#domain/catalog/filters.ts'
import { ANYWHERE, IN_STOCK, type Column, type FilterColumns } from './filter-columns.ts'
import { select } from './filter-groups.ts'
import type { Scratch } from './scratch.ts'
import type { SetDictionary } from './set-dictionary.ts'

export type Dimension = 'sizes' | 'colors' | 'places'

export const DIMENSIONS: readonly Dimension[] = ['sizes', 'colors', 'places']

export interface VariantFilter {
  isFiltered: Record<Dimension, boolean>
  /** Masks by code of a variant's size, colour and set of places; all 1 where the dimension is not filtered. */
  masks: Record<Dimension, Uint8Array>
  /** Masks by code of a product's set of sizes, colours or places: 1 where some variant fits. */
  setMasks: Record<Dimension, Uint8Array>
  /** Code of the only place that is asked for, `ANYWHERE` for none, null for several or an unknown one. */
  place: number | null
}

export function variantFilter(columns: FilterColumns, { sizes, colors, warehouses, inStock }: Filters): VariantFilter {
  const { sizeKeys, colorKeys, placeNames, sizeSets, colorSets, placeSets } = columns
  // What is in a showroom is in stock.
  const places = warehouses.length > 0 ? warehouses : inStock ? [placeNames.decode(IN_STOCK)] : []
  const wanted = { sizes: sizeKeys.maskOf(sizes), colors: colorKeys.maskOf(colors), places: placeNames.maskOf(places) }
  const setMasks = {
    sizes: sizeSets.maskOfSetsWith(wanted.sizes),
    colors: colorSets.maskOfSetsWith(wanted.colors),
    places: placeSets.maskOfSetsWith(wanted.places),
  }
  const isFiltered = { sizes: sizes.length > 0, colors: colors.length > 0, places: places.length > 0 }
  const orAll = (dimension: Dimension, mask: Uint8Array) => (isFiltered[dimension] ? mask : new Uint8Array(mask.length).fill(1))
  return {
    isFiltered,
    masks: {
      sizes: orAll('sizes', wanted.sizes),
      colors: orAll('colors', wanted.colors),
      places: orAll('places', setMasks.places),
    },
    setMasks,
    place: places.length === 0 ? ANYWHERE : (places.length === 1 && placeNames.codeOf(places[0]!)) || null,
  }
}

/** Returns the docs with a variant that fits every dimension. */
export function withVariant(columns: FilterColumns, filter: VariantFilter, docs: Uint32Array, scratch: Scratch): Uint32Array {
  const { isFiltered, place } = filter
  const filtered = DIMENSIONS.filter((dimension) => isFiltered[dimension])
  const candidates = withSets(columns, filter, filtered, place ?? ANYWHERE, docs, scratch)
  // One dimension alone, or one of them at one place, is answered by columns of products.
  const isExact = filtered.length < 2 || (place !== null && !(isFiltered.sizes && isFiltered.colors))
  return isExact ? candidates : selectByVariant(columns, filter, candidates)
}

/** Returns the docs that have, for each of the dimensions by itself, a variant that fits; sizes and colours at a place. */
export const withSets = (
  columns: FilterColumns,
  { setMasks }: VariantFilter,
  dimensions: readonly Dimension[],
  place: number,
  docs: Uint32Array,
  scratch: Scratch,
): Uint32Array =>
  dimensions.reduce(
    (left, dimension) => select(left, setColumn(columns, dimension, place).column, setMasks[dimension], scratch),
    docs,
  )

/** Removes, in place, the docs without a variant that fits every dimension. `docs` is a copy that may be overwritten. */
function selectByVariant({ variants }: FilterColumns, { masks }: VariantFilter, docs: Uint32Array): Uint32Array {
  const { starts, size, color, places } = variants
  const { sizes: sizeMask, colors: colorMask, places: placeMask } = masks
  let count = 0
  for (let at = 0; at < docs.length; at++) {
    const doc = docs[at]!
    const end = starts[doc + 1]!
    for (let variant = starts[doc]!; variant < end; variant++)
      if (sizeMask[size[variant]!]! & colorMask[color[variant]!]! & placeMask[places[variant]!]!) {
        docs[count++] = doc
        break
      }
  }
  return docs.subarray(0, count)
}

/** Returns the column of set codes of a dimension, of sizes and colours at a place, with what the codes mean. */
export function setColumn(
  columns: FilterColumns,
  dimension: Dimension,
  place: number,
): { column: Column; sets: SetDictionary; highest: number } {
  const { sizes, sizeSets, sizeKeys, colors, colorSets, colorKeys, places, placeSets, placeNames } = columns
  if (dimension === 'sizes') return { column: sizes[place]!, sets: sizeSets, highest: sizeKeys.highest }
  if (dimension === 'colors') return { column: colors[place]!, sets: colorSets, highest: colorKeys.highest }
  return { column: places, sets: placeSets, highest: placeNames.highest }
}
