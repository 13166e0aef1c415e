/**
 * From a query to the products it means, best first. A word may mean itself, its other forms, longer words that begin or
 * end so, what it is called elsewhere (synonyms, run together, apart, another language), and only then what looks like it.
 */
import { MAX_SEARCHED_LENGTH } from '#domain/search/search.ts'
import { LOCALES, type Locale } from '#domain/market/market.ts'
import { suits, takeAges, type AgeRange } from './ages.ts'
import { alternativesOf, type Alternative } from './alternatives.ts'
import { slotsByCode } from './codes.ts'
import { placeKey, type LanguageIndex, type SearchIndex } from './search-index.ts'
import { beginningsOf, formsOf, guessesOf, exactMatches, type Matches } from './vocabulary.ts'
import { isCommon, isStopWord, wordsOf } from './words.ts'

/** Characters and words of a query that are looked at: more than anybody means. */
const MOST_WORDS = 8

export interface Hits {
  /** Slots in no order, and how good each is. */
  slots: Uint32Array
  scores: Float64Array
  /** The query as it was probably meant, when words of it were guessed. */
  corrected: string | null
  /** Not every word was found in one product. */
  isPartial: boolean
}

const NONE: Hits = { slots: new Uint32Array(0), scores: new Float64Array(0), corrected: null, isPartial: false }

/** What a guess is worth beside a word that was typed right. */
const GUESS = 0.5
/** How much better a product is that lies in the very collection asked for. */
const IN_PLACE = 1.6
const TOGETHER = 0.75
const FOREIGN = 0.75
const AGE = 12
/** A score below is that of a word that only ends so. */
const LEAST_SOUND = 5.5
const BY_CODE = 100

export function findSlots(index: SearchIndex, locale: Locale, query: string): Hits {
  const text = query.slice(0, MAX_SEARCHED_LENGTH).toWellFormed()
  const coded = slotsByCode(index.codes, text)
  if (coded.length > 0)
    return { ...NONE, slots: Uint32Array.from(coded), scores: Float64Array.from(coded, (_, at) => BY_CODE - at / coded.length) }
  const { rest, ages } = takeAges(text)
  const said = wordsOf(rest).slice(0, MOST_WORDS * 2)
  const meaningful = said.filter((word) => !isStopWord(word, locale))
  const words = (meaningful.length > 0 ? meaningful : said).slice(0, MOST_WORDS)
  const count = index.products.length
  const search = new WordSearch(index, locale, words)
  search.mean()
  for (const age of ages) search.columns.push({ scores: ageColumn(index, age, count), isNeeded: true })
  let hits = mostMatched(search.columns, count)
  if (hits?.isPartial !== false && search.guessMore()) hits = mostMatched(search.columns, count)
  if (hits === null) return NONE
  favourPlace(index, locale, words, hits)
  return {
    ...hits,
    corrected: search.guesses.size === 0 ? null : respell(text, search.guesses, index.languages[locale].spelling),
  }
}

/** How good each product is for one word of the query, by slot. */
interface Column {
  scores: Float32Array
  /** Not so a word that nearly everything could have. */
  isNeeded: boolean
}

class WordSearch {
  readonly columns: Column[]
  /** Words that were guessed, and what they probably mean. */
  readonly guesses = new Map<string, string>()
  readonly #index: SearchIndex
  readonly #language: LanguageIndex
  readonly #locale: Locale
  readonly #words: readonly string[]

  constructor(index: SearchIndex, locale: Locale, words: readonly string[]) {
    this.#index = index
    this.#language = index.languages[locale]
    this.#locale = locale
    this.#words = words
    const isAnyNeeded = words.some((word) => !isCommon(word, locale))
    this.columns = words.map((word) => ({
      scores: new Float32Array(index.products.length),
      isNeeded: !isAnyNeeded || !isCommon(word, locale),
    }))
  }

  mean(): void {
    this.#applyAlternatives(this.#words)
    for (const [at, word] of this.#words.entries()) {
      const { found, isSound } = exactMatches(this.#language.vocabulary, word)
      const { scores } = this.columns[at]!
      collect(this.#language, found, scores)
      if (isSound || hasAtLeast(scores, LEAST_SOUND)) continue
      if (!collectForeign(this.#index, this.#locale, word, scores)) this.#guess(at)
    }
    this.#meanGuesses()
  }

  /** Guesses words that are only the beginning of something as well; false when there are none. */
  guessMore(): boolean {
    const { vocabulary } = this.#language
    const before = this.guesses.size
    for (const [at, word] of this.#words.entries())
      if (!this.guesses.has(word) && formsOf(vocabulary, word).size === 0) this.#guess(at)
    this.#meanGuesses()
    return this.guesses.size > before
  }

  #guess(at: number): void {
    const word = this.#words[at]!
    const like = guessesOf(this.#language.vocabulary, word)
    const meant = bestOf(this.#language, like)
    if (meant === null) return
    collect(this.#language, like, this.columns[at]!.scores)
    this.guesses.set(word, meant)
  }

  /** What was guessed may be called something else here: stroler → stroller → pushchair. */
  #meanGuesses(): void {
    if (this.guesses.size > 0)
      this.#applyAlternatives(
        this.#words.map((word) => this.guesses.get(word) ?? word),
        GUESS,
      )
  }

  #applyAlternatives(words: readonly string[], worth = 1): void {
    for (const alternative of alternativesOf(this.#language, words, this.#locale)) {
      const scores = scoresOfAll(this.#language, alternative, this.#index.products.length)
      if (scores === null) continue
      const { from, to, sureness } = alternative
      for (let at = from; at < to; at++) raise(this.columns[at]!.scores, scores, (sureness * worth) ** 2)
    }
  }
}

function collect({ postings }: LanguageIndex, found: Matches, into: Float32Array): void {
  const { starts, slots, weights } = postings
  for (const [number, sureness] of found) {
    const worth = sureness * sureness
    for (let at = starts[number]!; at < starts[number + 1]!; at++) {
      const score = worth * weights[at]!
      if (score > into[slots[at]!]!) into[slots[at]!] = score
    }
  }
}

/** Products that have all of the words, as good as their worst one; null when a word is unknown. */
function scoresOfAll(language: LanguageIndex, { said, isBeginning }: Alternative, count: number): Float32Array | null {
  let all: Float32Array | null = null
  for (const word of said) {
    const found = isBeginning ? beginningsOf(language.vocabulary, word) : formsOf(language.vocabulary, word)
    // Two words that were typed and stand together in one are no chance, however long that one is.
    if (isBeginning) for (const [number, sureness] of found) found.set(number, Math.max(sureness, TOGETHER))
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

function raise(column: Float32Array, scores: Float32Array, worth: number): void {
  for (let slot = 0; slot < column.length; slot++) {
    const score = scores[slot]! * worth
    if (score > column[slot]!) column[slot] = score
  }
}

/** A word that another language of the shop knows: „stroller” in Hungary. Whole words only. */
function collectForeign(index: SearchIndex, locale: Locale, word: string, into: Float32Array): boolean {
  if (word.length < 4) return false
  let isKnown = false
  for (const other of LOCALES) {
    if (other === locale) continue
    const language = index.languages[other]
    const found = formsOf(language.vocabulary, word)
    if (!found.values().some((sureness) => sureness === 1)) continue
    isKnown = true
    collect(language, new Map(found.entries().map(([number, sureness]) => [number, sureness * FOREIGN])), into)
  }
  return isKnown
}

function bestOf({ vocabulary, postings }: LanguageIndex, found: Matches): string | null {
  let best: number | null = null
  const frequency = (number: number) => postings.starts[number + 1]! - postings.starts[number]!
  for (const [number, sureness] of found) {
    const before = best === null ? 0 : found.get(best)!
    if (best === null || sureness > before || (sureness === before && frequency(number) > frequency(best))) best = number
  }
  return best === null ? null : vocabulary.words[best]!
}

function ageColumn({ ages }: SearchIndex, asked: AgeRange, count: number): Float32Array {
  const column = new Float32Array(count)
  const made: AgeRange = { from: 0, to: 0 }
  for (let at = 0; at < ages.slots.length; at++) {
    made.from = ages.from[at]!
    made.to = ages.to[at]!
    const score = suits(made, asked) * AGE
    const slot = ages.slots[at]!
    if (score > column[slot]!) column[slot] = score
  }
  return column
}

/** Products with every word, or with the most of them; a word that few products have says more. Null when there are none. */
function mostMatched(columns: readonly Column[], count: number): Omit<Hits, 'corrected'> | null {
  const matched = new Uint8Array(count)
  const total = new Float64Array(count)
  let needed = 0
  for (const { scores, isNeeded } of columns) {
    let having = 0
    for (let slot = 0; slot < count; slot++) if (scores[slot]! > 0) having++
    if (isNeeded) needed++
    const rarity = Math.log(1 + count / Math.max(1, having))
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

/** Who asks for a collection by its name wants what lies in it before what is called like it. */
function favourPlace(
  index: SearchIndex,
  locale: Locale,
  words: readonly string[],
  { slots, scores }: Omit<Hits, 'corrected'>,
): void {
  const place = index.languages[locale].places.get(placeKey(words, locale))
  if (place) for (const [at, slot] of slots.entries()) if (place.has(index.collections[slot]!)) scores[at]! *= IN_PLACE
}

/** The query with its guessed words put right and the others as typed. */
function respell(text: string, guesses: ReadonlyMap<string, string>, spelling: ReadonlyMap<string, string>): string {
  return text
    .normalize('NFC')
    .trim()
    .split(/\s+/)
    .map((part) => {
      const words = wordsOf(part)
      const meant = words.length === 1 ? guesses.get(words[0]!) : undefined
      return meant === undefined ? part : (spelling.get(meant) ?? meant)
    })
    .join(' ')
}
