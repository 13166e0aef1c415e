/** Ways of delivery and parcel lockers on the wire. */
import { z } from 'zod'
import { MAX_LENGTH } from '#domain/checkout/field-lengths.ts'
import { DELIVERY_METHODS } from '#domain/delivery/delivery.ts'
import { amount, countryCode, day } from './values.ts'

/** `courier`, `locker`, `pickup:cluj`, `email`. */
export const deliveryKey = z.string().regex(/^[a-z]{1,20}(:[a-z0-9-]{1,40})?$/)

export const deliveryOption = z.object({
  /** Stable key: `courier`, `locker`, `pickup:cluj`, `email`. */
  key: z.string(),
  method: z.enum(DELIVERY_METHODS),
  price: amount,
  /** Promised dates, ISO `2026-11-24`; equal when it is one day. */
  from: day,
  to: day,
  /** Showroom of a pick-up. */
  showroom: z.object({ id: z.string(), city: z.string(), name: z.string(), address: z.string() }).nullable(),
})
export type DeliveryOption = z.infer<typeof deliveryOption>

export const locker = z.object({
  id: z.string(),
  courier: z.string(),
  name: z.string(),
  address: z.string(),
  city: z.string(),
  zip: z.string(),
  /** Code of its county, '' where it is not known. */
  county: z.string().optional(),
})
export type Locker = z.infer<typeof locker>
export const lockerId = z.string().regex(/^[\w.:-]{1,60}$/)

export const lockersQuery = z
  .strictObject({
    country: countryCode,
    /** Town, street, postcode or name. */
    query: z.string().trim().max(MAX_LENGTH.address).optional(),
    /** Near which they are wanted. */
    zip: z
      .string()
      .max(MAX_LENGTH.zip)
      .regex(/^[A-Za-z0-9 -]+$/)
      .optional(),
  })
  .refine(({ query, zip }) => Boolean(query) || Boolean(zip), { message: 'query_or_zip_required' })
export const lockersAnswer = z.array(locker)
