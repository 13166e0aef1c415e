/** Words that find the same products in the shop's own search, as the merchant groups them (LOC-27). */
import type { Locale } from '#domain/market/market.ts'
import { fold, foldedWords } from './fold.ts'

export interface SynonymGroup {
  locale: Locale
  /** Each is a word or several. Without a target a search for one finds what every other one names. */
  words: readonly string[]
  /** What the words lead to, and not back; null for both ways. */
  target: string | null
}

/** Most groups of a language, most words of a group, and most characters of a word. */
export const SYNONYM_LIMITS = { groups: 1000, words: 20, length: 60 } as const

/** Returns a word without what search does not see: marks, capitals, points. Equal words are one. */
export const seenBySearch = (word: string): string => foldedWords(word).join(' ')

export type SynonymFault = 'synonym_words' | 'synonym_alike' | 'synonym_empty'

/** Returns what is wrong with a group, null for nothing. */
export function synonymFault({ words, target }: Pick<SynonymGroup, 'words' | 'target'>): SynonymFault | null {
  const all = [...words, ...(target === null ? [] : [target])]
  if (words.length === 0 || all.length < 2) return 'synonym_words'
  const seen = all.map(seenBySearch)
  if (seen.includes('')) return 'synonym_empty'
  return new Set(seen).size < all.length ? 'synonym_alike' : null
}

/** Returns a group without spaces around its words. */
export const tidyGroup = ({ locale, words, target }: SynonymGroup): SynonymGroup => {
  const tidy = (word: string) => word.trim().replace(/\s+/g, ' ')
  return { locale, words: words.map(tidy), target: target === null ? null : tidy(target) }
}

/** Returns what a group is called: its words, and what they lead to. */
export const synonymName = ({ words, target }: Pick<SynonymGroup, 'words' | 'target'>): string =>
  words.join(' = ') + (target === null ? '' : ` → ${target}`)

/** Digits in a row of a phone number, a card or a code: such a search is no word. */
const LONG_NUMBER = /\d(?:[ .-]?\d){6}/

/** Returns whether a search may name a person or a code: it is not counted. */
export const isPrivateSearch = (query: string): boolean => query.includes('@') || LONG_NUMBER.test(fold(query))
