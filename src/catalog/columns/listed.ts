import type { Filters } from '#domain/catalog/filters.ts'
import type { Currency } from '#domain/market/market.ts'

/** What is listed, before anything is sorted. */
export interface Listed {
  currency: Currency
  collection?: number
  brand?: number
  /** Docs to list instead of all, in any order: what a search found. */
  among?: Uint32Array
  /** `new`: published lately; `sale`: with a reduction that may be shown (LAW-22). */
  only?: 'new' | 'sale'
  /** What of it a visitor wants to see (D-5). */
  filters?: Filters
}
