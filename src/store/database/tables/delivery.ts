/** Written by `npm run db:types` from the migrated database: do not edit. */
import type { Generated } from 'kysely'
import type { DeliveryMethod } from '#domain/delivery/delivery.ts'
import type { Currency } from '#domain/market/market.ts'
import type { Courier } from '#domain/orders/parcel.ts'
import type { HoursException, MapLabel, Place } from '#domain/delivery/showroom.ts'
import type { LockerBoxes } from '#domain/delivery/locker.ts'
import type { OpeningWeek } from '#domain/delivery/delivery-input.ts'
import type { Json, JsonDefault, JsonOptional, LocaleText, Optional } from './column-types.ts'

export interface DeliveryTables {
  warehouse: {
    id: string
    kind: 'showroom' | 'warehouse'
    position: number
    country: string
    city: Json<LocaleText>
    name: Json<LocaleText>
    address: string
    zip: string
    phone: string
    email: string
    opening: Json<unknown>
    pickup: boolean
    markets: string[]
  }
  showroom: {
    warehouse_id: string
    slug: Json<LocaleText>
    intro: Json<LocaleText>
    parking: Json<LocaleText>
    access: Json<LocaleText>
    exceptions: Json<HoursException[]>
    place: JsonOptional<Place>
    labels: Json<MapLabel[]>
  }
  delivery_rule: {
    id: number
    method: DeliveryMethod
    position: number
    markets: string[]
    countries: string[]
    zip_pattern: Optional<string>
    warehouse_id: Optional<string>
    max_weight_g: Optional<number>
    max_volume_cm3: Optional<number>
    allows_bulky: boolean
    currency: Currency
    price: number
    bulky_surcharge: Generated<number>
    free_from: Optional<number>
    days_min: number
    days_max: number
    cutoff_hour: Generated<number>
    is_on: Generated<boolean>
  }
  locker: {
    id: string
    courier: string
    country: string
    city: string
    zip: string
    name: string
    address: string
    listed_by: Optional<Courier>
    is_active: Generated<boolean>
    county: Generated<string>
    lat: Optional<number>
    lon: Optional<number>
    hours: JsonOptional<OpeningWeek | null>
    boxes: JsonDefault<LockerBoxes[]>
    words: Generated<string>
  }
}
