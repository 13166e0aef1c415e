/** The page of webhooks and keys. */
import { webhooksAndKeys } from '#messages/admin/connections.ts'
import type { AdminPage } from '#admin/client/page.ts'

export const pages: readonly AdminPage[] = [
  {
    path: '/settings/api',
    title: webhooksAndKeys,
    action: 'keys.manage',
    group: 'office',
    load: async () => (await import('./connections-page.tsx')).ConnectionsPage,
  },
]
