import { matching, type ListingRequest } from '#catalogue/listing.ts'
import type { Snapshot } from '#catalogue/snapshot.ts'
import { pageCount, writeListing, type ListingQuery } from '#domain/listing.ts'
import { href, LOCALES, MARKETS, type Locale, type Market } from '#domain/market.ts'
import type { Head } from './page.ts'

interface Listed {
  paths: Record<Locale, string>
  within: Pick<ListingRequest, 'collection' | 'brand' | 'only'>
}

/**
 * Where the same listing is in the other markets (D-3). What is reduced differs by currency: a page that another market does
 * not have leads to that listing's first page, and search engines are told of pages that exist only.
 */
export function elsewhere(
  snapshot: Snapshot,
  { paths, within }: Listed,
  view: ListingQuery & { total: number },
  market: Market,
): Pick<Head, 'alternates' | 'hreflang'> {
  const alternates: Head['alternates'] = {}
  const hreflang: Head['hreflang'] = {}
  for (const locale of LOCALES) {
    const there = MARKETS[locale]
    const total =
      there.currency === market.currency || within.only !== 'sale'
        ? view.total
        : matching(snapshot, { ...within, currency: there.currency }).length
    const has = view.page <= pageCount(total)
    alternates[locale] = href(there, paths[locale]) + writeListing(has ? view : { ...view, page: 1 })
    if (has && total > 0) hreflang[locale] = alternates[locale]
  }
  return { alternates, hreflang }
}
