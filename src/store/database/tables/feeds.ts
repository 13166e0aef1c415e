/** Written by `npm run db:types` from the migrated database: do not edit. */
import type { Generated } from 'kysely'
import type { Locale } from '#domain/market/market.ts'
import type { Optional } from './column-types.ts'

export interface FeedsTables {
  product_feed: {
    feed: 'google' | 'meta'
    market: Locale
    is_on: Generated<boolean>
    version: Generated<number>
    asked_at: Optional<Date>
    made_at: Optional<Date>
    took_ms: Optional<number>
    items: Generated<number>
    products: Generated<number>
    read_at: Optional<Date>
  }
  product_feed_gap: {
    feed: string
    market: string
    gap: string
    products: number[]
  }
}
