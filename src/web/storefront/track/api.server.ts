/** The forms of the tracking page, which work without JavaScript. */
import { href, splitPath } from '#domain/market/market.ts'
import { canonicalAwb } from '#domain/orders/parcel.ts'
import { findToken } from '#services/shipments/tracking.ts'
import type { ApiContext, ApiRoute } from '#web/http/api/endpoint.ts'
import { fieldsOf, formRoute, marketOf, seeOther } from '#web/http/api/form.ts'

/** Returns the page of the number that the form was sent with: `/track?awb=…`; null for all other addresses. */
export function trackRedirect(url: URL): string | null {
  const { market, path } = splitPath(url.pathname)
  const asked = path === '/track' ? url.searchParams.get('awb') : null
  if (asked === null) return null
  const awb = canonicalAwb(asked)
  return href(market, awb === null ? '/track?fault=unknown' : `/track/${awb}`)
}

/** Number and address are in the body: an address in the browser's history would keep them. */
async function byOrder({ shop, request, ip }: ApiContext): Promise<Response> {
  const fields = await fieldsOf(request)
  const market = marketOf(fields)
  const found = await findToken(shop, { number: fields.get('number') ?? '', email: fields.get('email') ?? '' }, ip)
  if (found.kind === 'order') return seeOther(href(market, `/track/${found.token}`))
  if (found.kind === 'unknown') return seeOther(href(market, '/track?fault=unknown-order'))
  return seeOther(href(market, `/track?fault=too-many&wait=${found.retryAfter}`))
}

export const routes: ApiRoute[] = [
  formRoute('/track/find', 'Leads to the parcels of an order by its number and e-mail address, from a form', byOrder),
]
