/** Endpoint of search suggestions. */
import { MARKETS } from '#domain/market/market.ts'
import { json, parse, type ApiRoute } from '#web/http/api/endpoint.ts'
import { suggestAnswer, suggestQuery } from '#web/schema/search.ts'
import { suggestionsView } from './suggestions-view.server.ts'

/** `GET /api/suggest?locale=ro&q=urs`: what may be meant by the beginning of a search. 400 for anything else. */
export const routes: ApiRoute[] = [
  {
    method: 'GET',
    path: '/api/suggest',
    guard: 'public',
    describe: { summary: 'Suggestions while somebody types a search', query: suggestQuery, answers: { 200: suggestAnswer } },
    async handler({ shop, url }) {
      const asked = parse(Object.fromEntries(url.searchParams), suggestQuery)
      const { current, search } = shop.catalog
      const suggested = await search.suggest(current, asked.locale, asked.q)
      return json(suggestionsView(current, MARKETS[asked.locale], suggested), {
        headers: { 'cache-control': 'public, max-age=60' },
      })
    },
  },
]
