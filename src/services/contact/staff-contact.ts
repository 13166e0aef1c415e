/** What staff do with messages of the contact form. */
import { MAX_ANSWER_LENGTH, tidyMessage } from '#domain/contact/contact.ts'
import type { Shop } from '#services/shop.ts'
import { insertContactEvent, lockContactMessage } from '#store/contact/messages.ts'
import { enqueue } from '#store/jobs/jobs.ts'

type StaffShop = Pick<Shop, 'db' | 'clock'>
export type ContactRefusal = 'message_not_found' | 'message_closed' | 'answer_missing' | 'answer_long'

/** Stores an answer with the job of its mail. A message that is closed is not answered. */
export async function answerContact(
  { db, clock }: StaffShop,
  number: string,
  { text, staffName }: { text: string; staffName: string | null },
): Promise<'answered' | ContactRefusal> {
  const answer = tidyMessage(text)
  if (answer === '') return 'answer_missing'
  if (answer.length > MAX_ANSWER_LENGTH) return 'answer_long'
  return db.transaction(async (tx) => {
    const found = await lockContactMessage(tx, number)
    if (!found) return 'message_not_found'
    if (found.state === 'closed') return 'message_closed'
    const now = clock.now()
    const position = await insertContactEvent(tx, found.id, { kind: 'answered', staffName, text: answer }, now)
    await enqueue(tx, { kind: 'contact.answer', payload: { messageId: found.id, position }, runAt: now })
    return 'answered'
  })
}

/** Closes a message, answered or not. */
export async function closeContact(
  { db, clock }: StaffShop,
  number: string,
  staffName: string | null,
): Promise<'closed' | ContactRefusal> {
  return db.transaction(async (tx) => {
    const found = await lockContactMessage(tx, number)
    if (!found) return 'message_not_found'
    if (found.state === 'closed') return 'message_closed'
    await insertContactEvent(tx, found.id, { kind: 'closed', staffName, text: null }, clock.now())
    return 'closed'
  })
}
