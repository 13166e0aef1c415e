/** Endpoint of parcel lockers. */
import { findLockers } from '#services/delivery/delivery.ts'
import { parse, type ApiRoute } from '#web/http/api/endpoint.ts'
import { lockersAnswer, lockersQuery } from '#web/schema/delivery.ts'
import { taggedJson, writeJson } from '#web/http/api/tagged-json.ts'

/** `GET /api/lockers?country=RO&city=Cluj` or `&zip=400001`: at most 50 (SHIP-3). */
export const routes: ApiRoute[] = [
  {
    method: 'GET',
    path: '/api/lockers',
    guard: 'public',
    describe: { summary: 'Parcel lockers near a place', query: lockersQuery, answers: { 200: lockersAnswer, 304: null } },
    async handler({ shop, request, url }) {
      const place = parse(Object.fromEntries(url.searchParams), lockersQuery)
      return taggedJson(request, writeJson(await findLockers(shop, place)), 3600)
    },
  },
]
