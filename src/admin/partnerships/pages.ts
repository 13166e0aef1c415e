/** Pages of partnerships. */
import { newPartnership, partnerships } from '#messages/admin/promotions/partnerships.ts'
import type { AdminPage } from '#admin/client/page.ts'

export const pages: readonly AdminPage[] = [
  {
    path: '/partnerships',
    title: partnerships,
    action: 'promotions.read',
    group: 'promotions',
    icon: 'handshake',
    load: async () => (await import('./partnerships-page.tsx')).PartnershipsPage,
  },
  {
    path: '/partnerships/new',
    title: newPartnership,
    action: 'promotions.change',
    group: null,
    load: async () => (await import('./partnership-page.tsx')).NewPartnershipPage,
  },
  {
    path: '/partnerships/:id',
    title: partnerships,
    action: 'promotions.read',
    group: null,
    load: async () => (await import('./partnership-page.tsx')).PartnershipPage,
  },
]
