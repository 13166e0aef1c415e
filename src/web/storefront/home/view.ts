/** Data of the home page. */
import type { Card } from '#web/schema/card.ts'

export interface TopCollectionView {
  key: string
  name: string
  tagline: string
  href: string
  image: string
}

/** An age band: '0–3', 'luni'. */
export interface AgeView {
  key: string
  span: string
  unit: string
}

export interface HomeView {
  pictures: Record<'hero' | 'heroMobile' | 'lookbook' | 'band', string>
  /** Where the second link of the hero leads, null when there is no such collection. */
  nursery: string | null
  worlds: TopCollectionView[]
  arrivals: Card[]
  /** The first ages, and the listing that is narrowed by them; null when there is no such listing. */
  ages: { action: string; bands: AgeView[] } | null
  lookbook: { cards: Card[]; spot: Card } | null
  sale: Card[]
  bellyBands: string | null
  brands: { name: string; href: string }[]
  showrooms: { city: string; name: string; address: string; map: string }[]
}
