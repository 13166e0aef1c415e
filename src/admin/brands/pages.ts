/** Pages of brands: the list, and beside it the one that was chosen. */
import { brands } from '#messages/admin/goods/brands.ts'
import type { AdminPage } from '#admin/client/page.ts'

const load = async () => (await import('./brands-page.tsx')).BrandsPage

export const pages: readonly AdminPage[] = [
  { path: '/brands', title: brands, action: 'products.read', group: null, parent: '/collections', load },
  { path: '/brands/:id', title: brands, action: 'products.read', group: null, parent: '/collections', load },
]
