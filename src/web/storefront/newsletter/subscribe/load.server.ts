/** Loads the page of the newsletter's form. */
import { accountProblems } from '#domain/customers/account.ts'
import { newsletter } from '#messages/newsletter/form.ts'
import { formStamp, openForm } from '#services/forms/posted-forms.ts'
import { alternatesOf } from '#web/http/pages/alternates.ts'
import type { Load } from '#web/http/pages/page.ts'
import { waitIn } from '#web/http/pages/wait.ts'
import { formSource, type TypedForm } from '#web/storefront/newsletter/form-fields.ts'
import { scenePath } from '#web/storefront/pictures/scenes.server.ts'
import type { SubscribePage } from './page.tsx'

export const load: Load<SubscribePage> = async ({ shop, visitor }) => {
  const draft = await openForm(shop, 'newsletter', visitor.query.get('form') ?? '')
  return {
    data: {
      isSent: visitor.query.has('sent'),
      wait: waitIn(visitor.query) ?? 0,
      source: formSource(draft?.source ?? null),
      stamp: formStamp(shop),
      typed: draft && typedIn(draft),
      picture: scenePath(shop.catalog.current, 'confirm-mail'),
    },
    head: { title: newsletter(), robots: 'noindex, follow', alternates: alternatesOf('/newsletter') },
  }
}

function typedIn({ firstName = '', lastName = '', email = '' }: Record<string, string>): TypedForm {
  const typed = { firstName, lastName, email }
  return { ...typed, faults: accountProblems(typed) }
}
