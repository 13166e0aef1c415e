/** Shared parts of pages with a listing on the server: one address a listing, cards, pages, head (D-5, D-6). */
import { seenIn } from '#catalog/columns/market-view.ts'
import { cardsOf } from '#web/storefront/card/card-view.server.ts'
import { listProducts, type Criteria } from '#catalog/columns/listing.ts'
import { recommendedPage } from '#catalog/first-rows/first-rows.ts'
import { rootCollection, topCollections, type CollectionNode } from '#catalog/collections/collection-tree.ts'
import { pictureOf, shownVariant } from '#catalog/products/pictures.ts'
import { showroomCities } from '#catalog/showroom-cities.ts'
import type { Snapshot } from '#catalog/columns/snapshot.ts'
import {
  isCanonical,
  pageCount,
  parseListing,
  writeListing,
  writeFilterQuery,
  type ListingQuery,
} from '#domain/catalog/listing.ts'
import { href, type Locale, type Market } from '#domain/market/market.ts'
import * as text from '#messages/listing.ts'
import { feedPicture, narrowestPicture } from '#domain/catalog/picture.ts'
import type { CollectionTile, ListingView } from './listing-view.ts'
import { filtersView } from './filter-groups.server.ts'
import { filterTerms } from './filter-terms.server.ts'
import { elsewhere } from './listing-alternates.server.ts'
import { notFound, redirect, type Head, type LoadContext, type Page } from '#web/http/pages/page.ts'
import { scenePath } from '#web/storefront/pictures/scenes.server.ts'

export interface ListingOf {
  /** Path without the market's prefix, in each language. */
  paths: Record<Locale, string>
  title: string
  /** The sentence under the title, and what search engines show. */
  lead: string
  description?: string
  /** What stands between home and this page. */
  trail: { name: string; href: string }[]
  within: Pick<Criteria, 'collection' | 'brand' | 'only'>
  tiles?: CollectionTile[]
  promo?: ListingView['promo']
  image?: string
}

/**
 * Returns what the address says of a listing.
 * @throws PageRefusal 301 to the canonical query
 */
export function readListing({ shop, url }: LoadContext, path: string): ListingQuery & { narrowed: string } {
  const { current } = shop.catalog
  const query = parseListing(url.searchParams, filterTerms(current))
  const narrowed = writeFilterQuery(query.filters)
  const canonical = writeListing({ ...query, narrowed })
  if (!isCanonical(url.searchParams, canonical)) redirect(path + canonical, 301)
  return { ...query, narrowed }
}

/**
 * One page of a listing.
 * @throws PageRefusal 301 to the canonical query, 404 beyond the last page
 */
export function listingPage(context: LoadContext, listing: ListingOf): Page<ListingView> {
  const { market, tag, now } = context
  const snapshot = seenIn(context.shop.catalog.current, context.market.locale)
  const path = href(market, listing.paths[market.locale])
  const { filters, whole, ...query } = readListing(context, path)
  const { narrowed } = query

  const place = { ...listing.within, currency: market.currency }
  const listed = listProducts(snapshot, { ...place, filters })
  const { total } = listed
  const last = pageCount(total)
  if (query.page > last) notFound()
  tag(listing.within.collection === undefined ? 'listing' : `c:${listing.within.collection}`)

  const isFirst = query.page === 1
  const docs =
    narrowed === '' && query.sort === 'recommended'
      ? recommendedPage(snapshot, listed, place, query.page, now)
      : listed.page(query.sort, query.page)
  const shown = snapshot.tree.byId.get(listing.within.collection ?? -1)?.filters ?? null
  const view: ListingView = {
    trail: [...listing.trail, { name: listing.title }],
    title: listing.title,
    lead: isFirst ? listing.lead : '',
    path,
    ...query,
    last,
    total,
    cards: cardsOf(snapshot, docs, market, filters.colors),
    filters: filtersView({ snapshot, market, filters, whole, total, shown, facets: listed.facets() }),
    tiles: listing.tiles ?? [],
    ...(total === 0 && { drawing: scenePath(snapshot, 'empty-search') }),
    promo: isFirst && query.narrowed === '' && query.sort === 'recommended' && total > 5 ? (listing.promo ?? null) : null,
  }
  const head = headOf(listing, view, context)
  // Found under the address that does not have its lists whole.
  if (whole.length > 0) head.robots = 'noindex, follow'
  return {
    data: view,
    head: { ...head, ...elsewhere(context.shop.catalog.current, listing, { ...query, whole, filters, total }, market) },
  }
}

function describe(name: string, total: number, { shop: { catalog }, front, market }: LoadContext): string {
  const values = { name, shop: front.merchant.name, count: text.count(total) }
  const cities = showroomCities(catalog.current, market)
  return cities ? text.listingDescriptionInCities({ ...values, cities }) : text.listingDescription(values)
}

function headOf(listing: ListingOf, view: ListingView, context: LoadContext): Head {
  const { market, url } = context
  const query = writeListing(view)
  const name = view.page === 1 ? listing.title : text.titleOfPage({ title: listing.title, page: view.page })
  const [first] = view.cards
  const isPlain = view.narrowed === '' && view.sort === 'recommended'
  return {
    title: name,
    description: (view.page === 1 && listing.description) || describe(name, view.total, context),
    canonical: view.path + query,
    robots: isPlain && view.total > 0 ? undefined : 'noindex, follow',
    image: listing.image ?? (first && feedPicture(first.image)),
    preload: first && [{ href: first.image, as: 'image', imagesrcset: first.widths?.srcSet, imagesizes: first.widths?.sizes }],
    jsonLd: [breadcrumbs([...listing.trail, { name: listing.title, href: view.path }], market, url)],
  }
}

/** schema.org BreadcrumbList, home first. */
export function breadcrumbs(trail: readonly { name: string; href: string }[], market: Market, url: URL): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: text.home(), href: href(market, '/') }, ...trail].map((crumb, i) => ({
      '@type': 'ListItem',
      position: i + 1,
      name: crumb.name,
      item: new URL(crumb.href, url).href,
    })),
  }
}

export const collectionPath = (node: CollectionNode, locale: Locale): string => `/c/${node.path[locale]}`

export const collectionTrail = (nodes: readonly CollectionNode[], market: Market) =>
  nodes.map((node) => ({ name: node.name[market.locale], href: href(market, collectionPath(node, market.locale)) }))

/** Collections that list something, with the picture of their first product. */
export function tilesOf(snapshot: Snapshot, nodes: readonly CollectionNode[], market: Market): CollectionTile[] {
  return nodes.flatMap((node) => {
    const product = snapshot.products[snapshot.inCollection.get(node.id)?.[0] ?? -1]
    if (!product) return []
    const { src, tint } = pictureOf(product, shownVariant(product)?.colourway ?? null)
    return [
      {
        name: node.name[market.locale],
        href: href(market, collectionPath(node, market.locale)),
        image: narrowestPicture(src),
        tint,
      },
    ]
  })
}

/** Returns the links above the products: all of a collection, then its parts, one of them perhaps the one that is shown. */
export function chipsOf(all: string, parts: readonly CollectionTile[], shown: string): CollectionTile[] {
  if (parts.length === 0) return []
  return [{ name: text.all(), href: all }, ...parts].map((tile) => (tile.href === shown ? { ...tile, current: true } : tile))
}

/** Returns the collections below a node, with pictures, or beside it when there are none below. What lists nothing is left out. */
export function chipsAround(snapshot: Snapshot, node: CollectionNode, market: Market): CollectionTile[] {
  const isAll = node === rootCollection(snapshot.tree)
  const above = node.children.length > 0 || isAll ? node : node.above
  if (!above) return []
  const tiles = tilesOf(snapshot, isAll ? topCollections(snapshot.tree) : above.children, market)
  const linkTo = (one: CollectionNode) => href(market, collectionPath(one, market.locale))
  const parts = above === node ? tiles : tiles.map((tile): CollectionTile => ({ name: tile.name, href: tile.href }))
  return chipsOf(linkTo(above), parts, linkTo(node))
}
