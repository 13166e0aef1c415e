/** Endpoints of cart quotes and current prices. */
import { quoteCart } from '#services/cart/quote.ts'
import { json, readJson, type ApiRoute } from '#web/http/api/endpoint.ts'
import { quoteView } from './quote-view.server.ts'
import { quoteAnswer, quoteRequest } from '#web/schema/cart.ts'

/**
 * `POST /api/cart/quote`: the cart priced by the server, from ids and quantities alone (D-40). Always 200 for a well-formed cart:
 * what could not be kept stands in `adjustments`.
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
]
