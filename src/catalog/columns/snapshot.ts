/** The snapshot: an immutable state of the catalog in memory, as columns by doc. */
import type { CompatibilityRule } from '#domain/compatibility/compatibility-rule.ts'
import type { Currency, Locale } from '#domain/market/market.ts'
import type { StoredTerms } from '#domain/payments/payment-terms.ts'
import type { EndedRecall, RunningRecall } from '#domain/recalls/recall.ts'
import type { OwnType } from '#domain/search/goods/merged-types.ts'
import type { CatalogProduct } from '#store/catalog/catalog-products.ts'
import type {
  CatalogAttribute,
  CatalogBrand,
  CatalogCollection,
  CollectionPromotion,
  RetiredSlug,
  Showroom,
} from '#store/catalog/catalog.ts'
import type { Colourway, ContentPicture } from '#store/catalog/pictures.ts'
import type { RuleWithWarehouse } from '#store/delivery/delivery.ts'
import type { CollectionTree } from '#catalog/collections/collection-tree.ts'
import type { FilterColumns } from './filter-columns.ts'
import { NEW, ON_SALE } from './flags.ts'
import type { Scratch } from './scratch.ts'

export type { CatalogProduct } from '#store/catalog/catalog-products.ts'

/**
 * What the shop lists, in memory. Never changed after it was built: a request takes one and sees one moment. Products are in
 * the recommended order, the sold-out ones from `firstSoldOut` on; a position in that order is called a doc. README.md explains
 * the columns.
 */
export interface Snapshot {
  /** The version of the catalogue in the database. */
  version: number
  /** When the clock alone changes something in it: milliseconds since 1970, Infinity for never. */
  changesAt: number
  products: readonly CatalogProduct[]
  firstSoldOut: number
  /** Every doc, in order. */
  all: Uint32Array
  /** Product ids by doc. */
  ids: Int32Array
  /** Brand ids by doc. */
  brand: Int32Array
  /** Bits of `flags.ts` by doc. */
  flags: Uint8Array
  /** Minutes since 1970 by doc. */
  published: Int32Array
  /** The price that the card shows, by doc: of the cheapest variant that can be bought. */
  price: Record<Currency, Int32Array>
  /** What listings are filtered by. */
  filterColumns: FilterColumns
  /** Ids of the collections that list a product by their rules alone, in any market, by id of the product; nothing for the others. */
  ruled: ReadonlyMap<number, readonly number[]>
  /** The same in each market, for the products that rules list otherwise in one market than in another. */
  ruledApart: ReadonlyMap<number, Readonly<Record<Locale, readonly number[]>>>
  /** Docs by id of the collection: the pinned ones, then the others in order. */
  inCollection: ReadonlyMap<number, Uint32Array>
  /** Docs by product id. */
  byId: ReadonlyMap<number, number>
  bySlug: Record<Locale, ReadonlyMap<string, number>>
  tree: CollectionTree
  brands: ReadonlyMap<number, CatalogBrand>
  brandBySlug: ReadonlyMap<string, CatalogBrand>
  retired: Record<RetiredSlug['kind'], Record<Locale, ReadonlyMap<string, number>>>
  /** Docs of the bundles that a product is a part of, by product id, in order. */
  bundlesWith: ReadonlyMap<number, readonly number[]>
  attributes: ReadonlyMap<string, CatalogAttribute>
  colourways: ReadonlyMap<string, Colourway>
  /** Pictures of the shop's own pages, by their key. */
  contentPictures: ReadonlyMap<string, ContentPicture>
  /** By the collection whose listing shows them. */
  promotions: ReadonlyMap<number, CollectionPromotion>
  showrooms: readonly Showroom[]
  /** Those that run, the newest first. */
  recalls: readonly RunningRecall[]
  /** The last one first. */
  endedRecalls: readonly EndedRecall[]
  /** The merchant's own rows of the table of product types. */
  productTypes: readonly OwnType[]
  /** The merchant's rules of what fits with what. */
  compatibility: readonly CompatibilityRule[]
  deliveryRules: Record<Locale, readonly RuleWithWarehouse[]>
  /** Null while the configuration is what holds. */
  paymentTerms: StoredTerms | null
  /** Memory that every filter uses again. */
  scratch: Scratch
  /** Results of `derive`, by the function that computed them. */
  derived: Map<(snapshot: Snapshot) => unknown, unknown>
}

export interface SnapshotSource extends CatalogContext {
  version: number
  products: Iterable<CatalogProduct>
}

/** Everything but the products: collections, brands, attributes, showrooms, content. Plain JSON. */
export interface CatalogContext {
  collections: readonly CatalogCollection[]
  brands: readonly CatalogBrand[]
  retired: readonly RetiredSlug[]
  attributes: readonly CatalogAttribute[]
  colourways: readonly Colourway[]
  contentPictures: readonly ContentPicture[]
  promotions: readonly CollectionPromotion[]
  showrooms: readonly Showroom[]
  /** Those that run, the newest first. */
  recalls: readonly RunningRecall[]
  /** The last one first. */
  endedRecalls: readonly EndedRecall[]
  /** The merchant's own rows of the table of product types. */
  productTypes: readonly OwnType[]
  /** The merchant's rules of what fits with what. */
  compatibility: readonly CompatibilityRule[]
  deliveryRules: Record<Locale, readonly RuleWithWarehouse[]>
  /** Null while the configuration is what holds. */
  paymentTerms: StoredTerms | null
}

/**
 * Returns what `compute` makes of the snapshot. The snapshot stores it, so it is computed at most once and is freed with the
 * snapshot. `compute` must be a function of a module, not one made per call.
 */
export function derive<T>(snapshot: Snapshot, compute: (snapshot: Snapshot) => T): T {
  const { derived } = snapshot
  if (!derived.has(compute)) derived.set(compute, compute(snapshot))
  return derived.get(compute) as T
}

/**
 * Returns what `compute` makes for a key, such as a doc or a type: at most once for each, in a map that is derived of the snapshot.
 * `newMap` must be a function of a module, as for `derive`.
 */
export function deriveFor<Key, T>(snapshot: Snapshot, newMap: () => Map<Key, T>, key: Key, compute: () => T): T {
  const known = derive(snapshot, newMap)
  if (!known.has(key)) known.set(key, compute())
  return known.get(key)!
}

/** Returns the ids of all collections that list a product, by hand and by rules. */
export function collectionsOf({ ruled }: Pick<Snapshot, 'ruled'>, { id, collections }: CatalogProduct): readonly number[] {
  const added = ruled.get(id)
  return added ? [...collections, ...added] : collections
}

/** Returns the brand that content names by its slug, also by one that it had before; undefined for an unknown one. */
export const brandNamed = ({ brandBySlug, brands, retired }: Snapshot, slug: string): CatalogBrand | undefined =>
  brandBySlug.get(slug) ?? brands.get(retired.brand.ro.get(slug) ?? -1)

/** Whether a product counts as new (published lately). */
export const isNew = ({ flags }: Snapshot, doc: number): boolean => (flags[doc]! & NEW) !== 0

/** Whether a product has a reduction that may be shown (LAW-22). */
export const isOnSale = ({ flags }: Snapshot, doc: number, currency: Currency): boolean => (flags[doc]! & ON_SALE[currency]) !== 0

/** Returns the product at a position of the snapshot. @throws RangeError where there is none */
export function productAt(snapshot: Snapshot, doc: number): CatalogProduct {
  const product = snapshot.products[doc]
  if (!product) throw new RangeError(`no product at ${doc}`)
  return product
}
