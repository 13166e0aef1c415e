/** The page of calls that wait until an owner agrees. */
import { approvals } from '#messages/admin/approvals.ts'
import type { AdminPage } from '#admin/client/page.ts'

export const pages: readonly AdminPage[] = [
  {
    path: '/approvals',
    title: approvals,
    action: null,
    group: 'work',
    icon: 'check-circle',
    load: async () => (await import('./approvals-page.tsx')).ApprovalsPage,
  },
]
