/** Finds the phrases of the lexicon in the words of a query: side by side, with words between them that say nothing, or in any order. */
import { MARKETS, type Locale } from '#domain/market/market.ts'
import type { SearchIndex } from '#catalog/search/index/search-index.ts'
import { joinedMeanings, joinedWord, keyMeanings, meaningsOf, phraseKey, type Lexicon } from '#catalog/search/lexicon/lexicon.ts'
import type { Meaning } from '#catalog/search/lexicon/meaning.ts'
import { isPurpose } from '#catalog/search/text/tokens.ts'
import type { Word } from './segment.ts'

export interface FoundPhrase {
  /** In the order of the query. */
  words: readonly Word[]
  meanings: readonly Meaning[]
}

/** A phrase that may be meant. */
interface Candidate extends FoundPhrase {
  /** Number of its words that say something. */
  content: number
  /** Number of other words that mean nothing by themselves. */
  unknown: number
  /** How its words stand: the nearer the better. */
  distance: (typeof DISTANCE)[keyof typeof DISTANCE]
  /** Place of its first word. */
  start: number
}

/** Words by their places that make a word of a phrase, with its stem. */
interface Token {
  places: readonly number[]
  stem: string
}

const DISTANCE = { sideBySide: 0, fillersBetween: 1, apart: 2 } as const

/**
 * Returns phrases that share no word. The one with the most words that say something comes first, whatever stands between them; of
 * equal ones the one that leaves the fewest words without a meaning, then that whose words are nearer.
 */
export function findPhrases(index: SearchIndex, locale: Locale, words: readonly Word[]): FoundPhrase[] {
  const finder = new PhraseFinder(index, locale, words)
  const found: FoundPhrase[] = []
  const used = new Set<Word>()
  for (const candidate of finder.candidates()) {
    if (candidate.words.some((word) => used.has(word))) continue
    for (const word of candidate.words) used.add(word)
    found.push({ words: candidate.words, meanings: finder.withShorterName(candidate) })
  }
  return found
}

class PhraseFinder {
  readonly #index: SearchIndex
  readonly #locale: Locale
  readonly #lexicon: Lexicon
  readonly #words: readonly Word[]
  /** The words, and pairs of them that are written as one word in names: hordozó kendő for hordozókendő. */
  readonly #tokens: readonly Token[]
  readonly #fillers: ReadonlySet<Word>
  /** Words that mean nothing by themselves. */
  readonly #unknown: readonly Word[]

  constructor(index: SearchIndex, locale: Locale, words: readonly Word[]) {
    this.#index = index
    this.#locale = locale
    this.#lexicon = index.languages[locale].lexicon
    this.#words = words
    this.#fillers = new Set(words.filter(({ term }) => isFiller(this.#lexicon, term)))
    this.#unknown = words.filter(({ term }) => meaningsOf(this.#lexicon, [term]) === undefined)
    const token = (places: readonly number[]): Token => ({
      places,
      stem: phraseKey([places.map((at) => words[at]!.term).join('')], locale),
    })
    this.#tokens = words.flatMap(({ term }, at) => {
      const next = words[at + 1]
      const own = token([at])
      return next && joinedWord(this.#lexicon, [term, next.term]) !== undefined ? [own, token([at, at + 1])] : [own]
    })
  }

  /** Returns the phrases that the words make, the best first. */
  candidates(): Candidate[] {
    const found: Candidate[] = []
    this.#addRuns(found, this.#words, DISTANCE.sideBySide)
    if (this.#fillers.size > 0)
      this.#addRuns(
        found,
        this.#words.filter((word) => !this.#fillers.has(word)),
        DISTANCE.fillersBetween,
      )
    this.#addApart(found)
    // The thing stands first in Romanian, last in English and Hungarian: of two phrases that share a word it is the one that counts.
    const direction = MARKETS[this.#locale].nounPlace === 'first' ? 1 : -1
    return found.sort(
      (a, b) =>
        b.content - a.content || a.distance - b.distance || b.words.length - a.words.length || direction * (a.start - b.start),
    )
  }

  #addRuns(found: Candidate[], words: readonly Word[], distance: Candidate['distance']): void {
    const longest = Math.min(this.#lexicon.longest, words.length)
    for (let from = 0; from < words.length - 1; from++)
      for (let length = 2; length <= longest && from + length <= words.length; length++) {
        const run = words.slice(from, from + length)
        const terms = run.map(({ term }) => term)
        const meanings = meaningsOf(this.#lexicon, terms) ?? (length === 2 ? joinedMeanings(this.#lexicon, terms) : undefined)
        if (meanings) this.#add(found, run, meanings, distance)
      }
  }

  #addApart(found: Candidate[]): void {
    const tokens = this.#tokens.filter(({ places }) => !places.some((at) => this.#fillers.has(this.#words[at]!)))
    const present = new Set(tokens.map(({ stem }) => stem))
    const seen = new Set<string>()
    for (const first of present)
      for (const key of this.#lexicon.phrasesWith.get(first) ?? []) {
        if (seen.has(key)) continue
        const stems = key.split(' ')
        if (stems.length > this.#words.length || !stems.every((one) => present.has(one))) continue
        seen.add(key)
        const words = this.#withStems(tokens, stems)
        if (words) this.#add(found, words, keyMeanings(this.#lexicon, key), DISTANCE.apart)
      }
  }

  /** Returns the words of a token for each stem, null when one is missing. */
  #withStems(tokens: readonly Token[], stems: readonly string[]): Word[] | null {
    const used: number[] = []
    for (const stem of stems) {
      const token = tokens.find((one) => one.stem === stem && !one.places.some((at) => used.includes(at)))
      if (!token) return null
      used.push(...token.places)
    }
    return used.sort((a, b) => a - b).map((at) => this.#words[at]!)
  }

  #add(found: Candidate[], words: readonly Word[], meanings: readonly Meaning[], distance: Candidate['distance']): void {
    if (!this.#isOneThing(words, meanings) || this.#isForSomebody(words)) return
    const content = words.filter((word) => !this.#fillers.has(word)).length
    const unknown = this.#unknown.filter((word) => !words.includes(word)).length
    found.push({ words, meanings, content, unknown, distance, start: this.#words.indexOf(words[0]!) })
  }

  /**
   * Returns whether words with „with” or „for” between them are the name of one thing: of a kind of what stands before it. A pram with a
   * car seat is a kind of pram, a pram with a rain cover is no kind of rain cover, and a toy for a doll is no doll.
   */
  #isOneThing(words: readonly Word[], meanings: readonly Meaning[]): boolean {
    const withAt = words.findIndex((word, place) => place > 0 && this.#isAfterWith(word))
    if (withAt !== -1) {
      const before = this.#typesOf(words.slice(0, withAt))
      if (before.length > 0 && !this.#isKindOf(meanings, before)) return false
    }
    const forAt = words.findIndex(({ isAfterMarker }, place) => place > 0 && isAfterMarker)
    if (forAt === -1 || words[0]!.isAfterMarker) return true
    // A pillow for nursing is a kind of what is for nursing; a toy for a doll is no doll.
    const [before, after] = [this.#typesOf(words.slice(0, forAt)), this.#typesOf(words.slice(forAt))]
    return typesIn(meanings).every((type) => !after.includes(type) || before.includes(type))
  }

  /** „With” is said of the next word that says something: with big wheels. */
  #isAfterWith(word: Word): boolean {
    const at = this.#words.indexOf(word)
    if (word.isAfterWith) return true
    const before = this.#words[at - 1]
    return before !== undefined && this.#fillers.has(before) && this.#isAfterWith(before)
  }

  /** Whom a thing is for is no part of its name, where the other words name a thing: játék babának is no doll. */
  #isForSomebody(words: readonly Word[]): boolean {
    const isFor = (word: Word) => this.#fillers.has(word) && isPurpose(word.term, this.#locale)
    const others = words.filter((word) => !isFor(word))
    return others.length > 0 && others.length < words.length && this.#typesOf(others).length > 0
  }

  /** Returns the types that words name, in any form. */
  #typesOf(words: readonly Word[]): readonly number[] {
    return typesIn(
      keyMeanings(
        this.#lexicon,
        phraseKey(
          words.map(({ term }) => term),
          this.#locale,
        ),
      ),
    )
  }

  #isKindOf(meanings: readonly Meaning[], types: readonly number[]): boolean {
    const { above } = this.#index.types
    return typesIn(meanings).some((type) => types.some((one) => one === type || above[type]!.has(one)))
  }

  /** Where nothing is sold of what a phrase names, its words without those that say nothing may name what is sold. */
  withShorterName({ words, meanings }: FoundPhrase): readonly Meaning[] {
    const isSold = (type: number) => this.#index.types.slots[type]!.length > 0
    const types = typesIn(meanings)
    if (types.length === 0 || types.some(isSold)) return meanings
    const telling = words.filter((word) => !this.#fillers.has(word))
    if (telling.length === words.length || telling.length === 0) return meanings
    const shorter = meaningsOf(
      this.#lexicon,
      telling.map(({ term }) => term),
    )
    const sold = (shorter ?? []).filter((one) => one.kind === 'type' && isSold(one.type))
    return sold.length > 0 ? sold : meanings
  }
}

const isFiller = (lexicon: Lexicon, term: string): boolean => {
  const meanings = meaningsOf(lexicon, [term])
  return meanings !== undefined && meanings.every(({ kind }) => kind === 'filler')
}

const typesIn = (meanings: readonly Meaning[]): number[] => meanings.flatMap((one) => (one.kind === 'type' ? [one.type] : []))
