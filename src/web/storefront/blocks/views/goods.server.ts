/** Views of blocks that show the catalog: what is chosen by hand, and what a rule finds now. */
import { listProducts } from '#catalog/columns/listing.ts'
import { arrangedDocs } from '#catalog/first-rows/first-rows.ts'
import { rowOfWholeShop } from '#catalog/first-rows/whole-shop.ts'
import { brandNamed, derive, deriveFor, productAt, type Snapshot } from '#catalog/columns/snapshot.ts'
import { rootCollection, topCollections, type CollectionNode } from '#catalog/collections/collection-tree.ts'
import { pictureOf as productPicture, shownVariant } from '#catalog/products/pictures.ts'
import { AGE_BANDS } from '#domain/catalog/filters.ts'
import { ROW_CARDS } from '#domain/catalog/list-lengths.ts'
import { BAND_SIZES } from '#domain/content/belly-band.ts'
import type { BlockOf } from '#domain/content/block-kinds.ts'
import { href } from '#domain/market/market.ts'
import { seasonOn } from '#domain/rails/season.ts'
import { ageBand } from '#messages/filters.ts'
import type { CatalogBrand } from '#store/catalog/catalog.ts'
import type { BlockViews, CollectionView, PointView, SpotView } from '#web/storefront/blocks/view.ts'
import { cardOf, cardsOf } from '#web/storefront/card/card-view.server.ts'
import { collectionPath } from '#web/storefront/listing/listing.server.ts'
import { bandTable } from '#web/storefront/product/band-view.server.ts'
import { bundleOf } from '#web/storefront/product/bundle-view.server.ts'
import { linkOf, narrowOf, pictureOf, type BlockContext } from './block-context.server.ts'
import { PAGE_WIDTH, pictureBeside } from './written.server.ts'

const BRANDS_SHOWN = 6
/** The newest are looked through for different top-level collections. */
const NEWEST_PAGES = 3
const AGES_SHOWN = 6

type View<K extends keyof BlockViews> = BlockViews[K] | null

export function productsView(context: BlockContext, block: BlockOf<'products'>): View<'products'> {
  const { snapshot, market, tag } = context
  tag('listing')
  const cards = cardsOf(snapshot, docsOf(context, block), market)
  if (!block.title || cards.length === 0) return null
  return { title: block.title, lead: block.lead ?? '', all: linkOf(context, block.link_text, block.link), cards }
}

const newRows = () => new Map<string, number[]>()

/** Returns the row of the whole shop by a rule. It looks at thousands of products: it is made once for each snapshot and season. */
function wholeShopRow({ snapshot, market: { currency }, now }: BlockContext, rule: 'new' | 'sale'): number[] {
  const candidates = () => {
    const listing = listProducts(snapshot, { only: rule, currency })
    if (rule === 'sale') return arrangedDocs(snapshot, listing.docs, { only: rule, currency }, now)
    return Array.from({ length: NEWEST_PAGES }, (_, at) => listing.page('new', at + 1)).flat()
  }
  const key = `${rule} ${currency} ${seasonOn(now)}`
  return deriveFor(snapshot, newRows, key, () => rowOfWholeShop(snapshot, candidates(), ROW_CARDS, now))
}

function docsOf(context: BlockContext, { rule, collection, products = [] }: BlockOf<'products'>): number[] {
  const { snapshot, market, now } = context
  const { currency } = market
  switch (rule) {
    case 'new':
    case 'sale':
      return wholeShopRow(context, rule)
    case 'collection': {
      const node = snapshot.tree.byKey.get(collection ?? '')
      const docs = node && snapshot.inCollection.get(node.id)
      if (!docs) return []
      const arranged = arrangedDocs(snapshot, docs, { collection: node.id, currency }, now)
      return Array.from(arranged.slice(0, ROW_CARDS)).filter((doc) => doc < snapshot.firstSoldOut)
    }
    case 'chosen':
      return availableDocs(
        snapshot,
        products.map(({ product }) => product),
      )
    case undefined:
      return []
    default:
      return rule satisfies never
  }
}

/** Returns the products with these SKUs that can be bought, in their order. */
export function availableDocs(snapshot: Snapshot, skus: readonly (string | undefined)[]): number[] {
  const docs = docsBySku(snapshot, skus)
  return [...new Set(skus.flatMap((sku) => docs.get(sku ?? '') ?? []))].filter((doc) => doc < snapshot.firstSoldOut)
}

const newDocs = () => new Map<string, Map<string, number>>()

/** Returns the products with these SKUs. They are looked for once for each snapshot: a map of all SKUs would take more memory. */
function docsBySku(snapshot: Snapshot, skus: readonly (string | undefined)[]): Map<string, number> {
  const wanted = new Set(skus.filter((sku) => sku !== undefined))
  return wanted.size === 0 ? new Map() : deriveFor(snapshot, newDocs, [...wanted].join('\n'), () => findDocs(snapshot, wanted))
}

/** One pass over the catalog. */
function findDocs({ products }: Snapshot, wanted: ReadonlySet<string>): Map<string, number> {
  const found = new Map<string, number>()
  for (const [doc, { variants }] of products.entries()) {
    for (const { sku } of variants) if (wanted.has(sku)) found.set(sku, doc)
    if (found.size === wanted.size) break
  }
  return found
}

export function spotOf({ snapshot, market }: Pick<BlockContext, 'snapshot' | 'market'>, doc: number): SpotView {
  const { name, href: to, image, tint, sale, prior } = cardOf(snapshot, doc, market)
  return { name, href: to, image, tint, sale, prior }
}

/** Returns what stands at points of a picture: goods that can be bought. */
export function pointsOf(
  context: Pick<BlockContext, 'snapshot' | 'market'>,
  given: readonly { product?: string | undefined; left?: number | undefined; top?: number | undefined }[],
  mayStand: (doc: number) => boolean = () => true,
): PointView[] {
  const { snapshot } = context
  const docs = docsBySku(
    snapshot,
    given.map(({ product }) => product),
  )
  return given.flatMap(({ product, left, top }) => {
    const doc = docs.get(product ?? '')
    const isBuyable = doc !== undefined && doc < snapshot.firstSoldOut && mayStand(doc)
    return isBuyable && left !== undefined && top !== undefined ? [{ ...spotOf(context, doc), left, top }] : []
  })
}

export function lookbookView(context: BlockContext, block: BlockOf<'lookbook'>): View<'lookbook'> {
  const picture = pictureOf(context, block.picture, PAGE_WIDTH)
  const points = pointsOf(context, block.points ?? [])
  if (!picture || points.length === 0) return null
  context.tag('listing')
  const { title = '', lead = '' } = block
  return { title, lead, picture, narrow: narrowOf(pictureOf(context, block.narrow, PAGE_WIDTH)), points }
}

/** Null unless there is a picture and all of its goods can be bought. */
export function stillLifeView(context: BlockContext, block: BlockOf<'still_life'>): View<'still_life'> {
  const { snapshot, market, tag } = context
  const picture = pictureBeside(context, block.picture)
  const beside = (block.beside ?? []).map(({ product }) => product)
  const docs = availableDocs(snapshot, [block.spot, ...beside])
  const [spot, ...others] = docs
  if (!block.title || !picture || spot === undefined || docs.length < beside.length + 1) return null
  tag('listing')
  return {
    title: block.title,
    lead: block.lead ?? '',
    picture,
    spot: spotOf(context, spot),
    cards: cardsOf(snapshot, others, market),
  }
}

export function bundleBlockView({ snapshot, market, tag }: BlockContext, { product }: BlockOf<'bundle'>): View<'bundle'> {
  const [doc] = availableDocs(snapshot, [product])
  if (doc === undefined || productAt(snapshot, doc).kind !== 'bundle') return null
  const { view, tags } = bundleOf(snapshot, doc, market)
  tag(...tags)
  return view && { bundle: view }
}

/** The collections that are named, or those that have a tile; in a shop without tiles those it is divided into. */
export function collectionsView(context: BlockContext, block: BlockOf<'collections'>): View<'collections'> {
  const { snapshot, tag } = context
  tag('listing')
  const { byKey } = snapshot.tree
  const chosen = (block.collections ?? []).flatMap(({ collection }) => byKey.get(collection ?? '') ?? [])
  const collections = (chosen.length > 0 ? chosen : tiledCollections(snapshot)).flatMap((node) => tileOf(context, node) ?? [])
  return collections.length > 0 ? { title: block.title ?? '', collections } : null
}

function tiledCollections({ tree }: Snapshot): CollectionNode[] {
  const roots = topCollections(tree)
  const tiled = roots.filter(({ pictures }) => pictures.tile)
  return tiled.length > 0 ? tiled.toSorted((a, b) => a.pictures.tile!.position - b.pictures.tile!.position) : roots
}

/** A collection with its picture, or that of its first product; null for one that has neither. */
function tileOf({ snapshot, market }: BlockContext, node: CollectionNode): CollectionView | null {
  const { tile } = node.pictures
  const product = snapshot.products[snapshot.inCollection.get(node.id)?.[0] ?? -1]
  const image = tile?.src ?? (product && productPicture(product, shownVariant(product)?.colourway ?? null).src)
  if (image === undefined) return null
  return {
    key: node.key,
    name: node.name[market.locale],
    tagline: node.tagline[market.locale],
    href: href(market, collectionPath(node, market.locale)),
    image,
    alt: tile?.alt[market.locale],
  }
}

export function brandsView({ snapshot, market, tag }: BlockContext, block: BlockOf<'brands'>): View<'brands'> {
  tag('listing')
  const chosen = (block.brands ?? []).flatMap(({ brand }) => brandNamed(snapshot, brand ?? '') ?? [])
  const shown = chosen.length > 0 ? chosen : derive(snapshot, largestBrands)
  const brands = shown.map(({ name, slug, logo }) => ({
    text: name,
    href: href(market, `/brands/${slug}`),
    ...(logo !== null && { logo }),
  }))
  return brands.length > 0 ? { title: block.title ?? '', brands } : null
}

/** Returns the brands with the most products. */
function largestBrands(snapshot: Snapshot): CatalogBrand[] {
  const counts = new Map<number, number>()
  for (const id of snapshot.brand) counts.set(id, (counts.get(id) ?? 0) + 1)
  return [...counts]
    .toSorted((a, b) => b[1] - a[1] || a[0] - b[0])
    .slice(0, BRANDS_SHOWN)
    .flatMap(([id]) => snapshot.brands.get(id) ?? [])
}

export function agesView({ snapshot, market, tag }: BlockContext, { collection }: BlockOf<'ages'>): View<'ages'> {
  tag('listing')
  const { tree } = snapshot
  const node = collection ? tree.byKey.get(collection) : rootCollection(tree)
  if (!node) return null
  const bands = AGE_BANDS.slice(0, AGES_SHOWN).map((band) => {
    const [span = '', unit = ''] = ageBand(band).split(' ')
    return { key: band.key, span, unit }
  })
  return { action: href(market, collectionPath(node, market.locale)), bands }
}

/** Own sizes are used when each is whole: the calculator needs all of them. */
export function bellyBandView(
  context: BlockContext,
  { picture, collection, look, sizes = [] }: BlockOf<'belly_band'>,
): View<'belly_band'> {
  const { snapshot, market } = context
  const node = snapshot.tree.byKey.get(collection ?? '')
  const own = sizes.flatMap(({ size, least, most }) =>
    size && least !== undefined && most !== undefined && least < most ? [{ size, min: least, max: most }] : [],
  )
  const isOwn = own.length > 0 && own.length === sizes.length
  return {
    picture: snapshot.contentPictures.get(picture ?? '')?.src ?? '',
    shop: node ? href(market, collectionPath(node, market.locale)) : null,
    sizes: isOwn ? own : null,
    table: look === 'table' ? bandTable(isOwn ? own : BAND_SIZES, market) : null,
  }
}
