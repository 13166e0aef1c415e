/** Pages of the inbox of messages. */
import { sql } from 'kysely'
import type { ContactState } from '#domain/contact/contact.ts'
import type { Locale } from '#domain/market/market.ts'
import type { Query } from '#store/database/db.ts'

export interface InboxMessage {
  number: string
  locale: Locale
  firstName: string
  lastName: string
  state: ContactState
  receivedAt: Date
  /** How the message begins. */
  beginning: string
}

/** Characters of the beginning. */
const BEGINNING = 120

/** Returns messages of one state or of all, the newest first, from the one after `after`, a number. */
export async function readContactPage(
  query: Query,
  { state, after, most }: { state: ContactState | null; after: string | null; most: number },
): Promise<InboxMessage[]> {
  const { rows } = await sql<InboxMessage>`
    select m.number, m.locale, m.first_name as "firstName", m.last_name as "lastName", m.state, m.received_at as "receivedAt",
      left(m.message, ${BEGINNING}) as beginning
    from contact_message m
    where ${state === null ? sql`true` : sql`m.state = ${state}`}
      and ${after === null ? sql`true` : sql`(m.received_at, m.id) < (select c.received_at, c.id from contact_message c where c.number = ${after})`}
    order by m.received_at desc, m.id desc
    limit ${most}`.execute(query)
  return rows
}

/** Returns how many messages wait for an answer. */
export async function countOpenMessages(query: Query): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from contact_message where state = 'open'`.execute(query)
  return rows[0]!.count
}
