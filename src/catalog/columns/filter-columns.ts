/** The columns of codes that listings are filtered by: one code per doc, or one per variant. */
import type { Dictionary } from './dictionary.ts'
import type { SetDictionary } from './set-dictionary.ts'

/** A code per doc: of a name in a `Dictionary`, or of a set of names in a `SetDictionary`. */
export type Column = Uint32Array

/** What the codes mean. Codes are only added, so columns that were built before stay valid. */
export interface Dictionaries {
  brandIds: Dictionary
  /** Sets of positions in `AGE_BANDS`, from 1. */
  ageSets: SetDictionary
  /** `key=option`. */
  options: Dictionary
  optionSets: SetDictionary
  sizeKeys: Dictionary
  colorKeys: Dictionary
  sizeSets: SetDictionary
  colorSets: SetDictionary
  /** `IN_STOCK` and the showrooms. */
  warehouseNames: Dictionary
  warehouseSets: SetDictionary
}

export interface FilterColumns extends Dictionaries {
  brand: Column
  ages: Column
  attributes: Column
  warehouses: Column
  /** Set codes by code of a warehouse: sizes of the variants that are there; of all variants at `ANYWHERE`. */
  sizes: readonly Column[]
  /** The same of colours. */
  colors: readonly Column[]
  /** By code of a warehouse: 1 where each of the product's sizes there comes in each of its colours there. */
  complete: readonly Column[]
  variants: VariantColumns
}

export interface VariantColumns {
  /** The first variant of each doc; one entry more than docs. */
  starts: Uint32Array
  /** Codes of its size and of its colour. */
  size: Uint32Array
  color: Uint32Array
  /** Set code of the warehouses where it is. */
  warehouses: Uint32Array
}

export const ANYWHERE = 0
/** Code of the warehouse of everything that can be bought. */
export const IN_STOCK = 1
