/** The first page of the back office on the wire. */
import { z } from 'zod'
import { CURRENCIES } from '#domain/market/market.ts'
import { FIRST_STEPS } from '#domain/today/first-step.ts'
import { NEED_KINDS } from '#domain/today/need.ts'
import { locale, moment } from '#web/schema/values.ts'

const needAnswer = z.object({
  kind: z.enum(NEED_KINDS),
  count: z.int(),
  oldest: moment,
  promised: z.int(),
  late: z.int(),
  setAside: z.int(),
  /** Of the first ones. */
  numbers: z.array(z.string()),
  error: z.string().nullable(),
  parts: z.array(z.object({ name: z.string(), count: z.int() })),
  dueAt: moment.nullable(),
})
export type NeedView = z.infer<typeof needAnswer>

const day = z.object({ orders: z.int(), total: z.int() })
const marketAnswer = z.object({
  market: locale,
  currency: z.enum(CURRENCIES),
  time: z.string(),
  today: day,
  before: day,
  hours: z.object({ today: z.array(z.int()), before: z.array(z.int()) }),
})
export type MarketSalesView = z.infer<typeof marketAnswer>

const soldAnswer = z.object({
  product: z.int(),
  name: z.string(),
  image: z.string(),
  pieces: z.partialRecord(locale, z.int()),
  total: z.int(),
  stock: z.int(),
  lastsDays: z.int(),
})
export type SoldView = z.infer<typeof soldAnswer>

const missedAnswer = z.object({ locale, query: z.string(), times: z.int(), timesBefore: z.int() })
export type MissedView = z.infer<typeof missedAnswer>

export const todayAnswer = z.object({
  /** Of the server, at this answer. */
  now: moment,
  steps: z.array(z.object({ step: z.enum(FIRST_STEPS), isDone: z.boolean() })).nullable(),
  needs: z.array(needAnswer),
  /** Null where the role does not see it. */
  sales: z.array(marketAnswer).nullable(),
  sold: z.array(soldAnswer).nullable(),
  missed: z.array(missedAnswer).nullable(),
})
export type TodayView = z.infer<typeof todayAnswer>
