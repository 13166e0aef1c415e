/** Loads the page of the link that confirms the newsletter. Opening it changes nothing: programs that scan mails open it too. */
import { plainText } from '#domain/pricing/money.ts'
import { dateInWords } from '#messages/dates.ts'
import { confirmTitle } from '#messages/newsletter/pages.ts'
import { openNewsletterLink } from '#services/newsletter/newsletter.ts'
import { alternatesOf } from '#web/http/pages/alternates.ts'
import type { Load } from '#web/http/pages/page.ts'
import { scenePath } from '#web/storefront/pictures/scenes.server.ts'
import type { ConfirmPage } from './page.tsx'

export const load: Load<ConfirmPage> = async ({ shop, market: { locale }, visitor }) => {
  const token = visitor.query.get('token') ?? ''
  const opened = await openNewsletterLink(shop, token)
  const reward = opened?.kind === 'done' ? opened.reward : null
  return {
    data: {
      state: opened?.kind ?? 'ended',
      token,
      leaveToken: opened?.kind === 'done' ? opened.leaveToken : '',
      reward: reward && {
        code: reward.code,
        amount: plainText(reward.amount, reward.currency, locale),
        minimum: plainText(reward.minPurchase, reward.currency, locale),
        until: dateInWords(reward.validUntil),
      },
      picture: scenePath(shop.catalog.current, 'letter'),
    },
    head: {
      title: confirmTitle(),
      robots: 'noindex, nofollow',
      alternates: alternatesOf(`/newsletter/confirm?token=${encodeURIComponent(token)}`),
    },
  }
}
