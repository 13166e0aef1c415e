/** Page of the rules of what fits with what. */
import { title } from '#messages/admin/settings/compatibility.ts'
import type { AdminPage } from '#admin/client/page.ts'

export const pages: readonly AdminPage[] = [
  {
    path: '/settings/compatibility',
    title,
    action: 'products.read',
    group: 'settings',
    load: async () => (await import('./rules-page.tsx')).CompatibilityRulesPage,
  },
]
