/** Written by `npm run db:types` from the migrated database: do not edit. */
import type { Locale } from '#domain/market/market.ts'
import type { ContactTopic, ContactState } from '#domain/contact/contact.ts'
import type { Optional } from './column-types.ts'

export interface ContactTables {
  contact_message: {
    id: string
    number: string
    locale: Locale
    topic: ContactTopic
    reference: string
    first_name: string
    last_name: string
    email: string
    message: string
    state: ContactState
    received_at: Date
  }
  contact_event: {
    message_id: string
    position: number
    kind: 'answered' | 'closed' | 'noted'
    at: Date
    staff_name: Optional<string>
    text: Optional<string>
  }
}
