/** Writes a merchant's places and delivery. Like the writers of the catalog: all or nothing, checked, made known. @throws InputRefused */
import { z } from 'zod'
import { DELIVERY_METHODS } from '#domain/delivery/delivery.ts'
import type { DeliveryRuleInput, LockerInput, WarehouseInput } from '#domain/delivery/delivery-input.ts'
import { DAY_HOURS, DAYS_A_WEEK } from '#domain/time/durations.ts'
import {
  LATITUDE,
  LONGITUDE,
  MAP_SIZE,
  MAX_EXCEPTIONS,
  MAX_LABELS,
  MAX_LABEL_LENGTH,
  MAX_SHOWROOM_TEXT,
  SHOWROOMS_TAG,
  type ShowroomInput,
} from '#domain/delivery/showroom.ts'
import {
  amount,
  checkInput,
  checkUnique,
  country,
  currency,
  filled,
  inEveryLanguage,
  key,
  locale,
  slug,
} from '#services/checked-input.ts'
import type { Query } from '#store/database/db.ts'
import { InputRefused } from '#store/database/input-refused.ts'
import { announcePurge } from '#store/database/outbox.ts'
import { changeShowroom, hasShowroomSlug, putShowroomPages, type ShowroomPage } from '#store/delivery/showrooms.ts'
import { putLockers } from '#store/delivery/lockers.ts'
import { putWarehouses, replaceDeliveryRules } from '#store/delivery/write-delivery.ts'

const hour = z.string().regex(/^([01]\d|2[0-4]):[0-5]\d$/, 'use an hour such as 09:00')
const most = z.int().min(1).nullable()

const warehouseSchema = z.strictObject({
  id: key,
  kind: z.enum(['showroom', 'warehouse']),
  country,
  city: inEveryLanguage(filled),
  name: inEveryLanguage(filled),
  address: filled,
  zip: filled,
  phone: filled,
  email: z.email(),
  opening: z
    .array(z.tuple([hour, hour]).readonly().nullable())
    .length(DAYS_A_WEEK)
    .readonly(),
  pickup: z.boolean(),
  markets: z.array(locale).readonly(),
}) satisfies z.ZodType<WarehouseInput>

/** Whether a text is a regular expression: a postcode is compared with it at every quote. */
function isPattern(text: string): boolean {
  try {
    return new RegExp(text) instanceof RegExp
  } catch {
    return false
  }
}

const ruleSchema = z
  .strictObject({
    method: z.enum(DELIVERY_METHODS),
    markets: z.array(locale).min(1).readonly(),
    countries: z.array(country).readonly(),
    zipPattern: filled.refine(isPattern, 'this is no pattern').nullish(),
    warehouse: key.nullable(),
    maxWeightG: most,
    maxVolumeCm3: most,
    allowsBulky: z.boolean(),
    currency,
    price: amount,
    bulkySurcharge: amount,
    freeFrom: amount.nullable(),
    daysMin: z.int().min(0),
    daysMax: z.int().min(0),
    cutoffHour: z.int().min(0).max(DAY_HOURS).optional(),
    isOn: z.boolean().optional(),
  })
  .refine(({ daysMin, daysMax }) => daysMin <= daysMax, 'the longest time is shorter than the shortest')
  .refine(
    ({ method, warehouse }) => method !== 'pickup' || warehouse !== null,
    'a place to collect from is a warehouse',
  ) satisfies z.ZodType<DeliveryRuleInput>

const lockerSchema = z.strictObject({
  id: key,
  courier: filled,
  country,
  city: filled,
  zip: filled,
  name: filled,
  address: filled,
}) satisfies z.ZodType<LockerInput>

/** In the order in which they pack orders. */
export async function writeWarehouses(tx: Query, warehouses: readonly WarehouseInput[]): Promise<void> {
  checkInput('warehouses', warehouseSchema, warehouses)
  checkUnique('warehouses', warehouses, ({ id }) => id)
  await putWarehouses(tx, warehouses)
}

const hoursSchema = z
  .tuple([hour, hour])
  .readonly()
  .refine(([opens, closes]) => opens < closes, 'it closes before it opens')
const anyText = inEveryLanguage(z.string().trim().max(MAX_SHOWROOM_TEXT))
const labelSchema = z.strictObject({
  text: filled.max(MAX_LABEL_LENGTH),
  x: z.int().min(0).max(MAP_SIZE.width),
  y: z.int().min(0).max(MAP_SIZE.height),
  of: z.enum(['street', 'park', 'water']),
})

const showroomPageSchema = z.strictObject({
  slug: inEveryLanguage(slug),
  intro: anyText,
  parking: anyText,
  access: anyText,
  exceptions: z
    .array(z.strictObject({ day: z.iso.date(), hours: hoursSchema.nullable() }))
    .max(MAX_EXCEPTIONS)
    .readonly(),
  place: z
    .strictObject({ lat: z.number().min(-LATITUDE).max(LATITUDE), lon: z.number().min(-LONGITUDE).max(LONGITUDE) })
    .nullable(),
  labels: z.array(labelSchema).max(MAX_LABELS).readonly(),
}) satisfies z.ZodType<ShowroomInput>

const showroomSchema = warehouseSchema.extend({
  opening: z.array(hoursSchema.nullable()).length(DAYS_A_WEEK).readonly(),
  page: showroomPageSchema,
}) satisfies z.ZodType<ShowroomPage>

/** What the pages of showrooms tell, by warehouse. */
export async function writeShowroomPages(tx: Query, pages: readonly { id: string; page: ShowroomInput }[]): Promise<void> {
  checkInput(
    'showrooms',
    showroomPageSchema,
    pages.map(({ page }) => page),
  )
  await putShowroomPages(tx, pages)
}

/** Changes a showroom that there is: its address, its hours and its page. @throws InputRefused */
export async function writeShowroom(tx: Query, showroom: ShowroomPage, now: Date): Promise<void> {
  checkInput('showroom', showroomSchema, [showroom])
  if (await hasShowroomSlug(tx, showroom))
    throw new InputRefused([{ at: 'showroom[0].page.slug', message: 'another showroom has this address' }])
  if (!(await changeShowroom(tx, showroom)))
    throw new InputRefused([{ at: 'showroom[0].id', message: 'there is no such showroom' }])
  await announcePurge(tx, [SHOWROOMS_TAG], now)
}

/** All rules of the shop: the first one that fits decides. */
export async function writeDeliveryRules(tx: Query, rules: readonly DeliveryRuleInput[]): Promise<void> {
  checkInput('deliveryRules', ruleSchema, rules)
  await replaceDeliveryRules(tx, rules)
}

export async function writeLockers(tx: Query, lockers: readonly LockerInput[]): Promise<void> {
  checkInput('lockers', lockerSchema, lockers)
  checkUnique('lockers', lockers, ({ id }) => id)
  await putLockers(tx, lockers)
}
