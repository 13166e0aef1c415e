/** Messages of the contact form: taken with the job of their mails in one transaction, and deleted after 12 months. */
import { CONTACT_MAIL_LIMIT } from '#domain/checkout/limits.ts'
import { CONTACT_KEPT_MS, type ContactForm } from '#domain/contact/contact.ts'
import { normalisedEmail } from '#domain/customers/email.ts'
import type { Locale } from '#domain/market/market.ts'
import { attemptOf } from '#services/limits/limits.ts'
import type { Shop } from '#services/shop.ts'
import { deleteContactBefore, insertContactMessage } from '#store/contact/messages.ts'
import { uuidv7 } from '#store/database/uuid.ts'
import { enqueue } from '#store/jobs/jobs.ts'
import { takeAttempts } from '#store/orders/attempt-counts.ts'

/** Takes a sound message. The merchant is told of each; an address gets few confirmations, whoever types it. */
export async function takeContactMessage(
  { db, clock, tokens, jobSignal }: Pick<Shop, 'db' | 'clock' | 'tokens' | 'jobSignal'>,
  form: ContactForm & { locale: Locale },
): Promise<void> {
  const now = clock.now()
  const id = uuidv7(now)
  const counted = { scope: 'contact_mail', purpose: 'email', value: normalisedEmail(form.email), limit: CONTACT_MAIL_LIMIT }
  await db.transaction(async (tx) => {
    const reached = await takeAttempts(tx, [attemptOf(tokens, counted, now)], now)
    await insertContactMessage(tx, { ...form, id, number: tokens.contactNumber(id), receivedAt: now })
    await enqueue(tx, { kind: 'contact.mail', payload: { messageId: id, confirms: reached === null }, runAt: now })
  })
  jobSignal.wake()
}

/** Deletes messages that are older than 12 months. */
export const purgeContact = ({ db }: Pick<Shop, 'db'>, now: Date): Promise<void> =>
  db.transaction((tx) => deleteContactBefore(tx, new Date(now.getTime() - CONTACT_KEPT_MS)))
