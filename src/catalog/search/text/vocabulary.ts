/** The terms of one language's index, looked up whole, by stem, by prefix and by suffix. */
import type { Locale } from '#domain/market/market.ts'
import { letterBits } from './edit-distance.ts'
import { ListsByText } from './number-lists.ts'
import { stem } from './stem.ts'
import type { YieldWhenDue } from '#catalog/event-loop/chunks.ts'

export interface Vocabulary {
  locale: Locale
  /** Folded and sorted. The index of a term is its number. */
  terms: readonly string[]
  /** Letters of each term, see `letterBits`. */
  bits: Int32Array
  /** Numbers by stem. */
  stems: ListsByText
  /** Numbers by length. */
  byLength: readonly (readonly number[])[]
}

/** Terms that are processed between two checks whether to yield. */
export const TERMS_PER_CHUNK = 200

/** Returns the vocabulary of `terms`, which must be sorted and unique. */
export async function vocabularyOf(terms: readonly string[], locale: Locale, yieldWhenDue: YieldWhenDue): Promise<Vocabulary> {
  const stems = new Map<string, number[]>()
  const byLength: number[][] = []
  const bits = new Int32Array(terms.length)
  for (const [number, term] of terms.entries()) {
    const root = stem(term, locale)
    const same = stems.get(root)
    if (same) same.push(number)
    else stems.set(root, [number])
    ;(byLength[term.length] ??= []).push(number)
    bits[number] = letterBits(term)
    if (number % TERMS_PER_CHUNK === 0) await yieldWhenDue()
  }
  return { locale, terms, bits, stems: await ListsByText.of(stems, yieldWhenDue), byLength }
}

/** Numbers of matching terms, each with the confidence that it was meant: 0…1. */
export type Matches = Map<number, number>

const EXACT = 1
const SAME_STEM = 0.92
const PREFIX = 0.8
const MIN_PREFIX = 0.4
const SUFFIX = 0.5
/** Shorter terms end too many others. */
const MIN_SUFFIX = 5

/** Returns the number of the first term that is not before `term` in order. */
export function lowerBound({ terms }: Vocabulary, term: string): number {
  let low = 0
  let high = terms.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (terms[middle]! < term) low = middle + 1
    else high = middle
  }
  return low
}

/** Returns the term itself and those of the same stem. */
export function stemMatches(vocabulary: Vocabulary, term: string): Matches {
  const found: Matches = new Map()
  for (const number of vocabulary.stems.get(stem(term, vocabulary.locale)) ?? []) found.set(number, SAME_STEM)
  const at = lowerBound(vocabulary, term)
  if (vocabulary.terms[at] === term) found.set(at, EXACT)
  return found
}

/** Returns the term, those of the same stem and, of less confidence, longer ones that begin with it. */
export function prefixMatches(vocabulary: Vocabulary, term: string): Matches {
  const { terms } = vocabulary
  const found = stemMatches(vocabulary, term)
  if (term.length > 1 && !/\d/.test(term))
    for (let at = lowerBound(vocabulary, term); at < terms.length && terms[at]!.startsWith(term); at++)
      raise(found, at, Math.max(MIN_PREFIX, PREFIX - 0.05 * (terms[at]!.length - term.length)))
  return found
}

/** Sets the confidence of a match unless it is higher already. */
function raise(found: Matches, number: number, confidence: number): void {
  if (!(found.get(number)! >= confidence)) found.set(number, confidence)
}

/** Returns the longer terms that end with the term. */
export function suffixMatches({ terms, byLength }: Vocabulary, term: string): Matches {
  const found: Matches = new Map()
  if (term.length >= MIN_SUFFIX)
    for (let length = term.length + 1; length < byLength.length; length++)
      for (const number of byLength[length] ?? []) if (terms[number]!.endsWith(term)) raise(found, number, SUFFIX)
  return found
}
