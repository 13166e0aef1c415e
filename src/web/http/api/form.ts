/** Forms of our own pages that are sent without JavaScript. */
import { isLocale, MARKETS, type Market } from '#domain/market/market.ts'
import { readBytes, type ApiContext, type ApiRoute } from './endpoint.ts'

/** Name of the field that people do not see. */
export const TRAP = 'website'

/** A redirect after a form; neither it nor its address has what was typed. */
export const seeOther = (location: string): Response =>
  new Response(null, {
    status: 303,
    headers: { location, 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer' },
  })

/** Returns the endpoint that a form of a page is sent to by anybody, and that leads to a page. */
export const formRoute = (path: string, summary: string, handler: (context: ApiContext) => Promise<Response>): ApiRoute => ({
  method: 'POST',
  path,
  guard: 'public',
  body: 'form',
  describe: { summary, answers: { 303: null } },
  handler,
})

export const fieldsOf = async (request: Request) => new URLSearchParams(new TextDecoder().decode(await readBytes(request)))

/** Returns the market of the page, by its field `locale`. */
export function marketOf(fields: URLSearchParams): Market {
  const locale = fields.get('locale') ?? ''
  return MARKETS[isLocale(locale) ? locale : 'ro']
}

/** Returns a field with its lines as typed, cut to what is stored. */
export const linesOf = (fields: URLSearchParams, name: string, max: number): string =>
  (fields.get(name) ?? '').toWellFormed().slice(0, max)

/** Returns a field in one line, cut to what is stored. */
export const lineOf = (fields: URLSearchParams, name: string, max: number): string =>
  (fields.get(name) ?? '')
    .toWellFormed()
    .normalize('NFC')
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, max)
    .trim()
