/** What the screens of collections read. */
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { read } from '#admin/client/calls.browser.ts'
import type { CollectionEntryView, CollectionsView, CollectionView, TermsView } from '#admin/schema/goods/collections.ts'

/** Everything below it is read again after a change. */
const COLLECTIONS = 'collections'

export const useTree = () => useQuery({ queryKey: [COLLECTIONS, 'tree'], queryFn: () => read<CollectionsView>('/collections') })

export const useTerms = () => useQuery({ queryKey: [COLLECTIONS, 'terms'], queryFn: () => read<TermsView>('/collection-terms') })

/** How one collection is read, and read again. */
export const collectionQuery = (id: number) => ({
  queryKey: [COLLECTIONS, 'one', id],
  queryFn: () => read<CollectionView>(`/collections/${id}`),
})

/** Returns what reads every screen of collections again. */
export function useRefresh(): () => Promise<void> {
  const queries = useQueryClient()
  return () => queries.invalidateQueries({ queryKey: [COLLECTIONS] })
}

/** Returns the entries that lie directly below another one; those at the top for null. */
export const childrenOf = (entries: readonly CollectionEntryView[], parent: number | null): CollectionEntryView[] =>
  entries.filter(({ place }) => place.parent === parent)
