import { z } from 'zod'
import { findLockers } from '#services/delivery/delivery.ts'
import { parse, type ApiRoute } from '#web/http/api/endpoint.ts'
import { lockerAnswer } from '#web/storefront/answers.server.ts'
import { tagged } from '#web/storefront/lists/api.server.ts'
import { countryCode } from '#web/storefront/schemas.server.ts'

const query = z
  .strictObject({
    country: countryCode,
    city: z.string().trim().max(50).optional(),
    zip: z
      .string()
      .regex(/^[A-Za-z0-9 -]{1,20}$/)
      .optional(),
  })
  .refine(({ city, zip }) => Boolean(city) || Boolean(zip), { message: 'city_or_zip_required' })

/** `GET /api/lockers?country=RO&city=Cluj` or `&zip=400001`: at most 50 (SHIP-3). */
export const routes: ApiRoute[] = [
  {
    method: 'GET',
    path: '/api/lockers',
    guard: 'public',
    describe: { summary: 'Parcel lockers near a place', query, answer: z.array(lockerAnswer) },
    async handler({ shop, request, url }) {
      const place = parse(Object.fromEntries(url.searchParams), query)
      return tagged(request, await findLockers(shop, place), 3600)
    },
  },
]
