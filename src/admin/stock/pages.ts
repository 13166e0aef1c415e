/** Pages of stock. */
import { wanted } from '#messages/admin/goods/wanted.ts'
import * as say from '#messages/admin/stock.ts'
import type { AdminPage } from '#admin/client/page.ts'

export const pages: readonly AdminPage[] = [
  {
    path: '/stock',
    title: say.stock,
    action: 'stock.read',
    group: 'goods',
    icon: 'warehouse',
    load: async () => (await import('./stock-page.tsx')).StockPage,
  },
  {
    path: '/stock/history',
    title: say.history,
    action: 'stock.read',
    group: null,
    load: async () => (await import('./history-page.tsx')).HistoryPage,
  },
  {
    path: '/stock/wanted',
    title: wanted,
    action: 'stock.read',
    group: null,
    load: async () => (await import('./wanted-page.tsx')).WantedPage,
  },
]
