/** The forms of the tracking page, which work without JavaScript. */
import { isLocale, href, MARKETS, splitPath } from '#domain/market/market.ts'
import { canonicalAwb } from '#domain/orders/parcel.ts'
import { findToken } from '#services/shipments/tracking.ts'
import { readBytes, type ApiContext, type ApiRoute } from '#web/http/api/endpoint.ts'

/** Returns the page of the number that the form was sent with: `/track?awb=…`; null for all other addresses. */
export function trackRedirect(url: URL): string | null {
  const { market, path } = splitPath(url.pathname)
  const asked = path === '/track' ? url.searchParams.get('awb') : null
  if (asked === null) return null
  const awb = canonicalAwb(asked)
  return href(market, awb === null ? '/track?fault=unknown' : `/track/${awb}`)
}

/** A redirect after a form; neither it nor its address has what was typed. */
const seeOther = (location: string): Response =>
  new Response(null, {
    status: 303,
    headers: { location, 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer' },
  })

/** Number and address are in the body: an address in the browser's history would keep them. */
async function byOrder({ shop, request, ip }: ApiContext): Promise<Response> {
  const fields = new URLSearchParams(new TextDecoder().decode(await readBytes(request)))
  const locale = fields.get('locale') ?? ''
  const market = MARKETS[isLocale(locale) ? locale : 'ro']
  const found = await findToken(shop, { number: fields.get('number') ?? '', email: fields.get('email') ?? '' }, ip)
  if (found.kind === 'order') return seeOther(href(market, `/track/${found.token}`))
  if (found.kind === 'unknown') return seeOther(href(market, '/track?fault=unknown-order'))
  return seeOther(href(market, `/track?fault=too-many&wait=${found.retryAfter}`))
}

export const routes: ApiRoute[] = [
  {
    method: 'POST',
    path: '/track/find',
    guard: 'public',
    body: 'form',
    describe: {
      summary: 'Leads to the parcels of an order by its number and e-mail address, from a form',
      answers: { 303: null },
    },
    handler: byOrder,
  },
]
