/** The words and phrases that search understands in one language: types of products, brands, attributes, and words of grammar. */
import type { Locale } from '#domain/market/market.ts'
import { letterBits } from '#catalog/search/text/edit-distance.ts'
import { stem } from '#catalog/search/text/stem.ts'
import { isStopWord, tokenize } from '#catalog/search/text/tokens.ts'
import { recordSpelling } from '#catalog/search/text/spelling.ts'
import type { Meaning } from './meaning.ts'

/** A phrase as it was added. */
export interface Entry {
  /** Folded terms. */
  phrase: string
  meaning: Meaning
}

export interface Lexicon {
  locale: Locale
  /** Phrases by their stems. */
  entries: ReadonlyMap<string, readonly Entry[]>
  /** Number of terms of the longest phrase. */
  longest: number
  /** Keys of phrases of several terms by each of their stems, the longest first: their terms may stand apart. */
  phrasesWith: ReadonlyMap<string, readonly string[]>
  /** Folded words of all phrases, sorted, for prefixes and typing errors. */
  words: readonly string[]
  /** Letters of each word, see `letterBits`. */
  bits: Int32Array
  /** How words are written, by their folded form. */
  spelling: ReadonlyMap<string, string>
}

/** Returns the terms of a phrase that tell it apart. */
export const phraseTerms = (phrase: string, locale: Locale): string[] => {
  const terms = tokenize(phrase)
  const telling = terms.filter((term) => !isStopWord(term, locale))
  return telling.length > 0 ? telling : terms
}

/** Returns the key of a sequence of terms. */
export const phraseKey = (terms: readonly string[], locale: Locale): string => terms.map((term) => stem(term, locale)).join(' ')

/** Two parts of a compound are joined into one word up to this many. */
const MAX_JOINED = 3

/** Collects the phrases of a language. */
export class LexiconBuilder {
  readonly #locale: Locale
  readonly #entries = new Map<string, Entry[]>()
  readonly #words = new Set<string>()
  readonly #spelling = new Map<string, string>()
  #longest = 1

  constructor(locale: Locale) {
    this.#locale = locale
  }

  /** Adds a phrase. Its words written as one mean the same: baby nest, babynest. */
  add(phrase: string, meaning: Meaning): void {
    const terms = phraseTerms(phrase, this.#locale)
    if (terms.length === 0) return
    this.#put(terms, meaning)
    for (const term of terms) if (term.length > 2 && !/\d/.test(term)) this.#words.add(term)
    if (terms.length > 1 && terms.length <= MAX_JOINED && !/\d/.test(terms.join(''))) this.#put([terms.join('')], meaning)
    recordSpelling(this.#spelling, phrase)
  }

  /** Returns what a phrase means so far; undefined for an unknown one. */
  meanings(phrase: string): readonly Meaning[] | undefined {
    return meaningsOf({ entries: this.#entries, locale: this.#locale }, phraseTerms(phrase, this.#locale))
  }

  /** Gives a phrase, as it is written, other meanings than it has. */
  replace(phrase: string, meanings: readonly Meaning[]): void {
    const terms = phraseTerms(phrase, this.#locale)
    const key = phraseKey(terms, this.#locale)
    this.#entries.set(key, this.#entries.get(key)?.filter((one) => one.phrase !== terms.join(' ')) ?? [])
    for (const meaning of meanings) this.add(phrase, meaning)
  }

  #put(terms: readonly string[], meaning: Meaning): void {
    const key = phraseKey(terms, this.#locale)
    const entry = { phrase: terms.join(' '), meaning }
    const known = this.#entries.get(key)
    if (!known) this.#entries.set(key, [entry])
    else if (!known.some((one) => one.phrase === entry.phrase && isSame(one.meaning, meaning))) known.push(entry)
    this.#longest = Math.max(this.#longest, terms.length)
  }

  finish(): Lexicon {
    const phrasesWith = new Map<string, string[]>()
    const phrases = [...this.#entries.keys()].filter((key) => key.includes(' '))
    const lengthOf = (key: string) => key.split(' ').length
    for (const key of phrases.sort((a, b) => lengthOf(b) - lengthOf(a) || (a < b ? -1 : 1)))
      for (const part of new Set(key.split(' '))) {
        const list = phrasesWith.get(part)
        if (list) list.push(key)
        else phrasesWith.set(part, [key])
      }
    const words = [...this.#words].sort()
    return {
      locale: this.#locale,
      entries: this.#entries,
      longest: this.#longest,
      phrasesWith,
      words,
      bits: Int32Array.from(words, letterBits),
      spelling: this.#spelling,
    }
  }
}

/**
 * Returns what a sequence of terms means, undefined for an unknown one. Where forms of several words have one stem, those count that are
 * written like this.
 */
export function meaningsOf(
  { entries, locale }: Pick<Lexicon, 'entries' | 'locale'>,
  terms: readonly string[],
): readonly Meaning[] | undefined {
  const all = entries.get(phraseKey(terms, locale))
  if (!all) return undefined
  const written = terms.join(' ')
  if (!all.some(({ phrase }) => phrase === written)) return distinct(all)
  const isForm = ({ phrase, meaning }: Entry) =>
    meaning.kind === 'type' && Math.abs(phrase.length - written.length) <= MAX_ENDING_APART
  return distinct(all.filter((one) => one.phrase === written || isForm(one)))
}

/** The name of a type is known in its plural: an ending more or less is the same word. */
const MAX_ENDING_APART = 2

/** Returns what two words mean that are one: foot muff. Only as it is written: an ending that stands alone joins to nothing. */
export function joinedMeanings({ entries, locale }: Lexicon, terms: readonly string[]): readonly Meaning[] | undefined {
  const joined = terms.join('')
  if (/\d/.test(joined)) return undefined
  const exact = entries.get(phraseKey([joined], locale))?.filter(({ phrase }) => phrase === joined)
  return exact && exact.length > 0 ? distinct(exact) : undefined
}

function distinct(entries: readonly Entry[]): Meaning[] {
  const meanings: Meaning[] = []
  for (const { meaning } of entries) if (!meanings.some((one) => isSame(one, meaning))) meanings.push(meaning)
  return meanings
}

const isSame = (a: Meaning, b: Meaning): boolean => JSON.stringify(a) === JSON.stringify(b)

/** Returns the words that begin with some letters, in order, at most `count`. */
export function wordsFrom({ words }: Pick<Lexicon, 'words'>, prefix: string, count: number): string[] {
  let low = 0
  let high = words.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (words[middle]! < prefix) low = middle + 1
    else high = middle
  }
  const found: string[] = []
  for (let at = low; at < words.length && words[at]!.startsWith(prefix) && found.length < count; at++) found.push(words[at]!)
  return found
}
