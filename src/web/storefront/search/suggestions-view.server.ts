/** Data of search suggestions. */
import type { Suggested } from '#catalog/search/suggest.ts'
import type { Snapshot } from '#catalog/columns/snapshot.ts'
import { href, type Market } from '#domain/market/market.ts'
import type { SuggestedProduct, Suggestions } from '#web/schema/search.ts'
import { cardOf } from '#web/storefront/card/card-view.server.ts'

/** Returns suggestions as they are sent, with names and addresses of the market. */
export function suggestionsView(snapshot: Snapshot, market: Market, suggested: Suggested): Suggestions {
  const { terms, collections, brands, products, total, corrected } = suggested
  return {
    terms,
    collections: collections.map(({ collection, count }) => ({
      name: collection.name[market.locale],
      href: href(market, `/c/${collection.path[market.locale]}`),
      count,
    })),
    brands: brands.map(({ brand, count }) => ({ name: brand.name, href: href(market, `/brands/${brand.slug}`), count })),
    products: products.map((doc) => productView(snapshot, doc, market)),
    total,
    ...(corrected !== null && { corrected }),
  }
}

function productView(snapshot: Snapshot, doc: number, market: Market): SuggestedProduct {
  const { href: to, name, brand, image, tint, sale, prior } = cardOf(snapshot, doc, market)
  return { href: to, name, brand, image, tint, sale, ...(prior !== undefined && { prior }) }
}
