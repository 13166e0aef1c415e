/** The products as the back office lists them, at one version of the catalog. */
import type { ProductRow } from './product-row.ts'

export interface ProductIndex {
  version: number
  /** In order of id. */
  rows: readonly ProductRow[]
  brands: ReadonlyMap<number, string>
  collections: readonly { id: number; parent: number | null; name: string; key: string }[]
  /** What was computed from the rows, by name. */
  derived: Map<string, unknown>
}
