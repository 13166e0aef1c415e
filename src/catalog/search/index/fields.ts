/** Searched texts of a product and the weights of their terms. */
import { MARKETS, type Locale } from '#domain/market/market.ts'
import { isStopWord, startsDetail, tokenize } from '#catalog/search/text/tokens.ts'

/** Weights of terms by field and position. */
const NAME = { head: 20, other: 15, detail: 7 }
const BRAND = 16

/** A term and how much it counts. */
export interface WeightedTerm {
  term: string
  weight: number
}

/**
 * Returns the terms of a name. Details are what follows the first comma, or „pentru”, “for” and the like. The head is the first term
 * before them in Romanian, the last one in English and Hungarian.
 */
export function nameTerms(name: string, locale: Locale): WeightedTerm[] {
  const comma = name.search(/,(?!\d)/)
  const main = tokenize(comma === -1 ? name : name.slice(0, comma))
  // „3 în 1”, “3-in-1”: after a number no detail begins.
  const detailAt = main.findIndex((term, at) => at > 0 && startsDetail(term, locale) && !/\d/.test(main[at - 1]!))
  const end = detailAt === -1 ? main.length : detailAt
  const head = MARKETS[locale].nounPlace === 'first' ? 0 : end - 1
  return [
    ...main.map((term, at) => ({ term, weight: at >= end ? NAME.detail : at === head ? NAME.head : NAME.other })),
    ...(comma === -1 ? [] : tokenize(name.slice(comma + 1)).map((term) => ({ term, weight: NAME.detail }))),
  ].filter(({ term }) => !isStopWord(term, locale))
}

/** Returns the terms of a brand's name. */
export const brandTerms = (name: string, locale: Locale): WeightedTerm[] =>
  tokenize(name)
    .filter((term) => !isStopWord(term, locale))
    .map((term) => ({ term, weight: BRAND }))
