/**
 * The inverted index of a catalog. Products are numbered by slots, which do not change with the snapshot: prices and stock are not in
 * the index, so an order does not rebuild it.
 */
import { LOCALES, perLocale, type Locale } from '#domain/market/market.ts'
import type { Snapshot } from '#catalog/columns/snapshot.ts'
import { trailOf } from '#catalog/collections/collection-tree.ts'
import { yieldEvery, type YieldToEventLoop, type YieldWhenDue } from '#catalog/event-loop/chunks.ts'
import { shopLexicon, type ShopWords } from '#catalog/search/lexicon/shop-lexicon.ts'
import type { SearchFields } from '#store/search/search-fields.ts'
import { codeEntry, codesOf, type Codes } from './codes.ts'
import { addFacts, type FactBuilders } from './facts.ts'
import { GroupedSlotsBuilder, type GroupedSlots } from './grouped-slots.ts'
import { LanguageIndexBuilder, type LanguageIndex } from './language-index.ts'
import { suggestedNames } from './suggested-names.ts'
import { RangesBuilder, type Ranges } from './ranges.ts'
import { TypeSlotsBuilder, type TypeSlots } from './type-slots.ts'

export interface SearchIndex {
  /** Product ids by slot. */
  products: Int32Array
  types: TypeSlots
  /** By id of the collection, of those above too. */
  collections: GroupedSlots
  /** By id. */
  brands: GroupedSlots
  /** By keys of `facts.ts`. */
  facts: GroupedSlots
  /** Months, centimetres, kilograms. */
  ages: Ranges
  heights: Ranges
  weights: Ranges
  languages: Record<Locale, LanguageIndex>
  codes: Codes
}

/** Reads the searched fields that the snapshot does not hold, by product id. */
export type ReadFields = (ids: readonly number[]) => Promise<SearchFields[]>

/** Products per query. */
const CHUNK = 500

/** Returns the index of all products of the snapshot. Yields to the event loop every few milliseconds. */
export async function buildSearchIndex(
  snapshot: Snapshot,
  { readFields, words }: { readFields: ReadFields; words: ShopWords },
  yieldToEventLoop: YieldToEventLoop,
): Promise<SearchIndex> {
  const yieldWhenDue = yieldEvery(yieldToEventLoop)
  const products = Int32Array.from(snapshot.products, ({ id }) => id)
  const types = await TypeSlotsBuilder.of(words.types, snapshot, yieldWhenDue)
  const builder = new SearchIndexBuilder(snapshot, words, types)
  for (let from = 0; from < products.length; from += CHUNK) {
    const ids = products.subarray(from, from + CHUNK)
    const fields = new Map((await readFields([...ids])).map((one) => [one.product, one]))
    for (let slot = from; slot < from + ids.length; slot++) {
      builder.add(slot, fields.get(products[slot]!) ?? { product: products[slot]!, ...NO_FIELDS })
      await yieldWhenDue()
    }
  }
  return { products, ...(await builder.finish(yieldWhenDue)) }
}

const NO_FIELDS = { attributes: {}, colors: [], sizes: [], barcodes: [], compositions: {} }

/** Builds the parts of the index side by side, product by product. */
class SearchIndexBuilder {
  readonly #snapshot: Snapshot
  readonly #words: ShopWords
  readonly #languages: Record<Locale, LanguageIndexBuilder>
  readonly #types: TypeSlotsBuilder
  readonly #collections = new GroupedSlotsBuilder()
  readonly #brands = new GroupedSlotsBuilder()
  readonly #facts: FactBuilders = {
    facts: new GroupedSlotsBuilder(),
    ages: new RangesBuilder(),
    heights: new RangesBuilder(),
    weights: new RangesBuilder(),
  }
  readonly #codes: string[] = []

  constructor(snapshot: Snapshot, words: ShopWords, types: TypeSlotsBuilder) {
    this.#snapshot = snapshot
    this.#words = words
    this.#languages = perLocale((locale) => new LanguageIndexBuilder(locale, snapshot))
    this.#types = types
  }

  add(slot: number, fields: SearchFields): void {
    const product = this.#snapshot.products[slot]!
    for (const locale of LOCALES) this.#languages[locale].add(slot, product)
    this.#types.add(slot, product)
    const collection = this.#snapshot.tree.byId.get(product.collection)
    if (collection) for (const { id } of trailOf(collection)) this.#collections.add(String(id), slot)
    this.#brands.add(String(product.brand), slot)
    addFacts(this.#facts, slot, product, fields)
    for (const code of [...product.variants.map(({ sku }) => sku), ...fields.barcodes]) this.#codes.push(codeEntry(code, slot))
  }

  async finish(yieldWhenDue: YieldWhenDue): Promise<Omit<SearchIndex, 'products'>> {
    const languages = {} as Record<Locale, LanguageIndex>
    const types = this.#types.finish()
    const { synonyms } = this.#words
    for (const locale of LOCALES) {
      const lexicon = await shopLexicon(this.#snapshot, this.#words, locale, yieldWhenDue)
      const index = await this.#languages[locale].finish(lexicon, yieldWhenDue)
      const { phrases } = index
      languages[locale] = { ...index, names: await suggestedNames({ types, synonyms, phrases }, locale, yieldWhenDue) }
    }
    const { facts, ages, heights, weights } = this.#facts
    return {
      types,
      collections: this.#collections.finish(),
      brands: this.#brands.finish(),
      facts: facts.finish(),
      ages: ages.finish(),
      heights: heights.finish(),
      weights: weights.finish(),
      languages,
      codes: await codesOf(this.#codes, yieldWhenDue),
    }
  }
}

/** Returns the index with other synonyms; its products and their terms stay as they are. */
export async function withSynonyms(
  index: SearchIndex,
  snapshot: Snapshot,
  words: ShopWords,
  yieldToEventLoop: YieldToEventLoop,
): Promise<SearchIndex> {
  const yieldWhenDue = yieldEvery(yieldToEventLoop)
  const languages = { ...index.languages }
  for (const locale of LOCALES) {
    const lexicon = await shopLexicon(snapshot, words, locale, yieldWhenDue)
    const { phrases } = languages[locale]
    const names = await suggestedNames({ types: index.types, synonyms: words.synonyms, phrases }, locale, yieldWhenDue)
    languages[locale] = { ...languages[locale], lexicon, names }
  }
  return { ...index, languages }
}
