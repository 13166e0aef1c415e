/** Page of payment in the settings. */
import { title } from '#messages/admin/settings/payment.ts'
import type { AdminPage } from '#admin/client/page.ts'

export const pages: readonly AdminPage[] = [
  {
    path: '/settings/payment',
    title,
    action: 'settings.read',
    group: 'settings',
    load: async () => (await import('./payment-page.tsx')).PaymentPage,
  },
]
