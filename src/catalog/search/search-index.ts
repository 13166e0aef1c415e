/**
 * The inverted index of a catalog, one part per language. Products are numbered by slots, which do not change with the snapshot:
 * prices and stock are not in the index, so an order does not rebuild it.
 */
import { MONTHS } from '#domain/catalog/size.ts'
import { LOCALES, type Locale } from '#domain/market/market.ts'
import { trailOf, type CollectionNode } from '#catalog/collections/collection-tree.ts'
import type { CatalogProduct, Snapshot } from '#catalog/columns/snapshot.ts'
import type { SynonymGroup } from '#domain/search/synonym-group.ts'
import type { SearchFields } from '#store/search/search-fields.ts'
import { extractAges, type AgeRange } from './ages.ts'
import { codeEntry, codesOf, type Codes } from './codes.ts'
import {
  brandTerms,
  IN_COLLECTION_NAME,
  attributeTerms,
  nameTerms,
  collectionTerms,
  sizeTerms,
  splitCollectionName,
  type WeightedTerm,
} from './fields.ts'
import { PhraseCounter, type Phrase } from './phrases.ts'
import { PostingsBuilder, type Postings } from './postings.ts'
import { synonymTable, type SynonymTable } from './synonym-table.ts'
import { byCode, yieldEvery, sortInChunks, type YieldWhenDue, type YieldToEventLoop } from '#catalog/event-loop/chunks.ts'
import { vocabularyOf, type Vocabulary } from './vocabulary.ts'
import { stem } from './stem.ts'
import { isStopWord, tokenize } from './tokens.ts'

export interface LanguageIndex {
  vocabulary: Vocabulary
  postings: Postings
  /** Usual spelling of a term, where it differs from the folded one. */
  spelling: ReadonlyMap<string, string>
  synonyms: SynonymTable
  phrases: readonly Phrase[]
  /** Ids of collections by `collectionKey` of their name, or of one of the kinds of product that it lists. */
  collectionsByName: ReadonlyMap<string, ReadonlySet<number>>
}

export interface SearchIndex {
  /** Product ids by slot. */
  products: Int32Array
  /** Id of the collection, by slot. */
  collections: Int32Array
  languages: Record<Locale, LanguageIndex>
  /** Age ranges of products in months; a product may have several. */
  ages: { slots: Uint32Array; from: Int16Array; to: Int16Array }
  codes: Codes
}

/** Reads the searched fields that the snapshot does not hold, by product id. */
export type ReadFields = (ids: readonly number[]) => Promise<SearchFields[]>

/** Products per query. */
const CHUNK = 500
/** Assumed length in months of an age range without an end ("from 12 months"). */
const OPEN_END_MONTHS = 36

interface Sources {
  readFields: ReadFields
  synonyms: readonly SynonymGroup[]
}

/** Returns the index of all products of the snapshot. Yields to the event loop every few milliseconds. */
export async function buildSearchIndex(
  snapshot: Snapshot,
  { readFields, synonyms }: Sources,
  yieldToEventLoop: YieldToEventLoop,
): Promise<SearchIndex> {
  const yieldWhenDue = yieldEvery(yieldToEventLoop)
  const products = Int32Array.from(snapshot.products, ({ id }) => id)
  const builders = {
    ro: new LanguageIndexBuilder('ro', snapshot),
    en: new LanguageIndexBuilder('en', snapshot),
    hu: new LanguageIndexBuilder('hu', snapshot),
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
      for (const locale of LOCALES) builders[locale].add(slot, product, known)
      for (const range of agesOf(product, known)) {
        ageSlots.push(slot)
        ranges.push(range)
      }
      for (const code of [...product.variants.map(({ sku }) => sku), ...known.barcodes]) codes.push(codeEntry(code, slot))
      await yieldWhenDue()
    }
  }
  const languages = {} as Record<Locale, LanguageIndex>
  for (const locale of LOCALES) languages[locale] = await builders[locale].finish(synonyms, yieldWhenDue)
  const ages = {
    slots: Uint32Array.from(ageSlots),
    from: Int16Array.from(ranges, ({ from }) => from),
    to: Int16Array.from(ranges, ({ to }) => to),
  }
  const collections = Int32Array.from(snapshot.products, ({ collection }) => collection)
  return { products, collections, languages, ages, codes: await codesOf(codes, yieldWhenDue) }
}

/** Builds the index of one language, product by product. */
class LanguageIndexBuilder {
  readonly #locale: Locale
  readonly #snapshot: Snapshot
  readonly #postings = new PostingsBuilder()
  readonly #phrases: PhraseCounter
  readonly #spelling = new Map<string, string>()
  readonly #stems = new Map<string, string>()
  readonly #stemsByCollection = new Map<number, ReadonlySet<string>>()
  /** Terms of brands, collections and attributes, which many products share. */
  readonly #shared = new Map<string, WeightedTerm[]>()

  constructor(locale: Locale, snapshot: Snapshot) {
    this.#locale = locale
    this.#snapshot = snapshot
    this.#phrases = new PhraseCounter(locale)
  }

  add(slot: number, product: CatalogProduct, fields: SearchFields): void {
    const locale = this.#locale
    const name = product.name[locale]
    this.#phrases.add(name)
    this.#recordSpelling(name)
    const { brands, tree, attributes } = this.#snapshot
    const write = (terms: readonly WeightedTerm[]) => {
      for (const { term, weight } of terms) this.#postings.add(slot, term, weight)
    }
    const collectionStems = this.#collectionStems(product.collection)
    for (const { term, weight } of nameTerms(name, locale))
      this.#postings.add(slot, term, collectionStems.has(this.#stemOf(term)) ? weight + IN_COLLECTION_NAME : weight)
    const brand = brands.get(product.brand)?.name ?? ''
    write(this.#cachedTerms(`b${product.brand}`, () => (this.#recordSpelling(brand), brandTerms(brand, locale))))
    const collection = tree.byId.get(product.collection)
    if (collection)
      write(
        this.#cachedTerms(`c${product.collection}`, () => {
          const names = trailOf(collection).map((node) => node.name[locale])
          for (const one of names) this.#recordSpelling(one)
          return collectionTerms(names, locale)
        }),
      )
    const attributeValues = [...Object.entries(fields.attributes), ...fields.colors.map((color) => ['color', color] as const)]
    for (const [key, value] of attributeValues) {
      const attribute = attributes.get(key)
      // Ages are searched as numbers, not as terms.
      if (attribute && !key.startsWith('age_'))
        write(this.#cachedTerms(`${key}=${String(value)}`, () => attributeTerms(attribute, value, locale)))
    }
    for (const size of fields.sizes)
      write(sizeTerms(size.system === 'age' ? String(size.height_cm) : size.system === 'shoe' ? String(size.eu) : size.value))
  }

  #stemOf(term: string): string {
    let known = this.#stems.get(term)
    if (known === undefined) this.#stems.set(term, (known = stem(term, this.#locale)))
    return known
  }

  #collectionStems(collection: number): ReadonlySet<string> {
    let known = this.#stemsByCollection.get(collection)
    if (!known) {
      const name = this.#snapshot.tree.byId.get(collection)?.name[this.#locale] ?? ''
      this.#stemsByCollection.set(collection, (known = new Set(tokenize(name).map((term) => this.#stemOf(term)))))
    }
    return known
  }

  #cachedTerms(key: string, compute: () => WeightedTerm[]): WeightedTerm[] {
    const known = this.#shared.get(key)
    if (known) return known
    const terms = compute()
    this.#shared.set(key, terms)
    return terms
  }

  #recordSpelling(text: string): void {
    const folded = tokenize(text)
    if (folded.every((term) => this.#spelling.has(term))) return
    const written =
      text
        .normalize('NFC')
        .toLowerCase()
        .match(/\d+(?:[.,]\d+)?|(?:(?!\d)[\p{L}\p{N}])+/gu) ?? []
    if (written.length === folded.length) for (const [at, term] of folded.entries()) this.#spelling.set(term, written[at]!)
  }

  async finish(groups: readonly SynonymGroup[], yieldWhenDue: YieldWhenDue): Promise<LanguageIndex> {
    const synonyms = synonymTable(groups, this.#locale)
    const terms = await sortInChunks([...new Set([...this.#postings.terms(), ...synonyms.terms])], byCode, yieldWhenDue)
    await yieldWhenDue()
    const postings = await this.#postings.finish(terms, yieldWhenDue)
    const vocabulary = await vocabularyOf(terms, this.#locale, yieldWhenDue)
    const phrases = await this.#phrases.finish(yieldWhenDue)
    await yieldWhenDue()
    const spelling = new Map(this.#spelling.entries().filter(([term, written]) => term !== written))
    await yieldWhenDue()
    return {
      vocabulary,
      postings,
      spelling,
      synonyms,
      phrases,
      collectionsByName: indexCollections(this.#snapshot, this.#locale),
    }
  }
}

/** Returns the key of a collection's name: its stems in alphabetical order, without stop words. */
export const collectionKey = (terms: readonly string[], locale: Locale): string =>
  terms
    .filter((term) => !isStopWord(term, locale))
    .map((term) => stem(term, locale))
    .sort()
    .join(' ')

function indexCollections({ tree }: Snapshot, locale: Locale): Map<string, Set<number>> {
  const collectionsByName = new Map<string, Set<number>>()
  for (const node of tree.byId.values()) {
    const ids = idsBelow(node)
    for (const collectionName of new Set([node.name[locale], ...splitCollectionName(node.name[locale])])) {
      const key = collectionKey(tokenize(collectionName), locale)
      collectionsByName.set(key, new Set([...(collectionsByName.get(key) ?? []), ...ids]))
    }
  }
  return collectionsByName
}

const idsBelow = (node: CollectionNode): number[] => [node.id, ...node.children.flatMap(idsBelow)]

/** Returns the age ranges of a product in months: of its sizes and its name, else the recommended one. */
function agesOf(product: CatalogProduct, { sizes }: SearchFields): AgeRange[] {
  const ranges = sizes.flatMap((size) =>
    size.system === 'age'
      ? [{ from: Math.round(size.from * MONTHS[size.unit]), to: Math.round(size.to * MONTHS[size.unit]) }]
      : [],
  )
  ranges.push(...extractAges(product.name.en).ages)
  if (ranges.length > 0 || product.ageFrom === null) return ranges
  return [{ from: product.ageFrom, to: product.ageTo ?? product.ageFrom + OPEN_END_MONTHS }]
}
