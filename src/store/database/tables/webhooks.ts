/** Written by `npm run db:types` from the migrated database: do not edit. */
import type { Generated } from 'kysely'
import type { MessageState, WebhookEvent } from '#domain/connections/webhook.ts'
import type { JsonValue } from '#domain/staff/audit-entry.ts'
import type { Json, Optional } from './column-types.ts'

export interface WebhooksTables {
  webhook: {
    id: string
    url: string
    events: WebhookEvent[]
    secret: string
    secret_before: Optional<string>
    secret_before_until: Optional<Date>
    is_on: Generated<boolean>
    paused_at: Optional<Date>
    failures: Generated<number>
    failing_since: Optional<Date>
    next_at: Optional<Date>
    created_at: Date
    created_name: string
    version: Generated<number>
  }
  webhook_message: {
    id: string
    webhook_id: string
    type: string
    data: Json<JsonValue>
    at: Date
    state: MessageState
    attempts: Generated<number>
  }
  webhook_attempt: {
    message_id: string
    number: number
    at: Date
    status: Optional<number>
    fault: Optional<string>
    duration_ms: number
  }
}
