/** Services of others that a merchant has connected to the pages: each is loaded only with the visitor's consent (D-73). */

/** Where the tiles of the live map come from. */
export interface MapTiles {
  /** Address of a tile with {z}, {x} and {y}. */
  tiles: string
  /** Whose map it is, and where they say so; the licence asks for both. */
  attribution: string
  attributionUrl: string
  maxZoom: number
}

export interface Integrations {
  /** Id of a container of Google Tag Manager, 'GTM-ABC123'. */
  tagManager: string | null
  /** Origins that the tags of the container need beside Google's own. */
  tagManagerHosts: string[]
  metaPixel: string | null
  tiktokPixel: string | null
  /** Address of the picture that the shell embeds. */
  trackingPixel: string | null
  map: MapTiles | null
  /** Hosts whose films play inside a page. */
  filmHosts: string[]
}

/** Frames that count visits and orders, each of one service. */
export const TAG_FRAMES = ['google', 'meta', 'tiktok', 'pixel'] as const
export type TagFrame = (typeof TAG_FRAMES)[number]

/** What a visitor consents to, besides what is necessary. */
export const PURPOSES = ['statistics', 'marketing', 'external'] as const
export type Purpose = (typeof PURPOSES)[number]

/** Purposes of which one must be granted before the frame is loaded. */
export const FRAME_PURPOSES: Record<TagFrame, readonly Purpose[]> = {
  google: ['statistics', 'marketing'],
  meta: ['marketing'],
  tiktok: ['marketing'],
  pixel: ['marketing'],
}

/** A container of Google Tag Manager (SPEC-5). */
export const TAG_MANAGER_ID = /^GTM-[A-Z0-9]+$/
