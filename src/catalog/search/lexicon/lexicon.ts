/** The words and phrases that search understands in one language: types of products, brands, attributes, and words of grammar. */
import type { Locale } from '#domain/market/market.ts'
import type { YieldWhenDue } from '#catalog/event-loop/chunks.ts'
import { letterBits } from '#catalog/search/text/edit-distance.ts'
import { stem } from '#catalog/search/text/stem.ts'
import { isPurpose, isStopWord, tokenize } from '#catalog/search/text/tokens.ts'
import { recordSpelling } from '#catalog/search/text/spelling.ts'
import type { Meaning } from './meaning.ts'
import { PackedEntries, PhrasesWith, type Entries, type Entry } from './packed-entries.ts'

export interface Lexicon {
  locale: Locale
  /** What phrases mean, by their stems: one meaning, or several with the phrases as they were added. */
  entries: Entries
  /** Number of terms of the longest phrase. */
  longest: number
  /** Keys of phrases of several terms by each of their stems, the longest first: their terms may stand apart. */
  phrasesWith: PhrasesWith
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

  /** Adds a phrase. */
  add(phrase: string, meaning: Meaning): void {
    const terms = phraseTerms(phrase, this.#locale)
    if (terms.length === 0) return
    this.#put(terms, meaning)
    for (const term of terms) if (term.length > 2 && !/\d/.test(term)) this.#words.add(term)
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
    const phrase = terms.join(' ')
    const entry = { phrase: phrase === key ? key : phrase, meaning }
    const known = this.#entries.get(key)
    if (!known) this.#entries.set(key, [entry])
    else if (!known.some((one) => one.phrase === entry.phrase && isSame(one.meaning, meaning))) known.push(entry)
    this.#longest = Math.max(this.#longest, terms.length)
  }

  async finish(yieldWhenDue: YieldWhenDue): Promise<Lexicon> {
    const compacted = compact(this.#entries)
    await yieldWhenDue()
    const entries = await PackedEntries.of(compacted, yieldWhenDue)
    await yieldWhenDue()
    const words = [...this.#words].sort()
    return {
      locale: this.#locale,
      entries,
      longest: this.#longest,
      phrasesWith: await PhrasesWith.of(entries, yieldWhenDue),
      words,
      bits: Int32Array.from(words, letterBits),
      spelling: new Map(this.#spelling.entries().filter(([term, written]) => term !== written)),
    }
  }
}

/** Returns the entries with one meaning where all phrases of a key mean the same: that is nearly all of them. */
function compact(entries: ReadonlyMap<string, readonly Entry[]>): Map<string, Meaning | readonly Entry[]> {
  const compacted = new Map<string, Meaning | readonly Entry[]>()
  for (const [key, list] of entries) {
    const [first] = list
    if (first) compacted.set(key, list.every(({ meaning }) => isSame(meaning, first.meaning)) ? first.meaning : list)
  }
  return compacted
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
  if (!isList(all)) return [all]
  const written = terms.join(' ')
  if (!all.some(({ phrase }) => phrase === written)) return distinct(all)
  const isForm = ({ phrase, meaning }: Entry) =>
    meaning.kind === 'type' &&
    isPurpose(phrase, locale) === isPurpose(written, locale) &&
    sameLetters(phrase, written) >= Math.max(phrase.length, written.length) - MAX_ENDING_APART
  return distinct(all.filter((one) => one.phrase === written || isForm(one)))
}

const isList = (one: Meaning | readonly Entry[]): one is readonly Entry[] => Array.isArray(one)

/** Returns how many letters two texts begin with together. */
function sameLetters(a: string, b: string): number {
  let count = 0
  while (count < a.length && a[count] === b[count]) count++
  return count
}

/** The name of a type is known in its plural: an ending more or less is the same word, but for one that says what something is for. */
const MAX_ENDING_APART = 2

/** Returns all meanings of a key. */
export function keyMeanings({ entries }: Pick<Lexicon, 'entries'>, key: string): readonly Meaning[] {
  const all = entries.get(key) ?? []
  return isList(all) ? distinct(all) : [all]
}

/** Shorter words are endings. */
const MIN_JOINED = 3

/** Returns two words as one, where a phrase has it as it is written: foot muff. An ending that stands alone joins to nothing. */
export function joinedWord(lexicon: Lexicon, terms: readonly string[]): string | undefined {
  const joined = terms.join('')
  const isEnding = terms.some(({ length }) => length < MIN_JOINED)
  return isEnding || /\d/.test(joined) || !isKnownWord(lexicon, joined) ? undefined : joined
}

/** Returns what two words mean that are one. */
export function joinedMeanings(lexicon: Lexicon, terms: readonly string[]): readonly Meaning[] | undefined {
  const joined = joinedWord(lexicon, terms)
  return joined === undefined ? undefined : meaningsOf(lexicon, [joined])
}

/** Returns whether a phrase has the word as it is written. */
function isKnownWord({ words }: Lexicon, word: string): boolean {
  return words[firstFrom(words, word)] === word
}

function distinct(entries: readonly Entry[]): Meaning[] {
  const meanings: Meaning[] = []
  for (const { meaning } of entries) if (!meanings.some((one) => isSame(one, meaning))) meanings.push(meaning)
  return meanings
}

const isSame = (a: Meaning, b: Meaning): boolean => a === b || JSON.stringify(a) === JSON.stringify(b)

/** Returns the words that begin with some letters, in order, at most `count`. */
export function wordsFrom({ words }: Pick<Lexicon, 'words'>, prefix: string, count: number): string[] {
  const found: string[] = []
  for (let at = firstFrom(words, prefix); at < words.length && words[at]!.startsWith(prefix) && found.length < count; at++)
    found.push(words[at]!)
  return found
}

/** Returns the place of the first word that is not before the letters in order. */
function firstFrom(words: readonly string[], letters: string): number {
  let low = 0
  let high = words.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (words[middle]! < letters) low = middle + 1
    else high = middle
  }
  return low
}
