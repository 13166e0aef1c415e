/** Pages of the list of products. */
import { products } from '#messages/admin/goods/products.ts'
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
]
