/**
 * Filters that one variant has to fit together: size, colour and warehouse. A product with a red 62 and a blue 68 has no blue 62.
 * Where columns of products can tell, variants are not looked at.
 */
import type { Filters } from '#domain/catalog/filters.ts'
import { ANYWHERE, IN_STOCK, type Column, type FilterColumns } from './filter-columns.ts'
import { select } from './filter-groups.ts'
import type { Scratch } from './scratch.ts'
import type { SetDictionary } from './set-dictionary.ts'

export type Dimension = 'sizes' | 'colors' | 'warehouses'

export const DIMENSIONS: readonly Dimension[] = ['sizes', 'colors', 'warehouses']

export interface VariantFilter {
  isFiltered: Record<Dimension, boolean>
  /** Masks by code of a variant's size, colour and set of warehouses; all 1 where the dimension is not filtered. */
  masks: Record<Dimension, Uint8Array>
  /** Masks by code of a product's set of sizes, colours or warehouses: 1 where some variant fits. */
  setMasks: Record<Dimension, Uint8Array>
  /** Code of the only warehouse that is asked for, `ANYWHERE` for none, null for several or an unknown one. */
  warehouse: number | null
}

export function variantFilter(columns: FilterColumns, { sizes, colors, warehouses, inStock }: Filters): VariantFilter {
  const { sizeKeys, colorKeys, warehouseNames, sizeSets, colorSets, warehouseSets } = columns
  // What is in a showroom is in stock.
  const wantedWarehouses = warehouses.length > 0 ? warehouses : inStock ? [warehouseNames.decode(IN_STOCK)] : []
  const wanted = {
    sizes: sizeKeys.maskOf(sizes),
    colors: colorKeys.maskOf(colors),
    warehouses: warehouseNames.maskOf(wantedWarehouses),
  }
  const setMasks = {
    sizes: sizeSets.maskOfSetsWith(wanted.sizes),
    colors: colorSets.maskOfSetsWith(wanted.colors),
    warehouses: warehouseSets.maskOfSetsWith(wanted.warehouses),
  }
  const isFiltered = { sizes: sizes.length > 0, colors: colors.length > 0, warehouses: wantedWarehouses.length > 0 }
  const orAll = (dimension: Dimension, mask: Uint8Array) => (isFiltered[dimension] ? mask : new Uint8Array(mask.length).fill(1))
  return {
    isFiltered,
    masks: {
      sizes: orAll('sizes', wanted.sizes),
      colors: orAll('colors', wanted.colors),
      warehouses: orAll('warehouses', setMasks.warehouses),
    },
    setMasks,
    warehouse:
      wantedWarehouses.length === 0
        ? ANYWHERE
        : (wantedWarehouses.length === 1 && warehouseNames.codeOf(wantedWarehouses[0]!)) || null,
  }
}

/** Returns the docs with a variant that fits every dimension. */
export function withVariant(columns: FilterColumns, filter: VariantFilter, docs: Uint32Array, scratch: Scratch): Uint32Array {
  const { isFiltered, warehouse } = filter
  const filtered = DIMENSIONS.filter((dimension) => isFiltered[dimension])
  const candidates = withSets(columns, filter, filtered, warehouse ?? ANYWHERE, docs, scratch)
  // One dimension alone, or one of them at one warehouse, is answered by columns of products.
  const isExact = filtered.length < 2 || (warehouse !== null && !(isFiltered.sizes && isFiltered.colors))
  return isExact ? candidates : selectByVariant(columns, filter, candidates)
}

/** Returns the docs that have, for each of the dimensions by itself, a variant that fits; sizes and colours at a warehouse. */
export const withSets = (
  columns: FilterColumns,
  { setMasks }: VariantFilter,
  dimensions: readonly Dimension[],
  warehouse: number,
  docs: Uint32Array,
  scratch: Scratch,
): Uint32Array =>
  dimensions.reduce(
    (left, dimension) => select(left, setColumn(columns, dimension, warehouse).column, setMasks[dimension], scratch),
    docs,
  )

/** Removes, IN, the docs without a variant that fits every dimension. `docs` is a copy that may be overwritten. */
function selectByVariant({ variants }: FilterColumns, { masks }: VariantFilter, docs: Uint32Array): Uint32Array {
  const { starts, size, color, warehouses } = variants
  const { sizes: sizeMask, colors: colorMask, warehouses: warehouseMask } = masks
  let count = 0
  for (let at = 0; at < docs.length; at++) {
    const doc = docs[at]!
    const end = starts[doc + 1]!
    for (let variant = starts[doc]!; variant < end; variant++)
      if (sizeMask[size[variant]!]! & colorMask[color[variant]!]! & warehouseMask[warehouses[variant]!]!) {
        docs[count++] = doc
        break
      }
  }
  return docs.subarray(0, count)
}

/** Returns the column of set codes of a dimension, of sizes and colours at a warehouse, with what the codes mean. */
export function setColumn(
  columns: FilterColumns,
  dimension: Dimension,
  warehouse: number,
): { column: Column; sets: SetDictionary; highest: number } {
  const { sizes, sizeSets, sizeKeys, colors, colorSets, colorKeys, warehouses, warehouseSets, warehouseNames } = columns
  if (dimension === 'sizes') return { column: sizes[warehouse]!, sets: sizeSets, highest: sizeKeys.highest }
  if (dimension === 'colors') return { column: colors[warehouse]!, sets: colorSets, highest: colorKeys.highest }
  return { column: warehouses, sets: warehouseSets, highest: warehouseNames.highest }
}
