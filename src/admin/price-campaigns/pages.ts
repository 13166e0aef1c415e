/** Page of price campaigns. */
import { priceCampaigns } from '#messages/admin/goods/price-campaigns.ts'
import type { AdminPage } from '#admin/client/page.ts'

export const pages: readonly AdminPage[] = [
  {
    path: '/price-campaigns',
    title: priceCampaigns,
    action: 'products.change',
    group: 'promotions',
    icon: 'percent',
    load: async () => (await import('./price-campaigns-page.tsx')).PriceCampaignsPage,
  },
]
