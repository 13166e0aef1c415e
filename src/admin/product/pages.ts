/** Pages of one product. */
import { newProduct, product } from '#messages/admin/product.ts'
import type { AdminPage } from '#admin/client/page.ts'

export const pages: readonly AdminPage[] = [
  {
    path: '/products/new',
    title: newProduct,
    action: 'products.change',
    group: null,
    load: async () => (await import('./new-product-page.tsx')).NewProductPage,
  },
  {
    path: '/products/:id',
    title: product,
    action: 'products.read',
    group: null,
    load: async () => (await import('./product-page.tsx')).ProductPage,
  },
]
