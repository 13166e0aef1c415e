/** What stands above the products of a brand: its logo, its story, its main goods and its categories. */
import { listProducts } from '#catalog/columns/listing.ts'
import { productAt, type Snapshot } from '#catalog/columns/snapshot.ts'
import { arrangedDocs } from '#catalog/first-rows/first-rows.ts'
import { pictureOf, shownVariant } from '#catalog/products/pictures.ts'
import { href, type Market } from '#domain/market/market.ts'
import type { CatalogBrand } from '#store/catalog/catalog.ts'
import { collectionPath } from '#web/storefront/listing/listing.server.ts'
import type { BrandHead, CollectionTile } from '#web/storefront/listing/listing-view.ts'

/** Main goods under arches. */
const GOODS = 3
/** Categories that are named, where there is more than one. */
const CATEGORIES = 8

/** A text of a brand: its first line stands under the name, the others are its story. */
export interface BrandText {
  lead: string
  story: string[]
}

/** Returns the parts of what is written of a brand. */
export function brandText(description: string | undefined): BrandText {
  const [lead = '', ...story] = (description ?? '').split('\n').map((line) => line.trim())
  return { lead, story: story.filter((line) => line !== '') }
}

/** Returns the docs of a brand in the order in which its page shows them. */
function docsOf(snapshot: Snapshot, brand: number, { currency }: Market, now: Date): Uint32Array {
  const { docs } = listProducts(snapshot, { brand, currency })
  return arrangedDocs(snapshot, docs, { brand, currency }, now)
}

/** Returns the head of a brand's page; without goods that can be bought, none under its arches. */
export function brandHead(snapshot: Snapshot, { id, logo }: CatalogBrand, story: string[], market: Market, now: Date): BrandHead {
  const first = new Map<number, number>()
  for (const doc of docsOf(snapshot, id, market, now)) {
    const { collection } = productAt(snapshot, doc)
    if (doc < snapshot.firstSoldOut && !first.has(collection)) first.set(collection, doc)
    if (first.size === GOODS) break
  }
  const goods = Array.from(first.values(), (doc) => {
    const product = productAt(snapshot, doc)
    const { src, tint } = pictureOf(product, shownVariant(product)?.colourway ?? null)
    const { name, slug } = product
    return { name: name[market.locale], href: href(market, `/p/${slug[market.locale]}`), image: src, tint }
  })
  return { ...(logo !== null && { logo }), story, goods: goods.length === GOODS ? goods : [] }
}

/** Returns links to what a brand makes, its main goods first, each to its products in one collection. */
export function brandCategories(snapshot: Snapshot, { id, slug }: CatalogBrand, market: Market, now: Date): CollectionTile[] {
  const found = new Map<number, number>()
  for (const doc of docsOf(snapshot, id, market, now)) {
    const { collection } = productAt(snapshot, doc)
    if (!found.has(collection)) found.set(collection, doc)
    if (found.size === CATEGORIES) break
  }
  const tiles = Array.from(found, ([collection, doc]): CollectionTile[] => {
    const node = snapshot.tree.byId.get(collection)
    if (!node) return []
    const product = productAt(snapshot, doc)
    const { src, tint } = pictureOf(product, shownVariant(product)?.colourway ?? null)
    const to = href(market, collectionPath(node, market.locale))
    return [{ name: node.name[market.locale], href: to, image: src, tint, brand: slug }]
  }).flat()
  return tiles.length > 1 ? tiles : []
}
