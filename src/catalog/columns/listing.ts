/** Listings: a filter over the snapshot, its pages and the counts of its filters. */
import { PAGE_SIZE, type Sort } from '#domain/catalog/listing.ts'
import type { Criteria } from './criteria.ts'
import { countFacets, type Facets } from './facets.ts'
import { filterListing } from './filter-listing.ts'
import type { Snapshot } from './snapshot.ts'
import { sortPage } from './sort-page.ts'

export type { Criteria } from './criteria.ts'
export type { Facets } from './facets.ts'

export interface Listing {
  total: number
  /** All docs in the recommended order, or in the order of what a search found. */
  docs: Uint32Array
  /** Returns the docs of a page, from page 1. Sold-out products come last in every order. */
  page(sort: Sort, page: number): number[]
  /** Returns how many products each filter would leave. */
  facets(): Facets
}

/** Returns the listing of what the criteria name. The filters are applied once; each page and the facets are computed when asked for. */
export function listProducts(snapshot: Snapshot, criteria: Criteria): Listing {
  const filtered = filterListing(snapshot, criteria)
  const docs = filtered.included
  return {
    total: docs.length,
    docs,
    page(sort, page) {
      const from = (page - 1) * PAGE_SIZE
      const to = Math.min(docs.length, from + PAGE_SIZE)
      if (from >= to) return []
      // The docs are in this order already.
      if (sort === 'recommended') return Array.from(docs.subarray(from, to))
      return sortPage(snapshot, docs, sort, criteria.currency, to).slice(from)
    },
    facets: () => countFacets(snapshot, criteria, filtered),
  }
}
