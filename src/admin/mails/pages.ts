/** Page of mails in the settings. */
import { title } from '#messages/admin/settings/mails.ts'
import type { AdminPage } from '#admin/client/page.ts'

export const pages: readonly AdminPage[] = [
  {
    path: '/settings/mails',
    title,
    action: 'settings.read',
    group: 'settings',
    load: async () => (await import('./mails-page.tsx')).MailsPage,
  },
]
