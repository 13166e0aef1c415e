/** What the views of blocks are made of. */
import { pictureWidths } from '#domain/catalog/picture.ts'
import { internalLink } from '#domain/content/block-fields.ts'
import { isSafeHref } from '#domain/content/safe-href.ts'
import { href, type Market } from '#domain/market/market.ts'
import type { StoryMode } from '#domain/content/story.ts'
import type { Snapshot } from '#catalog/columns/snapshot.ts'
import type { ShopFront } from '#domain/content/frame-content.ts'
import { pageLink } from '#services/content/shop-front.ts'
import type { ShownPayment } from '#services/payments/shown-payment.ts'
import type { ShownCoupons } from '#services/content/shown-coupons.ts'
import { collectionPath } from '#web/storefront/listing/listing.server.ts'
import type { LinkView, NarrowPicture, PictureView } from '#web/storefront/blocks/view.ts'

export interface BlockContext {
  snapshot: Snapshot
  front: ShopFront
  market: Market
  now: Date
  /** Hosts whose films play in a page with consent. */
  filmHosts: readonly string[]
  mode: StoryMode
  /** The codes that its blocks name. */
  shown: ShownCoupons
  payment: ShownPayment
  /** Which page it is, for what is subscribed on it. */
  source: 'home' | 'page'
  /** As in `LoadContext`. */
  tag(...tags: string[]): void
  showUntil(moment: Date): void
}

/** What an address depends on. */
type LinkContext = Pick<BlockContext, 'snapshot' | 'front' | 'market'>

/** Returns the address that a link leads to, null where it leads nowhere. */
export function addressOf({ snapshot, front, market }: LinkContext, link: string | undefined): string | null {
  if (link === undefined) return null
  const internal = internalLink(link)
  if (internal?.to === 'page') return pageLink(front, market, internal.key)
  if (internal) {
    const node = snapshot.tree.byKey.get(internal.key)
    return node ? href(market, collectionPath(node, market.locale)) : null
  }
  if (!isSafeHref(link)) return null
  return link.startsWith('/') ? href(market, link) : link
}

export function linkOf(context: LinkContext, text: string | undefined, link: string | undefined): LinkView | null {
  const address = addressOf(context, link)
  return text && address !== null ? { text, href: address } : null
}

/** Returns a picture of the shop's own by its key, null where there is none. `sizes`: how wide it is shown. */
export function pictureOf(
  { snapshot, market }: Pick<BlockContext, 'snapshot' | 'market'>,
  key: string | undefined,
  sizes: string,
): PictureView | null {
  const found = snapshot.contentPictures.get(key ?? '')
  if (!found) return null
  const { src, width, height, alt } = found
  return { src, width, height, alt: alt[market.locale] ?? '', ...pictureWidths(src, sizes) }
}

/** Returns the same as a source for narrow screens. */
export const narrowOf = (picture: PictureView | null): NarrowPicture | null =>
  picture && { srcSet: picture.srcSet ?? picture.src, sizes: picture.sizes, width: picture.width, height: picture.height }
