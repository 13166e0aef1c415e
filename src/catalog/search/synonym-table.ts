/** Looks up synonyms by stem. */
import type { Locale } from '#domain/market/market.ts'
import { stem } from './stem.ts'
import { synonymGroups } from './synonyms.ts'
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

/** Returns the table of a language. */
export function synonymTable(locale: Locale): SynonymTable {
  const others = new Map<string, Synonym[]>()
  const terms = new Set<string>()
  let longest = 1
  for (const group of synonymGroups(locale)) {
    const members = group.map((member) => ({
      isMeant: member.startsWith('!'),
      memberTerms: tokenize(member).filter((term) => !isStopWord(term, locale)),
    }))
    for (const { isMeant, memberTerms } of members) {
      for (const term of memberTerms) terms.add(term)
      longest = Math.max(longest, memberTerms.length)
      const key = keyOf(memberTerms, locale)
      const more = members
        .filter((other) => keyOf(other.memberTerms, locale) !== key)
        .map((other) => ({ terms: other.memberTerms, isMeant }))
      others.set(key, [...(others.get(key) ?? []), ...more])
    }
  }
  return { terms, others, longest }
}

/** Returns the synonyms of a sequence of terms; none for an unknown one. */
export const synonymsOf = (table: SynonymTable, terms: readonly string[], locale: Locale): readonly Synonym[] =>
  table.others.get(keyOf(terms, locale)) ?? []
