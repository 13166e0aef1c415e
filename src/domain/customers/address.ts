/** Addresses in Europe: postcodes in their canonical form, counties where a country has them, labels in the form of its postal service. */
import { COUNTRIES, type Country } from '#domain/market/countries.ts'
import { BUCHAREST_SECTORS, RO_COUNTIES } from '#domain/market/ro-counties.ts'
import { HU_COUNTIES } from '#domain/market/hu-counties.ts'
import { MARKETS, type Locale } from '#domain/market/market.ts'

export interface Person {
  firstName: string
  lastName: string
}

export interface Address extends Person {
  address: string
  city: string
  /** County code where the country has a list ('CJ'), free text or '' elsewhere. */
  county: string
  zip: string
  country: string
}

const byCode = new Map(COUNTRIES.map((country) => [country.code, country]))

/** Returns a country the shop delivers to, or undefined. */
export const deliveryCountry = (code: string): Country | undefined => {
  const country = byCode.get(code)
  return country?.enabled ? country : undefined
}

/**
 * Returns how the county is used. The specification requires it everywhere; the default requires it where the country uses one.
 * @see LOC-20, D-84
 */
export const countyUse = (country: Country, strict: boolean): Country['county'] =>
  strict && country.county !== 'select' ? 'text-required' : country.county

/** Closed list of the country's counties by code, or null where it is free text. */
export function countiesOf(country: string): readonly { code: string; name: string }[] | null {
  if (country === 'RO') return RO_COUNTIES
  if (country === 'HU') return HU_COUNTIES
  return null
}

/** Returns the name of a county: 'CJ' in Romania → 'Cluj'; free text is unchanged. */
export const countyName = (country: string, county: string): string =>
  countiesOf(country)?.find((one) => one.code === county)?.name ?? county

/**
 * Returns the postcode as it is stored, or null when the country has no such postcode: '1012ab' → '1012 AB' in the Netherlands.
 * @see LOC-16
 */
export function canonicalZip(country: Country, typed: string): string | null {
  const { pattern, gap, prefix, strip } = country.zip
  let zip = typed.trim().toUpperCase().replace(/\s+/g, '')
  const front = prefix ?? strip
  if (front) zip = zip.replace(new RegExp(`^${front.replace('-', '')}-?`), '')
  if (gap) {
    const [at, mark] = gap
    zip = zip.replace(/[ -]/g, '')
    zip = `${zip.slice(0, at)}${mark}${zip.slice(at)}`
  }
  if (prefix) zip = prefix + zip
  return new RegExp(pattern).test(zip) ? zip : null
}

/** Returns the county of a postcode, to fill the select and to warn, never to refuse; null when unknown. */
export function countyFromZip(country: string, zip: string): string | null {
  if (country === 'RO') return RO_COUNTIES.find((county) => county.zips.includes(zip.slice(0, 2)))?.code ?? null
  if (country === 'HU') return zip.startsWith('1') ? 'BU' : null
  return null
}

/** Returns 'Sector 3' for a Bucharest postcode 03xxxx, or null (LOC-18). */
export const sectorFromZip = (zip: string): string | null => (/^0[1-6]/.test(zip) ? BUCHAREST_SECTORS[Number(zip[1]) - 1]! : null)

/** Returns the canonical city: in Bucharest one of 'Sector 1' … 'Sector 6', or null when it is none of them; elsewhere as typed. */
export function canonicalCity(country: string, county: string, city: string): string | null {
  if (country !== 'RO' || county !== 'B') return city
  const match = /^(?:sector(?:ul)?|s)?[ .]*([1-6])$/i.exec(city.trim())
  return match ? BUCHAREST_SECTORS[Number(match[1]) - 1]! : null
}

/** Returns address, postcode and city, joined; empty parts are skipped (SPEC-3, LOC-15). */
export const formatAddress = (address: { address: string; zip: string; city: string }): string =>
  [address.address, address.zip, address.city].filter((part) => part !== '').join(', ')

/** Returns postcode, town and county, joined: '400001 Cluj-Napoca, Cluj'. Budapest is a town and a county, and named once. */
export function formatPlace({ zip, city, county, country }: Pick<Address, 'zip' | 'city' | 'county' | 'country'>): string {
  const region = countyName(country, county)
  return [`${zip} ${city}`.trim(), region === city ? '' : region].filter((part) => part !== '').join(', ')
}

/** Returns the full name; Hungarian names begin with the family name (LOC-11). */
export function formatFullName(person: Person, locale: Locale): string {
  const names = MARKETS[locale].familyNameFirst.label ? [person.lastName, person.firstName] : [person.firstName, person.lastName]
  return names.filter((name) => name !== '').join(' ')
}

const DEFAULT_LABEL = '{address}|{zip} {city}'

/** Returns the lines of a parcel label or document in the form of the destination country, without empty lines (LOC-15). */
export function labelLines(address: Address, extra: { company?: string; countryName: string }): string[] {
  const country = byCode.get(address.country)
  const inBucharest = address.country === 'RO' && address.county === 'B'
  const values: Record<string, string> = {
    address: address.address,
    zip: address.zip,
    city: inBucharest ? `București, ${address.city}` : address.city,
    county: inBucharest ? '' : countyName(address.country, address.county),
  }
  const lines = (country?.label ?? DEFAULT_LABEL).split('|').map((line) => {
    const filled = line.replace(/\{(\w+)\}/g, (_, key: string) => values[key] ?? '')
    return line.includes('{county}') && !line.includes('{city}') && values.county === '' ? '' : filled.trim()
  })
  const name = formatFullName(address, country?.familyNameFirst ? 'hu' : 'en')
  return [name, extra.company ?? '', ...lines, extra.countryName.toUpperCase()].filter((line) => line !== '')
}
