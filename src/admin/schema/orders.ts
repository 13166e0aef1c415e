/** Orders in the back office, on the wire. Amounts are integer hundredths. */
import { z } from 'zod'
import { MAX_FIELD_LENGTH } from '#domain/checkout/field-lengths.ts'
import { DELIVERY_METHODS } from '#domain/delivery/delivery.ts'
import { ORDER_STATUSES, PAYMENT_STATES } from '#domain/orders/order-status.ts'
import { ORDER_SORTS, ORDER_VIEWS } from '#domain/orders/order-view.ts'
import { amount, count, currency, day, locale, moment, textUpTo } from '#web/schema/values.ts'

/** What a list does not know is left out: addresses of lists are kept and sent on. */
export const ordersQuery = z.object({
  view: z.enum(ORDER_VIEWS).default('to_send').catch('to_send'),
  words: textUpTo(MAX_FIELD_LENGTH).optional(),
  status: z.enum(ORDER_STATUSES).optional().catch(undefined),
  payment: z.enum(PAYMENT_STATES).optional().catch(undefined),
  market: locale.optional().catch(undefined),
  method: z.enum(DELIVERY_METHODS).optional().catch(undefined),
  warehouse: textUpTo(MAX_FIELD_LENGTH).optional(),
  sort: z.enum(ORDER_SORTS).optional().catch(undefined),
  /** Of the last order of the page before: its moment or its promised day, and its id. */
  after: z.union([moment, day]).optional(),
  id: z.uuid().optional(),
})

const listedOrder = z.object({
  id: z.uuid(),
  number: z.string(),
  market: locale,
  currency,
  status: z.enum(ORDER_STATUSES),
  payment: z.enum(PAYMENT_STATES),
  total: amount,
  createdAt: moment,
  name: z.string(),
  city: z.string(),
  method: z.enum(DELIVERY_METHODS),
  promised: z.string(),
  pieces: count,
  pictures: z.array(z.object({ src: z.string(), tint: z.string() })),
  warehouses: z.array(z.string()),
})
export type ListedOrderView = z.infer<typeof listedOrder>

export const ordersAnswer = z.object({
  orders: z.array(listedOrder),
  /** `after` and `id` of the next page, null on the last one. */
  next: z.object({ after: z.string(), id: z.uuid() }).nullable(),
})
export type OrdersView = z.infer<typeof ordersAnswer>

export const orderViewsAnswer = z.object({
  /** At most 10,001, which stands for more than 10,000. */
  counts: z.record(z.enum(ORDER_VIEWS), count),
  warehouses: z.array(z.object({ id: z.string(), city: z.record(locale, z.string()) })),
  today: day,
})
export type OrderViewsView = z.infer<typeof orderViewsAnswer>
