/** Every mail the shop wrote, sent or not. */
import { sql, type Selectable } from 'kysely'
import type { Query } from '#store/database/db.ts'
import { jsonRows } from '#store/database/json-rows.ts'
import type { Tables } from '#store/database/tables.ts'
import { jobRow, type NewJob } from '#store/jobs/jobs.ts'

type Row = Selectable<Tables['mail']>

export interface NewMail {
  id: string
  /** Unique: a mail about the same thing is written once. */
  key: string
  kind: string
  locale: Row['locale']
  recipient: string
  subject: string
  html: string
  text: string
  orderId: string | null
  /** Address of the header `List-Unsubscribe` (RFC 8058); null where nobody is subscribed. */
  unsubscribe?: string | null
  /** Whom an answer goes to; null: the shop. */
  replyTo?: string | null
}
export type StoredMail = NewMail & { createdAt: Date; sentAt: Date | null }

const fromRow = (row: Row): StoredMail => ({
  id: row.id,
  key: row.key,
  kind: row.kind,
  locale: row.locale,
  recipient: row.recipient,
  subject: row.subject,
  html: row.html,
  text: row.text,
  orderId: row.order_id,
  unsubscribe: row.unsubscribe,
  replyTo: row.reply_to,
  createdAt: row.created_at,
  sentAt: row.sent_at,
})

/** Stores a mail, and with it jobs that it needs. Returns false when one with its key exists: nothing is added then. */
export async function insertMail(query: Query, mail: NewMail, now: Date, jobs: readonly NewJob[] = []): Promise<boolean> {
  const { id, key, kind, locale, recipient, subject, html, text, orderId, unsubscribe = null, replyTo = null } = mail
  const { rows } = await sql<{ added: number }>`
    with added as (
      insert into mail (id, key, kind, locale, recipient, subject, html, text, order_id, unsubscribe, reply_to, created_at)
      values (${id}, ${key}, ${kind}, ${locale}, ${recipient}, ${subject}, ${html}, ${text}, ${orderId}, ${unsubscribe}, ${replyTo}, ${now})
      on conflict (key) do nothing
      returning id
    ),
    jobs as (insert into job select j.* from added, ${jsonRows('job', jobs.map(jobRow))} j on conflict (key) do nothing)
    select count(*)::integer as added from added`.execute(query)
  return rows[0]!.added === 1
}

export async function hasMail(query: Query, key: string): Promise<boolean> {
  return (await query.selectFrom('mail').select('id').where('key', '=', key).executeTakeFirst()) !== undefined
}

export async function findMail(query: Query, id: string): Promise<StoredMail | null> {
  const row = await query.selectFrom('mail').selectAll().where('id', '=', id).executeTakeFirst()
  return row ? fromRow(row) : null
}

/** Returns the newest mails, without their bodies. */
export async function listMails(query: Query, limit: number): Promise<Omit<StoredMail, 'html' | 'text'>[]> {
  const rows = await query
    .selectFrom('mail')
    .select(['id', 'key', 'kind', 'locale', 'recipient', 'subject', 'order_id', 'created_at', 'sent_at'])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  return rows.map(({ order_id: orderId, created_at: createdAt, sent_at: sentAt, ...row }) => ({
    ...row,
    orderId,
    createdAt,
    sentAt,
  }))
}

/** @param isForgotten the text is deleted: it has a link that lets its reader in, or is stored elsewhere */
export async function markMailSent(query: Query, id: string, now: Date, isForgotten: boolean): Promise<void> {
  await query
    .updateTable('mail')
    .set((row) => ({
      sent_at: now,
      attempts: row('attempts', '+', 1),
      last_error: null,
      ...(isForgotten && { html: '', text: '' }),
    }))
    .where('id', '=', id)
    .execute()
}

export async function markMailFailed(query: Query, id: string, error: string): Promise<void> {
  await query
    .updateTable('mail')
    .set((row) => ({ attempts: row('attempts', '+', 1), last_error: error }))
    .where('id', '=', id)
    .execute()
}
