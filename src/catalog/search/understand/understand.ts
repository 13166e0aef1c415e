/** Divides a query into segments: quantities, phrases that the shop knows, words of product names, and the rest. */
import { MARKETS, type Locale } from '#domain/market/market.ts'
import type { SearchIndex } from '#catalog/search/index/search-index.ts'
import { joinedMeanings, keyMeanings, meaningsOf, phraseKey } from '#catalog/search/lexicon/lexicon.ts'
import type { Meaning } from '#catalog/search/lexicon/meaning.ts'
import { quantitiesOf } from '#catalog/search/quantities/quantities.ts'
import type { PlacedText } from '#catalog/search/text/placed-text.ts'
import type { WordKnowledge } from '#catalog/words/word-knowledge.ts'
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
  const quantities = quantitiesOf(text.folded, locale)
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

  /** Phrases of several words: side by side, then with words between them that say nothing, then apart and in another order. */
  findPhrases(): void {
    this.#findRuns(this.#words)
    this.#findRuns(this.free().filter((word) => !this.#isFiller(word)))
    this.#findApart()
  }

  #isFiller({ term }: Word): boolean {
    const meanings = meaningsOf(this.#lexicon, [term])
    return meanings !== undefined && meanings.every(({ kind }) => kind === 'filler')
  }

  #findRuns(words: readonly Word[]): void {
    const { longest } = this.#lexicon
    for (let length = Math.min(longest, words.length); length > 1; length--)
      for (const from of this.#starts(words.length - length)) {
        const run = words.slice(from, from + length)
        if (run.some((word) => this.#used.has(word))) continue
        const terms = run.map(({ term }) => term)
        const meanings = meaningsOf(this.#lexicon, terms) ?? (length === 2 ? joinedMeanings(this.#lexicon, terms) : undefined)
        if (meanings && this.#isOneThing(run, meanings)) this.#take(run, meanings)
      }
  }

  /**
   * Returns whether words with „with” between them are the name of one thing: of a kind of what stands before it. A pram with a car seat
   * is a kind of pram, a pram with a rain cover is no kind of rain cover.
   */
  #isOneThing(words: readonly Word[], meanings: readonly Meaning[]): boolean {
    const at = words.findIndex(({ isAfterWith }, place) => place > 0 && isAfterWith)
    if (at === -1) return true
    const before = typesIn(
      meaningsOf(
        this.#lexicon,
        words.slice(0, at).map(({ term }) => term),
      ) ?? [],
    )
    if (before.length === 0) return true
    const { above } = this.#index.types
    return typesIn(meanings).some((type) => before.some((one) => one === type || above[type]!.has(one)))
  }

  /** The thing stands first in Romanian, last in English and Hungarian: of two phrases that share a word it is the one that counts. */
  #starts(last: number): number[] {
    const starts = Array.from({ length: last + 1 }, (_, at) => at)
    return MARKETS[this.#locale].nounPlace === 'first' ? starts : starts.toReversed()
  }

  #findApart(): void {
    const { phrasesWith } = this.#lexicon
    const stemOf = (word: Word) => phraseKey([word.term], this.#locale)
    for (let isFound = true; isFound;) {
      isFound = false
      const free = this.free().filter((word) => !this.#isFiller(word))
      let best: { words: Word[]; key: string } | null = null
      for (const word of free)
        for (const key of phrasesWith.get(stemOf(word)) ?? []) {
          const stems = key.split(' ')
          if (best && stems.length <= best.words.length) break
          const words = wordsWithStems(free, stems, stemOf)
          if (words && this.#isOneThing(words, keyMeanings(this.#lexicon, key))) best = { words, key }
        }
      if (best) {
        this.#take(best.words, keyMeanings(this.#lexicon, best.key))
        isFound = true
      }
    }
  }

  findSingles(): void {
    for (const word of this.free()) {
      const meanings = meaningsOf(this.#lexicon, [word.term])
      if (meanings) this.#take([word], meanings)
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
    this.#used.add(word)
    this.segments.push({
      parts: [word],
      terms: [word.term],
      meaning: {
        kind: 'quantity',
        quantity: { kind: 'number', value: word.term.startsWith('0') ? word.term : String(Number(word.term)), unit: null },
      },
    })
  }

  #take(words: readonly Word[], meanings: readonly Meaning[]): void {
    for (const word of words) this.#used.add(word)
    this.segments.push({ parts: words, terms: words.map(({ term }) => term), meaning: { kind: 'known', meanings } })
  }
}

/** Returns a word for each stem, null when one is missing. */
function wordsWithStems(words: readonly Word[], stems: readonly string[], stemOf: (word: Word) => string): Word[] | null {
  const left = [...words]
  const found: Word[] = []
  for (const stem of stems) {
    const at = left.findIndex((word) => stemOf(word) === stem)
    if (at === -1) return null
    found.push(...left.splice(at, 1))
  }
  return found.sort((a, b) => a.from - b.from)
}

const typesIn = (meanings: readonly Meaning[]): number[] => meanings.flatMap((one) => (one.kind === 'type' ? [one.type] : []))
