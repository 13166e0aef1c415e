/** Places by postcode in Romania and Hungary (LOC-17, decision 091). */
import { readFileSync } from 'node:fs'
import { canonicalZip, deliveryCountry } from '#domain/customers/address.ts'
import { type Place, type PLACE_COUNTRIES, placesOf, townsOf } from '#domain/customers/places.ts'

type Country = (typeof PLACE_COUNTRIES)[number]

/** A text of some 50 KB, read at its first use; no objects are made of it. */
function tableOf(file: string): () => string {
  let table: string | null = null
  return () => (table ??= readFileSync(new URL(file, import.meta.url), 'utf8'))
}

const tables: Readonly<Record<Country, () => string>> = { RO: tableOf('ro.txt'), HU: tableOf('hu.txt') }

/** Returns the places of a postcode as it was typed; none when it is unknown or no postcode of the country. */
export function placesOfZip(country: Country, typed: string): Place[] {
  const rules = deliveryCountry(country)
  const zip = rules && canonicalZip(rules, typed)
  return zip ? placesOf(tables[country](), zip) : []
}

/** Returns the places of a Romanian county that have one postcode for all of it. */
export const townsOfCounty = (county: string): { city: string; zip: string }[] => townsOf(tables.RO(), county, 6)
