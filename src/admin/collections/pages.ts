/** Pages of collections: the tree, and beside it the one that was chosen. */
import { collections } from '#messages/admin/goods/collections.ts'
import type { AdminPage } from '#admin/client/page.ts'

const load = async () => (await import('./collections-page.tsx')).CollectionsPage

export const pages: readonly AdminPage[] = [
  { path: '/collections', title: collections, action: 'products.read', group: 'goods', icon: 'tree-structure', load },
  { path: '/collections/:id', title: collections, action: 'products.read', group: null, load },
]
