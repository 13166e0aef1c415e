/** Endpoint of product cards. */
import { seenIn } from '#catalog/columns/market-view.ts'
import { cardsOf } from '#web/storefront/card/card-view.server.ts'
import { MARKETS } from '#domain/market/market.ts'
import { json, parse, type ApiRoute } from '#web/http/api/endpoint.ts'
import { cardsAnswer, cardsQuery } from '#web/schema/card.ts'

/**
 * `GET /api/cards?market=ro&ids=10001,10002`: cards of up to 100 products in the order asked, for lists that the visitor's
 * browser keeps (wishlist, visited). Products that are no longer sold are left out. 400 for anything else.
 */
export const routes: ApiRoute[] = [
  {
    method: 'GET',
    path: '/api/cards',
    guard: 'public',
    describe: { summary: 'Cards of products', query: cardsQuery, answers: { 200: cardsAnswer } },
    handler: ({ shop, url }) => {
      const { market, ids } = parse(Object.fromEntries(url.searchParams), cardsQuery)
      const snapshot = seenIn(shop.catalog.current, market)
      const docs = ids.flatMap((id) => snapshot.byId.get(id) ?? [])
      return json(cardsOf(snapshot, docs, MARKETS[market]), { headers: { 'cache-control': 'private, max-age=60' } })
    },
  },
]
