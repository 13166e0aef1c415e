/** Loads the data of a collection page. */
import { seenIn } from '#catalog/columns/market-view.ts'
import { resolveCollection, trailOf } from '#catalog/collections/collection-tree.ts'
import type { Snapshot } from '#catalog/columns/snapshot.ts'
import { href, perLocale, type Market } from '#domain/market/market.ts'
import { listingTop, type ToppedListing } from '#web/storefront/blocks/views/listing-top.server.ts'
import type { Promo } from '#web/storefront/listing/listing-view.ts'
import { chipsAround, collectionPath, collectionTrail, listingPage } from '#web/storefront/listing/listing.server.ts'
import { notFound, redirect, type Load } from '#web/http/pages/page.ts'

/** The collection middleware decides first (D-7), then the listing's own rules. */
export const load: Load<ToppedListing> = async (context) => {
  const { shop, market, params, now } = context
  const snapshot = seenIn(shop.catalog.current, market.locale)
  const retired = snapshot.retired.collection[market.locale]
  const answer = resolveCollection(snapshot.tree, market.locale, params['*'] ?? '', now.getTime(), retired)
  if ('missing' in answer) notFound()
  if ('movedTo' in answer) redirect(href(market, `/c/${answer.movedTo}`), 301)
  if ('endedTo' in answer) redirect(href(market, answer.endedTo === null ? '/' : `/c/${answer.endedTo}`), 302)

  const node = answer.found
  const page = listingPage(context, {
    paths: perLocale((locale) => collectionPath(node, locale)),
    title: node.name[market.locale],
    lead: node.description[market.locale],
    description: node.description[market.locale] || undefined,
    trail: collectionTrail(trailOf(node).slice(0, -1), market),
    within: { collection: node.id },
    tiles: chipsAround(snapshot, node, market),
    promo: promoOf(snapshot, node.id, market),
  })
  return listingTop(context, page, `collections/${node.key}`)
}

/** What a collection announces; null where nothing is, or what it leads to is not shown now. */
function promoOf({ promotions, tree, contentPictures }: Snapshot, collection: number, market: Market): Promo | null {
  const promotion = promotions.get(collection)
  const target = promotion && tree.byId.get(promotion.target)
  const picture = promotion && contentPictures.get(promotion.picture)
  if (!promotion || !target || !picture) return null
  return {
    title: promotion.title[market.locale],
    text: promotion.text[market.locale],
    scene: promotion.picture,
    image: picture.src,
    alt: picture.alt[market.locale],
    href: href(market, collectionPath(target, market.locale)),
  }
}
