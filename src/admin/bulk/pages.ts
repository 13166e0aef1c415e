/** Page of the bulk edit. */
import { bulkEdit } from '#messages/admin/goods/bulk.ts'
import type { AdminPage } from '#admin/client/page.ts'

export const pages: readonly AdminPage[] = [
  {
    path: '/products/bulk',
    title: bulkEdit,
    action: 'products.change',
    group: null,
    load: async () => (await import('./bulk-page.tsx')).BulkPage,
  },
]
