/** Finds words in the names of products. */
import { MARKETS } from '#domain/market/market.ts'
import type { LanguageIndex } from '#catalog/search/index/language-index.ts'
import { stem } from '#catalog/search/text/stem.ts'
import { prefixMatches, stemMatches, suffixMatches, type Matches } from '#catalog/search/text/vocabulary.ts'

/** Shorter words begin too many others. */
const MIN_FIRST_PART = 5
/** Confidence in a word that is only the first part of a compound. */
const FIRST_PART = 0.8

/** Returns the terms of names that are the word in any form; none for a term that no product has. */
export function exactMatches({ vocabulary }: LanguageIndex, term: string): Matches {
  const found = stemMatches(vocabulary, term)
  const root = stem(term, vocabulary.locale)
  // Hungarian joins words: csillag is in csillagmintás.
  if (MARKETS[vocabulary.locale].joinsWords && root.length >= MIN_FIRST_PART)
    for (const [number, confidence] of prefixMatches(vocabulary, root))
      if (!found.has(number)) found.set(number, confidence * FIRST_PART)
  return found
}

/** Returns the terms of names that begin with the letters. */
export const beginningMatches = ({ vocabulary }: LanguageIndex, term: string): Matches => prefixMatches(vocabulary, term)

/** Returns the terms of names that end with the word: plüssmaci for maci. */
export const endingMatches = ({ vocabulary }: LanguageIndex, term: string): Matches => suffixMatches(vocabulary, term)
