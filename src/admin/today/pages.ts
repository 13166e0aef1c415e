/** Pages of Today. */
import { todayPage } from '#messages/admin/today.ts'
import type { AdminPage } from '#admin/client/page.ts'

export const pages: readonly AdminPage[] = [
  {
    path: '/today',
    title: todayPage,
    action: null,
    group: 'work',
    icon: 'sun-horizon',
    load: async () => (await import('./today-page.tsx')).TodayPage,
  },
]
