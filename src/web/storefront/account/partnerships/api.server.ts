/** Endpoints of partnerships: what the customer sees of them, and the one code of each (D-30). */
import { MARKETS } from '#domain/market/market.ts'
import { listPartnerships, obtainCode } from '#services/promotions/partnerships.ts'
import { json, parse, problem, readJson, type ApiRoute } from '#web/http/api/endpoint.ts'
import { obtainAnswer, obtainRequest, partnershipsAnswer } from '#web/schema/partnership.ts'
import { localeQuery } from '#web/schema/values.ts'

/** `POST /api/my/partnerships`: 404 `not_found`, 409 `not_started`, `ended`, `exhausted` or `not_eligible`. */
export const routes: ApiRoute[] = [
  {
    method: 'GET',
    path: '/api/my/partnerships',
    guard: 'customer',
    describe: { summary: 'List the partnerships of a market', query: localeQuery, answers: { 200: partnershipsAnswer } },
    async handler({ shop, url, customer }) {
      const { locale } = parse(Object.fromEntries(url.searchParams), localeQuery)
      return json({ partnerships: await listPartnerships(shop, customer.id, MARKETS[locale]) })
    },
  },
  {
    method: 'POST',
    path: '/api/my/partnerships',
    guard: 'customer',
    describe: {
      summary: 'Obtain the code of a partnership; the same one when asked again',
      body: obtainRequest,
      answers: { 200: obtainAnswer },
      refusals: [404, 409],
    },
    async handler({ shop, request, customer }) {
      const { key, market } = await readJson(request, obtainRequest)
      const answer = await obtainCode(shop, customer.id, key, MARKETS[market])
      if (answer.ok) return json({ code: answer.code, isNew: answer.isNew })
      return problem(answer.reason === 'not_found' ? 404 : 409, answer.reason)
    },
  },
]
