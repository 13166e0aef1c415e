/** The contact form. It works without JavaScript, and what was typed is kept where it has faults. */
import {
  contactProblems,
  MAX_MESSAGE_LENGTH,
  MAX_REFERENCE_LENGTH,
  tidyMessage,
  topicOf,
  type ContactForm,
} from '#domain/contact/contact.ts'
import { MAX_EMAIL_LENGTH } from '#domain/customers/email.ts'
import { tidyText } from '#domain/customers/free-text.ts'
import { MAX_NAME_LENGTH } from '#domain/customers/person-name.ts'
import { href } from '#domain/market/market.ts'
import { takeContactMessage } from '#services/contact/contact.ts'
import { countForm, isTimely, keepForm } from '#services/forms/posted-forms.ts'
import type { ApiContext, ApiRoute } from '#web/http/api/endpoint.ts'
import { fieldsOf, formRoute, lineOf, linesOf, marketOf, seeOther, TRAP } from '#web/http/api/form.ts'

/** One character more than is allowed, so that a longer text is refused and not cut. */
const typedIn = (fields: URLSearchParams): ContactForm => ({
  topic: topicOf(fields.get('topic')),
  reference: lineOf(fields, 'reference', MAX_REFERENCE_LENGTH),
  firstName: lineOf(fields, 'firstName', MAX_NAME_LENGTH + 1),
  lastName: lineOf(fields, 'lastName', MAX_NAME_LENGTH + 1),
  email: lineOf(fields, 'email', MAX_EMAIL_LENGTH + 1),
  message: tidyMessage(linesOf(fields, 'message', 2 * MAX_MESSAGE_LENGTH)),
})

/** A program that fills every field is told the same as a person. */
async function send({ shop, request, ip }: ApiContext): Promise<Response> {
  const fields = await fieldsOf(request)
  const market = marketOf(fields)
  const page = (query: string) => seeOther(href(market, `/contact/message?${query}`))
  if (fields.get(TRAP) !== '') return page('sent=1')
  const wait = await countForm(shop, 'contact', ip)
  const typed = typedIn(fields)
  const keep = async () => `form=${await keepForm(shop, 'contact', { ...typed })}`
  if (wait > 0) {
    const isKept = (await countForm(shop, 'contact_kept', ip)) === 0
    return page(`wait=${wait}${isKept ? `&${await keep()}` : ''}`)
  }
  const { locale } = market
  const message = { ...typed, firstName: tidyText(typed.firstName, locale), lastName: tidyText(typed.lastName, locale) }
  const isSound = Object.keys(contactProblems(message)).length === 0
  if (!isSound || !isTimely(shop, fields.get('stamp') ?? '')) return page(await keep())
  await takeContactMessage(shop, { ...message, locale })
  return page('sent=1')
}

export const routes: ApiRoute[] = [formRoute('/contact/forms/send', 'Takes a message for the shop', send)]
