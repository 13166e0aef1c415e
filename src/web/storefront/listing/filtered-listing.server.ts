/** Data of a listing with its filters applied. */
import { seenIn } from '#catalog/columns/market-view.ts'
import {
  rootCollection,
  resolveCollection,
  trailOf,
  topCollections,
  type CollectionNode,
} from '#catalog/collections/collection-tree.ts'
import { listProducts } from '#catalog/columns/listing.ts'
import { href, perLocale, type Locale } from '#domain/market/market.ts'
import type { ListingView } from './listing-view.ts'
import { chipsOf, listingPage } from './listing.server.ts'
import { notFound, redirect, type LoadContext, type Page } from '#web/http/pages/page.ts'

export interface FilteredListing {
  /** Without the market's prefix. */
  path: '/new' | '/sale'
  only: 'new' | 'sale'
  title: string
  lead: string
  titleIn(collection: string): string
}

/** `/new` and `/sale`: everything, or what lies in the collection whose path follows (D-5). */
export function filteredListing(context: LoadContext, listing: FilteredListing): Page<ListingView> {
  const { market, params, now } = context
  const { locale, currency } = market
  const snapshot = seenIn(context.shop.catalog.current, context.market.locale)
  const rest = params['*'] ?? ''
  const at = (node: CollectionNode, language: Locale) => `${listing.path}/${node.path[language]}`
  let node: CollectionNode | null = null
  if (rest !== '') {
    const answer = resolveCollection(snapshot.tree, locale, rest, now.getTime(), snapshot.retired.collection[locale])
    if ('missing' in answer) notFound()
    if ('movedTo' in answer) redirect(href(market, `${listing.path}/${answer.movedTo}`), 301)
    if ('endedTo' in answer) redirect(href(market, listing.path + (answer.endedTo ? `/${answer.endedTo}` : '')), 302)
    node = answer.found
    // What lists everything narrows nothing: one address for one listing.
    if (node === rootCollection(snapshot.tree)) redirect(href(market, listing.path), 301)
  }

  const { only } = listing
  const above = node?.children.length ? node : (node?.above ?? null)
  const addressOf = (one: CollectionNode | null) => href(market, one ? at(one, locale) : listing.path)
  const parts = (above?.children ?? topCollections(snapshot.tree))
    .filter(({ id }) => listProducts(snapshot, { collection: id, only, currency }).total > 0)
    .map((one) => ({ name: one.name[locale], href: addressOf(one) }))
  const trail = node
    ? [
        { name: listing.title, href: href(market, listing.path) },
        ...trailOf(node)
          .slice(0, -1)
          .map((one) => ({ name: one.name[locale], href: href(market, at(one, locale)) })),
      ]
    : []
  return listingPage(context, {
    paths: perLocale((language) => (node ? at(node, language) : listing.path)),
    title: node ? listing.titleIn(node.name[locale]) : listing.title,
    lead: listing.lead,
    trail,
    within: { only, collection: node?.id },
    tiles: chipsOf(addressOf(above), parts, addressOf(node)),
  })
}
