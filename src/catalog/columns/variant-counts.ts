/** Counts of sizes, colours and warehouses: how many products each would leave beside the other two filters of variants. */
import { ANYWHERE, IN_STOCK, type Column, type FilterColumns } from './filter-columns.ts'
import { countCodes, select } from './filter-groups.ts'
import type { Scratch } from './scratch.ts'
import type { SetDictionary } from './set-dictionary.ts'
import { DIMENSIONS, setColumn, withSets, type Dimension, type VariantFilter } from './variant-filter.ts'

/** Returns, by code, how many of the docs have it on a variant that fits the two other dimensions. */
export function countDimension(
  columns: FilterColumns,
  filter: VariantFilter,
  dimension: Dimension,
  docs: Uint32Array,
  scratch: Scratch,
): Uint32Array {
  const { isFiltered, warehouse } = filter
  const others = DIMENSIONS.filter((other) => other !== dimension)
  const filtered = others.filter((other) => isFiltered[other])
  const isByWarehouseAlone = dimension !== 'warehouses' && warehouse !== null && filtered.every((other) => other === 'warehouses')
  if (filtered.length === 0 || isByWarehouseAlone) return countSets(columns, dimension, warehouse ?? ANYWHERE, docs)
  if (dimension === 'warehouses' && filtered.length === 1) return countWarehouses(columns, filter, filtered[0]!, docs, scratch)
  // The counts of warehouses ignore the warehouse that is chosen.
  const at = dimension === 'warehouses' ? ANYWHERE : (warehouse ?? ANYWHERE)
  const candidates = withSets(columns, filter, filtered, at, docs, scratch)
  if (dimension === 'warehouses' || warehouse === null) return countVariants(columns, filter, dimension, candidates)
  // A product whose sizes all come in all of its colours has each of its sizes in the colours that are chosen, and vice versa.
  const incomplete = select(candidates, columns.complete[at]!, Uint8Array.of(1, 0), scratch)
  const complete = select(candidates, columns.complete[at]!, Uint8Array.of(0, 1), scratch)
  const counts = countVariants(columns, filter, dimension, incomplete)
  for (const [code, count] of countSets(columns, dimension, at, complete).entries()) counts[code]! += count
  return counts
}

/** Returns the counts by code without a look at variants. */
function countSets(columns: FilterColumns, dimension: Dimension, warehouse: number, docs: Uint32Array): Uint32Array {
  const { column, sets, highest } = setColumn(columns, dimension, warehouse)
  return sets.countMembers(countCodes(column, sets.size, docs), highest)
}

/** Returns the counts of warehouses when one other dimension is filtered: columns of products tell its values at each warehouse. */
function countWarehouses(
  columns: FilterColumns,
  { setMasks }: VariantFilter,
  other: Dimension,
  docs: Uint32Array,
  scratch: Scratch,
): Uint32Array {
  const at = (warehouse: number, some: Uint32Array) =>
    select(some, setColumn(columns, other, warehouse).column, setMasks[other], scratch)
  const candidates = at(ANYWHERE, docs)
  const counts = new Uint32Array(columns.warehouseNames.highest + 1)
  for (let warehouse = IN_STOCK; warehouse < counts.length; warehouse++) counts[warehouse] = at(warehouse, candidates).length
  return counts
}

const variantColumn = ({ variants }: FilterColumns, dimension: Dimension): Column =>
  dimension === 'sizes' ? variants.size : dimension === 'colors' ? variants.color : variants.warehouses

const allMembers = (sets: SetDictionary): number[][] => Array.from({ length: sets.size }, (_, code) => [...sets.membersOf(code)])

/** Returns the counts by code, variant by variant; a product counts once however many of its variants have the code. */
function countVariants(columns: FilterColumns, { masks }: VariantFilter, dimension: Dimension, docs: Uint32Array): Uint32Array {
  const [first, second] = DIMENSIONS.filter((other) => other !== dimension)
  const firstColumn = variantColumn(columns, first!)
  const firstMask = masks[first!]
  const secondColumn = variantColumn(columns, second!)
  const secondMask = masks[second!]
  const column = variantColumn(columns, dimension)
  /** By code of a set; null where the column has codes of single values. */
  const members = dimension === 'warehouses' ? allMembers(columns.warehouseSets) : null
  const { starts } = columns.variants
  const { highest } = setColumn(columns, dimension, ANYWHERE)
  const counts = new Uint32Array(highest + 1)
  /** By code, the position (from 1) of the last doc that was counted for it. */
  const lastCounted = new Int32Array(highest + 1)
  for (let at = 0; at < docs.length; at++) {
    const doc = docs[at]!
    const position = at + 1
    const end = starts[doc + 1]!
    for (let variant = starts[doc]!; variant < end; variant++) {
      if ((firstMask[firstColumn[variant]!]! & secondMask[secondColumn[variant]!]!) === 0) continue
      const code = column[variant]!
      if (members === null) {
        counts[code]! += lastCounted[code] === position ? 0 : 1
        lastCounted[code] = position
        continue
      }
      const set = members[code]!
      for (let i = 0; i < set.length; i++) {
        counts[set[i]!]! += lastCounted[set[i]!] === position ? 0 : 1
        lastCounted[set[i]!] = position
      }
    }
  }
  return counts
}
