import { resolveCollection, trailOf, type CollectionTree } from '#catalog/collections/collection-tree.ts'
import { PROMOS } from '#demo/content/promos.ts'
import { href, LOCALES, type Locale, type Market } from '#domain/market/market.ts'
import type { ListingView, Promo } from '#web/storefront/listing/listing-view.ts'
import { chipsAround, collectionPath, collectionTrail, listingPage } from '#web/storefront/listing/listing.server.ts'
import { notFound, redirect, type Load } from '#web/http/pages/page.ts'
import { scenePath } from '#web/storefront/pictures/scenes.server.ts'

/** The collection middleware decides first (D-7), then the listing's own rules. */
export const load: Load<ListingView> = async (context) => {
  const { shop, market, params, now } = context
  const snapshot = shop.catalog.current
  const retired = snapshot.retired.collection[market.locale]
  const answer = resolveCollection(snapshot.tree, market.locale, params['*'] ?? '', now.getTime(), retired)
  if ('missing' in answer) notFound()
  if ('movedTo' in answer) redirect(href(market, `/c/${answer.movedTo}`), 301)
  if ('endedTo' in answer) redirect(href(market, answer.endedTo === null ? '/' : `/c/${answer.endedTo}`), 302)

  const node = answer.found
  return listingPage(context, {
    paths: Object.fromEntries(LOCALES.map((locale) => [locale, collectionPath(node, locale)])) as Record<Locale, string>,
    title: node.name[market.locale],
    lead: node.description[market.locale],
    description: node.description[market.locale] || undefined,
    trail: collectionTrail(trailOf(node).slice(0, -1), market),
    within: { collection: node.id },
    tiles: chipsAround(snapshot, node, market),
    promo: promoOf(snapshot.tree, node.key, market),
  })
}

function promoOf(tree: CollectionTree, key: string, market: Market): Promo | null {
  const promo = PROMOS[key]
  const target = promo && tree.byKey.get(promo.target)
  if (!promo || !target) return null
  return {
    title: promo.title[market.locale],
    text: promo.text[market.locale],
    scene: promo.scene,
    image: scenePath(promo.scene),
    href: href(market, collectionPath(target, market.locale)),
  }
}
