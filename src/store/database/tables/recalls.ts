/** Written by `npm run db:types` from the migrated database: do not edit. */
import type { Generated } from 'kysely'
import type { Locale } from '#domain/market/market.ts'
import type { RecallText, Remedy } from '#domain/recalls/recall.ts'
import type { Json, Optional } from './column-types.ts'

export interface RecallsTables {
  recall: {
    id: string
    number: number
    product_id: number
    state: 'draft' | 'running' | 'ended'
    lots: string
    sold_from: Optional<string>
    sold_until: Optional<string>
    texts: Json<Record<Locale, RecallText>>
    remedies: Remedy[]
    version: number
    created_at: Date
    published_at: Optional<Date>
    ended_at: Optional<Date>
  }
  recall_buyer: {
    recall_id: string
    order_id: string
    mail_id: string
    reminders: Generated<number>
    reminded_at: Optional<Date>
    answer: Optional<'answered' | 'called' | 'letter'>
    answered_at: Optional<Date>
  }
}
