/** Types of a merchant's warehouses and delivery rules, as they are entered. */
import type { DeliveryRule } from './delivery.ts'
import type { LocaleTexts } from '#domain/market/locale-texts.ts'
import type { Locale } from '#domain/market/market.ts'

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

/**
 * One way of delivery in one market (D-47, SHIP-1). Amounts in hundredths; null = no limit. The country of the warehouse is
 * read with the warehouse.
 */
export interface DeliveryRuleInput extends Omit<DeliveryRule, 'markets' | 'zipPattern' | 'warehouseCountry' | 'cutoffHour'> {
  markets: readonly Locale[]
  zipPattern?: string | null
  /** Hour until which an order leaves on the same day. */
  cutoffHour?: number
  /** Whether it is tried; it is unless this says otherwise. */
  isOn?: boolean
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
