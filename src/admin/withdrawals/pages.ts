/** Pages of withdrawals. */
import { withdrawals } from '#messages/admin/inbox.ts'
import type { AdminPage } from '#admin/client/page.ts'

export const pages: readonly AdminPage[] = [
  {
    path: '/withdrawals',
    title: withdrawals,
    action: 'withdrawals.read',
    group: 'work',
    icon: 'arrow-u-up-left',
    load: async () => (await import('./withdrawals-page.tsx')).WithdrawalsPage,
  },
]
