/** Names of countries, most of them from the platform's own list. */
import { MARKETS, type Locale } from '#domain/market/market.ts'
import { inOnePhrase, locale, msg } from './text.ts'

/**
 * The countries that the markets are for: cards name them when a page is hydrated, and a browser takes 20 to 30 ms to make its first list
 * of names.
 */
const OWN: Readonly<Record<string, () => string>> = {
  RO: msg('România', 'Romania', 'Románia'),
  DE: msg('Germania', 'Germany', 'Németország'),
  HU: msg('Ungaria', 'Hungary', 'Magyarország'),
}

const known = new Map<Locale, Intl.DisplayNames>()

/** A list names every country of Europe: making the names takes longer than reading one. */
function platformNames(): Intl.DisplayNames {
  const at = locale()
  let found = known.get(at)
  if (!found) known.set(at, (found = new Intl.DisplayNames(MARKETS[at].language, { type: 'region', fallback: 'code' })))
  return found
}

/** Returns the name of a country by its two-letter code in the language of the page: 'RO' gives 'România'. */
export const countryInWords = (code: string): string => OWN[code]?.() ?? platformNames().of(code) ?? code

/** Countries whose English name has an article in a sentence. */
const WITH_ARTICLE = new Set(['FO', 'GB', 'IM', 'NL'])

const articled = msg('{name}', 'the {name}', '{name}')

/** Returns the name of a country as it stands after a preposition: 'the Netherlands'. */
export function countryInSentence(code: string): string {
  const name = countryInWords(code)
  return WITH_ARTICLE.has(code) ? articled({ name }) : name
}

/** Returns the names of countries in one phrase: 'Hungary and Romania'. */
export const countriesInWords = (codes: readonly string[]): string => inOnePhrase(codes.map(countryInSentence))
