/** Collections as staff see them: the tree with counts, one collection, and what its rules and pins would list. */
import { buildCollectionTree, isRunning, trailOf, type CollectionNode } from '#catalog/collections/collection-tree.ts'
import { isSeen, seenIn } from '#catalog/columns/market-view.ts'
import { pinnedDocs, withPinsFirst } from '#catalog/columns/pins.ts'
import { countListed, factsOf } from '#catalog/columns/ruled.ts'
import { meetsAll, type CollectionRule } from '#domain/catalog/collection-rule.ts'
import { LOCALES, MARKETS, perLocale, type Locale } from '#domain/market/market.ts'
import type { Shop } from '#services/shop.ts'
import {
  readAttributes,
  readBrands,
  readCollections,
  type CatalogAttribute,
  type CatalogCollection,
} from '#store/catalog/catalog.ts'
import type { CatalogProduct } from '#store/catalog/catalog-products.ts'
import { placeOf, type Place } from './move-collection.ts'

type ReadShop = Pick<Shop, 'db' | 'clock' | 'catalog'>

export type CollectionState = 'shown' | 'hidden' | 'waits' | 'over'

export interface TreeEntry {
  collection: CatalogCollection
  depth: number
  place: Place
  state: CollectionState
  /** Products that the shop lists in it. */
  products: number
}

function stateOf(collection: CatalogCollection, now: number): CollectionState {
  if (collection.hidden) return 'hidden'
  if ((collection.startsAt ?? 0) > now) return 'waits'
  return isRunning(collection, now) ? 'shown' : 'over'
}

/** Returns the collections in the order of the tree, each one followed by those below it. */
export async function readCollectionTree({ db, clock, catalog }: ReadShop): Promise<TreeEntry[]> {
  const all = await readCollections(db.query)
  const now = clock.now().getTime()
  const counts = countListed(catalog.current.products, all, now)
  const below = (parent: number | null, depth: number): TreeEntry[] =>
    all
      .filter((one) => one.parent === parent)
      .flatMap((collection) => [
        {
          collection,
          depth,
          place: placeOf(all, collection),
          state: stateOf(collection, now),
          products: counts.get(collection.id) ?? 0,
        },
        ...below(collection.id, depth + 1),
      ])
  return below(null, 0)
}

export interface OpenedCollection {
  collection: CatalogCollection
  /** From the top down to the one above it. */
  trail: CollectionNode[]
  state: CollectionState
}

/** Returns null for an unknown one. */
export async function openCollection(
  { db, clock }: Pick<ReadShop, 'db' | 'clock'>,
  id: number,
): Promise<OpenedCollection | null> {
  const all = await readCollections(db.query)
  const now = clock.now().getTime()
  const node = buildCollectionTree(all, now).everyId.get(id)
  const collection = all.find((one) => one.id === id)
  return node && collection ? { collection, trail: trailOf(node).slice(0, -1), state: stateOf(collection, now) } : null
}

export interface CollectionTerms {
  brands: { id: number; name: string }[]
  attributes: CatalogAttribute[]
}

/** Returns what rules choose from. */
export async function readCollectionTerms({ db }: Pick<ReadShop, 'db'>): Promise<CollectionTerms> {
  const brands = (await readBrands(db.query)).map(({ id, name }) => ({ id, name }))
  return { brands: brands.toSorted((a, b) => (a.name < b.name ? -1 : 1)), attributes: await readAttributes(db.query) }
}

export interface ListedPreview {
  /** How many products each market would list. */
  counts: Record<Locale, number>
  /** The first of them in the market. */
  first: { product: CatalogProduct; isPinned: boolean; isSoldOut: boolean }[]
}

/** Returns what a collection would list in each market with these rules and pins, in the order of the shop. */
export function previewCollection(
  { clock, catalog: { current } }: Pick<ReadShop, 'clock' | 'catalog'>,
  { id, rules, pins, market }: { id: number; rules: readonly CollectionRule[]; pins: readonly number[]; market: Locale },
  most: number,
): ListedPreview {
  const now = clock.now().getTime()
  const listed = perLocale((): number[] => [])
  for (const [doc, product] of current.products.entries()) {
    const isOwn = product.collections.includes(id)
    const facts = factsOf(product, now)
    for (const locale of LOCALES)
      if (isSeen(seenIn(current, locale), product) && (isOwn || meetsAll(rules, facts, MARKETS[locale].currency)))
        listed[locale].push(doc)
  }
  const docs = listed[market]
  const pinned = pinnedDocs(docs, pins, current)
  const order = withPinsFirst(docs, pins, current)
  return {
    counts: perLocale((locale) => listed[locale].length),
    first: order.slice(0, most).map((doc) => ({
      product: current.products[doc]!,
      isPinned: pinned.has(doc),
      isSoldOut: doc >= current.firstSoldOut,
    })),
  }
}
