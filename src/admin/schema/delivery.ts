/** Delivery in the settings of the back office, on the wire. Amounts are integer hundredths. */
import { z } from 'zod'
import { LARGEST_NUMBER } from '#domain/catalog/input-limits.ts'
import { MAX_FIELD_LENGTH } from '#domain/checkout/field-lengths.ts'
import { DAY_HOURS, DAYS_A_WEEK } from '#domain/time/durations.ts'
import { DELIVERY_METHODS, DELIVERY_MISFITS } from '#domain/delivery/delivery.ts'
import { MAX_EXCEPTIONS, MAX_LABELS, MAX_SHOWROOM_TEXT } from '#domain/delivery/showroom.ts'
import { amount, count, countryCode, currency, day, locale, moment, textUpTo } from '#web/schema/values.ts'

const text = textUpTo(MAX_FIELD_LENGTH)
const key = text.min(1)
const number = z.int().min(0).max(LARGEST_NUMBER)
const inThree = (one: z.ZodString) => z.strictObject({ ro: one, en: one, hu: one })
const MOST_RULES = 300

const rule = z.strictObject({
  method: z.enum(DELIVERY_METHODS),
  markets: z.array(locale).min(1),
  countries: z.array(countryCode).max(MOST_RULES),
  zipPattern: text.min(1).nullable(),
  warehouse: key.nullable(),
  maxWeightG: number.min(1).nullable(),
  maxVolumeCm3: number.min(1).nullable(),
  allowsBulky: z.boolean(),
  currency,
  price: number,
  bulkySurcharge: number,
  freeFrom: number.nullable(),
  daysMin: number,
  daysMax: number,
  cutoffHour: z.int().min(0).max(DAY_HOURS),
  isOn: z.boolean(),
})
export type RuleView = z.infer<typeof rule>

const hours = z.tuple([text, text]).nullable()
const warehouse = z.strictObject({
  id: key,
  kind: z.enum(['showroom', 'warehouse']),
  country: countryCode,
  city: inThree(text),
  name: inThree(text),
  address: text,
  zip: text,
  phone: text,
  email: text,
  opening: z.array(hours).max(DAYS_A_WEEK),
  pickup: z.boolean(),
  markets: z.array(locale),
})
export type WarehouseView = z.infer<typeof warehouse>

const showroomText = inThree(textUpTo(MAX_SHOWROOM_TEXT))
const showroom = warehouse.extend({
  page: z.strictObject({
    slug: inThree(text),
    intro: showroomText,
    parking: showroomText,
    access: showroomText,
    exceptions: z.array(z.strictObject({ day, hours })).max(MAX_EXCEPTIONS),
    place: z.strictObject({ lat: z.number(), lon: z.number() }).nullable(),
    labels: z.array(z.strictObject({ text, x: z.int(), y: z.int(), of: z.enum(['street', 'park', 'water']) })).max(MAX_LABELS),
  }),
})
export const deliveryAnswer = z.object({
  rules: z.object({ version: z.string(), value: z.array(rule) }),
  warehouses: z.array(z.object({ version: z.string(), value: warehouse })),
  showrooms: z.array(z.object({ version: z.string(), value: showroom })),
  /** Public holidays of the countries from which goods leave, of the next months. */
  holidays: z.array(z.object({ country: z.enum(['RO', 'HU']), day })),
})
export type DeliveryView = z.infer<typeof deliveryAnswer>

const reason = textUpTo(MAX_FIELD_LENGTH).nullable()
export const changeRulesRequest = z.strictObject({ version: z.string(), rules: z.array(rule).max(MOST_RULES), reason })
/** Null for a warehouse that is new. */
export const changeWarehouseRequest = z.strictObject({ version: z.string().nullable(), warehouse, reason })
export const changeShowroomRequest = z.strictObject({ version: z.string(), showroom, reason })
export const deliveryChanged = z.object({ entries: z.array(z.uuid()) })

export const tryDeliveryRequest = z.strictObject({
  market: locale,
  country: countryCode,
  zip: text,
  weightG: number,
  volumeCm3: number,
  bulky: z.boolean(),
  /** Nothing but gift vouchers. */
  virtual: z.boolean(),
  worth: number,
  /** When the order is placed, null for now. */
  at: moment.nullable(),
})
export const deliveryTried = z.object({
  rules: z.array(
    z.object({
      position: count,
      price: amount.nullable(),
      from: day.nullable(),
      to: day.nullable(),
      misfit: z.enum(DELIVERY_MISFITS).nullable(),
    }),
  ),
})
export type DeliveryTried = z.infer<typeof deliveryTried>
