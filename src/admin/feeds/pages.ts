/** Pages of product feeds, reached from imports and exports. */
import { feeds } from '#messages/admin/settings/feeds.ts'
import type { AdminPage } from '#admin/client/page.ts'

export const pages: readonly AdminPage[] = [
  {
    path: '/feeds',
    title: feeds,
    action: 'products.read',
    group: null,
    parent: '/import',
    load: async () => (await import('./feeds-page.tsx')).FeedsPage,
  },
  {
    path: '/feeds/:feed',
    title: feeds,
    action: 'products.read',
    group: null,
    load: async () => (await import('./feed-page.tsx')).FeedPage,
  },
]
