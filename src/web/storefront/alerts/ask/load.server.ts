/** Loads the form on a page of its own: for browsers without JavaScript, and for what was typed with faults. */
import { ITEM_ID, variantOf } from '#domain/catalog/item-id.ts'
import { emailProblem } from '#domain/customers/email.ts'
import { askTitle } from '#messages/alerts/pages.ts'
import { readAwaited } from '#services/alerts/alerts.ts'
import { formStamp, openForm } from '#services/forms/posted-forms.ts'
import { alternatesOf } from '#web/http/pages/alternates.ts'
import type { Load } from '#web/http/pages/page.ts'
import { waitIn } from '#web/http/pages/wait.ts'
import { scenePath } from '#web/storefront/pictures/scenes.server.ts'
import type { AskPage } from './page.tsx'

export const load: Load<AskPage> = async ({ shop, market: { locale }, visitor }) => {
  const { query } = visitor
  const draft = await openForm(shop, 'alert', query.get('form') ?? '')
  const item = draft?.item ?? query.get('item') ?? ''
  const offer = ITEM_ID.test(item) ? await readAwaited(shop, { variant: variantOf(item), locale }) : null
  const done = query.get('done')
  return {
    data: {
      done: done === 'sent' || done === 'waiting' ? done : null,
      goods: offer && { item, name: offer.goods.name, option: offer.goods.option, href: offer.path },
      wait: waitIn(query) ?? 0,
      stamp: formStamp(shop),
      typed: draft && { email: draft.email ?? '', fault: emailProblem(draft.email ?? '') },
      picture: scenePath(shop.catalog.current, 'letter'),
    },
    head: {
      title: askTitle(),
      robots: 'noindex, nofollow',
      alternates: alternatesOf(item === '' ? '/alerts' : `/alerts?item=${item}`),
    },
  }
}
