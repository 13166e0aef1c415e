/** Suggestions while a query is typed: terms, collections, brands, products. */
import type { CollectionNode } from '#catalog/collections/collection-tree.ts'
import type { Snapshot } from '#catalog/columns/snapshot.ts'
import { fold } from '#domain/search/fold.ts'
import type { Locale } from '#domain/market/market.ts'
import type { CatalogBrand } from '#store/catalog/catalog.ts'
import type { Found } from './found.ts'
import type { NameList, SuggestedName } from './index/name-list.ts'
import type { Phrase } from './index/phrases.ts'
import { phraseKey, spacedWords } from './index/suggested-names.ts'

const TERMS = 5
const COLLECTIONS = 3
const BRANDS = 2
const PRODUCTS = 4
/** Number of best products whose collections are counted. */
const MAX_CANDIDATES = 100
/** Least number of those products in a suggested collection. */
const WORTH_NAMING = 8

/** Suggestions for a query, the best first. */
export interface Suggested {
  /** Terms of the catalog. */
  terms: string[]
  /** With the number of their products. */
  collections: { collection: CollectionNode; count: number }[]
  brands: { brand: CatalogBrand; count: number }[]
  /** Positions of products in the snapshot. */
  products: number[]
  /** Number of products that the query finds. */
  total: number
  /** The corrected query, null when it was found as typed. */
  corrected: string | null
}

/** What terms are made of, in one language. */
export interface SuggestedWords {
  locale: Locale
  /** Frequent phrases of product names. */
  phrases: readonly Phrase[]
  /** Names of types that have products, and synonyms, those of more products first. */
  names: NameList
}

/** Returns the suggestions for a query and its result; `terms` are what the query may go on to. */
export function suggestionsOf(
  snapshot: Snapshot,
  words: SuggestedWords,
  query: string,
  { found, terms }: { found: Found; terms: readonly string[] },
): Suggested {
  const { locale } = words
  const meant = found.corrected ?? query
  const starts = wordStarts(meant)
  return {
    terms: [...(terms.length > 0 ? terms : termsOf(words, meant))],
    collections: collectionsFor(snapshot, locale, starts, found.docs),
    brands: brandsFor(snapshot, starts),
    products: Array.from(found.docs.subarray(0, PRODUCTS)),
    total: found.docs.length,
    corrected: found.corrected,
  }
}

/** Returns the folded words of a query, each after a space, as in `Phrase.folded`. */
const wordStarts = (query: string): string[] => (fold(query).match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => ` ${word}`)

const containsAll = (folded: string, starts: readonly string[]): boolean => starts.every((start) => folded.includes(start))

/**
 * Returns the terms that a query may go on to: the query itself where it is a name, phrases and names that begin with it, what those
 * names are called otherwise, and such that contain its words. More frequent ones come first, and of the forms of a phrase one.
 */
export function termsOf({ locale, phrases, names }: SuggestedWords, query: string): string[] {
  const starts = wordStarts(query)
  if (starts.length === 0) return []
  const whole = starts.join('')
  const picked = new Map<string, string>()
  const pick = (texts: Iterable<string>): void => {
    for (const text of texts) {
      if (picked.size >= TERMS) return
      const key = phraseKey(text, locale)
      if (!picked.has(key)) picked.set(key, text)
    }
  }
  // A single letter begins, and is within, too much: names as they are shown will do, and no sizes.
  const isLetter = whole.length <= 2
  const isPlain = (text: string) => !isLetter || !/\d/.test(text)
  const exact = names.whole(whole)
  if (exact) pick([exact.text])
  const begun = Iterator.from(names.begun(whole))
    .filter(({ text, shown, inNames }) => (!isLetter || inNames !== null || text === shown) && isPlain(text))
    .toArray()
  const beginning = phrases.filter(({ text, folded }) => folded.startsWith(whole) && isPlain(text))
  pick(byCount(beginning, completions(begun, whole)))
  pick(begun.values().map(({ shown }) => shown))
  if (!isLetter) {
    const containing = phrases.filter(({ folded }) => containsAll(folded, starts))
    pick(byCount(containing, completions(names.within(starts), '')))
  }
  return [...picked.values()]
}

/** Returns the first name of each thing, in the form of product names where these begin with `whole` too. */
function completions(names: Iterable<SuggestedName>, whole: string): { text: string; count: number }[] {
  const first = new Map<string, { text: string; count: number }>()
  for (const { shown, text, inNames, count } of names) {
    if (first.has(shown)) continue
    const isSame = inNames !== null && spacedWords(inNames).startsWith(whole)
    first.set(shown, { text: isSame ? inNames : text, count })
    // Nobody sees more of them.
    if (first.size > TERMS) break
  }
  return [...first.values()]
}

/** Returns the texts of two lists, each with the most frequent first, as one. */
function* byCount(
  phrases: readonly { text: string; count: number }[],
  names: readonly { text: string; count: number }[],
): Generator<string> {
  let at = 0
  for (const phrase of phrases) {
    for (; at < names.length && names[at]!.count > phrase.count; at++) yield names[at]!.text
    yield phrase.text
  }
  for (; at < names.length; at++) yield names[at]!.text
}

/** Returns collections whose name contains the query, and those of most of the best products. */
function collectionsFor(
  snapshot: Snapshot,
  locale: Locale,
  starts: readonly string[],
  docs: Uint32Array,
): Suggested['collections'] {
  if (starts.length === 0) return []
  const counts = new Map<number, number>()
  for (const doc of docs.subarray(0, MAX_CANDIDATES)) {
    const { collection } = snapshot.products[doc]!
    counts.set(collection, (counts.get(collection) ?? 0) + 1)
  }
  const named = Array.from(snapshot.tree.byId.values()).filter((node) =>
    containsAll(` ${(fold(node.name[locale]).match(/[\p{L}\p{N}]+/gu) ?? []).join(' ')}`, starts),
  )
  const frequent = Array.from(counts)
    .filter(([, count]) => count >= WORTH_NAMING)
    .sort((a, b) => b[1] - a[1])
    .flatMap(([id]) => snapshot.tree.byId.get(id) ?? [])
  const nodes = new Set([...named.toSorted((a, b) => (counts.get(b.id) ?? 0) - (counts.get(a.id) ?? 0)), ...frequent])
  return Array.from(nodes, (collection) => ({ collection, count: snapshot.inCollection.get(collection.id)?.length ?? 0 }))
    .filter(({ count }) => count > 0)
    .slice(0, COLLECTIONS)
}

function brandsFor(snapshot: Snapshot, starts: readonly string[]): Suggested['brands'] {
  if (starts.length === 0) return []
  return Array.from(snapshot.brands.values())
    .filter(({ name }) => containsAll(` ${fold(name)}`, starts))
    .slice(0, BRANDS)
    .map((brand) => ({ brand, count: snapshot.brand.reduce((sum, id) => sum + (id === brand.id ? 1 : 0), 0) }))
}
