import { CURRENCIES, LOCALES, type Currency, type Locale } from '#domain/market/market.ts'
import { NEW_DAYS } from '#domain/catalog/listing.ts'
import { shownPrior as priorOf } from '#domain/catalog/product.ts'
import type { CatalogProduct, CatalogVariant } from '#store/catalog/catalog-products.ts'
import type {
  CatalogAttribute,
  CatalogBrand,
  CatalogCollection,
  CollectionPromotion,
  Lookbook,
  RetiredSlug,
  Showroom,
} from '#store/catalog/catalog.ts'
import type { Colourway, ContentPicture } from '#store/catalog/pictures.ts'
import type { PlacedRule } from '#store/delivery/delivery.ts'
import { buildCollectionTree, type CollectionTree } from '#catalog/collections/collection-tree.ts'
import { NEW, ON_SALE } from './flags.ts'
import { TraitsWriter, type Traits } from './traits.ts'
import {
  forEachInChunks,
  yieldEvery,
  sortInChunks,
  type YieldWhenDue,
  type YieldToEventLoop,
} from '#catalog/event-loop/chunks.ts'

export type { CatalogProduct } from '#store/catalog/catalog-products.ts'

/**
 * What the shop lists, in memory, never changed after it was built: readers hold one and see one moment. Products stand
 * in the recommended order, the sold-out ones behind `firstSoldOut`; a place in that order is called a doc.
 */
export interface Snapshot {
  version: number
  /** When something in it turns by the clock alone: milliseconds, Infinity for never. */
  changesAt: number
  products: readonly CatalogProduct[]
  firstSoldOut: number
  /** Every doc, in order. */
  all: Uint32Array
  ids: Int32Array
  brand: Int32Array
  /** `NEW` and `ON_SALE` bits. */
  flags: Uint8Array
  /** Minutes since 1970. */
  published: Int32Array
  /** What the card shows: the cheapest variant that can be bought. */
  price: Record<Currency, Int32Array>
  /** What listings are narrowed by. */
  traits: Traits
  /** Docs in order, by collection. */
  inCollection: ReadonlyMap<number, Uint32Array>
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
  /** Pictures of the shop's own pages, by their place. */
  contentPictures: ReadonlyMap<string, ContentPicture>
  /** By the collection in whose listing they stand. */
  promotions: ReadonlyMap<number, CollectionPromotion>
  lookbook: Lookbook | null
  showrooms: readonly Showroom[]
  deliveryRules: Record<Locale, readonly PlacedRule[]>
}

export interface SnapshotSource extends Surroundings {
  version: number
  products: Iterable<CatalogProduct>
}

/** Everything but the products: menus, names, places. Plain JSON. */
export interface Surroundings {
  collections: readonly CatalogCollection[]
  brands: readonly CatalogBrand[]
  retired: readonly RetiredSlug[]
  attributes: readonly CatalogAttribute[]
  colourways: readonly Colourway[]
  contentPictures: readonly ContentPicture[]
  promotions: readonly CollectionPromotion[]
  lookbook: Lookbook | null
  showrooms: readonly Showroom[]
  deliveryRules: Record<Locale, readonly PlacedRule[]>
}

const DAY_MS = 86_400_000
const MINUTE_MS = 60_000

const isBuyable = (product: CatalogProduct, variant: CatalogVariant): boolean => product.kind === 'voucher' || variant.free > 0

export const isSoldOut = (product: CatalogProduct): boolean => !product.variants.some((variant) => isBuyable(product, variant))

/** The variant whose price the card shows: the cheapest that can be bought, or the cheapest when all are gone. */
export function cheapest(product: CatalogProduct, currency: Currency): CatalogVariant {
  let best = product.variants[0]!
  let hasBuyable = isBuyable(product, best)
  for (const variant of product.variants) {
    const buyable = isBuyable(product, variant)
    if (buyable === hasBuyable ? variant.sale[currency] < best.sale[currency] : buyable) {
      best = variant
      hasBuyable = buyable
    }
  }
  return best
}

/** The struck-through price of a variant, null when there is no reduction to show (LAW-22, D-28). */
export function shownPrior(product: CatalogProduct, variant: CatalogVariant, currency: Currency): number | null {
  return priorOf({ sale: variant.sale[currency], prior: variant.prior[currency], noPromo: product.noPromo })
}

const isNewAt = (product: CatalogProduct, now: number): boolean =>
  !product.noPromo && now - (product.publishedAt ?? 0) < NEW_DAYS * DAY_MS

/**
 * Builds a snapshot of the moment `now` (milliseconds). `yieldToEventLoop` is called every few milliseconds, so that requests are
 * answered meanwhile.
 */
export async function buildSnapshot(source: SnapshotSource, now: number, yieldToEventLoop: YieldToEventLoop): Promise<Snapshot> {
  const yieldWhenDue = yieldEvery(yieldToEventLoop)
  const tree = buildCollectionTree(source.collections, now)
  const buyable: CatalogProduct[] = []
  const gone: CatalogProduct[] = []
  let changesAt = tree.changesAt
  await forEachInChunks(source.products, yieldWhenDue, (product) => {
    if (product.publishedAt === null || product.variants.length === 0) return
    if (product.publishedAt > now) changesAt = Math.min(changesAt, product.publishedAt)
    else if (isSoldOut(product)) gone.push(product)
    else buyable.push(product)
    changesAt = Math.min(changesAt, notNewAt(product, now))
  })
  const inOrder = (a: CatalogProduct, b: CatalogProduct) => b.rank - a.rank || a.id - b.id
  const products = [...(await sortInChunks(buyable, inOrder, yieldWhenDue)), ...(await sortInChunks(gone, inOrder, yieldWhenDue))]
  await yieldWhenDue()
  const columns = new ColumnsWriter(products.length, now)
  const traits = new TraitsWriter(products, source.attributes, source.showrooms)
  const inCollection = new Map<number, number[]>()
  const bundlesWith = new Map<number, number[]>()
  const byId = new Map<number, number>()
  const bySlug = { ro: new Map<string, number>(), en: new Map<string, number>(), hu: new Map<string, number>() }
  // All in one walk: a product is far away in memory.
  await forEachInChunks(products, yieldWhenDue, (product, doc) => {
    columns.put(doc, product)
    traits.add(product)
    byId.set(product.id, doc)
    for (const locale of LOCALES) bySlug[locale].set(product.slug[locale], doc)
    for (const collection of product.collections) list(inCollection, collection, doc)
    for (const part of product.parts) list(bundlesWith, part.product, doc)
  })
  return {
    version: source.version,
    changesAt,
    products,
    ...columns.written,
    firstSoldOut: buyable.length,
    all: Uint32Array.from(products.keys()),
    traits: traits.finish(),
    inCollection: await posted(inCollection, tree, yieldWhenDue),
    byId,
    bySlug,
    tree,
    brands: new Map(source.brands.map((brand) => [brand.id, brand])),
    brandBySlug: new Map(source.brands.map((brand) => [brand.slug, brand])),
    retired: retiredSlugs(source.retired),
    bundlesWith,
    attributes: new Map(source.attributes.map((attribute) => [attribute.key, attribute])),
    colourways: new Map(source.colourways.map((one) => [one.key, one])),
    contentPictures: new Map(source.contentPictures.map((one) => [one.key, one])),
    promotions: new Map(source.promotions.map((one) => [one.collection, one])),
    lookbook: source.lookbook,
    showrooms: source.showrooms,
    deliveryRules: source.deliveryRules,
  }
}

/** When a product that is new is new no longer; Infinity for others. */
export const notNewAt = (product: CatalogProduct, now: number): number =>
  isNewAt(product, now) ? (product.publishedAt ?? 0) + NEW_DAYS * DAY_MS : Infinity

/** What is known of each product by itself. */
export class ColumnsWriter {
  readonly written: Pick<Snapshot, 'ids' | 'brand' | 'flags' | 'published' | 'price'>
  readonly #now: number

  constructor(count: number, now: number) {
    this.#now = now
    this.written = {
      ids: new Int32Array(count),
      brand: new Int32Array(count),
      flags: new Uint8Array(count),
      published: new Int32Array(count),
      price: { RON: new Int32Array(count), EUR: new Int32Array(count), HUF: new Int32Array(count) },
    }
  }

  put(doc: number, product: CatalogProduct): void {
    const { ids, brand, flags, published, price } = this.written
    ids[doc] = product.id
    brand[doc] = product.brand
    published[doc] = Math.floor((product.publishedAt ?? 0) / MINUTE_MS)
    let bits = isNewAt(product, this.#now) ? NEW : 0
    for (const currency of CURRENCIES) {
      const variant = cheapest(product, currency)
      price[currency][doc] = variant.sale[currency]
      if (shownPrior(product, variant, currency) !== null) bits |= ON_SALE[currency]
    }
    flags[doc] = bits
  }
}

function list(lists: Map<number, number[]>, key: number, doc: number): void {
  const known = lists.get(key)
  if (known) known.push(doc)
  else lists.set(key, [doc])
}

async function posted(lists: ReadonlyMap<number, number[]>, tree: CollectionTree, yieldWhenDue: YieldWhenDue) {
  const found = new Map<number, Uint32Array>()
  for (const [collection, docs] of lists) {
    if (tree.byId.has(collection)) found.set(collection, Uint32Array.from(docs))
    await yieldWhenDue()
  }
  return found
}

function retiredSlugs(retired: readonly RetiredSlug[]): Snapshot['retired'] {
  const empty = () => ({ ro: new Map<string, number>(), en: new Map<string, number>(), hu: new Map<string, number>() })
  const found = { product: empty(), collection: empty(), brand: empty(), page: empty() }
  for (const { kind, locale, slug, target } of retired) found[kind][locale].set(slug, target)
  return found
}
