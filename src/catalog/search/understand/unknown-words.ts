/**
 * Understands a word that neither the shop's words nor the names of products have: a small form, a compound, an irregular form, a word of another
 * language, the beginning of a word, and only then a typing error. A word of the language is never corrected.
 */
import { LOCALES, type Locale } from '#domain/market/market.ts'
import type { SearchIndex } from '#catalog/search/index/search-index.ts'
import { meaningsOf, wordsFrom } from '#catalog/search/lexicon/lexicon.ts'
import type { Meaning } from '#catalog/search/lexicon/meaning.ts'
import { diminutiveBases } from '#catalog/search/text/diminutives.ts'
import { lowerBound } from '#catalog/search/text/vocabulary.ts'
import type { WordKnowledge } from '#catalog/words/word-knowledge.ts'
import { splitCompound, splitPhrase } from './compounds.ts'
import { correctedWord } from './corrections.ts'
import type { Segment, SegmentMeaning, Word } from './segment.ts'
import { beginningMatches, endingMatches, exactMatches } from './text-matches.ts'

export interface UnknownContext {
  index: SearchIndex
  locale: Locale
  words: WordKnowledge
  isTyping: boolean
  mayCorrect: boolean
}

export interface Understood {
  segments: Segment[]
  /** The word as it should be written, where its spelling was corrected. */
  written: string | null
}

/** Shorter words are not corrected, nor the beginning of others. */
const MIN_CORRECTED = 4
const MIN_BEGINNING = 2
const MIN_FOREIGN = 4
/** Most words that a typed beginning stands for. */
const MAX_BEGINNINGS = 40

/** Returns what the word means. `isLast`: it is the last of the query. */
export function understandUnknown(context: UnknownContext, word: Word, isLast: boolean): Understood {
  const { index, locale, words } = context
  const { term } = word
  const segment = (meaning: SegmentMeaning, route: Segment['route'], terms: readonly string[] = [term]): Segment => ({
    parts: [word],
    terms,
    meaning,
    ...(route && { route }),
  })
  for (const base of diminutiveBases(term, locale)) {
    const meanings = (meaningsOf(index.languages[locale].lexicon, [base]) ?? []).filter(({ kind }) => kind === 'type')
    if (meanings.length > 0) return { segments: [segment({ kind: 'known', meanings }, 'dictionary', [base])], written: null }
  }
  const phrase = splitPhrase(context, term)
  if (phrase) {
    const meanings = meaningsOf(index.languages[locale].lexicon, phrase)!
    return { segments: [segment({ kind: 'known', meanings }, 'compound', phrase)], written: null }
  }
  const parts = splitCompound(context, term)
  if (parts) {
    const meanings = parts.map((part) => known(index, locale, part))
    // Of a part that says nothing of the shop's goods the customer is told: laptoptáska.
    const segments = parts.flatMap((part, at) =>
      (meanings[at]!.length > 0 ? meanings[at]! : [{ kind: 'unknown' } as const]).map((meaning) =>
        segment(meaning, 'compound', [part]),
      ),
    )
    if (meanings.some((found) => found.length > 0)) return { segments, written: null }
  }
  for (const base of words.stemsOf(term, locale)) {
    const found = known(index, locale, base)
    if (found.length > 0) return { segments: found.map((meaning) => segment(meaning, 'dictionary', [base])), written: null }
  }
  const isWord = words.isWord(term, locale)
  const begun = !isWord || context.isTyping ? beginning(context, term, isLast) : null
  if (begun && (isLast || term.length >= MIN_CORRECTED)) return { segments: [segment(begun, 'beginning')], written: null }
  const foreign = foreignMeaning(context, term)
  if (foreign) return { segments: [segment(foreign, 'foreign')], written: null }
  if (context.mayCorrect && !isWord && term.length >= MIN_CORRECTED && !/\d/.test(term)) {
    const corrected = correctedWord(context, term)
    if (corrected !== null) {
      const found = known(index, locale, corrected)
      const written = spellingOf(index, locale, corrected)
      if (found.length > 0) return { segments: found.map((one) => segment(one, 'correction', [corrected])), written }
    }
  }
  const ending = endingMatches(index.languages[locale], term)
  if (ending.size > 0) return { segments: [segment({ kind: 'text', matches: ending }, 'compound')], written: null }
  return { segments: [segment({ kind: 'unknown' }, undefined)], written: null }
}

/** Returns how a folded term is written. */
export function spellingOf({ languages }: SearchIndex, locale: Locale, term: string): string {
  const { lexicon, spelling } = languages[locale]
  return lexicon.spelling.get(term) ?? spelling.get(term) ?? term
}

/** Returns what a term means to the shop, or in names of products. */
function known({ languages }: SearchIndex, locale: Locale, term: string): SegmentMeaning[] {
  const language = languages[locale]
  const meanings = meaningsOf(language.lexicon, [term])
  if (meanings) return [{ kind: 'known', meanings }]
  const matches = exactMatches(language, term)
  return matches.size > 0 ? [{ kind: 'text', matches }] : []
}

/** Returns what words that begin with the letters mean: types and brands, else words of names. */
function beginning({ index, locale }: UnknownContext, term: string, isLast: boolean): SegmentMeaning | null {
  if (term.length < (isLast ? MIN_BEGINNING : MIN_CORRECTED) || /\d/.test(term)) return null
  const language = index.languages[locale]
  const meanings: Meaning[] = []
  for (const word of wordsFrom(language.lexicon, term, MAX_BEGINNINGS)) {
    const found = meaningsOf(language.lexicon, [word]) ?? []
    meanings.push(...found.filter(({ kind }) => kind === 'type' || kind === 'brand' || kind === 'fact'))
  }
  const kinds = (['type', 'brand', 'fact'] as const).find((kind) => meanings.some((one) => one.kind === kind))
  if (kinds) return { kind: 'known', meanings: meanings.filter(({ kind }) => kind === kinds) }
  const { terms } = language.vocabulary
  const at = lowerBound(language.vocabulary, term)
  return terms[at]?.startsWith(term) ? { kind: 'text', matches: beginningMatches(language, term) } : null
}

/** Returns what a word means in another language of the shop. */
function foreignMeaning({ index, locale }: UnknownContext, term: string): SegmentMeaning | null {
  if (term.length < MIN_FOREIGN) return null
  for (const other of LOCALES) {
    if (other === locale) continue
    const { lexicon } = index.languages[other]
    const meanings = meaningsOf(lexicon, [term])?.filter(({ kind }) => kind !== 'synonym')
    if (meanings && meanings.length > 0) return { kind: 'known', meanings }
  }
  return null
}
