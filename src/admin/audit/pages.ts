/** Pages of the audit log. */
import { auditLog } from '#messages/admin/shell.ts'
import type { AdminPage } from '#admin/client/page.ts'

export const pages: readonly AdminPage[] = [
  {
    path: '/settings/audit',
    title: auditLog,
    action: 'audit.read',
    group: 'office',
    load: async () => (await import('./audit-page.tsx')).AuditPage,
  },
]
