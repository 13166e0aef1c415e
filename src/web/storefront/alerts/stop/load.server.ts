/** Loads the page by which somebody stops waiting. Opening it changes nothing. */
import { stopTitle } from '#messages/alerts/pages.ts'
import { openAlert } from '#services/alerts/alerts.ts'
import { alternatesOf } from '#web/http/pages/alternates.ts'
import type { Load } from '#web/http/pages/page.ts'
import { scenePath } from '#web/storefront/pictures/scenes.server.ts'
import type { StopPage } from './page.tsx'

export const load: Load<StopPage> = async ({ shop, visitor }) => {
  const token = visitor.query.get('token') ?? ''
  const open = await openAlert(shop, token)
  return {
    data: {
      isOver: open === null,
      token,
      name: open?.offer?.goods.name ?? '',
      option: open?.offer?.goods.option ?? '',
      hasOthers: open?.hasOthers ?? false,
      picture: scenePath(shop.catalog.current, 'hush'),
    },
    head: {
      title: stopTitle(),
      robots: 'noindex, nofollow',
      alternates: alternatesOf(`/alerts/stop?token=${encodeURIComponent(token)}`),
    },
  }
}
