/** The address of a listing (D-5): filters, sort and page in canonical form. */
import { filterNames, parseFilters, sortedOnce, WHOLE, WITHOUT, writeFilters, type Filters, type FilterTerms } from './filters.ts'

export const PAGE_SIZE = 24
/** A product is new for this long after it was first published. */
export const NEW_DAYS = 30

export const SORTS = ['recommended', 'price-asc', 'price-desc', 'new'] as const
export type Sort = (typeof SORTS)[number]

export interface ListingQuery {
  filters: Filters
  /** Long lists of filters that are shown in full. */
  whole: readonly string[]
  sort: Sort
  /** From 1. */
  page: number
}

const isSort = (value: unknown): value is Sort => SORTS.includes(value as Sort)
const isPage = (value: string): boolean => /^[1-9]\d{0,5}$/.test(value)

/** Reads the query; unknown values are dropped. */
export function parseListing(search: URLSearchParams, terms: FilterTerms): ListingQuery {
  const sort = search.get('sort')
  const page = search.get('page') ?? ''
  return {
    filters: parseFilters(search, terms),
    whole: parseWhole(search, terms),
    sort: isSort(sort) ? sort : 'recommended',
    page: isPage(page) ? Number(page) : 1,
  }
}

function parseWhole(search: URLSearchParams, { attributes }: FilterTerms): string[] {
  const gone = new Set(search.getAll(WITHOUT))
  const names = sortedOnce(search.getAll(WHOLE).flatMap((list) => list.split(',')))
  return names.filter((name) => (name === 'brand' || name === 'size' || attributes.has(name)) && !gone.has(`${WHOLE}:${name}`))
}

/** Returns the filters of an address as written: `brand=a,b&stock=1`, '' for none. */
export const writeFilterQuery = (filters: Filters): string => writeFilters(filters).join('&')

/** `?brand=a,b&sort=price-asc&page=2` in the canonical order, without what is the default. `narrowed` comes from `writeNarrowed`. */
export function writeListing({ narrowed, whole = [], sort, page }: WrittenListing): string {
  const parts = [
    narrowed,
    whole.length === 0 ? '' : `${WHOLE}=${whole.join(',')}`,
    sort === 'recommended' ? '' : `sort=${sort}`,
    page === 1 ? '' : `page=${page}`,
  ]
  const query = parts.filter((part) => part !== '').join('&')
  return query === '' ? '' : `?${query}`
}

interface WrittenListing {
  narrowed: string
  whole?: readonly string[]
  sort: Sort
  page: number
}

/** Returns whether a query that has only names of a listing says what `canonical` says, in the same order. */
export function isCanonical(search: URLSearchParams, canonical: string): boolean {
  const written = [...new URLSearchParams(canonical)]
  const given = [...search]
  return given.length === written.length && given.every(([name, value], i) => name === written[i]![0] && value === written[i]![1])
}

/** Returns every name of a listing's address, in canonical order. */
export const listingNames = (attributes: Iterable<string>): string[] => [...filterNames(attributes), 'sort', 'page']

export const pageCount = (total: number): number => Math.max(1, Math.ceil(total / PAGE_SIZE))
