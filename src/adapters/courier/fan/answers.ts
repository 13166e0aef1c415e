/** What FAN Courier answers, as far as the shop reads it. */
import { z } from 'zod'

/** Numbers come as numbers or as texts. */
const awbNumber = z.union([z.string(), z.int()]).transform(String)

export const signedIn = z.object({
  status: z.literal('success'),
  data: z.object({ token: z.string().min(1), expiresAt: z.string().nullish() }),
})

/** One answer for each parcel of the call. */
export const createdAwbs = z.object({
  response: z
    .array(
      z.object({
        awbNumber: awbNumber.nullish(),
        errors: z.union([z.record(z.string(), z.unknown()), z.array(z.unknown()), z.string()]).nullish(),
      }),
    )
    .min(1),
})

/** Parcels of one day, page by page. */
export const shippingSlip = z.object({
  status: z.literal('success'),
  total: z.coerce.number().int().min(0),
  data: z.array(z.object({ info: z.object({ awbNumber, costCenter: z.string().nullish() }) })),
})

/** A parcel that FAN Courier has not collected has a message in place of events. */
export const tracking = z.object({
  status: z.literal('success'),
  data: z.array(
    z.object({
      awbNumber: awbNumber.nullish(),
      message: z.string().nullish(),
      events: z
        .array(
          z.object({
            id: z.string(),
            /** '2023-11-28 18:58:00', without a zone. */
            date: z.string(),
            location: z.string().nullish(),
          }),
        )
        .nullish(),
    }),
  ),
})

/** Points where parcels are collected; its rows are read one by one. `total` and pages come with other lists of FAN Courier, here perhaps. */
export const pickupPoints = z.object({
  status: z.literal('success'),
  total: z.coerce.number().int().min(0).nullish(),
  data: z.array(z.record(z.string(), z.unknown())),
})

export const pickupPoint = z.object({
  id: z.union([z.string(), z.int()]).transform(String),
  name: z.string(),
  address: z.object({
    county: z.string().nullish(),
    locality: z.string(),
    street: z.string().nullish(),
    streetNo: z.union([z.string(), z.int()]).nullish(),
    zipCode: z.union([z.string(), z.int()]).nullish(),
  }),
  latitude: z.union([z.string(), z.number()]).nullish(),
  longitude: z.union([z.string(), z.number()]).nullish(),
  schedule: z.array(z.object({ firstHour: z.string(), secondHour: z.string() })).catch([]),
  drawer: z.array(z.object({ type: z.string(), number: z.int() })).catch([]),
})

export const outcome = z.object({ status: z.string() })

/** Returns why FAN Courier refuses a parcel, in one line. */
export function refusalOf(errors: z.output<typeof createdAwbs>['response'][number]['errors']): string {
  const texts = (value: unknown): string[] => (Array.isArray(value) ? value.flatMap(texts) : [String(value)])
  if (typeof errors === 'string' && errors !== '') return errors
  const told = Array.isArray(errors)
    ? texts(errors)
    : Object.entries(errors ?? {}).map(([field, value]) => `${field}: ${texts(value).join(' ')}`)
  return told.length > 0 ? told.join('; ') : 'FAN Courier does not say why'
}
