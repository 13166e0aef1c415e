/** Pages of count sheets. */
import * as say from '#messages/admin/stock-papers.ts'
import { counts } from '#messages/admin/stock.ts'
import type { AdminPage } from '#admin/client/page.ts'

export const pages: readonly AdminPage[] = [
  {
    path: '/stock/count',
    title: counts,
    action: 'stock.read',
    group: null,
    load: async () => (await import('./counts-page.tsx')).CountsPage,
  },
  {
    path: '/stock/count/:id',
    title: say.count,
    action: 'stock.read',
    group: null,
    load: async () => (await import('./sheet-page.tsx')).SheetPage,
  },
]
