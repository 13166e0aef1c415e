/** Suggestions while a query is typed: terms, collections, brands, products. */
import { cardOf } from '#catalog/products/card.ts'
import type { Snapshot } from '#catalog/columns/snapshot.ts'
import { fold } from '#domain/search/fold.ts'
import { href, type Market } from '#domain/market/market.ts'
import type { SuggestedPlace, SuggestedProduct, Suggestions } from '#domain/search/suggestions.ts'
import type { Found } from './found.ts'
import type { Phrase } from './phrases.ts'

const TERMS = 5
const COLLECTIONS = 3
const BRANDS = 2
const PRODUCTS = 4
/** Number of best products whose collections are counted. */
const LOOKED_AT = 100
/** Least number of those products in a suggested collection. */
const WORTH_NAMING = 8

/** Returns the suggestions for a query and its result; `phrases` are the frequent phrases of the catalog. */
export function suggestionsOf(
  snapshot: Snapshot,
  market: Market,
  query: string,
  found: Found,
  phrases: readonly Phrase[],
): Suggestions {
  const starts = wordStarts(query)
  const corrected = found.corrected === null ? starts : wordStarts(found.corrected)
  return {
    terms: termsFor(phrases, starts.length > 0 && hasPhrase(phrases, starts) ? starts : corrected),
    collections: collectionsFor(snapshot, market, corrected, found.docs),
    brands: brandsFor(snapshot, market, corrected),
    products: Array.from(found.docs.subarray(0, PRODUCTS), (doc) => suggestedProduct(snapshot, doc, market)),
    total: found.docs.length,
    ...(found.corrected !== null && { corrected: found.corrected }),
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
function collectionsFor(snapshot: Snapshot, market: Market, starts: readonly string[], docs: Uint32Array): SuggestedPlace[] {
  if (starts.length === 0) return []
  const counts = new Map<number, number>()
  for (const doc of docs.subarray(0, LOOKED_AT)) {
    const { collection } = snapshot.products[doc]!
    counts.set(collection, (counts.get(collection) ?? 0) + 1)
  }
  const named = Array.from(snapshot.tree.byId.values()).filter((node) =>
    containsAll(` ${(fold(node.name[market.locale]).match(/[\p{L}\p{N}]+/gu) ?? []).join(' ')}`, starts),
  )
  const frequent = Array.from(counts)
    .filter(([, count]) => count >= WORTH_NAMING)
    .sort((a, b) => b[1] - a[1])
    .flatMap(([id]) => snapshot.tree.byId.get(id) ?? [])
  const nodes = new Set([...named.toSorted((a, b) => (counts.get(b.id) ?? 0) - (counts.get(a.id) ?? 0)), ...frequent])
  return Array.from(nodes, (node) => ({
    name: node.name[market.locale],
    href: href(market, `/c/${node.path[market.locale]}`),
    count: snapshot.inCollection.get(node.id)?.length ?? 0,
  }))
    .filter(({ count }) => count > 0)
    .slice(0, COLLECTIONS)
}

function brandsFor(snapshot: Snapshot, market: Market, starts: readonly string[]): SuggestedPlace[] {
  if (starts.length === 0) return []
  return Array.from(snapshot.brands.values())
    .filter(({ name }) => containsAll(` ${fold(name)}`, starts))
    .slice(0, BRANDS)
    .map(({ id, name, slug }) => ({
      name,
      href: href(market, `/brands/${slug}`),
      count: snapshot.brand.reduce((sum, brand) => sum + (brand === id ? 1 : 0), 0),
    }))
}

function suggestedProduct(snapshot: Snapshot, doc: number, market: Market): SuggestedProduct {
  const { href: to, name, brand, image, tint, sale, prior } = cardOf(snapshot, doc, market)
  return { href: to, name, brand, image, tint, sale, ...(prior !== undefined && { prior }) }
}
