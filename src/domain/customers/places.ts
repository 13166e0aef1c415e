/**
 * Places by postcode. The table is a text: `=CJ` begins a county; its lines are a code, or the digits that codes begin with, and the
 * places that share it: `405200 Dej`, `3882 Abaújalpár/Abaújkér`, `400 Cluj-Napoca`.
 */
import { foldedWords } from '#domain/search/fold.ts'

/** A town, a village, or a sector of Bucharest. */
export interface Place {
  /** Code of its county: 'CJ'. */
  county: string
  city: string
}

/** Countries of which the shop knows the places. */
export const PLACE_COUNTRIES = ['RO', 'HU'] as const

/** Returns the places of a canonical postcode, in all counties: those of the code itself, else of the most digits that it begins with. */
export function placesOf(table: string, zip: string): Place[] {
  for (let length = zip.length; length > 0; length--) {
    const found = placesOfCode(table, zip.slice(0, length))
    if (found.length > 0) return found
  }
  return []
}

function placesOfCode(table: string, code: string): Place[] {
  const found: Place[] = []
  const begins = `\n${code} `
  for (let at = table.indexOf(begins); at !== -1; at = table.indexOf(begins, at + 1)) {
    const section = table.lastIndexOf('\n=', at) + 2
    const county = table.slice(section, table.indexOf('\n', section))
    const cities = table.slice(at + begins.length, table.indexOf('\n', at + begins.length)).split('/')
    found.push(...cities.map((city) => ({ county, city })))
  }
  return found
}

/** Returns the places of a county that have one postcode for all of it, by that postcode. */
export function townsOf(table: string, county: string, length: number): { city: string; zip: string }[] {
  const section = `\n=${county}\n`
  const at = table.indexOf(section)
  if (at === -1) return []
  const end = table.indexOf('\n=', at + section.length)
  const lines = table
    .slice(at + section.length, end === -1 ? table.length : end)
    .trimEnd()
    .split('\n')
  const zips = new Map<string, string[]>()
  for (const line of lines) {
    const zip = line.slice(0, line.indexOf(' '))
    for (const city of line.slice(zip.length + 1).split('/')) zips.set(city, [...(zips.get(city) ?? []), zip])
  }
  return [...zips].flatMap(([city, [zip = '', ...others]]) =>
    zip.length === length && others.length === 0 ? [{ city, zip }] : [],
  )
}

/** Returns whether what somebody typed names a place, whatever stands around it: 'mun. Dej', 'Budapest XI.'. */
export const isNamed = (typed: string, city: string): boolean =>
  ` ${foldedWords(typed).join(' ')} `.includes(` ${foldedWords(city).join(' ')} `)
