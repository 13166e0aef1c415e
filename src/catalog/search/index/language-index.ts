/** The part of the index that is of one language: the terms of names and what search understands. */
import type { Locale } from '#domain/market/market.ts'
import type { CatalogProduct, Snapshot } from '#catalog/columns/snapshot.ts'
import { byCode, sortInChunks, type YieldWhenDue } from '#catalog/event-loop/chunks.ts'
import type { Lexicon } from '#catalog/search/lexicon/lexicon.ts'
import { PostingsBuilder, type Postings } from '#catalog/search/text/postings.ts'
import { recordSpelling } from '#catalog/search/text/spelling.ts'
import { vocabularyOf, type Vocabulary } from '#catalog/search/text/vocabulary.ts'
import { brandTerms, nameTerms, type WeightedTerm } from './fields.ts'
import { PhraseCounter, type Phrase } from './phrases.ts'
import type { NameList } from './name-list.ts'

export interface LanguageIndex {
  vocabulary: Vocabulary
  postings: Postings
  /** Usual spelling of a term of a name, where it differs from the folded one. */
  spelling: ReadonlyMap<string, string>
  phrases: readonly Phrase[]
  /** Names of types and synonyms, for suggestions. */
  names: NameList
  lexicon: Lexicon
}

/** Builds the index of one language, product by product. */
export class LanguageIndexBuilder {
  readonly #locale: Locale
  readonly #snapshot: Snapshot
  readonly #postings = new PostingsBuilder()
  readonly #phrases: PhraseCounter
  readonly #spelling = new Map<string, string>()
  readonly #brands = new Map<number, WeightedTerm[]>()

  constructor(locale: Locale, snapshot: Snapshot) {
    this.#locale = locale
    this.#snapshot = snapshot
    this.#phrases = new PhraseCounter(locale)
  }

  add(slot: number, product: CatalogProduct): void {
    const name = product.name[this.#locale]
    this.#phrases.add(name)
    recordSpelling(this.#spelling, name)
    for (const { term, weight } of nameTerms(name, this.#locale)) this.#postings.add(slot, term, weight)
    for (const { term, weight } of this.#brandTerms(product.brand)) this.#postings.add(slot, term, weight)
  }

  #brandTerms(brand: number): WeightedTerm[] {
    const known = this.#brands.get(brand)
    if (known) return known
    const name = this.#snapshot.brands.get(brand)?.name ?? ''
    recordSpelling(this.#spelling, name)
    const terms = brandTerms(name, this.#locale)
    this.#brands.set(brand, terms)
    return terms
  }

  async finish(lexicon: Lexicon, yieldWhenDue: YieldWhenDue): Promise<Omit<LanguageIndex, 'names'>> {
    const terms = await sortInChunks(this.#postings.terms(), byCode, yieldWhenDue)
    await yieldWhenDue()
    const postings = await this.#postings.finish(terms, yieldWhenDue)
    const vocabulary = await vocabularyOf(terms, this.#locale, yieldWhenDue)
    const phrases = await this.#phrases.finish(yieldWhenDue)
    await yieldWhenDue()
    const spelling = new Map(this.#spelling.entries().filter(([term, written]) => term !== written))
    await yieldWhenDue()
    return { vocabulary, postings, spelling, phrases, lexicon }
  }
}
