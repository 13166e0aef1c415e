/** Typing errors: the word of the shop that a mistyped one most likely is, by edit distance. */
import type { Locale } from '#domain/market/market.ts'
import type { SearchIndex } from '#catalog/search/index/search-index.ts'
import { meaningsOf, type Lexicon } from '#catalog/search/lexicon/lexicon.ts'
import { EditDistance, letterBits, mayBeWithin } from '#catalog/search/text/edit-distance.ts'

/** From this length on, two edits are allowed. */
const TWO_EDITS_FROM = 8
/** Rarer words of names are no better guess than none. */
const MIN_PRODUCTS = 2
/** A type, a brand or an attribute is meant rather than a word of a name. */
const LEXICON_BONUS = 0.4
const SAME_FIRST_LETTER = 0.5

interface Context {
  index: SearchIndex
  locale: Locale
}

/** Returns the likeliest word, null when no word is near enough. */
export function correctedWord({ index, locale }: Context, term: string): string | null {
  const { lexicon, vocabulary, postings } = index.languages[locale]
  const most = term.length >= TWO_EDITS_FROM ? 2 : 1
  const distance = new EditDistance(term)
  const bits = letterBits(term)
  let best: { word: string; cost: number } | null = null
  const costOf = (word: string, letters: number): number => {
    if (Math.abs(word.length - term.length) > most || !mayBeWithin(bits, letters, most)) return Infinity
    const edits = distance.to(word, most)
    return edits > most ? Infinity : edits - (word[0] === term[0] ? SAME_FIRST_LETTER : 0)
  }
  const consider = (word: string, cost: number) => {
    if (!best || cost < best.cost || (cost === best.cost && word < best.word)) best = { word, cost }
  }
  for (const [number, word] of lexicon.words.entries()) {
    const cost = costOf(word, lexicon.bits[number]!)
    if (cost < Infinity && !isFiller(lexicon, word)) consider(word, cost - LEXICON_BONUS)
  }
  for (const [number, word] of vocabulary.terms.entries()) {
    const cost = costOf(word, vocabulary.bits[number]!)
    const products = postings.starts[number + 1]! - postings.starts[number]!
    if (cost < Infinity && products >= MIN_PRODUCTS) consider(word, cost - Math.min(0.3, Math.log10(products) / 10))
  }
  return (best as { word: string } | null)?.word ?? null
}

const isFiller = (lexicon: Lexicon, word: string): boolean =>
  meaningsOf(lexicon, [word])?.every(({ kind }) => kind === 'filler') ?? false
