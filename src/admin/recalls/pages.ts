/** Pages of recalls. */
import { newRecall, recalls } from '#messages/admin/goods/recalls.ts'
import type { AdminPage } from '#admin/client/page.ts'

export const pages: readonly AdminPage[] = [
  {
    path: '/recalls',
    title: recalls,
    action: 'products.read',
    group: 'goods',
    icon: 'shield-warning',
    load: async () => (await import('./recalls-page.tsx')).RecallsPage,
  },
  {
    path: '/recalls/new',
    title: newRecall,
    action: 'recalls.change',
    group: null,
    load: async () => (await import('./recall-page.tsx')).NewRecallPage,
  },
  {
    path: '/recalls/:id',
    title: recalls,
    action: 'products.read',
    group: null,
    load: async () => (await import('./recall-page.tsx')).RecallPage,
  },
]
