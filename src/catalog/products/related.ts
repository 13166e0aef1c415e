/** Related products: the same use, age and about the same price. */
import type { Currency } from '#domain/market/market.ts'
import type { Recommendation } from '#domain/search/search.ts'
import type { CollectionNode } from '#catalog/collections/collection-tree.ts'
import { isSoldOut } from '#catalog/columns/card-price.ts'
import type { CatalogProduct, Snapshot } from '#catalog/columns/snapshot.ts'

/** Maximum candidates of one collection. */
const MAX_CANDIDATES = 400
/** Half a year apart counts as much as a fifth of the price. */
const PER_YEAR = 0.5
const OTHER_AGE = 1.5
/** Distance that one step up the collection tree adds. */
const PER_COLLECTION_STEP = 1
/** Bonus for another brand. */
const SAME_BRAND = 0.2

/**
 * Docs that go with a product, the nearest first; only those that can be bought and may be promoted (LAW-40). A collection with too
 * few products is completed from its parent. At most `count`.
 */
export const relatedTo = (snapshot: Snapshot, doc: number, currency: Currency, count: number): number[] =>
  nearest(snapshot, doc, currency, count).map(({ other }) => other)

/** The same with what it is worth, by product id. */
export const relatedProducts = (snapshot: Snapshot, doc: number, currency: Currency, count: number): Recommendation[] =>
  nearest(snapshot, doc, currency, count).map(({ other, far }) => ({
    product: snapshot.ids[other]!,
    score: Math.round(100 * Math.exp(-far)),
  }))

/** Returns whether it may be recommended (LAW-40). */
export const isRecommendable = (product: CatalogProduct): boolean => !product.noPromo && !isSoldOut(product)

function nearest(snapshot: Snapshot, doc: number, currency: Currency, count: number): { other: number; far: number }[] {
  const product = snapshot.products[doc]
  if (!product) return []
  const price = snapshot.price[currency]
  const found = new Map<number, number>()
  let collection = snapshot.tree.byId.get(product.collection) ?? null
  for (let away = 0; collection && found.size < count; away++) {
    for (const other of (snapshot.inCollection.get(collection.id) ?? NONE).subarray(0, MAX_CANDIDATES)) {
      const one = snapshot.products[other]!
      if (other === doc || found.has(other) || !isRecommendable(one)) continue
      const cost = Math.abs(Math.log((price[other]! + 1) / (price[doc]! + 1)))
      found.set(
        other,
        away * PER_COLLECTION_STEP + cost + agesApart(product, one) + (one.brand === product.brand ? SAME_BRAND : 0),
      )
    }
    collection = collection.above
  }
  return Array.from(found, ([other, far]) => ({ other, far }))
    .sort((a, b) => a.far - b.far || a.other - b.other)
    .slice(0, count)
}

const NONE = new Uint32Array(0)

/** Maximum price of an addition, as a share of the product's price. */
const ADDITION = 0.7
const PER_COLLECTION = 2

/**
 * Returns at most `count` docs that complement a product: from the companion collections of its type or, where its type has none,
 * from the sibling collections of its own. They suit the same age, cost less, and are taken from each collection in turn in
 * recommended order.
 */
export function additionsTo(snapshot: Snapshot, doc: number, currency: Currency, count: number): number[] {
  const product = snapshot.products[doc]
  const node = product && snapshot.tree.byId.get(product.collection)
  if (!product || !node) return []
  const price = snapshot.price[currency]
  const isAddition = (other: number): boolean => {
    const one = snapshot.products[other]!
    if (one.collection === product.collection || price[other]! > price[doc]! * ADDITION) return false
    return isRecommendable(one) && agesApart(product, one) < OTHER_AGE
  }
  const known = node.companions.flatMap((key) => snapshot.tree.byKey.get(key) ?? [])
  const collections =
    known.length > 0
      ? known.map((other) => firstOf(snapshot.inCollection.get(other.id), isAddition))
      : siblingCollections(snapshot, node, isAddition)
  return Array.from({ length: PER_COLLECTION }, (_, turn) => collections.flatMap((collection) => collection[turn] ?? []))
    .flat()
    .slice(0, count)
}

/** Returns the first few docs that fit. */
function firstOf(docs: Uint32Array = NONE, fits: (doc: number) => boolean): number[] {
  const found: number[] = []
  for (const doc of docs.subarray(0, MAX_CANDIDATES)) {
    if (fits(doc)) found.push(doc)
    if (found.length === PER_COLLECTION) break
  }
  return found
}

/** Returns the first few docs that fit of each sibling collection, in recommended order. */
function siblingCollections(
  { products, inCollection }: Snapshot,
  node: CollectionNode,
  fits: (doc: number) => boolean,
): number[][] {
  const collections = new Map<number, number[]>()
  for (const doc of (inCollection.get(node.above?.id ?? -1) ?? NONE).subarray(0, 2 * MAX_CANDIDATES)) {
    if (!fits(doc)) continue
    const collection = collections.get(products[doc]!.collection)
    if (!collection) collections.set(products[doc]!.collection, [doc])
    else if (collection.length < PER_COLLECTION) collection.push(doc)
  }
  return [...collections.values()]
}

/** Returns the distance of two age ranges: that of their beginnings, infinite when they do not overlap. */
function agesApart(a: CatalogProduct, b: CatalogProduct): number {
  if (a.ageFrom === null || b.ageFrom === null) return a.ageFrom === b.ageFrom ? 0 : PER_YEAR / 2
  const isApart = a.ageFrom > (b.ageTo ?? Infinity) || b.ageFrom > (a.ageTo ?? Infinity)
  return (Math.abs(a.ageFrom - b.ageFrom) / 12) * PER_YEAR + (isApart ? OTHER_AGE : 0)
}
