/** Looks up synonyms by stem. */
import type { Locale } from '#domain/market/market.ts'
import type { SynonymGroup } from '#domain/search/synonym-group.ts'
import { stem } from './stem.ts'
import { isStopWord, tokenize } from './tokens.ts'

export interface Synonym {
  terms: readonly string[]
  /** Counts as much as the typed term, even where that is part of a name. */
  isMeant: boolean
}

export interface SynonymTable {
  /** All terms of all members, which are part of the vocabulary so that their spelling can be corrected. */
  terms: ReadonlySet<string>
  /** Synonyms by the stems of a member. */
  others: ReadonlyMap<string, readonly Synonym[]>
  /** Number of terms of the longest member. */
  longest: number
}

const keyOf = (terms: readonly string[], locale: Locale): string => terms.map((term) => stem(term, locale)).join(' ')

/**
 * Returns the table of a language from the groups of all. What leads one way to another word means that word; what is grouped both ways
 * counts a little less than the word that was typed.
 */
export function synonymTable(groups: readonly SynonymGroup[], locale: Locale): SynonymTable {
  const others = new Map<string, Synonym[]>()
  const terms = new Set<string>()
  let longest = 1
  const termsOf = (word: string): string[] => {
    const found = tokenize(word).filter((term) => !isStopWord(term, locale))
    for (const term of found) terms.add(term)
    longest = Math.max(longest, found.length)
    return found
  }
  for (const { words, target } of groups.filter((group) => group.locale === locale)) {
    const members = words.map(termsOf)
    const targets = target === null ? members : [termsOf(target)]
    for (const member of members) {
      const key = keyOf(member, locale)
      const more = targets
        .filter((other) => other.length > 0 && keyOf(other, locale) !== key)
        .map((other) => ({ terms: other, isMeant: target !== null }))
      if (key !== '') others.set(key, [...(others.get(key) ?? []), ...more])
    }
  }
  return { terms, others, longest }
}

/** Returns the synonyms of a sequence of terms; none for an unknown one. */
export const synonymsOf = (table: SynonymTable, terms: readonly string[], locale: Locale): readonly Synonym[] =>
  table.others.get(keyOf(terms, locale)) ?? []
