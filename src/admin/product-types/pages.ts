/** Page of product types in the settings. */
import { title } from '#messages/admin/settings/product-types.ts'
import type { AdminPage } from '#admin/client/page.ts'

export const pages: readonly AdminPage[] = [
  {
    path: '/settings/product-types',
    title,
    action: 'search.read',
    group: 'settings',
    load: async () => (await import('./product-types-page.tsx')).ProductTypesPage,
  },
]
