import { z } from 'zod'
import { cardsOf } from '#catalog/products/card.ts'
import { recommendFor } from '#catalog/products/recommend.ts'
import { MARKETS } from '#domain/market/market.ts'
import { json, parse, type ApiRoute } from '#web/http/api/endpoint.ts'
import { locale } from '#web/storefront/schemas.server.ts'

/** Products of a cart that count; a larger one says no more about what else is wanted. */
const MOST = 20
const SHOWN = 4

const query = z.strictObject({
  market: locale,
  ids: z
    .string()
    .regex(/^\d{1,9}(,\d{1,9})*$/)
    .transform((text) => [...new Set(text.split(','))].map(Number))
    .refine((ids) => ids.length <= MOST),
})

/**
 * `GET /api/recommendations?market=ro&ids=10001,10002`: cards of products that go with these: bought together with them where that
 * is known, related to them otherwise. 400 for anything else.
 */
export const routes: ApiRoute[] = [
  {
    method: 'GET',
    path: '/api/recommendations',
    guard: 'public',
    describe: { summary: 'Cards of products that go with those of a cart', query },
    handler: ({ shop, url }) => {
      const { market, ids } = parse(Object.fromEntries(url.searchParams), query)
      const snapshot = shop.catalog.current
      const docs = recommendFor(snapshot, shop.companions, MARKETS[market], ids, SHOWN)
      return json(cardsOf(snapshot, docs, MARKETS[market]), { headers: { 'cache-control': 'private, max-age=60' } })
    },
  },
]
