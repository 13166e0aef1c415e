/** The page of an order. */
import { order } from '#messages/admin/orders.ts'
import type { AdminPage } from '#admin/client/page.ts'

export const pages: readonly AdminPage[] = [
  {
    path: '/orders/:number',
    title: order,
    action: 'orders.read',
    group: null,
    load: async () => (await import('./order-page.tsx')).OrderPage,
  },
]
