/** Addresses of a filtered listing in the other markets. */
import { listProducts, type Criteria } from '#catalog/columns/listing.ts'
import { seenIn } from '#catalog/columns/market-view.ts'
import type { Snapshot } from '#catalog/columns/snapshot.ts'
import type { Filters } from '#domain/catalog/filters.ts'
import { pageCount, writeListing, writeFilterQuery, type ListingQuery } from '#domain/catalog/listing.ts'
import { href, LOCALES, MARKETS, type Locale, type Market } from '#domain/market/market.ts'
import type { Head } from '#web/http/pages/page.ts'

interface Listed {
  paths: Record<Locale, string>
  within: Pick<Criteria, 'collection' | 'brand' | 'only'>
}

/** Returns a visitor's filters in another market: a price range is in one currency only. */
export const filtersIn = (there: Market, filters: Filters, market: Market): Filters =>
  there.currency === market.currency ? filters : { ...filters, price: [] }

/**
 * Where the same listing is in the other markets, narrowed the same (D-3). What is reduced and what it costs differ by
 * currency: a page that another market does not have leads to that listing's first page, and search
 * engines are told of pages that exist and that they may list. A market that does not show the collection has none. `whole` is the
 * catalog of all markets.
 */
export function elsewhere(
  whole: Snapshot,
  { paths, within }: Listed,
  { filters, sort, page, total: totalHere }: ListingQuery & { total: number },
  market: Market,
): Pick<Head, 'alternates' | 'hreflang'> {
  const alternates: Head['alternates'] = {}
  const hreflang: Head['hreflang'] = {}
  const depends = within.only === 'sale' || filters.onSale || filters.price.length > 0
  const isPlain = writeFilterQuery(filters) === ''
  const { collection } = within
  const listedIn = (locale: Locale) => seenIn(whole, locale).inCollection.get(collection ?? -1)?.length
  for (const locale of LOCALES) {
    const there = MARKETS[locale]
    const view = seenIn(whole, locale)
    if (collection !== undefined && !view.tree.byId.has(collection)) continue
    const { currency } = there
    const same = filtersIn(there, filters, market)
    const total =
      currency === market.currency || (!depends && listedIn(locale) === listedIn(market.locale))
        ? totalHere
        : listProducts(view, { ...within, filters: same, currency }).total
    const has = page <= pageCount(total)
    alternates[locale] =
      href(there, paths[locale]) + writeListing({ narrowed: writeFilterQuery(same), sort, page: has ? page : 1 })
    if (has && total > 0 && isPlain) hreflang[locale] = alternates[locale]
  }
  return { alternates, hreflang }
}
