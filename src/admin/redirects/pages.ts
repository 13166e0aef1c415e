/** The page of redirects. */
import { redirects } from '#messages/admin/content/redirects.ts'
import type { AdminPage } from '#admin/client/page.ts'

export const pages: readonly AdminPage[] = [
  {
    path: '/redirects',
    title: redirects,
    action: 'content.read',
    group: 'content',
    icon: 'arrow-bend-up-right',
    load: async () => (await import('./redirects-page.tsx')).RedirectsPage,
  },
]
