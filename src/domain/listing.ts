/** What a listing's address says (D-5): its sort and page, and the one way to write them. */

export const PAGE_SIZE = 24
/** A product is new for this long after it was first published. */
export const NEW_DAYS = 30

export const SORTS = ['recommended', 'price-asc', 'price-desc', 'new'] as const
export type Sort = (typeof SORTS)[number]

export interface ListingQuery {
  sort: Sort
  /** From 1. */
  page: number
}

const isSort = (value: unknown): value is Sort => SORTS.includes(value as Sort)
const isPage = (value: string): boolean => /^[1-9]\d{0,5}$/.test(value)

/** Reads the query; unknown values are dropped. */
export function parseListing(search: URLSearchParams): ListingQuery {
  const sort = search.get('sort')
  const page = search.get('page') ?? ''
  return { sort: isSort(sort) ? sort : 'recommended', page: isPage(page) ? Number(page) : 1 }
}

/** `?sort=price-asc&page=2` in the canonical order, without what is the default. */
export function writeListing({ sort, page }: ListingQuery): string {
  const parts = [...(sort === 'recommended' ? [] : [`sort=${sort}`]), ...(page === 1 ? [] : [`page=${page}`])]
  return parts.length > 0 ? `?${parts.join('&')}` : ''
}

const NAMES = ['sort', 'page']

/** Whether each name we know has the value that `writeListing` gives it; foreign names (utm_…) do not matter. */
export function isCanonical(search: URLSearchParams): boolean {
  const written = new URLSearchParams(writeListing(parseListing(search)))
  return NAMES.every((name) => search.get(name) === written.get(name))
}

export const pageCount = (total: number): number => Math.max(1, Math.ceil(total / PAGE_SIZE))

/** The page numbers to show, `null` for a gap: 1 … 4 5 6 … 20. */
export function pageNumbers(page: number, last: number): (number | null)[] {
  const shown = [
    1,
    page - 1,
    page,
    page + 1,
    last,
    ...(page <= 3 ? [2, 3] : []),
    ...(page >= last - 2 ? [last - 1, last - 2] : []),
  ]
  const numbers = [...new Set(shown)].filter((n) => n >= 1 && n <= last).toSorted((a, b) => a - b)
  return numbers.flatMap((n, i) => {
    const gap = n - (numbers[i - 1] ?? 0)
    return gap === 1 ? [n] : gap === 2 ? [n - 1, n] : [null, n]
  })
}
