/** Page of the dictionary of attributes. */
import { attributesPage } from '#messages/admin/product.ts'
import type { AdminPage } from '#admin/client/page.ts'

export const pages: readonly AdminPage[] = [
  {
    path: '/attributes',
    title: attributesPage,
    action: 'products.read',
    group: 'goods',
    icon: 'list',
    load: async () => (await import('./attributes-page.tsx')).AttributesPage,
  },
]
