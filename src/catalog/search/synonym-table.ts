import type { Locale } from '#domain/market/market.ts'
import { stem } from './stem.ts'
import { synonymGroups } from './synonyms.ts'
import { isStopWord, wordsOf } from './words.ts'

export interface Synonym {
  words: readonly string[]
  /** The other word is meant even where the typed one stands in a name. */
  isMeant: boolean
}

export interface SynonymTable {
  /** Every word of every member: shoppers mistype these too. */
  words: ReadonlySet<string>
  /** By the stems of a member, what else it may be called. */
  others: ReadonlyMap<string, readonly Synonym[]>
  /** Words of the longest member. */
  longest: number
}

const keyOf = (words: readonly string[], locale: Locale): string => words.map((word) => stem(word, locale)).join(' ')

export function synonymTable(locale: Locale): SynonymTable {
  const others = new Map<string, Synonym[]>()
  const words = new Set<string>()
  let longest = 1
  for (const group of synonymGroups(locale)) {
    const members = group.map((member) => ({
      isMeant: member.startsWith('!'),
      said: wordsOf(member).filter((word) => !isStopWord(word, locale)),
    }))
    for (const { isMeant, said } of members) {
      for (const word of said) words.add(word)
      longest = Math.max(longest, said.length)
      const key = keyOf(said, locale)
      const more = members.filter((other) => keyOf(other.said, locale) !== key).map((other) => ({ words: other.said, isMeant }))
      others.set(key, [...(others.get(key) ?? []), ...more])
    }
  }
  return { words, others, longest }
}

export const synonymsOf = (table: SynonymTable, words: readonly string[], locale: Locale): readonly Synonym[] =>
  table.others.get(keyOf(words, locale)) ?? []
