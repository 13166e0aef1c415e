/** Messages of the contact form, and what staff did with them. */
import { sql, type RawBuilder, type Selectable } from 'kysely'
import type { ContactForm, ContactState } from '#domain/contact/contact.ts'
import type { Locale } from '#domain/market/market.ts'
import type { Query } from '#store/database/db.ts'
import type { Tables } from '#store/database/tables.ts'

export interface NewContactMessage extends ContactForm {
  id: string
  number: string
  locale: Locale
  receivedAt: Date
}

export interface ContactMessage extends NewContactMessage {
  state: ContactState
}

export async function insertContactMessage(tx: Query, one: NewContactMessage): Promise<void> {
  await tx
    .insertInto('contact_message')
    .values({
      id: one.id,
      number: one.number,
      locale: one.locale,
      topic: one.topic,
      reference: one.reference,
      first_name: one.firstName,
      last_name: one.lastName,
      email: one.email,
      message: one.message,
      state: 'open',
      received_at: one.receivedAt,
    })
    .execute()
}

const fromRow = (row: Selectable<Tables['contact_message']>): ContactMessage => ({
  id: row.id,
  number: row.number,
  locale: row.locale,
  topic: row.topic,
  reference: row.reference,
  firstName: row.first_name,
  lastName: row.last_name,
  email: row.email,
  message: row.message,
  state: row.state,
  receivedAt: row.received_at,
})

export async function findContactMessage(query: Query, by: { id: string } | { number: string }): Promise<ContactMessage | null> {
  const all = query.selectFrom('contact_message').selectAll()
  const row = await ('id' in by ? all.where('id', '=', by.id) : all.where('number', '=', by.number)).executeTakeFirst()
  return row ? fromRow(row) : null
}

/** Returns messages, the newest first; of one state, or of all. */
export async function listContactMessages(query: Query, state: ContactState | null, limit: number): Promise<ContactMessage[]> {
  const all = query.selectFrom('contact_message').selectAll().orderBy('received_at', 'desc').orderBy('id', 'desc').limit(limit)
  const rows = await (state === null ? all : all.where('state', '=', state)).execute()
  return rows.map(fromRow)
}

export interface ContactEvent {
  position: number
  /** A note leaves the state of the message as it is. */
  kind: Exclude<ContactState, 'open'> | 'noted'
  at: Date
  staffName: string | null
  text: string | null
}

export async function readContactEvents(query: Query, messageId: string): Promise<ContactEvent[]> {
  return query
    .selectFrom('contact_event')
    .select(['position', 'kind', 'at', 'staff_name as staffName', 'text'])
    .where('message_id', '=', messageId)
    .orderBy('position')
    .execute()
}

/** Locks a message, so that two members of staff do not answer it as one. */
export async function lockContactMessage(tx: Query, number: string): Promise<ContactMessage | null> {
  const row = await tx.selectFrom('contact_message').selectAll().where('number', '=', number).forUpdate().executeTakeFirst()
  return row ? fromRow(row) : null
}

/** Adds what happened to a locked message, which has that state then unless it is a note. Returns its position. */
export async function insertContactEvent(
  tx: Query,
  messageId: string,
  { kind, staffName, text }: Omit<ContactEvent, 'at' | 'position'>,
  at: Date,
): Promise<number> {
  const position = (await readContactEvents(tx, messageId)).length + 1
  await tx
    .insertInto('contact_event')
    .values({ message_id: messageId, position, kind, at, staff_name: staffName, text })
    .execute()
  if (kind !== 'noted') await tx.updateTable('contact_message').set({ state: kind }).where('id', '=', messageId).execute()
  return position
}

/** Key of a mail about a message. */
export const contactMailKey = (messageId: string, about: 'received' | 'notice' | `answer-${number}`): string =>
  `contact:${messageId}:${about}`

/** Deletes messages with the mails that quote them. */
async function deleteWhere(tx: Query, which: RawBuilder<unknown>): Promise<void> {
  await sql`
    delete from mail where key in (
      select 'contact:' || m.id || ':' || about from contact_message m, (values ('received'), ('notice')) as first (about) where ${which}
      union all
      select 'contact:' || m.id || ':answer-' || e.position from contact_message m join contact_event e on e.message_id = m.id
      where ${which})`.execute(tx)
  await sql`delete from contact_message m where ${which}`.execute(tx)
}

/** Deletes the messages of an address (LAW-53). `key`: the address as accounts are identified. */
export const deleteContactOf = (tx: Query, key: string): Promise<void> =>
  deleteWhere(tx, sql`lower(normalize(m.email, nfkc)) = ${key}`)

/** Deletes the messages that came before. */
export const deleteContactBefore = (tx: Query, before: Date): Promise<void> => deleteWhere(tx, sql`m.received_at < ${before}`)
