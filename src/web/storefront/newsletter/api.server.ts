/** The forms of the newsletter. They work without JavaScript and answer alike for known and unknown addresses (LAW-50). */
import { accountProblems } from '#domain/customers/account.ts'
import { MAX_EMAIL_LENGTH } from '#domain/customers/email.ts'
import { tidyText } from '#domain/customers/free-text.ts'
import { MAX_NAME_LENGTH } from '#domain/customers/person-name.ts'
import { href, MARKETS } from '#domain/market/market.ts'
import { LEAVE_REASONS } from '#domain/newsletter/newsletter.ts'
import { countForm, formStamp, isTimely, keepForm } from '#services/forms/posted-forms.ts'
import {
  askForNewsletter,
  changeSubscription,
  confirmNewsletterLink,
  noteLeaveReason,
  openSubscription,
} from '#services/newsletter/newsletter.ts'
import { trialReaderOf } from '#services/newsletter/leave-links.ts'
import { json, type ApiContext, type ApiRoute } from '#web/http/api/endpoint.ts'
import { fieldsOf, formRoute, lineOf, marketOf, seeOther, TRAP } from '#web/http/api/form.ts'
import { stampAnswer } from '#web/schema/forms.ts'
import { formSource } from './form-fields.ts'

/** One character more than is allowed, so that a longer text is refused and not cut. */
const typedIn = (fields: URLSearchParams) => ({
  firstName: lineOf(fields, 'firstName', MAX_NAME_LENGTH + 1),
  lastName: lineOf(fields, 'lastName', MAX_NAME_LENGTH + 1),
  email: lineOf(fields, 'email', MAX_EMAIL_LENGTH + 1),
})

/** A program that fills every field is told the same as a person. */
async function ask({ shop, request, ip }: ApiContext): Promise<Response> {
  const fields = await fieldsOf(request)
  const market = marketOf(fields)
  const page = (query: string) => seeOther(href(market, `/newsletter?${query}`))
  if (fields.get(TRAP) !== '') return page('sent=1')
  const wait = await countForm(shop, 'newsletter', ip)
  if (wait > 0) return page(`wait=${wait}`)
  const source = formSource(fields.get('source'))
  const typed = typedIn(fields)
  const { locale } = market
  const person = { ...typed, firstName: tidyText(typed.firstName, locale), lastName: tidyText(typed.lastName, locale) }
  const isSound = Object.keys(accountProblems(person)).length === 0
  if (!isSound || !isTimely(shop, fields.get('stamp') ?? ''))
    return page(`form=${await keepForm(shop, 'newsletter', { ...typed, source })}`)
  await askForNewsletter(shop, { ...person, locale, source })
  return page('sent=1')
}

const pathOf = (fields: URLSearchParams, page: 'confirm' | 'unsubscribe', query = ''): string =>
  href(marketOf(fields), `/newsletter/${page}?token=${encodeURIComponent(fields.get('token') ?? '')}${query}`)

async function confirm({ shop, request }: ApiContext): Promise<Response> {
  const fields = await fieldsOf(request)
  await confirmNewsletterLink(shop, fields.get('token') ?? '')
  return seeOther(pathOf(fields, 'confirm'))
}

const change =
  (isWanted: boolean) =>
  async ({ shop, request }: ApiContext) => {
    const fields = await fieldsOf(request)
    await changeSubscription(shop, fields.get('token') ?? '', { isWanted, locale: marketOf(fields).locale })
    return seeOther(pathOf(fields, 'unsubscribe'))
  }

async function explain({ shop, request }: ApiContext): Promise<Response> {
  const fields = await fieldsOf(request)
  const reason = LEAVE_REASONS.find((one) => one === fields.get('reason'))
  if (reason) await noteLeaveReason(shop, fields.get('token') ?? '', reason)
  return seeOther(pathOf(fields, 'unsubscribe', reason ? '&thanks=1' : ''))
}

/** The header of a newsletter: a mail program ends the subscription for its reader (RFC 8058). The token is the permission. */
async function leaveAtOnce({ shop, params }: ApiContext): Promise<Response> {
  await changeSubscription(shop, params.token ?? '', { isWanted: false })
  return new Response('', { headers: { 'cache-control': 'no-store' } })
}

/** Somebody opens the address of that header: nothing changes, the page asks. */
async function showLeaving({ shop, params }: ApiContext): Promise<Response> {
  const token = params.token ?? ''
  const found = (await openSubscription(shop, token)) ?? trialReaderOf(shop, token)
  return seeOther(href(MARKETS[found?.locale ?? 'ro'], `/newsletter/unsubscribe?token=${encodeURIComponent(token)}`))
}

export const routes: ApiRoute[] = [
  {
    method: 'GET',
    path: '/api/forms/stamp',
    guard: 'public',
    describe: { summary: 'Says when a form was begun, for this shop alone', answers: { 200: stampAnswer } },
    handler: ({ shop }) => json({ stamp: formStamp(shop) }),
  },
  formRoute('/newsletter/forms/ask', 'Asks for the newsletter; the same answer for every address', ask),
  formRoute('/newsletter/forms/confirm', 'Confirms the newsletter by the token of a mail', confirm),
  formRoute('/newsletter/forms/leave', 'Ends the newsletter by the token of a newsletter', change(false)),
  formRoute('/newsletter/forms/return', 'Begins the newsletter again by that token', change(true)),
  formRoute('/newsletter/forms/reason', 'Notes why a subscriber left', explain),
  {
    method: 'POST',
    path: '/newsletter/one-click/:token',
    guard: 'token',
    body: 'machine',
    describe: { summary: 'Ends the newsletter by the header of a mail (RFC 8058)', answers: { 200: null } },
    handler: leaveAtOnce,
  },
  {
    method: 'GET',
    path: '/newsletter/one-click/:token',
    guard: 'token',
    describe: { summary: 'Leads to the page that ends the newsletter', answers: { 303: null } },
    handler: showLeaving,
  },
]
