/** The page of campaigns. */
import { campaigns } from '#messages/admin/content/campaigns.ts'
import type { AdminPage } from '#admin/client/page.ts'

export const pages: readonly AdminPage[] = [
  {
    path: '/campaigns',
    title: campaigns,
    action: 'content.read',
    group: 'content',
    icon: 'calendar-dots',
    load: async () => (await import('./campaigns-page.tsx')).CampaignsPage,
  },
]
