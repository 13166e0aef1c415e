/** Loads the results of a search. */
import { SEARCH_TAG } from '#catalog/catalog.ts'
import { seenIn } from '#catalog/columns/market-view.ts'
import type { Found } from '#catalog/search/found.ts'
import { MAX_QUERY_LENGTH } from '#domain/search/search.ts'
import { cardsOf } from '#web/storefront/card/card-view.server.ts'
import { listProducts } from '#catalog/columns/listing.ts'
import { pageCount, writeListing, writeFilterQuery, type ListingQuery } from '#domain/catalog/listing.ts'
import { href, MARKETS, perLocale, type Market } from '#domain/market/market.ts'
import type { SearchFailure } from '#domain/search/search.ts'
import * as text from '#messages/listing.ts'
import { noteSearchMiss } from '#services/search/search-misses.ts'
import type { ShownBlock } from '#web/storefront/blocks/view.ts'
import { writtenPart } from '#web/storefront/blocks/views/written-page.server.ts'
import type { ListingView } from '#web/storefront/listing/listing-view.ts'
import { filtersView } from '#web/storefront/listing/filter-groups.server.ts'
import { filtersIn } from '#web/storefront/listing/listing-alternates.server.ts'
import { readListing, tilesOf } from '#web/storefront/listing/listing.server.ts'
import type { UnderstoodView } from './understood.tsx'
import { escapeSegment } from '#domain/market/canonical-path.ts'
import { notFound, type Load } from '#web/http/pages/page.ts'
import { scenePath } from '#web/storefront/pictures/scenes.server.ts'

export interface SearchView {
  query: string
  view: ListingView
  /** The corrected query and the address of its search. */
  meant: { words: string; href: string } | null
  /** What was understood of the query as filters. */
  understood?: UnderstoodView[]
  /** No product has all terms. */
  isPartial: boolean
  /** Why the hosted engine did not answer, when the shop's own did instead. */
  failure: SearchFailure | null
  emptyPicture: string
  /** What the merchant has written for a search that finds nothing. */
  below?: ShownBlock[]
}

const FAILED = 'search-failed'

/** Returns the address of a search: the query is part of the path (D-5). */
const searchPath = (query: string): string => (query === '' ? '/search' : `/search/${escapeSegment(query.toLowerCase())}`)

export const load: Load<SearchView> = async (context) => {
  const { shop, market, params, now, tag } = context
  const snapshot = seenIn(shop.catalog.current, market.locale)
  const query = (params['*'] ?? '').trim().replace(/\s+/g, ' ').slice(0, MAX_QUERY_LENGTH).toWellFormed()
  const path = href(market, searchPath(query))
  const { filters, whole, ...listing } = readListing(context, path)

  tag('listing', SEARCH_TAG)
  const found = await shop.catalog.search.find(snapshot, market.locale, query)
  const { docs: hits, failure = null } = found
  if (failure) {
    // Such a page is for this visitor only: what is purged while it is made is not kept.
    tag(FAILED)
    shop.purge([FAILED])
  }
  if (hits.length === 0) noteSearchMiss(shop, market.locale, query, now)
  // What fits best comes first unless it is to be sorted otherwise.
  const listed = listProducts(snapshot, { currency: market.currency, among: hits, filters })
  const { total } = listed
  const last = pageCount(total)
  if (listing.page > last) notFound()
  const title = query === '' ? text.whatAreYouLookingFor() : text.results(total, { query })
  const view: ListingView = {
    trail: [{ name: text.search() }],
    title,
    lead: '',
    path,
    ...listing,
    last,
    total,
    cards: cardsOf(snapshot, listed.page(listing.sort, listing.page), market, shownColours(found, filters.colors)),
    filters:
      hits.length === 0 ? null : filtersView({ snapshot, market, filters, whole, total, shown: null, facets: listed.facets() }),
    tiles: hits.length === 0 ? tilesOf(snapshot, snapshot.tree.roots, market) : [],
    drawing: total === 0 ? scenePath(snapshot, 'empty-search') : undefined,
    promo: null,
  }
  const below = query !== '' && hits.length === 0 ? await writtenPart(context, 'empty-search') : null
  return {
    ...(below && { parts: below.parts }),
    data: {
      query,
      view,
      ...readingView(found, market),
      failure,
      emptyPicture: scenePath(snapshot, 'empty-search'),
      ...(below && { below: below.blocks }),
    },
    head: {
      title,
      robots: 'noindex, follow',
      canonical: path + writeListing(listing),
      alternates: alternatesOf(query, { filters, sort: listing.sort }, market),
    },
  }
}

/** Other languages find other products: their first page. */
const alternatesOf = (query: string, { filters, sort }: Pick<ListingQuery, 'filters' | 'sort'>, market: Market) =>
  perLocale((locale) => {
    const there = MARKETS[locale]
    const same = writeFilterQuery(filtersIn(there, filters, market))
    return href(there, searchPath(query)) + writeListing({ narrowed: same, sort, page: 1 })
  })

/** Returns how the query was read. */
function readingView(
  { corrected, understood = [], isPartial }: Found,
  market: Market,
): Pick<SearchView, 'meant' | 'understood' | 'isPartial'> {
  const to = (words: string) => href(market, searchPath(words))
  const parts = understood.map(({ label, withoutIt }) => ({ label, href: to(withoutIt) }))
  const meant = corrected === null ? null : { words: corrected, href: to(corrected) }
  return { meant, isPartial, ...(parts.length > 0 && { understood: parts }) }
}

/** The colours that cards show first: those of the filter and those that were understood. */
const shownColours = ({ understood = [] }: Found, chosen: readonly string[]): string[] => [
  ...chosen,
  ...understood.flatMap(({ colour }) => colour ?? []),
]
