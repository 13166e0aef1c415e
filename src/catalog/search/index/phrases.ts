/** Frequent phrases of product names, which are suggested as search terms: „sac de dormit”, “sleeping bag”, „hordozókendő”. */
import { fold } from '#domain/search/fold.ts'
import { MARKETS, type Locale } from '#domain/market/market.ts'
import type { YieldWhenDue } from '#catalog/event-loop/chunks.ts'
import { isStopWord } from '#catalog/search/text/tokens.ts'

export interface Phrase {
  text: string
  /** Folded words, each with a space before it. */
  folded: string
  /** Number of products whose name contains it. */
  count: number
}

/** Rarer phrases are names of models. */
const MIN_COUNT = 4
const MAX_WORDS = 4
const MAX_PHRASES = 3000
const PHRASES_PER_CHUNK = 200
/** A phrase with a word of grammar that goes on with the same word in this share of names is no whole one: "bottle with wide" neck. */
const GOES_ON = 0.8
/** Marks around a word: quotation marks of a model's name, brackets. */
const MARKS = /^[^\p{L}\p{N}]+|[^\p{L}\p{N}%°+]+$/gu
/** A sum, or how many a set has without what it has. */
const NO_TERM = /\d[ .]\d{3}\b|(?:^| )de \d+$/

/** Counts the beginnings of names in Romanian, and their endings before the first comma in English and Hungarian. */
export class PhraseCounter {
  readonly #counts = new Map<string, number>()
  readonly #locale: Locale
  constructor(locale: Locale) {
    this.#locale = locale
  }

  add(name: string): void {
    const words = name
      .split(/,(?!\d)/)[0]!
      .toLowerCase()
      .split(/[\s\u00a0]+/)
      .map((word) => word.replace(MARKS, ''))
      .filter((word) => word !== '')
    const isNounFirst = MARKETS[this.#locale].nounPlace === 'first'
    for (let length = 1; length <= Math.min(MAX_WORDS, words.length); length++) {
      const part = isNounFirst ? words.slice(0, length) : words.slice(-length)
      const edge = fold(isNounFirst ? part.at(-1)! : part[0]!)
      if (isStopWord(edge, this.#locale) || !/\p{L}{3}/u.test(part.join(' '))) continue
      const phrase = part.join(' ')
      if (NO_TERM.test(phrase)) continue
      this.#counts.set(phrase, (this.#counts.get(phrase) ?? 0) + 1)
    }
  }

  /** Returns the phrases, most frequent first. */
  async finish(yieldWhenDue: YieldWhenDue): Promise<Phrase[]> {
    const frequent = this.#counts
      .entries()
      .filter(([, count]) => count >= MIN_COUNT)
      .toArray()
    await yieldWhenDue()
    const isNounFirst = MARKETS[this.#locale].nounPlace === 'first'
    const unfinished = new Set(frequent.flatMap(([text, count]) => this.#unfinishedBy(text, count, isNounFirst)))
    await yieldWhenDue()
    frequent.sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
    const phrases: Phrase[] = []
    for (const [text, count] of frequent.filter(([text]) => !unfinished.has(text)).slice(0, MAX_PHRASES)) {
      phrases.push({ text, folded: ` ${fold(text).replace(/[^\p{L}\p{N}]+/gu, ' ')}`, count })
      if (phrases.length % PHRASES_PER_CHUNK === 0) await yieldWhenDue()
    }
    return phrases
  }

  /** Returns the phrase that this one goes on with, where it hardly ever goes on otherwise. */
  #unfinishedBy(text: string, count: number, isNounFirst: boolean): string[] {
    const words = text.split(' ')
    const less = isNounFirst ? words.slice(0, -1) : words.slice(1)
    if (!less.some((word) => isStopWord(fold(word), this.#locale))) return []
    const shorter = less.join(' ')
    return count >= GOES_ON * (this.#counts.get(shorter) ?? Infinity) ? [shorter] : []
  }
}
