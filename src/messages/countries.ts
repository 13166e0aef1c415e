/** Names of countries, from the platform's own list. */
import { MARKETS } from '#domain/market/market.ts'
import { locale } from './text.ts'

/** Returns the name of a country by its two-letter code in the language of the page: 'RO' gives 'România'. */
export const countryInWords = (code: string): string =>
  new Intl.DisplayNames(MARKETS[locale()].language, { type: 'region', fallback: 'code' }).of(code) ?? code
