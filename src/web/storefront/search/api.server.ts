import { z } from 'zod'
import { MARKETS } from '#domain/market/market.ts'
import { json, parse, type ApiRoute } from '#web/http/api/endpoint.ts'
import { locale } from '#web/storefront/schemas.server.ts'

const place = z.object({ name: z.string(), href: z.string(), count: z.int() })
const answer = z.object({
  terms: z.array(z.string()),
  collections: z.array(place),
  brands: z.array(place),
  products: z.array(
    z.object({
      href: z.string(),
      name: z.string(),
      brand: z.string(),
      image: z.string(),
      tint: z.string(),
      sale: z.int(),
      prior: z.int().optional(),
    }),
  ),
  total: z.int(),
  corrected: z.string().optional(),
})
const query = z.strictObject({ locale: locale.default('ro'), q: z.string().max(200) })

/** `GET /api/suggest?locale=ro&q=urs`: what may be meant by the beginning of a search. 400 for anything else. */
export const routes: ApiRoute[] = [
  {
    method: 'GET',
    path: '/api/suggest',
    guard: 'public',
    describe: { summary: 'Suggestions while somebody types a search', query, answer },
    async handler({ shop, url }) {
      const asked = parse(Object.fromEntries(url.searchParams), query)
      const { current, search } = shop.catalog
      const suggestions = await search.suggest(current, MARKETS[asked.locale], asked.q)
      return json(suggestions, { headers: { 'cache-control': 'public, max-age=60' } })
    },
  },
]
