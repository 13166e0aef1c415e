/** Types of a merchant's warehouses and delivery rules, as they are entered. */
import type { DeliveryMethod } from './delivery.ts'
import type { LocaleTexts } from '#domain/market/locale-texts.ts'
import type { Currency, Locale } from '#domain/market/market.ts'

export const DAYS_A_WEEK = 7
export const HOURS_A_DAY = 24

/** Opening and closing hour of a day, local time; null = closed. Monday first (LOC-8). */
export type OpeningWeek = readonly (readonly [opens: string, closes: string] | null)[]

export interface WarehouseInput {
  id: string
  kind: 'showroom' | 'warehouse'
  country: string
  city: LocaleTexts
  name: LocaleTexts
  address: string
  zip: string
  phone: string
  email: string
  opening: OpeningWeek
  /** Whether customers may collect their orders there. */
  pickup: boolean
  /** Markets whose product pages name it. */
  markets: readonly Locale[]
}

/** One way of delivery in one market (D-47, SHIP-1). Amounts in hundredths; null = no limit. */
export interface DeliveryRuleInput {
  method: DeliveryMethod
  markets: readonly Locale[]
  /** Of the destination; empty = every country. */
  countries: readonly string[]
  zipPattern?: string | null
  warehouse: string | null
  maxWeightG: number | null
  maxVolumeCm3: number | null
  allowsBulky: boolean
  currency: Currency
  price: number
  bulkySurcharge: number
  freeFrom: number | null
  /** Working days. */
  daysMin: number
  daysMax: number
  /** Hour until which an order leaves on the same day. */
  cutoffHour?: number
}

/** A parcel locker (SHIP-3). */
export interface LockerInput {
  id: string
  courier: string
  country: string
  city: string
  zip: string
  name: string
  address: string
}
