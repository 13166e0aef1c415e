/** Pages of the list of products. */
import { bulkEdit } from '#messages/admin/bulk.ts'
import { products } from '#messages/admin/products.ts'
import type { AdminPage } from '#admin/client/page.ts'

export const pages: readonly AdminPage[] = [
  {
    path: '/products',
    title: products,
    action: 'products.read',
    group: 'goods',
    icon: 'baby-carriage',
    load: async () => (await import('./products-page.tsx')).ProductsPage,
  },
  {
    path: '/products/bulk',
    title: bulkEdit,
    action: 'products.change',
    group: null,
    load: async () => (await import('#admin/bulk/bulk-page.tsx')).BulkPage,
  },
]
