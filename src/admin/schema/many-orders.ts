/** Many orders at once, parcels and exports, on the wire. */
import { z } from 'zod'
import { COURIERS, PARCEL_STATUSES } from '#domain/orders/parcel.ts'
import { MAX_BULK_ORDERS, PARCEL_VIEWS } from '#domain/orders/parcel-view.ts'
import { count, day, locale, moment, textUpTo } from '#web/schema/values.ts'

const number = textUpTo(40)
const numbers = z.array(number).min(1).max(MAX_BULK_ORDERS)

export const manyRequest = z.strictObject({ act: z.enum(['prepare', 'ship']), numbers })
const refused = z.array(z.object({ number: z.string(), name: z.string(), reason: z.string() }))
export const manyPlanAnswer = z.object({
  numbers: z.array(z.string()),
  shipments: z.array(z.object({ warehouse: z.string(), courier: z.enum(COURIERS), orders: count, pieces: count })),
  refused,
})
export type ManyPlanView = z.infer<typeof manyPlanAnswer>
export const manyDoneAnswer = z.object({ done: z.array(z.string()), refused })
export type ManyDoneView = z.infer<typeof manyDoneAnswer>

const listed = z
  .string()
  .max(MAX_BULK_ORDERS * 41)
  .transform((text) => text.split(',').filter(Boolean))
  .pipe(numbers)
/** `orders`: their numbers, with commas between them. */
export const ordersOfQuery = z.object({ orders: listed })
/** Parcels by their numbers, or those of orders. */
export const labelsQuery = z.object({ orders: listed.optional(), awbs: listed.optional() })

const cities = z.record(locale, z.string())
export const pickingAnswer = z.object({
  lists: z.array(
    z.object({
      warehouse: z.string(),
      city: cities,
      name: cities,
      items: z.array(
        z.object({
          sku: z.string(),
          name: z.string(),
          qty: count,
          orders: z.array(z.object({ number: z.string(), qty: count })),
        }),
      ),
    }),
  ),
})

export type PickingView = z.infer<typeof pickingAnswer>

export const parcelsQuery = z.object({
  view: z.enum(PARCEL_VIEWS).default('open').catch('open'),
  /** Id of the last parcel of the page before. */
  after: z.uuid().optional(),
})
export const parcelsAnswer = z.object({
  parcels: z.array(
    z.object({
      id: z.uuid(),
      order: z.string(),
      market: locale,
      name: z.string(),
      city: z.string(),
      courier: z.enum(COURIERS),
      awb: z.string().nullable(),
      status: z.enum(PARCEL_STATUSES),
      statusAt: moment,
      createdAt: moment,
      warehouse: z.string(),
      promised: z.string(),
      refusal: z.string().nullable(),
    }),
  ),
  next: z.uuid().nullable(),
  today: day,
})
export type ParcelsView = z.infer<typeof parcelsAnswer>
/** At most 10,001, which stands for more; delivered ones are not counted. */
export const parcelCountsAnswer = z.object({ counts: z.partialRecord(z.enum(PARCEL_VIEWS), count) })
export type ParcelViewsView = z.infer<typeof parcelCountsAnswer>
export const syncedAnswer = z.object({ couriers: count })

export const exportRequest = z.strictObject({
  format: z.enum(['csv', 'jsonl']),
  from: day.nullable(),
  /** The last day of it. */
  to: day.nullable(),
  market: locale.nullable(),
  reason: textUpTo(500),
})
