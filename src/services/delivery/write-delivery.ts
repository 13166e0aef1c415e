/** Writes a merchant's places and delivery. Like the writers of the catalog: all or nothing, checked, made known. @throws InputRefused */
import { z } from 'zod'
import { DELIVERY_METHODS } from '#domain/delivery/delivery.ts'
import {
  DAYS_A_WEEK,
  HOURS_A_DAY,
  type DeliveryRuleInput,
  type LockerInput,
  type WarehouseInput,
} from '#domain/delivery/delivery-input.ts'
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
} from '#services/checked-input.ts'
import type { Query } from '#store/database/db.ts'
import { putLockers, putWarehouses, replaceDeliveryRules } from '#store/delivery/write-delivery.ts'

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

const ruleSchema = z
  .strictObject({
    method: z.enum(DELIVERY_METHODS),
    markets: z.array(locale).min(1).readonly(),
    countries: z.array(country).readonly(),
    zipPattern: filled.nullish(),
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
    cutoffHour: z.int().min(0).max(HOURS_A_DAY).optional(),
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
