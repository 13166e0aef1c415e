/** Paths of the pictures of pages. */
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
  | 'hush'
  | 'letter'
  | 'lookbook'
  | 'menu'
  | 'not-found'
  | 'register'
  | 'rooms-narrow'
  | 'rooms-tall'
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
