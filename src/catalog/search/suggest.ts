/** Suggestions while a query is typed: terms, collections, brands, products. */
import type { CollectionNode } from '#catalog/collections/collection-tree.ts'
import type { Snapshot } from '#catalog/columns/snapshot.ts'
import { fold } from '#domain/search/fold.ts'
import type { Locale } from '#domain/market/market.ts'
import type { CatalogBrand } from '#store/catalog/catalog.ts'
import type { Found } from './found.ts'
import type { Phrase } from './index/phrases.ts'

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

/** Returns the suggestions for a query and its result; `phrases` are the frequent phrases of the catalog. */
export function suggestionsOf(
  snapshot: Snapshot,
  locale: Locale,
  query: string,
  found: Found,
  phrases: readonly Phrase[],
): Suggested {
  const starts = wordStarts(query)
  const corrected = found.corrected === null ? starts : wordStarts(found.corrected)
  return {
    terms: termsFor(phrases, starts.length > 0 && hasPhrase(phrases, starts) ? starts : corrected),
    collections: collectionsFor(snapshot, locale, corrected, found.docs),
    brands: brandsFor(snapshot, corrected),
    products: Array.from(found.docs.subarray(0, PRODUCTS)),
    total: found.docs.length,
    corrected: found.corrected,
  }
}

/** Returns the folded words of a query, each after a space, as in `Phrase.folded`. */
const wordStarts = (query: string): string[] => (fold(query).match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => ` ${word}`)

const containsAll = (folded: string, starts: readonly string[]): boolean => starts.every((start) => folded.includes(start))
const hasPhrase = (phrases: readonly Phrase[], starts: readonly string[]): boolean =>
  phrases.some(({ folded }) => containsAll(folded, starts))

/** Returns phrases that begin with the query, then those that contain its words; more frequent ones first, each once. */
function termsFor(phrases: readonly Phrase[], starts: readonly string[]): string[] {
  if (starts.length === 0) return []
  const whole = starts.join('')
  const fitting = phrases.filter(({ folded }) => containsAll(folded, starts))
  const first = fitting.filter(({ folded }) => folded.startsWith(whole))
  return [...new Set([...first, ...fitting].map(({ text }) => text))].slice(0, TERMS)
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
