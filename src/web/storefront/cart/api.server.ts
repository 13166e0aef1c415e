/** Endpoints of cart quotes and current prices. */
import { quoteCart } from '#services/cart/quote.ts'
import { MARKETS } from '#domain/market/market.ts'
import { laterItems } from '#services/cart/later-items.ts'
import { json, parse, readJson, type ApiRoute } from '#web/http/api/endpoint.ts'
import { laterView, quoteView } from './quote-view.server.ts'
import { laterAnswer, laterQuery, quoteAnswer, quoteRequest } from '#web/schema/cart.ts'

/**
 * `POST /api/cart/quote`: the cart priced by the server, from ids and quantities alone (D-40). Always 200 for a well-formed cart:
 * what could not be kept stands in `adjustments`.
 *
 * `GET /api/cart/later?market=ro&items=10001,voucher-105`: what was put aside, with its price and stock of now, in the order asked.
 * Items that are no longer sold are left out.
 */
export const routes: ApiRoute[] = [
  {
    method: 'POST',
    path: '/api/cart/quote',
    guard: 'public',
    describe: { summary: 'Price a cart', body: quoteRequest, answers: { 200: quoteAnswer } },
    async handler({ shop, request, ip, signedIn }) {
      const question = await readJson(request, quoteRequest)
      const customer = await signedIn()
      return json(quoteView(await quoteCart(shop, question, ip, customer?.id), shop.catalog.current))
    },
  },
  {
    method: 'GET',
    path: '/api/cart/later',
    guard: 'public',
    describe: { summary: 'Items put aside under the cart', query: laterQuery, answers: { 200: laterAnswer } },
    async handler({ shop, url }) {
      const { market, items } = parse(Object.fromEntries(url.searchParams), laterQuery)
      const found = await laterItems(shop, { ids: items, locale: market })
      const snapshot = shop.catalog.current
      return json(found.map((goods) => laterView(goods, MARKETS[market], snapshot)))
    },
  },
]
