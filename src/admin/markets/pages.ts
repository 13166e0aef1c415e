/** Page of the markets in the settings. */
import { title } from '#messages/admin/settings/markets.ts'
import type { AdminPage } from '#admin/client/page.ts'

export const pages: readonly AdminPage[] = [
  {
    path: '/settings/markets',
    title,
    action: 'settings.read',
    group: 'settings',
    load: async () => (await import('./markets-page.tsx')).MarketsPage,
  },
]
