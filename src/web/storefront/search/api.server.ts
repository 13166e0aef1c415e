/** Endpoint of search suggestions. */
import { MARKETS } from '#domain/market/market.ts'
import { noteSearch, popularSearches } from '#services/search/popular-searches.ts'
import { json, parse, readJson, type ApiRoute } from '#web/http/api/endpoint.ts'
import { popularAnswer, popularQuery, sentAnswer, sentSearch, suggestAnswer, suggestQuery } from '#web/schema/search.ts'
import { suggestionsView } from './suggestions-view.server.ts'

/**
 * `GET /api/suggest?locale=ro&q=urs`: what may be meant by the beginning of a search. `GET /api/search/popular?locale=ro`: what many
 * have searched for and found. `POST /api/search/sent`: a visitor has sent a search from the box; it is counted without the visitor.
 * 400 for anything else.
 */
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
  {
    method: 'GET',
    path: '/api/search/popular',
    guard: 'public',
    describe: { summary: 'Popular searches of a language', query: popularQuery, answers: { 200: popularAnswer } },
    async handler({ shop, url }) {
      const { locale } = parse(Object.fromEntries(url.searchParams), popularQuery)
      return json({ searches: await popularSearches(shop, locale) }, { headers: { 'cache-control': 'public, max-age=60' } })
    },
  },
  {
    method: 'POST',
    path: '/api/search/sent',
    guard: 'public',
    describe: { summary: 'Count a search that was sent', body: sentSearch, answers: { 200: sentAnswer } },
    async handler({ shop, request, ip }) {
      const { locale, query } = await readJson(request, sentSearch)
      await noteSearch(shop, { locale, asked: query, ip })
      return json({ ok: true })
    },
  },
]
