/** Interface of a product feed's format. */
import type { Market } from '#domain/market/market.ts'
import type { Merchant } from '#domain/market/merchant.ts'
import type { FeedItem } from './feed-item.ts'

/** Format of one engine's feed. */
export interface FeedFormat {
  contentType: string
  /** @param home absolute address of the market's home page */
  head(merchant: Merchant, home: string): string
  /** '' for items that the engine must not show. */
  item(item: FeedItem, market: Market, publicUrl: string): string
  foot: string
}
