/** What of an inbox is shown: the view and the chosen entry are in the address, so that it can be sent to a colleague. */
import { useCallback } from 'react'
import { useSearchParams } from 'react-router'

export interface InboxPlace<View extends string> {
  view: View
  /** The entry of the address; null where it names none. */
  at: string | null
  /** Returns the query of an entry in this view. */
  queryOf(entry: string): string
  /** Chooses an entry, null for none. */
  choose(entry: string | null): void
}

/** `views`: the first one is where an inbox begins; an unknown one is dropped. */
export function useInbox<View extends string>(views: readonly [View, ...View[]]): InboxPlace<View> {
  const [search, setSearch] = useSearchParams()
  const view = views.find((one) => one === search.get('view')) ?? views[0]
  const queryOf = useCallback((entry: string) => `?${new URLSearchParams({ view, at: entry }).toString()}`, [view])
  const choose = useCallback(
    (entry: string | null) => setSearch(entry === null ? { view } : { view, at: entry }, { replace: true }),
    [setSearch, view],
  )
  return { view, at: search.get('at'), queryOf, choose }
}
