/** Names of countries, from the platform's own list. */
import { MARKETS } from '#domain/market/market.ts'
import { locale, msg } from './text.ts'

/** Returns the name of a country by its two-letter code in the language of the page: 'RO' gives 'România'. */
export const countryInWords = (code: string): string =>
  new Intl.DisplayNames(MARKETS[locale()].language, { type: 'region', fallback: 'code' }).of(code) ?? code

/** Countries whose English name has an article in a sentence. */
const WITH_ARTICLE = new Set(['FO', 'GB', 'IM', 'NL'])

const articled = msg('{name}', 'the {name}', '{name}')

/** Returns the name of a country as it stands after a preposition: 'the Netherlands'. */
export function countryInSentence(code: string): string {
  const name = countryInWords(code)
  return WITH_ARTICLE.has(code) ? articled({ name }) : name
}

/** Returns the names of countries in one phrase: 'Hungary and Romania'. */
export const countriesInWords = (codes: readonly string[]): string =>
  new Intl.ListFormat(MARKETS[locale()].language).format(codes.map(countryInSentence))
