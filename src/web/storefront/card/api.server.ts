import { z } from 'zod'
import { cardsOf } from '#catalog/products/card.ts'
import { LOCALES, MARKETS } from '#domain/market/market.ts'
import { json, parse, type ApiRoute } from '#web/http/api/endpoint.ts'

/** Maximum ids of a list (D-11). */
const MOST = 100

const query = z.strictObject({
  market: z.enum(LOCALES),
  ids: z
    .string()
    .regex(/^\d{1,12}(,\d{1,12})*$/)
    .transform((text) => [...new Set(text.split(','))])
    .refine((ids) => ids.length <= MOST),
})

/**
 * `GET /api/cards?market=ro&ids=10001,10002`: cards of up to 100 products in the order asked, for lists that the visitor's
 * browser keeps (wishlist, visited). Products that are no longer sold are left out. 400 for anything else.
 */
export const routes: ApiRoute[] = [
  {
    method: 'GET',
    path: '/api/cards',
    guard: 'public',
    describe: { summary: 'Cards of products', query },
    handler: ({ shop, url }) => {
      const { market, ids } = parse(Object.fromEntries(url.searchParams), query)
      const snapshot = shop.catalog.current
      const docs = ids.flatMap((id) => snapshot.byId.get(Number(id)) ?? [])
      return json(cardsOf(snapshot, docs, MARKETS[market]), { headers: { 'cache-control': 'private, max-age=60' } })
    },
  },
]
