/** Loads the page on which a message is corrected, and what is shown after it. */
import { contactProblems, topicOf, type ContactForm } from '#domain/contact/contact.ts'
import { contact } from '#messages/contact/page.ts'
import { pageLink } from '#services/content/shop-front.ts'
import { formStamp, openForm } from '#services/forms/posted-forms.ts'
import { alternatesOf } from '#web/http/pages/alternates.ts'
import type { Load } from '#web/http/pages/page.ts'
import { waitIn } from '#web/http/pages/wait.ts'
import { scenePath } from '#web/storefront/pictures/scenes.server.ts'
import type { TypedMessage } from '#web/storefront/contact/form-fields.ts'
import type { MessagePage } from './page.tsx'

export const load: Load<MessagePage> = async ({ shop, front, market, visitor }) => {
  const draft = await openForm(shop, 'contact', visitor.query.get('form') ?? '')
  return {
    data: {
      isSent: visitor.query.has('sent'),
      wait: waitIn(visitor.query) ?? 0,
      stamp: formStamp(shop),
      typed: draft && typedIn(draft),
      privacy: pageLink(front, market, 'privacy'),
      picture: scenePath(shop.catalog.current, 'write'),
    },
    head: { title: contact(), robots: 'noindex, follow', alternates: alternatesOf('/contact/message') },
  }
}

function typedIn(draft: Record<string, string>): TypedMessage {
  const { reference = '', firstName = '', lastName = '', email = '', message = '' } = draft
  const typed: ContactForm = { topic: topicOf(draft.topic ?? null), reference, firstName, lastName, email, message }
  return { ...typed, faults: contactProblems(typed) }
}
