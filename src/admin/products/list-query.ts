/** What the list of products shows: view, words, filters and order live in the address, so that a list can be sent to a colleague. */
import { useSearchParams } from 'react-router'

export const FILTERS = ['q', 'brand', 'collection', 'tag', 'state', 'RON', 'EUR', 'HUF', 'stock'] as const
export type Filter = (typeof FILTERS)[number]

export interface ListAddress {
  search: URLSearchParams
  /** Value of a filter, '' for none. */
  valueOf(name: Filter | 'view' | 'sort' | 'down'): string
  /** Replaces values; '' takes one away. */
  set(values: Partial<Record<Filter | 'view' | 'sort' | 'down', string>>): void
}

export function useListAddress(): ListAddress {
  const [search, setSearch] = useSearchParams()
  return {
    search,
    valueOf: (name) => search.get(name) ?? '',
    set(values) {
      setSearch(
        (before) => {
          const next = new URLSearchParams(before)
          for (const [name, value] of Object.entries(values)) {
            if (value === '') next.delete(name)
            else next.set(name, value)
          }
          return next
        },
        { replace: true },
      )
    },
  }
}

/** Returns the query of a list without what only orders it: what a selection of all that match is. */
export function filterOf(search: URLSearchParams): Record<string, string> {
  const names: readonly string[] = [...FILTERS, 'view']
  return Object.fromEntries([...search].filter(([name]) => names.includes(name)))
}
