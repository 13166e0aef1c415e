/** The inbox of messages, as staff read it. */
import type { ContactState } from '#domain/contact/contact.ts'
import type { Shop } from '#services/shop.ts'
import { countOpenMessages, readContactPage, type InboxMessage } from '#store/contact/inbox.ts'
import { findContactMessage, readContactEvents, type ContactEvent, type ContactMessage } from '#store/contact/messages.ts'
import { findFollowed } from '#store/orders/tracking.ts'

export type { InboxMessage }

/** Messages of one page. */
export const CONTACT_PAGE = 50

/** Returns a page of messages, the newest first. */
export const listContact = (
  { db }: Pick<Shop, 'db'>,
  { state, after }: { state: ContactState | null; after: string | null },
): Promise<InboxMessage[]> => readContactPage(db.query, { state, after, most: CONTACT_PAGE })

export interface OpenedMessage {
  message: ContactMessage
  events: ContactEvent[]
  /** The order that the sender named, where there is one of this number; it may be somebody else's. */
  order: string | null
}

/** Returns a message with what staff did; null where there is none. */
export async function openContact({ db }: Pick<Shop, 'db'>, number: string): Promise<OpenedMessage | null> {
  const message = await findContactMessage(db.query, { number })
  if (!message) return null
  const events = await readContactEvents(db.query, message.id)
  const named = message.reference === '' ? null : await findFollowed(db.query, { number: message.reference.toUpperCase() })
  return { message, events, order: named?.number ?? null }
}

/** Returns how many messages wait for an answer. */
export const countContact = ({ db }: Pick<Shop, 'db'>): Promise<number> => countOpenMessages(db.query)
