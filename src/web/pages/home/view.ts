import type { Card } from '#domain/card.ts'

export interface WorldView {
  /** Key of the collection, for its sentence. */
  key: string
  name: string
  href: string
  image: string
}

export interface HomeView {
  pictures: Record<'hero' | 'heroMobile' | 'lookbook' | 'band', string>
  /** Where the second link of the hero leads, null when there is no such collection. */
  nursery: string | null
  worlds: WorldView[]
  arrivals: Card[]
  lookbook: { cards: Card[]; spot: Card } | null
  sale: Card[]
  bellyBands: string | null
  brands: { name: string; href: string }[]
  showrooms: { city: string; name: string; address: string; map: string }[]
}
