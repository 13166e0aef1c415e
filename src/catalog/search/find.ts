/**
 * Finds the products that match a query and scores them. A term of the query matches, in this order: itself, its other forms,
 * longer terms that begin or end with it, its alternatives (synonyms, joined or split terms, another language), and only then
 * terms of similar spelling.
 */
import { MAX_SEARCHED_LENGTH } from '#domain/search/search.ts'
import { LOCALES, type Locale } from '#domain/market/market.ts'
import { ageFit, extractAges, type AgeRange } from './ages.ts'
import { alternativesOf, type Alternative } from './alternatives.ts'
import { slotsByCode } from './codes.ts'
import { collectionKey, type LanguageIndex, type SearchIndex } from './search-index.ts'
import { correctionsOf } from './corrections.ts'
import { prefixMatches, stemMatches, uncorrectedMatches, type Matches } from './vocabulary.ts'
import { isCommon, isStopWord, tokenize } from './tokens.ts'

/** Maximum terms of a query that are searched. */
const MAX_TERMS = 8

export interface Hits {
  /** Slots in no order, with their scores. */
  slots: Uint32Array
  scores: Float64Array
  /** The query with corrected spelling, null when nothing was corrected. */
  corrected: string | null
  /** No product matches every term. */
  isPartial: boolean
}

const NONE: Hits = { slots: new Uint32Array(0), scores: new Float64Array(0), corrected: null, isPartial: false }

/** Factor of a corrected term. */
const CORRECTED_FACTOR = 0.5
/** Factor of products in the collection that the query names. */
const COLLECTION_FACTOR = 1.6
/** Least confidence in a term that begins with two joined terms of the query. */
const JOINED_MIN_CONFIDENCE = 0.75
/** Factor of a match in another language. */
const FOREIGN_FACTOR = 0.75
/** Score of an exact age. */
const EXACT_AGE_SCORE = 12
/** Lower scores come from a term that only ends with the typed one. */
const RELIABLE_SCORE = 5.5
/** Score of a SKU or barcode. */
const CODE_SCORE = 100

/** Returns the products that match a query; its first `MAX_SEARCHED_LENGTH` characters are read. */
export function findSlots(index: SearchIndex, locale: Locale, query: string): Hits {
  const text = query.slice(0, MAX_SEARCHED_LENGTH).toWellFormed()
  const coded = slotsByCode(index.codes, text)
  if (coded.length > 0)
    return {
      ...NONE,
      slots: Uint32Array.from(coded),
      scores: Float64Array.from(coded, (_, at) => CODE_SCORE - at / coded.length),
    }
  const { rest, ages } = extractAges(text)
  const tokens = tokenize(rest).slice(0, MAX_TERMS * 2)
  const meaningful = tokens.filter((term) => !isStopWord(term, locale))
  const terms = (meaningful.length > 0 ? meaningful : tokens).slice(0, MAX_TERMS)
  const count = index.products.length
  const search = new TermSearch(index, locale, terms)
  search.match()
  for (const age of ages) search.columns.push({ scores: ageColumn(index, age, count), isNeeded: true })
  let hits = bestMatches(search.columns, count)
  if (hits?.isPartial !== false && search.correctUnmatched()) hits = bestMatches(search.columns, count)
  if (hits === null) return NONE
  boostNamedCollection(index, locale, terms, hits)
  return {
    ...hits,
    corrected: search.corrections.size === 0 ? null : respell(text, search.corrections, index.languages[locale].spelling),
  }
}

/** Scores of one term of the query, by slot. */
interface Column {
  scores: Float32Array
  /** False for a common term: products without it are not excluded. */
  isNeeded: boolean
}

/** Matches the terms of one query. */
class TermSearch {
  readonly columns: Column[]
  /** Corrected terms by typed term. */
  readonly corrections = new Map<string, string>()
  readonly #index: SearchIndex
  readonly #language: LanguageIndex
  readonly #locale: Locale
  readonly #terms: readonly string[]

  constructor(index: SearchIndex, locale: Locale, terms: readonly string[]) {
    this.#index = index
    this.#language = index.languages[locale]
    this.#locale = locale
    this.#terms = terms
    const isAnyNeeded = terms.some((term) => !isCommon(term, locale))
    this.columns = terms.map((term) => ({
      scores: new Float32Array(index.products.length),
      isNeeded: !isAnyNeeded || !isCommon(term, locale),
    }))
  }

  /** Scores all terms. */
  match(): void {
    this.#applyAlternatives(this.#terms)
    for (const [at, term] of this.#terms.entries()) {
      const { found, isReliable } = uncorrectedMatches(this.#language.vocabulary, term)
      const { scores } = this.columns[at]!
      collect(this.#language, found, scores)
      if (isReliable || hasAtLeast(scores, RELIABLE_SCORE)) continue
      if (!collectForeign(this.#index, this.#locale, term, scores)) this.#correct(at)
    }
    this.#applyCorrections()
  }

  /** Corrects the terms that match no whole term of the index. Returns false when there are none. */
  correctUnmatched(): boolean {
    const { vocabulary } = this.#language
    const before = this.corrections.size
    for (const [at, term] of this.#terms.entries())
      if (!this.corrections.has(term) && stemMatches(vocabulary, term).size === 0) this.#correct(at)
    this.#applyCorrections()
    return this.corrections.size > before
  }

  #correct(at: number): void {
    const term = this.#terms[at]!
    const matches = correctionsOf(this.#language.vocabulary, term)
    const corrected = likeliest(this.#language, matches)
    if (corrected === null) return
    collect(this.#language, matches, this.columns[at]!.scores)
    this.corrections.set(term, corrected)
  }

  /** Applies the alternatives of corrected terms: stroler → stroller → pushchair. */
  #applyCorrections(): void {
    if (this.corrections.size > 0)
      this.#applyAlternatives(
        this.#terms.map((term) => this.corrections.get(term) ?? term),
        CORRECTED_FACTOR,
      )
  }

  #applyAlternatives(terms: readonly string[], factor = 1): void {
    for (const alternative of alternativesOf(this.#language, terms, this.#locale)) {
      const scores = scoresOfAll(this.#language, alternative, this.#index.products.length)
      if (scores === null) continue
      const { from, to, confidence } = alternative
      for (let at = from; at < to; at++) raise(this.columns[at]!.scores, scores, (confidence * factor) ** 2)
    }
  }
}

/** Raises `into` (scores by slot) to the score of each matched term. */
function collect({ postings }: LanguageIndex, found: Matches, into: Float32Array): void {
  const { starts, slots, weights } = postings
  for (const [termNumber, confidence] of found) {
    const factor = confidence * confidence
    for (let at = starts[termNumber]!; at < starts[termNumber + 1]!; at++) {
      const score = factor * weights[at]!
      if (score > into[slots[at]!]!) into[slots[at]!] = score
    }
  }
}

/** Returns the scores of products that have all terms of the replacement, each the least of its terms; null when a term is unknown. */
function scoresOfAll(language: LanguageIndex, { replacement, isPrefix }: Alternative, count: number): Float32Array | null {
  let all: Float32Array | null = null
  for (const term of replacement) {
    const found = isPrefix ? prefixMatches(language.vocabulary, term) : stemMatches(language.vocabulary, term)
    // Two typed terms that are joined in one are no coincidence, however long that one is.
    if (isPrefix) for (const [termNumber, confidence] of found) found.set(termNumber, Math.max(confidence, JOINED_MIN_CONFIDENCE))
    if (found.size === 0) return null
    const scores = new Float32Array(count)
    collect(language, found, scores)
    if (all) for (let slot = 0; slot < count; slot++) all[slot] = Math.min(all[slot]!, scores[slot]!)
    else all = scores
  }
  return all
}

function hasAtLeast(scores: Float32Array, least: number): boolean {
  for (let slot = 0; slot < scores.length; slot++) if (scores[slot]! >= least) return true
  return false
}

/** Raises `column` to `scores` times `factor`. */
function raise(column: Float32Array, scores: Float32Array, factor: number): void {
  for (let slot = 0; slot < column.length; slot++) {
    const score = scores[slot]! * factor
    if (score > column[slot]!) column[slot] = score
  }
}

/** Adds the matches of a term in the other languages of the shop („stroller” in Hungary), whole terms only. Returns whether there are any. */
function collectForeign(index: SearchIndex, locale: Locale, term: string, into: Float32Array): boolean {
  if (term.length < 4) return false
  let isKnown = false
  for (const other of LOCALES) {
    if (other === locale) continue
    const language = index.languages[other]
    const found = stemMatches(language.vocabulary, term)
    if (!found.values().some((confidence) => confidence === 1)) continue
    isKnown = true
    collect(language, new Map(found.entries().map(([termNumber, confidence]) => [termNumber, confidence * FOREIGN_FACTOR])), into)
  }
  return isKnown
}

/** Returns the matched term of the highest confidence, the more frequent of equals; null when there are none. */
function likeliest({ vocabulary, postings }: LanguageIndex, found: Matches): string | null {
  let best: number | null = null
  const frequency = (termNumber: number) => postings.starts[termNumber + 1]! - postings.starts[termNumber]!
  for (const [termNumber, confidence] of found) {
    const before = best === null ? 0 : found.get(best)!
    if (best === null || confidence > before || (confidence === before && frequency(termNumber) > frequency(best)))
      best = termNumber
  }
  return best === null ? null : vocabulary.terms[best]!
}

/** Returns the scores of products for an age, by slot. */
function ageColumn({ ages }: SearchIndex, asked: AgeRange, count: number): Float32Array {
  const column = new Float32Array(count)
  const productAges: AgeRange = { from: 0, to: 0 }
  for (let at = 0; at < ages.slots.length; at++) {
    productAges.from = ages.from[at]!
    productAges.to = ages.to[at]!
    const score = ageFit(productAges, asked) * EXACT_AGE_SCORE
    const slot = ages.slots[at]!
    if (score > column[slot]!) column[slot] = score
  }
  return column
}

/** Returns the products with every needed term, or with the most of them. A rare term counts more. Null when there are none. */
function bestMatches(columns: readonly Column[], count: number): Omit<Hits, 'corrected'> | null {
  const matched = new Uint8Array(count)
  const total = new Float64Array(count)
  let needed = 0
  for (const { scores, isNeeded } of columns) {
    let matching = 0
    for (let slot = 0; slot < count; slot++) if (scores[slot]! > 0) matching++
    if (isNeeded) needed++
    const rarity = Math.log(1 + count / Math.max(1, matching))
    for (let slot = 0; slot < count; slot++)
      if (scores[slot]! > 0) {
        if (isNeeded) matched[slot]!++
        total[slot]! += scores[slot]! * rarity
      }
  }
  let most = 0
  let found = 0
  for (let slot = 0; slot < count; slot++) {
    if (matched[slot]! > most) {
      most = matched[slot]!
      found = 0
    }
    if (matched[slot] === most) found++
  }
  if (most === 0) return null
  const slots = new Uint32Array(found)
  const scores = new Float64Array(found)
  for (let slot = 0, at = 0; slot < count; slot++)
    if (matched[slot] === most) {
      slots[at] = slot
      scores[at++] = total[slot]!
    }
  return { slots, scores, isPartial: most < needed }
}

/** Raises the scores of products in the collection whose name is the query: they come before products of a similar name. */
function boostNamedCollection(
  index: SearchIndex,
  locale: Locale,
  terms: readonly string[],
  { slots, scores }: Omit<Hits, 'corrected'>,
): void {
  const collections = index.languages[locale].collectionsByName.get(collectionKey(terms, locale))
  if (collections)
    for (const [at, slot] of slots.entries()) if (collections.has(index.collections[slot]!)) scores[at]! *= COLLECTION_FACTOR
}

/** Returns the query with its corrected terms in their usual spelling and the others as typed. */
function respell(text: string, corrections: ReadonlyMap<string, string>, spelling: ReadonlyMap<string, string>): string {
  return text
    .normalize('NFC')
    .trim()
    .split(/\s+/)
    .map((part) => {
      const terms = tokenize(part)
      const corrected = terms.length === 1 ? corrections.get(terms[0]!) : undefined
      return corrected === undefined ? part : (spelling.get(corrected) ?? corrected)
    })
    .join(' ')
}
