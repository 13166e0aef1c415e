/** Country choices of the address form. */
import { COUNTRIES } from '#domain/market/countries.ts'
import { COUNTRY_NAMES } from '#domain/market/country-names.ts'
import type { Market } from '#domain/market/market.ts'
import type { CountryChoice } from './view.ts'

/** Romania, Hungary and the market's own country first, then all others by name (LOC-21). */
export function countryChoices(market: Market): CountryChoice[] {
  const { compare } = new Intl.Collator(market.language)
  const first = [...new Set([market.country, 'RO', 'HU'])]
  const rank = (code: string) => (first.includes(code) ? first.indexOf(code) : first.length)
  return COUNTRIES.filter((country) => country.enabled)
    .map(({ code }): CountryChoice => {
      const { name, county } = COUNTRY_NAMES[code] ?? {}
      const shown = name?.[market.locale] ?? code
      return county ? [code, shown, county[market.locale]] : [code, shown]
    })
    .toSorted((a, b) => rank(a[0]) - rank(b[0]) || compare(a[1], b[1]))
}
