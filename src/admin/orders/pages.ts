/** Pages of orders: the list, parcels, picking lists. */
import { picking, shipments } from '#messages/admin/order/parcels.ts'
import { orders } from '#messages/admin/orders.ts'
import type { AdminPage } from '#admin/client/page.ts'

export const pages: readonly AdminPage[] = [
  {
    path: '/orders',
    title: orders,
    action: 'orders.read',
    group: 'work',
    icon: 'package',
    isFit: true,
    load: async () => (await import('./orders-page.tsx')).OrdersPage,
  },
  {
    path: '/orders/shipments',
    title: shipments,
    action: 'orders.read',
    group: null,
    isFit: true,
    load: async () => (await import('./shipments-page.tsx')).ShipmentsPage,
  },
  {
    path: '/orders/picking',
    title: picking,
    action: 'orders.read',
    group: null,
    load: async () => (await import('./picking-page.tsx')).PickingPage,
  },
]
