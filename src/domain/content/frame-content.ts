/** What surrounds every page: the seller, the text pages, and what a merchant has written of menu, footer and the page 404. */
import type { Merchant } from '#domain/market/merchant.ts'
import type { Locale } from '#domain/market/market.ts'
import type { Campaign } from './campaign.ts'
import type { PageStory } from './story.ts'

export interface ShopFront {
  merchant: Merchant
  pages: { key: string; locale: Locale; slug: string; title: string; hasLayout?: boolean }[]
  /** What the shop wears, and when. */
  campaigns: readonly Campaign[]
  /** Languages in which the blog has articles. */
  blogs?: readonly Locale[]
}

export const FRAME_PARTS = ['menu', 'footer', 'not-found'] as const

/** Parts that are published; a shop has something to show without them. */
export type FrameParts = Partial<Record<(typeof FRAME_PARTS)[number], PageStory>>

export interface FrameContent {
  front: ShopFront
  parts: Record<Locale, FrameParts>
  /** What another system's content service gave last: it was not asked yet. */
  isKept?: true
}
