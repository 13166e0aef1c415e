/** Paths of the pictures of pages. */
import type { Snapshot } from '#catalog/columns/snapshot.ts'

/** Where a page of the shop's own has room for a picture. */
export type Scene =
  | 'autumn'
  | 'bath-time'
  | 'belly-band'
  | 'broken'
  | 'empty-cart'
  | 'empty-search'
  | 'hero'
  | 'hero-mobile'
  | 'lookbook'
  | 'lost'
  | 'menu'
  | 'thanks'
  | 'voucher'
  | 'walk'
  | 'wood-toys'

/** Returns the address of the picture of a place; '' where the shop has none, then the page shows none. */
export const scenePath = ({ contentPictures }: Pick<Snapshot, 'contentPictures'>, key: Scene): string =>
  contentPictures.get(key)?.src ?? ''
