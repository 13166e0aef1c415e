/** Pages of the staff and one’s own access. */
import { staffAndRoles, yourAccess } from '#messages/admin/shell.ts'
import type { AdminPage } from '#admin/client/page.ts'

export const pages: readonly AdminPage[] = [
  {
    path: '/settings/staff',
    title: staffAndRoles,
    action: 'staff.read',
    group: 'office',
    load: async () => (await import('./staff-page.tsx')).StaffPage,
  },
  {
    path: '/account',
    title: yourAccess,
    action: null,
    group: null,
    load: async () => (await import('./account-page.tsx')).AccountPage,
  },
]
