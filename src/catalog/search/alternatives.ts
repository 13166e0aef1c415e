/** Other ways to write the terms of a query: synonyms, joined and split terms. */
import type { Locale } from '#domain/market/market.ts'
import type { LanguageIndex } from './search-index.ts'
import { synonymsOf } from './synonym-table.ts'
import { stemMatches } from './vocabulary.ts'

/** Confidence in a synonym, in a compound split in two, and in the last part of a compound alone. */
const SYNONYM = 0.87
const SPLIT = 0.9
const LAST_PART = 0.5

export interface Alternative {
  /** Range of the query's terms that it replaces; `to` is exclusive. */
  from: number
  to: number
  /** Terms that are searched instead. */
  replacement: readonly string[]
  /** 0…1 */
  confidence: number
  /** Longer terms that begin with the replacement match too. */
  isPrefix?: true
}

/** Returns the alternatives of a query: synonyms, two neighbours joined to one term, and a compound split in two. */
export function alternativesOf(language: LanguageIndex, terms: readonly string[], locale: Locale): Alternative[] {
  const { synonyms } = language
  const found: Alternative[] = []
  for (let from = 0; from < terms.length; from++) {
    for (let to = from + 1; to <= Math.min(terms.length, from + synonyms.longest); to++)
      for (const { terms: replacement, isMeant } of synonymsOf(synonyms, terms.slice(from, to), locale))
        found.push({ from, to, replacement, confidence: isMeant ? 1 : SYNONYM })
    const term = terms[from]!
    const next = terms[from + 1]
    if (next !== undefined && term.length + next.length >= 5)
      found.push({ from, to: from + 2, replacement: [term + next], confidence: 1, isPrefix: true })
    if (term.length >= 6 && frequencyOf(language, term) === 0 && synonymsOf(synonyms, [term], locale).length === 0) {
      const replacement = splitCompound(language, term)
      if (replacement) found.push({ from, to: from + 1, replacement, confidence: replacement.length > 1 ? SPLIT : LAST_PART })
    }
  }
  return found
}

/** Returns how many products have the term in any form. */
const frequencyOf = ({ vocabulary, postings }: LanguageIndex, term: string): number =>
  stemMatches(vocabulary, term)
    .keys()
    .reduce((sum, number) => sum + postings.starts[number + 1]! - postings.starts[number]!, 0)

/**
 * Splits a compound: breastpump → breast, pump. Chooses the two known terms whose rarer one is the most frequent, else a known last
 * part alone; null when there is neither.
 */
function splitCompound(language: LanguageIndex, term: string): string[] | null {
  let best: string[] | null = null
  let frequent = 0
  const frequency = (part: string) => frequencyOf(language, part)
  for (let at = 3; at <= term.length - 3; at++) {
    const least = Math.min(frequency(term.slice(0, at)), frequency(term.slice(at)))
    if (least > frequent) {
      frequent = least
      best = [term.slice(0, at), term.slice(at)]
    }
  }
  if (best) return best
  for (let at = 3; at <= term.length - 5; at++) if (frequency(term.slice(at)) > 0) return [term.slice(at)]
  return null
}
