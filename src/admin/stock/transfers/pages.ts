/** Pages of transfers. */
import * as say from '#messages/admin/stock-papers.ts'
import { newTransfer, transfers } from '#messages/admin/stock.ts'
import type { AdminPage } from '#admin/client/page.ts'

export const pages: readonly AdminPage[] = [
  {
    path: '/stock/transfers',
    title: transfers,
    action: 'stock.read',
    group: null,
    load: async () => (await import('./transfers-page.tsx')).TransfersPage,
  },
  {
    path: '/stock/transfers/new',
    title: newTransfer,
    action: 'stock.change',
    group: null,
    load: async () => (await import('./new-transfer.tsx')).NewTransferPage,
  },
  {
    path: '/stock/transfers/:id',
    title: say.transfer,
    action: 'stock.read',
    group: null,
    load: async () => (await import('./transfer-page.tsx')).TransferPage,
  },
]
