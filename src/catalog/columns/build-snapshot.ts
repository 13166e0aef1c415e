/** Builds a snapshot of the catalog from its products. */
import { LOCALES, type Locale } from '#domain/market/market.ts'
import type { CatalogProduct } from '#store/catalog/catalog-products.ts'
import type { RetiredSlug } from '#store/catalog/catalog.ts'
import { buildCollectionTree, type CollectionTree } from '#catalog/collections/collection-tree.ts'
import { listedByRules, rulingsOf } from './ruled.ts'
import {
  forEachInChunks,
  sortInChunks,
  yieldEvery,
  type YieldToEventLoop,
  type YieldWhenDue,
} from '#catalog/event-loop/chunks.ts'
import { isSoldOut } from './card-price.ts'
import { FilterColumnsBuilder } from './filter-columns-builder.ts'
import { notNewAt, ProductColumnsBuilder } from './product-columns.ts'
import { Scratch } from './scratch.ts'
import { withPinsFirst, type Listed } from './pins.ts'
import type { Snapshot, SnapshotSource } from './snapshot.ts'

/** Returns the snapshot of the moment `now` (milliseconds). Yields to the event loop every few milliseconds. */
export async function buildSnapshot(source: SnapshotSource, now: number, yieldToEventLoop: YieldToEventLoop): Promise<Snapshot> {
  const yieldWhenDue = yieldEvery(yieldToEventLoop)
  const tree = buildCollectionTree(source.collections, now)
  const { products, firstSoldOut, changesAt } = await listedProducts(source.products, now, yieldWhenDue)
  await yieldWhenDue()
  const columns = new ProductColumnsBuilder(products.length, now)
  const filterColumns = new FilterColumnsBuilder(products, source.attributes, source.showrooms)
  const rulings = rulingsOf(tree)
  const ruled = new Map<number, readonly number[]>()
  const ruledApart = new Map<number, Readonly<Record<Locale, readonly number[]>>>()
  const inCollection = new Map<number, number[]>()
  const bundlesWith = new Map<number, number[]>()
  const byId = new Map<number, number>()
  const bySlug = numbersBySlug()
  // One pass for all of them: reading a product that is not in the processor's cache is what costs most.
  await forEachInChunks(products, yieldWhenDue, (product, doc) => {
    columns.put(doc, product)
    filterColumns.add(product)
    byId.set(product.id, doc)
    for (const locale of LOCALES) bySlug[locale].set(product.slug[locale], doc)
    for (const collection of product.collections) append(inCollection, collection, doc)
    const { anywhere, byMarket } = listedByRules(product, rulings, now)
    if (anywhere.length > 0) ruled.set(product.id, anywhere)
    if (byMarket) ruledApart.set(product.id, byMarket)
    for (const collection of anywhere) append(inCollection, collection, doc)
    for (const part of product.parts) append(bundlesWith, part.product, doc)
  })
  return {
    version: source.version,
    changesAt: Math.min(tree.changesAt, changesAt),
    products,
    ...columns.built,
    firstSoldOut,
    all: Uint32Array.from(products.keys()),
    filterColumns: filterColumns.finish(),
    ruled,
    ruledApart,
    inCollection: await postings(inCollection, tree, { byId, products, firstSoldOut }, yieldWhenDue),
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
    showrooms: source.showrooms,
    recalls: source.recalls,
    endedRecalls: source.endedRecalls,
    productTypes: source.productTypes,
    compatibility: source.compatibility,
    deliveryRules: source.deliveryRules,
    paymentTerms: source.paymentTerms,
    scratch: new Scratch(),
    derived: new Map(),
  }
}

/** Returns the products that are listed now, in the recommended order, the sold-out ones last. */
async function listedProducts(
  all: Iterable<CatalogProduct>,
  now: number,
  yieldWhenDue: YieldWhenDue,
): Promise<Pick<Snapshot, 'products' | 'firstSoldOut' | 'changesAt'>> {
  const buyable: CatalogProduct[] = []
  const soldOut: CatalogProduct[] = []
  let changesAt = Infinity
  await forEachInChunks(all, yieldWhenDue, (product) => {
    if (product.publishedAt === null || product.variants.length === 0) return
    if (product.publishedAt > now) changesAt = Math.min(changesAt, product.publishedAt)
    else if (isSoldOut(product)) soldOut.push(product)
    else buyable.push(product)
    changesAt = Math.min(changesAt, notNewAt(product, now))
  })
  const inOrder = (a: CatalogProduct, b: CatalogProduct) => b.rank - a.rank || a.id - b.id
  const products = [
    ...(await sortInChunks(buyable, inOrder, yieldWhenDue)),
    ...(await sortInChunks(soldOut, inOrder, yieldWhenDue)),
  ]
  return { products, firstSoldOut: buyable.length, changesAt }
}

function append(lists: Map<number, number[]>, key: number, doc: number): void {
  const list = lists.get(key)
  if (list) list.push(doc)
  else lists.set(key, [doc])
}

/** Returns the docs of each collection that is shown now. */
async function postings(lists: ReadonlyMap<number, number[]>, tree: CollectionTree, listed: Listed, yieldWhenDue: YieldWhenDue) {
  const found = new Map<number, Uint32Array>()
  for (const [collection, docs] of lists) {
    const node = tree.byId.get(collection)
    if (node) found.set(collection, Uint32Array.from(node.pins.length > 0 ? withPinsFirst(docs, node.pins, listed) : docs))
    await yieldWhenDue()
  }
  return found
}

/** A map of numbers by slug for each language. */
const numbersBySlug = () => ({ ro: new Map<string, number>(), en: new Map<string, number>(), hu: new Map<string, number>() })

function retiredSlugs(retired: readonly RetiredSlug[]): Snapshot['retired'] {
  const found = { product: numbersBySlug(), collection: numbersBySlug(), brand: numbersBySlug(), page: numbersBySlug() }
  for (const { kind, locale, slug, target } of retired) found[kind][locale].set(slug, target)
  return found
}
