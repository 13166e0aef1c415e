/** Endpoint of parcel lockers. */
import { findLockers } from '#services/delivery/lockers.ts'
import { parse, type ApiRoute } from '#web/http/api/endpoint.ts'
import { lockersAnswer, lockersQuery } from '#web/schema/delivery.ts'
import { taggedJson, writeJson } from '#web/http/api/tagged-json.ts'

/** `GET /api/lockers?country=RO&query=Cluj` or `&zip=400001`, or both: at most 50 (SHIP-3). Asked again each time: one may be gone since. */
export const routes: ApiRoute[] = [
  {
    method: 'GET',
    path: '/api/lockers',
    guard: 'public',
    describe: { summary: 'Parcel lockers near a place', query: lockersQuery, answers: { 200: lockersAnswer, 304: null } },
    async handler({ shop, request, url }) {
      const place = parse(Object.fromEntries(url.searchParams), lockersQuery)
      return taggedJson(request, writeJson(await findLockers(shop, place)), 0)
    },
  },
]
