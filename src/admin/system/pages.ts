/** The page of the running system. */
import { systemPage } from '#messages/admin/system.ts'
import type { AdminPage } from '#admin/client/page.ts'

export const pages: readonly AdminPage[] = [
  {
    path: '/settings/system',
    title: systemPage,
    action: 'system.read',
    group: 'office',
    load: async () => (await import('./system-page.tsx')).SystemPage,
  },
]
