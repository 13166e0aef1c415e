/** Written by `npm run db:types` from the migrated database: do not edit. */
import type { Generated } from 'kysely'
import type { Currency, Locale } from '#domain/market/market.ts'
import type { DocumentRecord } from '#domain/documents/document.ts'
import type { Json, Optional } from './column-types.ts'

export interface DocumentsTables {
  document_series: {
    market: Locale
    kind: 'invoice' | 'credit note'
    year: number
    name: string
    last_position: number
  }
  document: {
    id: string
    order_id: string
    kind: 'invoice' | 'credit note'
    refund_id: Optional<string>
    market: Locale
    year: number
    position: number
    number: string
    token_hash: Buffer
    record: Json<DocumentRecord>
    record_hash: Buffer
    gross: number
    issued_at: Date
  }
  document_transmission: {
    document_id: string
    authority: 'RO' | 'HU'
    state: 'queued' | 'sent' | 'accepted' | 'rejected'
    transmitter: Optional<string>
    reference: Optional<string>
    reason: Optional<string>
    attempts: Generated<number>
    queued_at: Date
    sent_at: Optional<Date>
    settled_at: Optional<Date>
  }
  exchange_rate: {
    bank: 'BNR' | 'MNB' | 'ECB'
    currency: Currency
    day: string
    rate: number
  }
}
