/** Data of the home page. */
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

export interface HomePicture {
  src: string
  width: number
  height: number
  alt: string
}

export interface HomeView {
  hero: {
    picture: HomePicture | null
    /** For narrow screens; null where the first is for all. */
    mobile: HomePicture | null
    title: string
    lead: string
    /** A second link, null when there is no such collection. */
    second: { text: string; href: string } | null
  }
  /** Picture of the belly-band calculator, '' for none. */
  band: string
  worlds: TopCollectionView[]
  arrivals: Card[]
  /** The first ages, and the listing that is narrowed by them; null when there is no such listing. */
  ages: { action: string; bands: AgeView[] } | null
  lookbook: { picture: HomePicture; title: string; lead: string; cards: Card[]; spot: Card } | null
  sale: Card[]
  bellyBands: string | null
  brands: { name: string; href: string }[]
  showrooms: { city: string; name: string; address: string; map: string }[]
}
