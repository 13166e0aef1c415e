/** Loads the page by which a subscriber leaves. Opening it changes nothing. */
import { leaveTitle } from '#messages/newsletter/pages.ts'
import { trialReaderOf } from '#services/newsletter/leave-links.ts'
import { openSubscription } from '#services/newsletter/newsletter.ts'
import { alternatesOf } from '#web/http/pages/alternates.ts'
import type { Load } from '#web/http/pages/page.ts'
import { scenePath } from '#web/storefront/pictures/scenes.server.ts'
import type { UnsubscribePage } from './page.tsx'

export const load: Load<UnsubscribePage> = async ({ shop, visitor }) => {
  const token = visitor.query.get('token') ?? ''
  const found = await openSubscription(shop, token)
  const trial = found ? null : trialReaderOf(shop, token)
  return {
    data: {
      state: trial ? 'trial' : found === null ? 'unknown' : found.state === 'left' ? 'left' : 'subscribed',
      token,
      email: found?.email ?? trial?.email ?? '',
      reason: found?.leave_reason ?? null,
      hasThanks: visitor.query.has('thanks'),
      picture: scenePath(shop.catalog.current, 'hush'),
    },
    head: {
      title: leaveTitle(),
      robots: 'noindex, nofollow',
      alternates: alternatesOf(`/newsletter/unsubscribe?token=${encodeURIComponent(token)}`),
    },
  }
}
