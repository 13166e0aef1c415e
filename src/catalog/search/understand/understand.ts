/** Divides a query into segments: quantities, phrases that the shop knows, words of product names, and the rest. */
import type { Locale } from '#domain/market/market.ts'
import type { SearchIndex } from '#catalog/search/index/search-index.ts'
import { meaningsOf } from '#catalog/search/lexicon/lexicon.ts'
import type { Meaning } from '#catalog/search/lexicon/meaning.ts'
import { OCCASIONS } from '#domain/search/goods/product-types.ts'
import { quantitiesOf } from '#catalog/search/quantities/quantities.ts'
import type { Quantity, Reading } from '#catalog/search/quantities/quantity.ts'
import type { PlacedText } from '#catalog/search/text/placed-text.ts'
import type { WordKnowledge } from '#catalog/words/word-knowledge.ts'
import { findPhrases } from './phrases.ts'
import { exactMatches } from './text-matches.ts'
import { understandUnknown } from './unknown-words.ts'
import type { Segment, Word } from './segment.ts'
import { wordsOf } from './words.ts'

export interface Understanding {
  text: PlacedText
  /** In the order of the query. */
  segments: Segment[]
  words: readonly Word[]
  /** Written form of corrected words, by their place in the query. */
  corrections: ReadonlyMap<Word, string>
}

export interface UnderstandOptions {
  words: WordKnowledge
  /** The query is still being typed: its last word may be the beginning of one. */
  isTyping: boolean
  /** Typing errors are corrected. */
  mayCorrect: boolean
}

/** Returns what a query means. */
export function understand(index: SearchIndex, locale: Locale, text: PlacedText, options: UnderstandOptions): Understanding {
  const quantities = withoutOccasions(index, locale, text)
  const words = wordsOf(text, locale, quantities)
  const finder = new SegmentFinder(index, locale, words)
  finder.findPhrases()
  finder.findSingles()
  const corrections = new Map<Word, string>()
  const context = { index, locale, ...options }
  for (const word of finder.free()) {
    const isLast = word === words.at(-1)
    const found = understandUnknown(context, word, isLast)
    for (const segment of found.segments) finder.segments.push(segment)
    if (found.written !== null) corrections.set(word, found.written)
  }
  const segments = [
    ...finder.segments,
    ...quantities.map(({ from, to, quantity }): Segment => ({
      parts: [{ from, to }],
      terms: [text.folded.slice(from, to)],
      meaning: { kind: 'quantity', quantity },
    })),
  ]
  const start = ({ parts }: Segment) => Math.min(...parts.map(({ from }) => from))
  return { text, segments: segments.sort((a, b) => start(a) - start(b)), words, corrections }
}

/** Returns the quantities of a query but ages that are part of the name of an occasion: ziua de un an, 1 éves születésnap. */
function withoutOccasions(index: SearchIndex, locale: Locale, text: PlacedText): Reading[] {
  const quantities = quantitiesOf(text.folded, locale)
  if (!quantities.some(({ quantity }) => quantity.kind === 'age')) return quantities
  const words = wordsOf(text, locale, [])
  const { types } = index.types
  const isOccasion = (meaning: Meaning) => meaning.kind === 'type' && OCCASIONS.has(types[meaning.type]!.key)
  const phrases = findPhrases(index, locale, words).filter(({ meanings }) => meanings.some(isOccasion))
  return quantities.filter(({ from, to, quantity }) => {
    const own = words.filter((word) => word.from >= from && word.to <= to)
    return quantity.kind !== 'age' || !phrases.some((phrase) => own.every((word) => phrase.words.includes(word)))
  })
}

/** A size, beside other words. */
const SIZE_LETTER = /^[sml]$/

/** Finds the phrases of the lexicon in the words of a query. */
class SegmentFinder {
  readonly segments: Segment[] = []
  readonly #index: SearchIndex
  readonly #locale: Locale
  readonly #words: readonly Word[]
  readonly #used = new Set<Word>()

  constructor(index: SearchIndex, locale: Locale, words: readonly Word[]) {
    this.#index = index
    this.#locale = locale
    this.#words = words
  }

  free(): Word[] {
    return this.#words.filter((word) => !this.#used.has(word))
  }

  get #lexicon() {
    return this.#index.languages[this.#locale].lexicon
  }

  findPhrases(): void {
    for (const { words, meanings } of findPhrases(this.#index, this.#locale, this.#words)) this.#take(words, meanings)
  }

  findSingles(): void {
    for (const word of this.free()) {
      const meanings = meaningsOf(this.#lexicon, [word.term])
      if (meanings) this.#take([word], meanings)
      else if (SIZE_LETTER.test(word.term) && this.#words.length > 1)
        this.#takeQuantity(word, { kind: 'letters', value: word.term })
      else if (/^\d/.test(word.term)) this.#takeNumber(word)
      else {
        const matches = exactMatches(this.#index.languages[this.#locale], word.term)
        if (matches.size > 0) {
          this.#used.add(word)
          this.segments.push({ parts: [word], terms: [word.term], meaning: { kind: 'text', matches } })
        }
      }
    }
  }

  #takeNumber(word: Word): void {
    const value = word.term.startsWith('0') ? word.term : String(Number(word.term))
    this.#takeQuantity(word, { kind: 'number', value, unit: null })
  }

  #takeQuantity(word: Word, quantity: Quantity): void {
    this.#used.add(word)
    this.segments.push({ parts: [word], terms: [word.term], meaning: { kind: 'quantity', quantity } })
  }

  #take(words: readonly Word[], meanings: readonly Meaning[]): void {
    for (const word of words) this.#used.add(word)
    this.segments.push({ parts: words, terms: words.map(({ term }) => term), meaning: { kind: 'known', meanings } })
  }
}
