/** Page of delivery in the settings. */
import { delivery } from '#messages/admin/delivery.ts'
import type { AdminPage } from '#admin/client/page.ts'

export const pages: readonly AdminPage[] = [
  {
    path: '/settings/delivery',
    title: delivery,
    action: 'settings.read',
    group: 'settings',
    load: async () => (await import('./delivery-page.tsx')).DeliveryPage,
  },
]
