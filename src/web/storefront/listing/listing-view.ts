/** Data of listing pages. */
import type { Card } from '#web/schema/card.ts'
import type { Sort } from '#domain/catalog/listing.ts'
import type { Crumb } from '#web/ui/breadcrumb.tsx'

/** A collection as a chip over the products. */
export interface CollectionTile {
  name: string
  href: string
  /** Picture of its first product and the tint behind it; none where the chips are words alone. */
  image?: string
  tint?: string
  /** The one that is shown. */
  current?: true
  /** Slug of the brand whose products it leads to; all products without it. */
  brand?: string
}

/** An editorial tile among the products. */
export interface Promo {
  /** Name of its drawing: the words stand where that one leaves room. */
  scene: string
  title: string
  text: string
  image: string
  /** What the picture shows, where the merchant has written it. */
  alt?: string | undefined
  href: string
}

/** Value in the address, name, how many products it would show, then what is not always there: chosen, and what stands small beside it
 * or a swatch's paint. Short, because a page has a hundred of them. */
export type FilterOption = [value: string, name: string, count: number, isChosen?: 0 | 1, beside?: string]

export interface FilterGroup {
  /** In the address. */
  name: string
  /** None for a group of a single tick. */
  title?: string
  look?: 'swatches' | 'price'
  isShut?: true
  options: FilterOption[]
  /** How many more there are that this page does not have; 0 when it has all of a long list. */
  more?: number
}

/** The filters of a listing. */
export interface FiltersView {
  groups: FilterGroup[]
  /** What is chosen, in its own words. */
  chips: [name: string, value: string, text: string][]
  /** A range that is not made of price steps, and the lowest and highest price there are, all in whole units. */
  typed: { from: string; to: string; lowest: string; highest: string }
}

/** What a brand says of itself, and some of its main goods. */
export interface BrandHead {
  logo?: string
  /** Paragraphs. */
  story: string[]
  goods: { name: string; href: string; image: string; tint: string }[]
}

/** What every page with a listing shows, as plain JSON. */
export interface ListingView {
  trail: Crumb[]
  title: string
  lead: string
  /** Of a brand: above its products, on the first page without filters. */
  brand?: BrandHead
  /** The listing's address with the market's prefix, without its query. */
  path: string
  /** The filters as the address has them, '' for none. */
  narrowed: string
  sort: Sort
  page: number
  /** Number of the last page. */
  last: number
  total: number
  cards: Card[]
  /** Null where there is nothing to filter. */
  filters: FiltersView | null
  /** All of them and the collections below this one, or beside it where there are none below. */
  tiles: CollectionTile[]
  /** Drawing that stands where nothing is listed. */
  drawing?: string
  promo: Promo | null
}
