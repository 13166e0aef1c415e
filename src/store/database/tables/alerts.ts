/** Written by `npm run db:types` from the migrated database: do not edit. */
import type { Locale } from '#domain/market/market.ts'
import type { Optional } from './column-types.ts'

export interface AlertsTables {
  stock_alert: {
    id: string
    variant_id: number
    locale: Locale
    state: 'asked' | 'waiting' | 'told'
    address: Optional<string>
    email: Optional<string>
    asked_at: Date
    confirmed_at: Optional<Date>
    told_at: Optional<Date>
  }
  stock_alert_link: {
    hash: Buffer
    alert_id: string
    expires_at: Date
    used_at: Optional<Date>
  }
}
