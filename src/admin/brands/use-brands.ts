/** What the screens of brands read. */
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { read } from '#admin/client/calls.browser.ts'
import type { BrandsView, BrandView } from '#admin/schema/goods/brands.ts'
import type { ChoicesView } from '#admin/schema/product.ts'

/** Everything below it is read again after a change. */
const BRANDS = 'brands'

export const useBrands = () => useQuery({ queryKey: [BRANDS, 'list'], queryFn: () => read<BrandsView>('/brands') })

/** How one brand is read, and read again. */
export const brandQuery = (id: number) => ({
  queryKey: [BRANDS, 'one', id],
  queryFn: () => read<BrandView>(`/brands/${id}`),
})

/** The makers that the forms of products choose from. */
export const useMakers = () =>
  useQuery({ queryKey: ['product-choices'], queryFn: () => read<ChoicesView>('/product-choices') }).data?.makers ?? []

/** Returns what reads the list again: what was removed is not asked for. */
export function useRefreshList(): () => Promise<void> {
  const queries = useQueryClient()
  return () => queries.invalidateQueries({ queryKey: [BRANDS, 'list'] })
}

/** Returns what reads every screen of brands again. */
export function useRefresh(): () => Promise<void> {
  const queries = useQueryClient()
  return () => queries.invalidateQueries({ queryKey: [BRANDS] })
}
