/** Wire schemas of delivery countries. */
import { z } from 'zod'
import { COUNTY_USES } from '#domain/market/countries.ts'

/** Answer of `GET /api/countries`: where the shop delivers, with postcode patterns and counties. */
export const countriesAnswer = z.array(
  z.object({
    code: z.string(),
    name: z.string(),
    eu: z.boolean(),
    zip: z.object({ pattern: z.string(), example: z.string() }),
    county: z.object({
      use: z.enum(COUNTY_USES),
      label: z.string().nullable(),
      list: z.array(z.object({ code: z.string(), name: z.string() })).nullable(),
    }),
  }),
)
export type CountryView = z.infer<typeof countriesAnswer>[number]
