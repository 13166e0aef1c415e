/** Criteria of a listing: the products it contains and the filters chosen. */
import type { Filters } from '#domain/catalog/filters.ts'
import type { Currency } from '#domain/market/market.ts'

/** What a listing contains. */
export interface Criteria {
  currency: Currency
  /** Id of the collection. */
  collection?: number
  /** Id of the brand. */
  brand?: number
  /** Docs to list instead of all, each once, in any order: the result of a search. */
  among?: Uint32Array
  /** `new`: published lately; `sale`: with a reduction that may be shown (LAW-22). */
  only?: 'new' | 'sale'
  /** What the visitor chose (D-5). */
  filters?: Filters
}
