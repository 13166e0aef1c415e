/** The words of one language's index: found whole, by stem, by beginning, by ending and by likeness. */
import type { Locale } from '#domain/market/market.ts'
import { EditDistance, letterBits, mayBeWithin } from './edit-distance.ts'
import { stem } from './stem.ts'
import type { YieldWhenDue } from '#catalog/event-loop/chunks.ts'

export interface Vocabulary {
  locale: Locale
  /** Folded, in order; the place of a word is its number. */
  words: readonly string[]
  bits: Int32Array
  /** Numbers by stem. */
  stems: ReadonlyMap<string, readonly number[]>
  /** Numbers by length. */
  byLength: readonly (readonly number[])[]
}

export const WORDS_AT_ONCE = 200

/** `words` sorted and each once. */
export async function vocabularyOf(words: readonly string[], locale: Locale, yieldWhenDue: YieldWhenDue): Promise<Vocabulary> {
  const stems = new Map<string, number[]>()
  const byLength: number[][] = []
  const bits = new Int32Array(words.length)
  for (const [number, word] of words.entries()) {
    const root = stem(word, locale)
    const same = stems.get(root)
    if (same) same.push(number)
    else stems.set(root, [number])
    ;(byLength[word.length] ??= []).push(number)
    bits[number] = letterBits(word)
    if (number % WORDS_AT_ONCE === 0) await yieldWhenDue()
  }
  return { locale, words, bits, stems, byLength }
}

/** How sure a word of the index is what was typed: 0…1. */
export type Matches = Map<number, number>

const EXACT = 1
const SAME_STEM = 0.92
const PREFIX = 0.8
const LEAST_PREFIX = 0.4
const SAME_BEGINNING = 0.6
/** Of both words, when an ending was missed by the stemmer. */
const SHARED = 0.72
const ENDING = 0.5
const ONE_EDIT = 0.45
/** From here on a match is sound, and likeness is not looked for. */
const SOUND = 0.55
/** Words of fewer letters end too many others. */
const SHORTEST_ENDING = 5
/** From this length two edits may still be the same word. */
const TWO_EDITS = 8

export function place({ words }: Vocabulary, word: string): number {
  let low = 0
  let high = words.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (words[middle]! < word) low = middle + 1
    else high = middle
  }
  return low
}

/** The word itself and its other forms. */
export function formsOf(vocabulary: Vocabulary, word: string): Matches {
  const found: Matches = new Map()
  for (const number of vocabulary.stems.get(stem(word, vocabulary.locale)) ?? []) found.set(number, SAME_STEM)
  const at = place(vocabulary, word)
  if (vocabulary.words[at] === word) found.set(at, EXACT)
  return found
}

/** The word, its other forms and, less surely, longer words that begin so. */
export function beginningsOf(vocabulary: Vocabulary, word: string): Matches {
  const { words } = vocabulary
  const found = formsOf(vocabulary, word)
  if (word.length > 1 && !/\d/.test(word))
    for (let at = place(vocabulary, word); at < words.length && words[at]!.startsWith(word); at++)
      raise(found, at, Math.max(LEAST_PREFIX, PREFIX - 0.05 * (words[at]!.length - word.length)))
  return found
}

function raise(found: Matches, number: number, sureness: number): void {
  if (!(found.get(number)! >= sureness)) found.set(number, sureness)
}

/** What a typed word means without guessing: its forms, then beginnings, then endings. `isSound`: no need to guess. */
export function exactMatches(vocabulary: Vocabulary, word: string): { found: Matches; isSound: boolean } {
  const { words, byLength } = vocabulary
  const found = beginningsOf(vocabulary, word)
  if (/\d/.test(word)) return { found, isSound: true }
  if (found.size === 0 && word.length > 4) {
    const beginning = word.slice(0, Math.max(4, Math.ceil(word.length * SHARED)))
    for (let at = place(vocabulary, beginning); at < words.length && words[at]!.startsWith(beginning); at++)
      if (words[at]!.length * SHARED <= beginning.length) raise(found, at, SAME_BEGINNING)
  }
  const isSound = found.values().some((sureness) => sureness >= SOUND)
  if (word.length >= SHORTEST_ENDING)
    for (let length = word.length + 1; length < byLength.length; length++)
      for (const number of byLength[length] ?? []) if (words[number]!.endsWith(word)) raise(found, number, ENDING)
  return { found, isSound }
}

/** Words one edit away, two from eight letters; when there are none, beginnings of longer words one edit away. */
export function guessesOf({ words, bits, byLength }: Vocabulary, word: string): Matches {
  const found: Matches = new Map()
  if (word.length < 3 || /\d/.test(word)) return found
  const most = word.length >= TWO_EDITS ? 2 : 1
  const own = letterBits(word)
  const distanceOf = new EditDistance(word)
  for (let length = Math.max(2, word.length - most); length <= word.length + most; length++)
    for (const number of byLength[length] ?? []) {
      if (!mayBeWithin(own, bits[number]!, most)) continue
      const distance = distanceOf.to(words[number]!, most)
      if (distance > most || distance === 0) continue
      // Who mistypes a short word still begins it right.
      const beginsAlike = words[number]!.startsWith(word[0]!)
      if (word.length > 4 || beginsAlike)
        found.set(number, (distance === 1 ? ONE_EDIT : ONE_EDIT - 0.15) + (beginsAlike ? 0.05 : 0))
    }
  if (found.values().some((sureness) => sureness >= ONE_EDIT))
    for (const [number, sureness] of found) if (sureness < ONE_EDIT) found.delete(number)
  if (found.size > 0 || word.length < 5) return found
  for (let length = word.length + 1; length < byLength.length; length++)
    for (const number of byLength[length] ?? [])
      if (distanceOf.to(words[number]!.slice(0, word.length), 1) === 1) found.set(number, 0.25)
  return found
}
