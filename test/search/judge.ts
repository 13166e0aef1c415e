/**
 * Figures of what a search has found for a query.
 *
 * Precision at ten: right products among the first ten, of those that are shown; 0 when nothing is shown although something is
 * meant. Recall of ten: right products among the first ten, of as many as are meant, at most ten; what is only accepted fills a
 * place, but more of it need not be found. For what the shop does not sell, precision is 1 when nothing is found or when the shop
 * says that not all words match, else 0, and recall does not count.
 */
export const FIRST = 10

export interface Found {
  /** Whether each of the first products is meant or accepted, in their order. */
  right: readonly boolean[]
  /** The shop says that no product has all words. */
  isPartial: boolean
}

export interface Figures {
  precision: number
  /** Null where nothing is meant. */
  recall: number | null
  /** Nothing is shown although something is meant. */
  isEmpty: boolean
}

/** `possible`: how many products of the catalogue are meant; null for what the shop does not sell. */
export function figuresOf({ right, isPartial }: Found, possible: number | null): Figures {
  const shown = right.slice(0, FIRST)
  if (possible === null) return { precision: shown.length === 0 || isPartial ? 1 : 0, recall: null, isEmpty: false }
  const found = shown.filter(Boolean).length
  return {
    precision: shown.length === 0 ? 0 : found / shown.length,
    recall: Math.min(1, found / Math.min(FIRST, possible)),
    isEmpty: shown.length === 0,
  }
}

export interface Means {
  queries: number
  precision: number
  recall: number
  /** Queries that should find something and find nothing. */
  empty: number
}

const mean = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0) / (numbers.length || 1)

export function meansOf(all: readonly Figures[]): Means {
  return {
    queries: all.length,
    precision: mean(all.map(({ precision }) => precision)),
    recall: mean(all.flatMap(({ recall }) => recall ?? [])),
    empty: all.filter(({ isEmpty }) => isEmpty).length,
  }
}
