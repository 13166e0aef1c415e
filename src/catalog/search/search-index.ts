/**
 * The inverted index of a catalog, one part a language. Products have slots in it, numbers that stay while the read model
 * changes: prices and stock are none of its business, so an order does not make it new.
 */
import { MONTHS } from '#domain/catalog/size.ts'
import { LOCALES, type Locale } from '#domain/market/market.ts'
import { trailOf, type CollectionNode } from '#catalog/collections/collection-tree.ts'
import type { CatalogProduct, Snapshot } from '#catalog/columns/snapshot.ts'
import type { SearchFields } from '#store/search/search-fields.ts'
import { takeAges, type AgeRange } from './ages.ts'
import { codeEntry, codesOf, type Codes } from './codes.ts'
import {
  brandNameWords,
  CONFIRMED,
  factLabels,
  nameWords,
  collectionWords,
  sizeWord,
  splitCollectionName,
  type WeighedWord,
} from './fields.ts'
import { PhraseCounter, type Phrase } from './phrases.ts'
import { PostingsBuilder, type Postings } from './postings.ts'
import { synonymTable, type SynonymTable } from './synonym-table.ts'
import { byCode, yieldEvery, sortInChunks, type YieldWhenDue, type YieldToEventLoop } from '#catalog/event-loop/chunks.ts'
import { vocabularyOf, type Vocabulary } from './vocabulary.ts'
import { stem } from './stem.ts'
import { isStopWord, wordsOf } from './words.ts'

export interface LanguageIndex {
  vocabulary: Vocabulary
  postings: Postings
  /** How a word of the vocabulary is written, where it differs from the folded one. */
  spelling: ReadonlyMap<string, string>
  synonyms: SynonymTable
  phrases: readonly Phrase[]
  /** Collections by the stems of their name, or of one thing that it names. */
  places: ReadonlyMap<string, ReadonlySet<number>>
}

export interface SearchIndex {
  /** Product ids by slot. */
  products: Int32Array
  /** The collection it belongs to, by slot. */
  collections: Int32Array
  languages: Record<Locale, LanguageIndex>
  /** Ages that products are made for, in months; a product may have several. */
  ages: { slots: Uint32Array; from: Int16Array; to: Int16Array }
  codes: Codes
}

/** Reads what the snapshot does not know of these products. */
export type ReadFields = (ids: readonly number[]) => Promise<SearchFields[]>

/** Products read at once. */
const CHUNK = 500
/** What is made "from 12 months" suits for about three years more. */
const OPEN_END_MONTHS = 36

/** Returns the index of all products of the snapshot. Yields to the event loop every few milliseconds. */
export async function buildSearchIndex(
  snapshot: Snapshot,
  readFields: ReadFields,
  yieldToEventLoop: YieldToEventLoop,
): Promise<SearchIndex> {
  const yieldWhenDue = yieldEvery(yieldToEventLoop)
  const products = Int32Array.from(snapshot.products, ({ id }) => id)
  const writers = {
    ro: new LanguageWriter('ro', snapshot),
    en: new LanguageWriter('en', snapshot),
    hu: new LanguageWriter('hu', snapshot),
  }
  const codes: string[] = []
  const ageSlots: number[] = []
  const ranges: AgeRange[] = []
  const bare = { attributes: {}, colors: [], sizes: [], barcodes: [] }
  for (let from = 0; from < products.length; from += CHUNK) {
    const ids = products.subarray(from, from + CHUNK)
    const fields = new Map((await readFields([...ids])).map((one) => [one.product, one]))
    for (let slot = from; slot < from + ids.length; slot++) {
      const product = snapshot.products[slot]!
      const known = fields.get(product.id) ?? { product: product.id, ...bare }
      for (const locale of LOCALES) writers[locale].add(slot, product, known)
      for (const range of agesOf(product, known)) {
        ageSlots.push(slot)
        ranges.push(range)
      }
      for (const code of [...product.variants.map(({ sku }) => sku), ...known.barcodes]) codes.push(codeEntry(code, slot))
      await yieldWhenDue()
    }
  }
  const languages = {} as Record<Locale, LanguageIndex>
  for (const locale of LOCALES) languages[locale] = await writers[locale].finish(yieldWhenDue)
  const ages = {
    slots: Uint32Array.from(ageSlots),
    from: Int16Array.from(ranges, ({ from }) => from),
    to: Int16Array.from(ranges, ({ to }) => to),
  }
  const collections = Int32Array.from(snapshot.products, ({ collection }) => collection)
  return { products, collections, languages, ages, codes: await codesOf(codes, yieldWhenDue) }
}

class LanguageWriter {
  readonly #locale: Locale
  readonly #snapshot: Snapshot
  readonly #postings = new PostingsBuilder()
  readonly #phrases: PhraseCounter
  readonly #spelling = new Map<string, string>()
  readonly #stems = new Map<string, string>()
  readonly #placeStemsOf = new Map<number, ReadonlySet<string>>()
  /** Words of brands, collections and facts: the same for many products. */
  readonly #shared = new Map<string, WeighedWord[]>()

  constructor(locale: Locale, snapshot: Snapshot) {
    this.#locale = locale
    this.#snapshot = snapshot
    this.#phrases = new PhraseCounter(locale)
  }

  add(slot: number, product: CatalogProduct, fields: SearchFields): void {
    const locale = this.#locale
    const name = product.name[locale]
    this.#phrases.add(name)
    this.#learnSpelling(name)
    const { brands, tree, attributes } = this.#snapshot
    const write = (words: readonly WeighedWord[]) => {
      for (const { word, weight } of words) this.#postings.add(slot, word, weight)
    }
    const confirming = this.#placeStems(product.collection)
    for (const { word, weight } of nameWords(name, locale))
      this.#postings.add(slot, word, confirming.has(this.#stemOf(word)) ? weight + CONFIRMED : weight)
    const brand = brands.get(product.brand)?.name ?? ''
    write(this.#once(`b${product.brand}`, () => (this.#learnSpelling(brand), brandNameWords(brand, locale))))
    const place = tree.byId.get(product.collection)
    if (place)
      write(
        this.#once(`c${product.collection}`, () => {
          const names = trailOf(place).map((node) => node.name[locale])
          for (const one of names) this.#learnSpelling(one)
          return collectionWords(names, locale)
        }),
      )
    const facts = [...Object.entries(fields.attributes), ...fields.colors.map((color) => ['color', color] as const)]
    for (const [key, value] of facts) {
      const attribute = attributes.get(key)
      // Ages are understood, not spelt.
      if (attribute && !key.startsWith('age_'))
        write(this.#once(`${key}=${String(value)}`, () => factLabels(attribute, value, locale)))
    }
    for (const size of fields.sizes)
      write(sizeWord(size.system === 'age' ? String(size.height_cm) : size.system === 'shoe' ? String(size.eu) : size.value))
  }

  #stemOf(word: string): string {
    let known = this.#stems.get(word)
    if (known === undefined) this.#stems.set(word, (known = stem(word, this.#locale)))
    return known
  }

  #placeStems(collection: number): ReadonlySet<string> {
    let known = this.#placeStemsOf.get(collection)
    if (!known) {
      const name = this.#snapshot.tree.byId.get(collection)?.name[this.#locale] ?? ''
      this.#placeStemsOf.set(collection, (known = new Set(wordsOf(name).map((word) => this.#stemOf(word)))))
    }
    return known
  }

  #once(key: string, words: () => WeighedWord[]): WeighedWord[] {
    const known = this.#shared.get(key)
    if (known) return known
    const made = words()
    this.#shared.set(key, made)
    return made
  }

  #learnSpelling(text: string): void {
    const folded = wordsOf(text)
    if (folded.every((word) => this.#spelling.has(word))) return
    const written =
      text
        .normalize('NFC')
        .toLowerCase()
        .match(/\d+(?:[.,]\d+)?|(?:(?!\d)[\p{L}\p{N}])+/gu) ?? []
    if (written.length === folded.length) for (const [at, word] of folded.entries()) this.#spelling.set(word, written[at]!)
  }

  async finish(yieldWhenDue: YieldWhenDue): Promise<LanguageIndex> {
    const synonyms = synonymTable(this.#locale)
    const words = await sortInChunks([...new Set([...this.#postings.words(), ...synonyms.words])], byCode, yieldWhenDue)
    await yieldWhenDue()
    const postings = await this.#postings.finish(words, yieldWhenDue)
    const vocabulary = await vocabularyOf(words, this.#locale, yieldWhenDue)
    const phrases = await this.#phrases.finish(yieldWhenDue)
    await yieldWhenDue()
    const spelling = new Map(this.#spelling.entries().filter(([word, written]) => word !== written))
    await yieldWhenDue()
    return { vocabulary, postings, spelling, synonyms, phrases, places: placesOf(this.#snapshot, this.#locale) }
  }
}

/** How a collection is asked for: its stems in order, little words left out. */
export const placeKey = (words: readonly string[], locale: Locale): string =>
  words
    .filter((word) => !isStopWord(word, locale))
    .map((word) => stem(word, locale))
    .sort()
    .join(' ')

function placesOf({ tree }: Snapshot, locale: Locale): Map<string, Set<number>> {
  const places = new Map<string, Set<number>>()
  for (const node of tree.byId.values()) {
    const leaves = leavesBelow(node)
    for (const thing of new Set([node.name[locale], ...splitCollectionName(node.name[locale])])) {
      const key = placeKey(wordsOf(thing), locale)
      places.set(key, new Set([...(places.get(key) ?? []), ...leaves]))
    }
  }
  return places
}

const leavesBelow = (node: CollectionNode): number[] => [node.id, ...node.children.flatMap(leavesBelow)]

/** Ages that a product is made for: of its sizes, of its name, else as recommended. */
function agesOf(product: CatalogProduct, { sizes }: SearchFields): AgeRange[] {
  const ranges = sizes.flatMap((size) =>
    size.system === 'age'
      ? [{ from: Math.round(size.from * MONTHS[size.unit]), to: Math.round(size.to * MONTHS[size.unit]) }]
      : [],
  )
  ranges.push(...takeAges(product.name.en).ages)
  if (ranges.length > 0 || product.ageFrom === null) return ranges
  return [{ from: product.ageFrom, to: product.ageTo ?? product.ageFrom + OPEN_END_MONTHS }]
}
