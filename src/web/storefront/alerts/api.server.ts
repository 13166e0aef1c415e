/** The form for a mail when goods are back in stock. It works without JavaScript and answers alike for known and unknown addresses. */
import { ITEM_ID, variantOf } from '#domain/catalog/item-id.ts'
import { emailProblem, MAX_EMAIL_LENGTH } from '#domain/customers/email.ts'
import { href } from '#domain/market/market.ts'
import { askForAlert, confirmAlertLink, stopAlert } from '#services/alerts/alerts.ts'
import { countForm, isTimely, keepForm } from '#services/forms/posted-forms.ts'
import { json, problem, readJson, tooMany, type ApiContext, type ApiRoute } from '#web/http/api/endpoint.ts'
import { fieldsOf, formRoute, lineOf, marketOf, seeOther, TRAP } from '#web/http/api/form.ts'
import { alertAnswer, alertRequest } from '#web/schema/forms.ts'

const customerOf = async ({ signedIn }: ApiContext): Promise<string | null> => (await signedIn())?.id ?? null

/** In place, from the product's page. */
async function ask(context: ApiContext): Promise<Response> {
  const { shop, request, ip } = context
  const { market: locale, item, email: typed } = await readJson(request, alertRequest)
  const retryAfter = await countForm(shop, 'alert', ip)
  if (retryAfter > 0) return tooMany({ reason: 'too_many_forms', retryAfter })
  const email = typed.normalize('NFC').trim()
  const fault = emailProblem(email)
  if (fault) return problem(422, 'validation_failed', { fields: { email: fault } })
  const answer = await askForAlert(shop, { variant: variantOf(item), locale, email }, await customerOf(context))
  return answer.ok ? json({ state: answer.state }) : problem(422, answer.reason)
}

/** A program that fills every field is told the same as a person. */
async function askByForm(context: ApiContext): Promise<Response> {
  const { shop, request, ip } = context
  const fields = await fieldsOf(request)
  const market = marketOf(fields)
  const page = (query: string) => seeOther(href(market, `/alerts?${query}`))
  if (fields.get(TRAP) !== '') return page('done=sent')
  const wait = await countForm(shop, 'alert', ip)
  const item = fields.get('item') ?? ''
  // One character more than is allowed, so that a longer text is refused and not cut.
  const email = lineOf(fields, 'email', MAX_EMAIL_LENGTH + 1)
  if (!ITEM_ID.test(item)) return page('')
  if (wait > 0) return page(`wait=${wait}&item=${item}`)
  if (emailProblem(email) !== null || !isTimely(shop, fields.get('stamp') ?? ''))
    return page(`form=${await keepForm(shop, 'alert', { item, email })}`)
  const answer = await askForAlert(shop, { variant: variantOf(item), locale: market.locale, email }, await customerOf(context))
  return page(answer.ok ? `done=${answer.state}` : `item=${item}`)
}

const pathOf = (fields: URLSearchParams, page: 'confirm' | 'stop'): string =>
  href(marketOf(fields), `/alerts/${page}?token=${encodeURIComponent(fields.get('token') ?? '')}`)

async function confirm({ shop, request }: ApiContext): Promise<Response> {
  const fields = await fieldsOf(request)
  await confirmAlertLink(shop, fields.get('token') ?? '')
  return seeOther(pathOf(fields, 'confirm'))
}

async function stop({ shop, request }: ApiContext): Promise<Response> {
  const fields = await fieldsOf(request)
  await stopAlert(shop, fields.get('token') ?? '', { all: fields.get('all') === '1' })
  return seeOther(pathOf(fields, 'stop'))
}

export const routes: ApiRoute[] = [
  {
    method: 'POST',
    path: '/api/alerts',
    guard: 'public',
    describe: {
      summary: 'Asks for a mail when a variant is back in stock; the same answer for every address',
      body: alertRequest,
      answers: { 200: alertAnswer },
      refusals: [422, 429],
    },
    handler: ask,
  },
  formRoute('/alerts/forms/ask', 'Asks for a mail when a variant is back in stock; the same answer for every address', askByForm),
  formRoute('/alerts/forms/confirm', 'Confirms such a request by the token of a mail', confirm),
  formRoute('/alerts/forms/stop', 'Ends such a request by the token of a mail', stop),
]
