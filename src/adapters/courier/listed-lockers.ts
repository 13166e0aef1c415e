/** Lockers as Romanian couriers list them: names of counties, postcodes without a leading zero, coordinates as texts. */
import { canonicalCity, canonicalZip, countiesOf, deliveryCountry } from '#domain/customers/address.ts'
import type { OpeningWeek } from '#domain/delivery/delivery-input.ts'
import { DAYS_A_WEEK } from '#domain/time/durations.ts'
import type { ListedLocker, LockerPlace } from '#domain/delivery/locker.ts'
import { LATITUDE, LONGITUDE } from '#domain/delivery/showroom.ts'
import { lockerId } from '#domain/orders/courier-locker.ts'
import type { Courier } from '#domain/orders/parcel.ts'
import { fold } from '#domain/search/fold.ts'

type Typed = string | number | null | undefined

/** A locker in a courier's own words. */
export interface ToldLocker {
  id: string
  name: string
  county: string | null | undefined
  city: string
  address: string
  zip: Typed
  lat: Typed
  lon: Typed
  hours: OpeningWeek | null
  boxes: readonly { size: string; count: number }[]
}

const COUNTRY = 'RO'
const COUNTY_CODES = new Map(countiesOf(COUNTRY)!.map(({ code, name }) => [fold(name), code]))
const CAPITAL = { county: 'B', city: 'București' }
const ZIP_DIGITS = 6
/** Of a list, so that one which never ends is none. */
export const MAX_LIST_PAGES = 100
/** Of a name, an address and a town. */
const MAX_TEXT = 150

/** Returns a locker as the shop lists it; null where it lacks what a customer or the courier needs. */
export function romanianLocker(courier: Courier, told: ToldLocker): ListedLocker | null {
  const [name, city, address] = [told.name, told.city, told.address].map((text) => text.trim())
  if (!name || !city || !address || lockerId(courier, told.id) === null) return null
  if ([name, city, address].some((text) => text.length > MAX_TEXT)) return null
  const county = COUNTY_CODES.get(fold(told.county ?? '').trim()) ?? ''
  // Some couriers have sectors for towns, where customers look for the town.
  const sector = county === CAPITAL.county ? canonicalCity(COUNTRY, county, city) : null
  return {
    externalId: told.id,
    country: COUNTRY,
    county,
    city: sector === null ? city : CAPITAL.city,
    zip: zipOf(told.zip),
    name,
    address: sector === null ? address : `${address}, ${sector}`,
    place: placeOf(told.lat, told.lon),
    hours: told.hours,
    boxes: told.boxes.filter(({ size, count }) => size !== '' && count > 0),
  }
}

/** Postcodes of Bucharest begin with a zero, which numbers lose. */
function zipOf(typed: Typed): string {
  const text = String(typed ?? '').trim()
  return canonicalZip(deliveryCountry(COUNTRY)!, text.length === ZIP_DIGITS - 1 ? `0${text}` : text) ?? ''
}

/** Returns what tells the rows of a list apart: also those that cannot be read count when the courier says how many there are. */
export const rowKey = (id: unknown, page: number, at: number): string =>
  typeof id === 'string' || typeof id === 'number' ? String(id) : `row ${page}.${at}`

/** Nowhere is often 0, 0. */
function placeOf(latitude: Typed, longitude: Typed): LockerPlace | null {
  const [lat, lon] = [latitude, longitude].map((value) => Number.parseFloat(String(value ?? ''))) as [number, number]
  return Math.abs(lat) <= LATITUDE && Math.abs(lon) <= LONGITUDE && (lat !== 0 || lon !== 0) ? { lat, lon } : null
}

const HOUR = /^([01]\d|2[0-4]):[0-5]\d$/

/** Returns the hours of a day, null where they are none. */
export const hoursOf = (opens: string, closes: string): [string, string] | null =>
  HOUR.test(opens) && HOUR.test(closes) && opens < closes ? [opens, closes] : null

/** Returns a week of days that are all the same. */
export const sameEachDay = (hours: [string, string]): OpeningWeek => Array.from({ length: DAYS_A_WEEK }, () => hours)
