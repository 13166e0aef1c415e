/** Rules between the fields of an address. */
import { type Address, canonicalZip, countyFromZip, deliveryCountry, sectorFromZip } from '#domain/customers/address.ts'
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
