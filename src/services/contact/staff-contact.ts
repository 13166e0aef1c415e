/** What staff do with messages of the contact form. Each change is in the audit log, without what was written. */
import { MAX_ANSWER_LENGTH, tidyMessage, type ContactState } from '#domain/contact/contact.ts'
import { CONSOLE, writeAudit, type Actor } from '#services/staff/audit.ts'
import type { Shop } from '#services/shop.ts'
import type { Query } from '#store/database/db.ts'
import { insertContactEvent, lockContactMessage, readContactEvents, type ContactMessage } from '#store/contact/messages.ts'
import { enqueue } from '#store/jobs/jobs.ts'

type StaffShop = Pick<Shop, 'db' | 'clock'>
export type ContactRefusal = 'message_not_found' | 'message_closed' | 'message_changed' | 'answer_missing' | 'answer_long'

interface ContactAnswer {
  text: string
  staffName: string | null
  /** Closes the message with the answer. */
  closes?: boolean
  /** How many events its writer has seen: with more of them somebody else may have answered. */
  seen?: number
}

/** Stores an answer with the job of its mail. A message that is closed is not answered. */
export async function answerContact(
  { db, clock }: StaffShop,
  number: string,
  { text, staffName, closes = false, seen }: ContactAnswer,
  actor: Actor = CONSOLE,
): Promise<'answered' | ContactRefusal> {
  const answer = tidyMessage(text)
  if (answer === '') return 'answer_missing'
  if (answer.length > MAX_ANSWER_LENGTH) return 'answer_long'
  return db.transaction(async (tx) => {
    const found = await lockContactMessage(tx, number)
    if (!found) return 'message_not_found'
    if (found.state === 'closed') return 'message_closed'
    if (seen !== undefined && (await readContactEvents(tx, found.id)).length !== seen) return 'message_changed'
    const now = clock.now()
    const position = await insertContactEvent(tx, found.id, { kind: 'answered', staffName, text: answer }, now)
    await enqueue(tx, { kind: 'contact.answer', payload: { messageId: found.id, position }, runAt: now })
    if (closes) await insertContactEvent(tx, found.id, { kind: 'closed', staffName, text: null }, now)
    await writeStateEntry(tx, actor, 'message.answered', found, closes ? 'closed' : 'answered', now)
    return 'answered'
  })
}

/** Closes a message, answered or not. */
export async function closeContact(
  { db, clock }: StaffShop,
  number: string,
  staffName: string | null,
  actor: Actor = CONSOLE,
): Promise<'closed' | ContactRefusal> {
  return db.transaction(async (tx) => {
    const found = await lockContactMessage(tx, number)
    if (!found) return 'message_not_found'
    if (found.state === 'closed') return 'message_closed'
    const now = clock.now()
    await insertContactEvent(tx, found.id, { kind: 'closed', staffName, text: null }, now)
    await writeStateEntry(tx, actor, 'message.closed', found, 'closed', now)
    return 'closed'
  })
}

/** Stores a note for colleagues, also beside a message that is closed. */
export async function noteOnContact(
  { db, clock }: StaffShop,
  number: string,
  { text, staffName }: { text: string; staffName: string | null },
  actor: Actor = CONSOLE,
): Promise<'noted' | ContactRefusal> {
  const note = tidyMessage(text)
  if (note === '') return 'answer_missing'
  if (note.length > MAX_ANSWER_LENGTH) return 'answer_long'
  return db.transaction(async (tx) => {
    const found = await lockContactMessage(tx, number)
    if (!found) return 'message_not_found'
    const now = clock.now()
    await insertContactEvent(tx, found.id, { kind: 'noted', staffName, text: note }, now)
    await writeAudit(tx, actor, { action: 'message.noted', object: objectOf(found) }, now)
    return 'noted'
  })
}

const objectOf = ({ id, number }: ContactMessage) => ({ kind: 'message' as const, id, name: number })

async function writeStateEntry(
  tx: Query,
  actor: Actor,
  action: string,
  found: ContactMessage,
  state: ContactState,
  now: Date,
): Promise<void> {
  const act = { action, object: objectOf(found), before: { state: found.state }, after: { state } }
  await writeAudit(tx, actor, act, now)
}
