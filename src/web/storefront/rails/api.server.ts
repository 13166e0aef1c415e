/** Endpoint of recommendations. */
import { seenIn } from '#catalog/columns/market-view.ts'
import { ROW_CARDS } from '#domain/catalog/list-lengths.ts'
import { cardsOf } from '#web/storefront/card/card-view.server.ts'
import { recommendFor } from '#catalog/products/recommend.ts'
import { MARKETS } from '#domain/market/market.ts'
import { json, parse, type ApiRoute } from '#web/http/api/endpoint.ts'
import { cardsAnswer } from '#web/schema/card.ts'
import { recommendationsQuery } from '#web/schema/rails.ts'

/**
 * `GET /api/recommendations?market=ro&ids=10001,10002`: cards of products that go with these: bought together with them where that
 * is known, related to them otherwise. 400 for anything else.
 */
export const routes: ApiRoute[] = [
  {
    method: 'GET',
    path: '/api/recommendations',
    guard: 'public',
    describe: {
      summary: 'Cards of products that go with those of a cart',
      query: recommendationsQuery,
      answers: { 200: cardsAnswer },
    },
    handler: ({ shop, url }) => {
      const { market, ids } = parse(Object.fromEntries(url.searchParams), recommendationsQuery)
      const snapshot = seenIn(shop.catalog.current, market)
      const docs = recommendFor(snapshot, shop.companions, MARKETS[market], ids, ROW_CARDS)
      return json(cardsOf(snapshot, docs, MARKETS[market]), { headers: { 'cache-control': 'private, max-age=60' } })
    },
  },
]
