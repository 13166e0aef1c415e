/** Interface of a product feed's format. */
import type { FeedGap } from '#domain/feeds/product-feed.ts'
import type { Market } from '#domain/market/market.ts'
import type { Merchant } from '#domain/market/merchant.ts'
import type { FeedItem } from './feed-item.ts'

/** Format of one engine's feed. */
export interface FeedFormat {
  contentType: string
  /** @param home absolute address of the market's home page */
  head(merchant: Merchant, home: string): string
  /** Why the engine must not have an item, null where it may. */
  leavesOut(item: FeedItem): FeedGap | null
  /** What the engine may mind in an item that it has, beside what every engine may. */
  minds(item: FeedItem): FeedGap | null
  item(item: FeedItem, market: Market, publicUrl: string): string
  foot: string
}
