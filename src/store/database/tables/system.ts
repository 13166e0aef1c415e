/** Written by `npm run db:types` from the migrated database: do not edit. */
import type { Generated } from 'kysely'
import type { Json, Optional } from './column-types.ts'

export interface SystemTables {
  setting: {
    key: string
    value: Json<unknown>
  }
  job: {
    id: string
    kind: string
    payload: Json<unknown>
    key: Optional<string>
    run_at: Date
    attempts: Generated<number>
    last_error: Optional<string>
    dead_at: Optional<Date>
  }
  outbox: {
    id: string
    topic: string
    payload: Json<unknown>
    created_at: Date
  }
  mail: {
    id: string
    key: string
    kind: string
    locale: string
    recipient: string
    subject: string
    html: string
    text: string
    order_id: Optional<string>
    created_at: Date
    sent_at: Optional<Date>
    attempts: Generated<number>
    last_error: Optional<string>
    unsubscribe: Optional<string>
    reply_to: Optional<string>
  }
  migration: {
    name: string
    checksum: string
    applied_at: Generated<Date>
  }
}
