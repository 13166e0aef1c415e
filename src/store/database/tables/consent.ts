/** Written by `npm run db:types` from the migrated database: do not edit. */
import type { Locale } from '#domain/market/market.ts'
import type { Choice } from '#domain/consent/consent.ts'
import type { Purpose } from '#domain/consent/integrations.ts'
import type { Json } from './column-types.ts'

export interface ConsentTables {
  consent_proof: {
    id: string
    version: number
    locale: Locale
    choice: Json<Choice>
    recipients: Json<Partial<Record<Purpose, readonly string[]>>>
    chosen_at: Date
  }
  purchase_report: {
    order_id: string
    key: string
    at: Date
  }
}
