/** Page of search words in the settings. */
import { title } from '#messages/admin/settings/search-words.ts'
import type { AdminPage } from '#admin/client/page.ts'

export const pages: readonly AdminPage[] = [
  {
    path: '/settings/search',
    title,
    action: 'search.read',
    group: 'settings',
    load: async () => (await import('./search-words-page.tsx')).SearchWordsPage,
  },
]
