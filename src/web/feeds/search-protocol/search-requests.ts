/** Requests of the hosted engine's clients (SEARCH-1, SEARCH-4, SEARCH-9, SEARCH-10), as far as this shop supports them. */
import { z } from 'zod'
import { parseFacetFilters, parseNumericFilters, parseTagFilters } from '#domain/search/facet-filters.ts'
import { FilterFault, MAX_CONDITIONS, parseFilters, type FilterTree } from '#domain/search/search-filter.ts'
import { MAX_SCORE, MAX_RANKED, PROTOCOL_LIMITS } from '#domain/search/search.ts'

/** Searches of one call. */
export const MAX_REQUESTS = PROTOCOL_LIMITS.requests

const text = z.string().max(PROTOCOL_LIMITS.textLength)
const list = z.union([z.string(), z.array(z.union([z.string(), z.array(z.string())])).max(MAX_CONDITIONS)])
const names = z
  .union([text, z.array(text).max(PROTOCOL_LIMITS.values)])
  .transform((value) => (typeof value === 'string' ? [value] : value))

/** Unknown members are ignored, as in the protocol. */
const params = z.object({
  query: text.default(''),
  filters: z.string().default(''),
  facetFilters: list.default([]),
  numericFilters: list.default([]),
  tagFilters: list.default([]),
  facets: names.default([]),
  maxValuesPerFacet: z.int().min(0).max(PROTOCOL_LIMITS.valuesPerFacet).default(100),
  hitsPerPage: z.int().min(0).max(MAX_RANKED).default(20),
  page: z.int().min(0).max(PROTOCOL_LIMITS.page).default(0),
  attributesToRetrieve: names.default(['*']),
})
export type SearchParams = z.output<typeof params>

const facetParams = params.extend({
  facetQuery: text.default(''),
  maxFacetHits: z.int().min(1).max(PROTOCOL_LIMITS.facetHits).default(10),
})
export type FacetParams = z.output<typeof facetParams>

const member = z.record(z.string(), z.unknown())
export const queriesBody = z.object({ requests: z.array(member).max(MAX_REQUESTS) })
export const indexName = text

export const recommendBody = z.object({
  requests: z
    .array(
      z.object({
        indexName,
        model: z.enum(['related-products', 'bought-together']),
        objectID: z.string().max(PROTOCOL_LIMITS.idLength),
        threshold: z.number().min(0).max(MAX_SCORE).default(0),
        maxRecommendations: z.int().min(0).max(PROTOCOL_LIMITS.recommendations).default(PROTOCOL_LIMITS.recommendations),
      }),
    )
    .max(MAX_REQUESTS),
})

export const readSearchParams = (given: Record<string, unknown>): SearchParams => params.parse(spread(given))
export const readFacetParams = (given: Record<string, unknown>): FacetParams => facetParams.parse(spread(given))

/** Returns all four kinds of filters hold at once. @throws FilterFault */
export function filterOf({ filters, facetFilters, numericFilters, tagFilters }: SearchParams): FilterTree {
  const tree = [
    ...parseFilters(filters),
    ...parseFacetFilters(facetFilters),
    ...parseNumericFilters(numericFilters),
    ...parseTagFilters(tagFilters),
  ]
  if (tree.reduce((sum, group) => sum + group.length, 0) > MAX_CONDITIONS)
    throw new FilterFault(`filters: more than ${MAX_CONDITIONS} conditions`)
  return tree
}

/** Older clients put everything into one text of the form of a query string, lists and numbers as JSON in it. */
function spread(given: Record<string, unknown>): Record<string, unknown> {
  if (typeof given.params !== 'string') return given
  const read = (value: string): unknown => {
    try {
      return JSON.parse(value)
    } catch {
      return value
    }
  }
  const isText = (name: string) => ['query', 'filters', 'facetQuery'].includes(name)
  const entries = Array.from(new URLSearchParams(given.params), ([name, value]): [string, unknown] => [
    name,
    isText(name) ? value : read(value),
  ])
  return { ...given, ...Object.fromEntries(entries) }
}
