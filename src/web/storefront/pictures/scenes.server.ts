/** Paths of the pictures of pages. */
import type { Locale } from '#domain/market/market.ts'
import type { Snapshot } from '#catalog/columns/snapshot.ts'

/** Where a page of the shop's own has room for a picture. */
export type Scene =
  | 'autumn'
  | 'bath-time'
  | 'belly-band'
  | 'confirm-mail'
  | 'empty-cart'
  | 'empty-search'
  | 'error'
  | 'forgot'
  | 'hero'
  | 'hero-mobile'
  | 'lookbook'
  | 'menu'
  | 'not-found'
  | 'register'
  | 'sign-in'
  | 'sign-in-failed'
  | 'thanks'
  | 'voucher'
  | 'walk'
  | 'wood-toys'
  | 'write'

/** Returns the address of the picture of a place; '' where the shop has none, then the page shows none. */
export const scenePath = ({ contentPictures }: Pick<Snapshot, 'contentPictures'>, key: Scene): string =>
  contentPictures.get(key)?.src ?? ''

/** A picture with its size, and what it shows in the language of the page. */
export interface ScenePicture {
  src: string
  width: number
  height: number
  alt: string
}

/** Returns the picture of a place with its alt text in a language, null where the shop has none. */
export function sceneIn({ contentPictures }: Pick<Snapshot, 'contentPictures'>, key: Scene, locale: Locale): ScenePicture | null {
  const found = contentPictures.get(key)
  return found ? { src: found.src, width: found.width, height: found.height, alt: found.alt[locale] ?? '' } : null
}
