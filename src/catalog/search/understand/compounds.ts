/** Splits compounds: breastpump → breast, pump; furdetokad → furdeto, kad. */
import type { Locale } from '#domain/market/market.ts'
import type { SearchIndex } from '#catalog/search/index/search-index.ts'
import { meaningsOf } from '#catalog/search/lexicon/lexicon.ts'
import type { WordKnowledge } from '#catalog/words/word-knowledge.ts'
import { exactMatches } from './text-matches.ts'

const MIN_LENGTH = 6
const MIN_PART = 3
const MIN_PHRASE_PART = 2
/** What a part is worth: a type is what the compound names, most of all as its last part. */
const WORTH = { type: 8, lexicon: 5, name: 3, word: 1 }

interface Context {
  index: SearchIndex
  locale: Locale
  words: WordKnowledge
}

/** Returns the two words of a phrase that is written as one: babynest → baby, nest. Null for none. */
export function splitPhrase({ index, locale }: Pick<Context, 'index' | 'locale'>, term: string): [string, string] | null {
  const { lexicon } = index.languages[locale]
  for (let at = term.length - MIN_PHRASE_PART; at >= MIN_PHRASE_PART; at--) {
    const parts: [string, string] = [term.slice(0, at), term.slice(at)]
    if (meaningsOf(lexicon, parts)?.some(({ kind }) => kind !== 'filler')) return parts
  }
  return null
}

/** Returns the two parts of a compound, null for a word that is none. Parts are words of the shop, one of them at least. */
export function splitCompound(context: Context, term: string): string[] | null {
  if (term.length < MIN_LENGTH || /\d/.test(term)) return null
  let best: { parts: string[]; worth: number } | null = null
  for (let at = MIN_PART; at <= term.length - MIN_PART; at++) {
    const parts = [term.slice(0, at), term.slice(at)]
    const [first, last] = parts.map((part) => worthOf(context, part)) as [number, number]
    // The last part is the thing: what only begins like a thing of the shop is another.
    if (first === 0 || last < WORTH.name) continue
    // Of equal splits the one of longer parts is no chance.
    const worth = first + 2 * last + Math.min(at, term.length - at) / 10
    if (!best || worth > best.worth) best = { parts, worth }
  }
  return best?.parts ?? null
}

function worthOf({ index, locale, words }: Context, part: string): number {
  const language = index.languages[locale]
  const meanings = meaningsOf(language.lexicon, [part])
  if (meanings) return meanings.some(({ kind }) => kind === 'type') ? WORTH.type : WORTH.lexicon
  if (part.length > MIN_PART && exactMatches(language, part).size > 0) return WORTH.name
  return part.length > MIN_PART && words.isWord(part, locale) ? WORTH.word : 0
}
