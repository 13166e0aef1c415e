import type { Card } from '#domain/card.ts'
import type { Sort } from '#domain/listing.ts'
import type { Crumb } from '#web/ui/breadcrumb.tsx'

export interface CollectionLink {
  name: string
  href: string
  count: number
  current?: boolean
}

/** A collection as a tile with a picture. */
export interface CollectionTile {
  name: string
  href: string
  image: string
  tint: string
}

/** An editorial tile among the products. */
export interface Promo {
  title: string
  text: string
  image: string
  href: string
}

/** What every page with a listing shows, as plain JSON. */
export interface ListingView {
  trail: Crumb[]
  title: string
  lead: string
  /** The listing's address with the market's prefix, without its query. */
  path: string
  sort: Sort
  page: number
  /** Number of the last page. */
  last: number
  total: number
  cards: Card[]
  /** Collections below this one, as tiles over the products. */
  tiles: CollectionTile[]
  /** The collections around it, at the side. */
  aside: { title: string; links: CollectionLink[] } | null
  promo: Promo | null
}
