/** Data of the home page. */
import type { PictureWidths } from '#domain/catalog/picture.ts'
import type { Card } from '#web/schema/card.ts'

export interface TopCollectionView {
  key: string
  name: string
  tagline: string
  href: string
  image: string
  /** What the picture shows, where the merchant has written it. */
  alt?: string | undefined
}

/** An age band: '0–3', 'luni'. */
export interface AgeView {
  key: string
  span: string
  unit: string
}

/** The attributes of a large picture; a photograph has several widths. */
export interface HomePicture extends Partial<PictureWidths> {
  src: string
  width: number
  height: number
  alt: string
}

/** The attributes of a `source`: what `srcSet` names is an address or several widths. */
export interface NarrowPicture extends Pick<HomePicture, 'width' | 'height'> {
  srcSet: string
  sizes?: string | undefined
}

export interface HomeView {
  hero: {
    picture: HomePicture | null
    /** For narrow screens; null where the first is for all. */
    mobile: NarrowPicture | null
    title: string
    lead: string
    /** A second link, null when there is no such collection. */
    second: { text: string; href: string } | null
  }
  /** Picture of the belly-band calculator, '' for none. */
  band: string
  topCollections: TopCollectionView[]
  arrivals: Card[]
  /** The first ages, and the listing that is narrowed by them; null when there is no such listing. */
  ages: { action: string; bands: AgeView[] } | null
  lookbook: { picture: HomePicture; title: string; lead: string; cards: Card[]; spot: Card } | null
  sale: Card[]
  /** Address of the collection of belly bands; null where the shop has no calculator of their sizes. */
  bellyBands: string | null
  brands: { name: string; href: string }[]
  showrooms: { city: string; name: string; address: string; map: string }[]
}
