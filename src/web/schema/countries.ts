/** Wire schemas of delivery countries and of the places of their postcodes. */
import { z } from 'zod'
import { MAX_LENGTH } from '#domain/checkout/field-lengths.ts'
import { COUNTY_USES } from '#domain/market/countries.ts'
import { PLACE_COUNTRIES } from '#domain/customers/places.ts'

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

export const placesQuery = z.strictObject({
  country: z.enum(PLACE_COUNTRIES),
  zip: z
    .string()
    .max(MAX_LENGTH.zip)
    .regex(/^[\d ]+$/),
})
/** Answer of `GET /api/places`: none for an unknown postcode. */
export const placesAnswer = z.object({ places: z.array(z.object({ county: z.string(), city: z.string() })) })
export type PlacesView = z.infer<typeof placesAnswer>

export const townsQuery = z.strictObject({ county: z.string().regex(/^[A-Z]{1,2}$/) })
/** Answer of `GET /api/places/towns`: the places of a Romanian county that have one postcode. */
export const townsAnswer = z.object({ towns: z.array(z.object({ city: z.string(), zip: z.string() })) })
export type TownsView = z.infer<typeof townsAnswer>
