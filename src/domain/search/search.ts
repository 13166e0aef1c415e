/** Query and result of a search engine (D-77). */
import type { FilterTree } from './search-filter.ts'
import type { Locale } from '#domain/market/market.ts'

export interface SearchQuery {
  locale: Locale
  /** As typed; '' finds all products, in recommended order. */
  text: string
  filter: FilterTree
  /** Attributes whose values are counted among all that is found. */
  facets: readonly string[]
  /** From 1. */
  page: number
  /** Products on a page, 0 to `MAX_RANKED`. */
  size: number
}

export interface SearchPage {
  /** Product ids, the best first. */
  ids: number[]
  /** Products found, on all pages together. */
  total: number
  /** The query with corrected spelling, null when nothing was corrected. */
  corrected: string | null
  /** No product has all terms; these have the most. */
  isPartial: boolean
  /** What was understood of the query as filters; nothing from an engine that does not tell. */
  understood?: readonly UnderstoodPart[]
  /** By attribute and value, without zero counts. */
  facets: Record<string, Record<string, number>>
  /** Of the requested attributes that are numbers. */
  stats: Record<string, FacetStats>
}

export interface FacetStats {
  min: number
  max: number
  avg: number
  sum: number
}

export type UnderstoodKind =
  | 'type'
  | 'brand'
  | 'price'
  | 'sale'
  | 'latest'
  | 'age'
  | 'size'
  | 'measure'
  | 'colour'
  | 'sex'
  | 'material'
  | 'season'
  | 'attribute'

/** A part of a query that is understood as a filter rather than as a word. */
export interface UnderstoodPart {
  kind: UnderstoodKind
  /** In the language of the search: the name of the type, of the colour, or the words as typed. */
  label: string
  /** The key of a colour: the cards show it. */
  colour?: string
  /** The query without these words. */
  withoutIt: string
}

export interface SearchSuggestion {
  ids: number[]
  total: number
  corrected: string | null
}

export type RecommendModel = 'related-products' | 'bought-together'

/** Score of a recommendation that fits best. */
export const MAX_SCORE = 100

export interface Recommendation {
  product: number
  /** 0 to `MAX_SCORE`: how well it goes with the other one. */
  score: number
}

/** What one call of the hosted engine's protocol may ask for (contracts.md S1…S10): counts, and lengths in characters. */
export const PROTOCOL_LIMITS = {
  requests: 50,
  /** Of one list of names. */
  values: 100,
  textLength: 1000,
  idLength: 40,
  valuesPerFacet: 1000,
  facetHits: 100,
  page: 1_000_000,
  recommendations: 30,
} as const

/** Characters of a search as typed. */
export const MAX_QUERY_LENGTH = 200

/** Characters of it that are searched for, and counted when nothing is found. */
export const MAX_SEARCHED_LENGTH = 120

/** Maximum depth of a ranking. */
export const MAX_RANKED = 1000

/** Why a search got no answer: no headers in time, no end in time, any other failure (SPEC-8). */
export const SEARCH_FAILURES = {
  connection: 'Connection timeout',
  socket: 'Socket timeout',
  network: 'Network request failed',
} as const
export type SearchFailure = keyof typeof SEARCH_FAILURES

/** A product as a document of a search engine, in one language. Amounts are integer hundredths of the market's currency. */
export interface SearchDocument extends Record<string, unknown> {
  objectID: string
  name: string
  url: string
  image: string
  brand: string
  collections: string[]
  price: number
  _tags: string[]
}
