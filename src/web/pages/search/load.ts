import { cardsOf } from '#catalogue/card.ts'
import { listProducts } from '#catalogue/listing.ts'
import { isCanonical, pageCount, PAGE_SIZE, parseListing, writeListing } from '#domain/listing.ts'
import { href, LOCALES, MARKETS, type Market } from '#domain/market.ts'
import * as text from '#messages/catalogue.ts'
import { noteSearchMiss } from '#services/search-misses.ts'
import type { ListingView } from '#web/listing-view.ts'
import { tilesOf } from '#web/server/listing.ts'
import { escapeSegment } from '#web/server/address.ts'
import { notFound, redirect, type Load } from '#web/server/page.ts'
import { scenePath } from '#web/server/scenes.ts'

export interface SearchView {
  query: string
  view: ListingView
  /** Other words that were probably meant, and their search. */
  meant: { words: string; href: string } | null
  /** No product has all of the words. */
  isPartial: boolean
  emptyPicture: string
}

const LONGEST = 200

/** The address of a search: the words are the path (D-5). */
const searchPath = (query: string): string => (query === '' ? '/search' : `/search/${escapeSegment(query.toLowerCase())}`)

export const load: Load<SearchView> = async (context) => {
  const { shop, market, params, url, now, tag } = context
  const snapshot = shop.catalogue.current
  const query = (params['*'] ?? '').trim().replace(/\s+/g, ' ').slice(0, LONGEST)
  const listing = parseListing(url.searchParams)
  const path = href(market, searchPath(query))
  if (!isCanonical(url.searchParams)) redirect(path + writeListing(listing), 301)

  tag('listing')
  const { docs: hits, corrected, isPartial } = await shop.catalogue.search.find(snapshot, market.locale, query)
  if (hits.length === 0) noteSearchMiss(shop, market.locale, query, now)
  const last = pageCount(hits.length)
  if (listing.page > last) notFound()
  const docs =
    listing.sort === 'recommended'
      ? hits.slice((listing.page - 1) * PAGE_SIZE, listing.page * PAGE_SIZE)
      : listProducts(snapshot, { currency: market.currency, among: hits, ...listing }).docs
  const title = query === '' ? text.whatAreYouLookingFor() : text.results(hits.length, { query })
  const view: ListingView = {
    trail: [{ name: text.search() }],
    title,
    lead: '',
    path,
    ...listing,
    last,
    total: hits.length,
    cards: cardsOf(snapshot, docs, market),
    tiles: hits.length === 0 ? tilesOf(snapshot, snapshot.tree.roots, market) : [],
    aside: null,
    promo: null,
  }
  return {
    data: { query, view, meant: meantBy(corrected, market), isPartial, emptyPicture: scenePath('empty-search') },
    head: {
      title,
      robots: 'noindex, follow',
      canonical: path + writeListing(listing),
      alternates: Object.fromEntries(
        LOCALES.map((locale) => [locale, href(MARKETS[locale], searchPath(query)) + writeListing(listing)]),
      ),
    },
  }
}

const meantBy = (corrected: string | null, market: Market): SearchView['meant'] =>
  corrected === null ? null : { words: corrected, href: href(market, searchPath(corrected)) }
