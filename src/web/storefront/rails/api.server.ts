/** Endpoint of recommendations. */
import { seenIn } from '#catalog/columns/market-view.ts'
import { ROW_CARDS } from '#domain/catalog/list-lengths.ts'
import { cardsOf } from '#web/storefront/card/card-view.server.ts'
import { cartOf, recommendFor } from '#catalog/rails/cart-rail.ts'
import { MARKETS } from '#domain/market/market.ts'
import { json, parse, type ApiRoute } from '#web/http/api/endpoint.ts'
import { cardsAnswer } from '#web/schema/card.ts'
import { recommendationsQuery } from '#web/schema/rails.ts'

/**
 * `GET /api/recommendations?market=ro&ids=10001,10002&items=100005`: cards of products that complete these, in the size of the items
 * (ids of variants) where they have sizes; an empty list where nothing does. 400 for anything else.
 */
export const routes: ApiRoute[] = [
  {
    method: 'GET',
    path: '/api/recommendations',
    guard: 'public',
    describe: {
      summary: 'Cards of products that complete those of a cart',
      query: recommendationsQuery,
      answers: { 200: cardsAnswer },
    },
    handler: ({ shop, url }) => {
      const { market, ids, items = [] } = parse(Object.fromEntries(url.searchParams), recommendationsQuery)
      const snapshot = seenIn(shop.catalog.current, market)
      const cart = cartOf(snapshot, ids, new Set(items))
      const docs = recommendFor(snapshot, shop.companions, { market: MARKETS[market], now: shop.clock.now() }, cart, ROW_CARDS)
      return json(cardsOf(snapshot, docs, MARKETS[market]), { headers: { 'cache-control': 'private, max-age=60' } })
    },
  },
]
