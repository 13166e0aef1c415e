/** Loads the page of the link that confirms a request. Opening it changes nothing: programs that scan mails open it too. */
import { confirmTitle } from '#messages/alerts/pages.ts'
import { openAlertLink } from '#services/alerts/alerts.ts'
import { alternatesOf } from '#web/http/pages/alternates.ts'
import type { Load } from '#web/http/pages/page.ts'
import { scenePath } from '#web/storefront/pictures/scenes.server.ts'
import type { ConfirmPage } from './page.tsx'

export const load: Load<ConfirmPage> = async ({ shop, visitor }) => {
  const token = visitor.query.get('token') ?? ''
  const opened = await openAlertLink(shop, token)
  const offer = opened?.offer ?? null
  return {
    data: {
      state: opened?.state ?? 'ended',
      token,
      stopToken: opened?.stop ?? '',
      goods: offer && { name: offer.goods.name, option: offer.goods.option, href: offer.path },
      picture: scenePath(shop.catalog.current, 'letter'),
    },
    head: {
      title: confirmTitle(),
      robots: 'noindex, nofollow',
      alternates: alternatesOf(`/alerts/confirm?token=${encodeURIComponent(token)}`),
    },
  }
}
