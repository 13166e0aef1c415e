/** The list of products, and what it is filtered by. */
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { read } from '#admin/client/calls.browser.ts'
import type { ProductListView, ProductTermsView } from '#admin/schema/goods/products.ts'

export function useProducts(search: URLSearchParams) {
  const query = search.toString()
  return useInfiniteQuery({
    queryKey: ['products', query],
    queryFn: ({ pageParam }) => {
      const page = new URLSearchParams(query)
      if (pageParam !== null) page.set('after', String(pageParam))
      return read<ProductListView>(`/product-list?${page}`)
    },
    initialPageParam: null as number | null,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  })
}

export const useTerms = () =>
  useQuery({ queryKey: ['product-terms'], queryFn: () => read<ProductTermsView>('/product-terms'), staleTime: Infinity })
