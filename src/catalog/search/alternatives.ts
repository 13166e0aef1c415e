import type { Locale } from '#domain/market/market.ts'
import type { LanguageIndex } from './search-index.ts'
import { synonymsOf } from './synonym-table.ts'
import { formsOf } from './vocabulary.ts'

const SYNONYM = 0.87
const APART = 0.9
const LAST_PART = 0.5

export interface Alternative {
  /** Words of the query that it stands for. */
  from: number
  to: number
  said: readonly string[]
  sureness: number
  /** Longer words that begin so will do. */
  isBeginning?: true
}

/** What else the words of a query may be called: synonyms, neighbours run together, words taken apart. */
export function alternativesOf(language: LanguageIndex, words: readonly string[], locale: Locale): Alternative[] {
  const { synonyms } = language
  const found: Alternative[] = []
  for (let from = 0; from < words.length; from++) {
    for (let to = from + 1; to <= Math.min(words.length, from + synonyms.longest); to++)
      for (const { words: said, isMeant } of synonymsOf(synonyms, words.slice(from, to), locale))
        found.push({ from, to, said, sureness: isMeant ? 1 : SYNONYM })
    const word = words[from]!
    const next = words[from + 1]
    if (next !== undefined && word.length + next.length >= 5)
      found.push({ from, to: from + 2, said: [word + next], sureness: 1, isBeginning: true })
    if (word.length >= 6 && frequencyOf(language, word) === 0 && synonymsOf(synonyms, [word], locale).length === 0) {
      const said = apart(language, word)
      if (said) found.push({ from, to: from + 1, said, sureness: said.length > 1 ? APART : LAST_PART })
    }
  }
  return found
}

/** How many products have the word in any form. */
const frequencyOf = ({ vocabulary, postings }: LanguageIndex, word: string): number =>
  formsOf(vocabulary, word)
    .keys()
    .reduce((sum, number) => sum + postings.starts[number + 1]! - postings.starts[number]!, 0)

/** breastpump → breast, pump: two known words, the rarer of them as frequent as can be; else a known last part alone. */
function apart(language: LanguageIndex, word: string): string[] | null {
  let best: string[] | null = null
  let frequent = 0
  const frequency = (part: string) => frequencyOf(language, part)
  for (let at = 3; at <= word.length - 3; at++) {
    const least = Math.min(frequency(word.slice(0, at)), frequency(word.slice(at)))
    if (least > frequent) {
      frequent = least
      best = [word.slice(0, at), word.slice(at)]
    }
  }
  if (best) return best
  for (let at = 3; at <= word.length - 5; at++) if (frequency(word.slice(at)) > 0) return [word.slice(at)]
  return null
}
