/** Rules between the fields of an address. */
import { type Address, canonicalZip, countyFromZip, deliveryCountry, sectorFromZip } from '#domain/customers/address.ts'
import { isNamed, type Place } from '#domain/customers/places.ts'
import { BUCHAREST_SECTORS } from '#domain/market/ro-counties.ts'

/** Filling in what the postcode tells: an empty county, the sector of Bucharest (LOC-17, LOC-18). */
export function fromZip(address: Address): Partial<Address> {
  const country = deliveryCountry(address.country)
  const zip = country && canonicalZip(country, address.zip)
  if (!zip) return {}
  const county = address.county || countyFromZip(address.country, zip) || ''
  const sector = address.country === 'RO' && county === 'B' ? sectorFromZip(zip) : null
  const isSectorOpen = sector && !BUCHAREST_SECTORS.includes(address.city)
  return { zip, county, ...(isSectorOpen && { city: sector }) }
}

/** Another country has other counties; another county may be Bucharest, whose "city" is a sector. */
export function afterCounty(address: Address, county: string): Partial<Address> {
  if (address.country !== 'RO') return { county }
  const wasSector = BUCHAREST_SECTORS.includes(address.city)
  if (county === 'B') return { county, city: wasSector ? address.city : (sectorFromZip(address.zip) ?? '') }
  return { county, ...(wasSector && { city: '' }) }
}

/** What the form has filled in by itself: it may replace that, never what was typed or chosen. */
export type Filled = Readonly<Pick<Address, 'county' | 'city'>>

/**
 * Returns county and town after the places of the postcode are known: filled in where they are one, emptied where the form had filled in
 * those of another postcode, else as they stand. Bucharest has sectors in place of towns.
 */
export function fromPlaces(address: Address, places: readonly Place[], filled: Filled): Filled {
  const isOurs = (name: keyof Filled) => address[name] === '' || address[name] === filled[name]
  const county = isOurs('county') ? countyOf(places, address.county) : address.county
  const towns = townsIn(places, county)
  const isSector = BUCHAREST_SECTORS.includes(address.city)
  const isForeign = address.country === 'RO' && isSector !== (county === 'B')
  const city = isOurs('city') || isForeign ? (towns.length === 1 ? towns[0]!.city : '') : address.city
  return { county, city }
}

/** Returns the one county of the places; of several the present one, if it is among them. */
function countyOf(places: readonly Place[], present: string): string {
  const [first = '', ...others] = new Set(places.map(({ county }) => county))
  return others.length === 0 || present === first ? first : others.includes(present) ? present : ''
}

/** Returns the places of a postcode in a county; in all of its counties while none is chosen. */
export const townsIn = (places: readonly Place[], county: string): Place[] =>
  places.filter((place) => county === '' || place.county === county)

/** Returns where a postcode belongs to when the address names another county or town; null when it does not, or when it is not known. */
export function mismatchOf(address: Filled, places: readonly Place[]): { county: string } | { city: string } | null {
  if (places.length === 0) return null
  const towns = townsIn(places, address.county)
  if (towns.length === 0) return { county: places[0]!.county }
  const isTold = address.city === '' || towns.some(({ city }) => city === '' || isNamed(address.city, city))
  return isTold ? null : { city: towns.map(({ city }) => city).join(', ') }
}
