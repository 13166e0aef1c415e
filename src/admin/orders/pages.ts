/** Pages of orders. */
import { orders } from '#messages/admin/orders.ts'
import type { AdminPage } from '#admin/client/page.ts'

export const pages: readonly AdminPage[] = [
  {
    path: '/orders',
    title: orders,
    action: 'orders.read',
    group: 'work',
    icon: 'package',
    load: async () => (await import('./orders-page.tsx')).OrdersPage,
  },
]
