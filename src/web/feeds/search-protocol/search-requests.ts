/** Requests of the hosted engine's clients (SEARCH-1, SEARCH-4, SEARCH-9, SEARCH-10), as far as this shop supports them. */
import { z } from 'zod'
import { parseFacetFilters, parseNumericFilters, parseTagFilters } from '#domain/search/facet-filters.ts'
import { FilterFault, MOST_CONDITIONS, parseFilters, type FilterTree } from '#domain/search/search-filter.ts'
import { MOST_RANKED } from '#domain/search/search.ts'

/** Searches of one call, and values of one list. */
export const MOST_REQUESTS = 50
const MOST_VALUES = 100

const text = z.string().max(1_000)
const list = z.union([z.string(), z.array(z.union([z.string(), z.array(z.string())])).max(MOST_CONDITIONS)])
const names = z.union([text, z.array(text).max(MOST_VALUES)]).transform((value) => (typeof value === 'string' ? [value] : value))

/** Unknown members are ignored, as in the protocol. */
const params = z.object({
  query: text.default(''),
  filters: z.string().default(''),
  facetFilters: list.default([]),
  numericFilters: list.default([]),
  tagFilters: list.default([]),
  facets: names.default([]),
  maxValuesPerFacet: z.int().min(0).max(1_000).default(100),
  hitsPerPage: z.int().min(0).max(MOST_RANKED).default(20),
  page: z.int().min(0).max(1_000_000).default(0),
  attributesToRetrieve: names.default(['*']),
})
export type SearchParams = z.output<typeof params>

const facetParams = params.extend({ facetQuery: text.default(''), maxFacetHits: z.int().min(1).max(100).default(10) })
export type FacetParams = z.output<typeof facetParams>

const member = z.record(z.string(), z.unknown())
export const queriesBody = z.object({ requests: z.array(member).max(MOST_REQUESTS) })
export const indexName = text

export const recommendBody = z.object({
  requests: z
    .array(
      z.object({
        indexName,
        model: z.enum(['related-products', 'bought-together']),
        objectID: z.string().max(40),
        threshold: z.number().min(0).max(100).default(0),
        maxRecommendations: z.int().min(0).max(30).default(30),
      }),
    )
    .max(MOST_REQUESTS),
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
  if (tree.reduce((sum, group) => sum + group.length, 0) > MOST_CONDITIONS)
    throw new FilterFault(`filters: more than ${MOST_CONDITIONS} conditions`)
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
