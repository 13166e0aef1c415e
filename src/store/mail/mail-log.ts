/** Stored mails as staff read them: what became of each. */
import { sql } from 'kysely'
import type { MailState } from '#domain/mail/mail-kind.ts'
import type { Query } from '#store/database/db.ts'

export interface LoggedMail {
  id: string
  kind: string
  locale: string
  recipient: string
  subject: string
  /** Number of the order that it is about; null for none. */
  order: string | null
  createdAt: Date
  sentAt: Date | null
  state: MailState
  /** Of the last try; null for none. */
  error: string | null
  /** Its text was deleted after it was sent. */
  isForgotten: boolean
}

export interface MailSearch {
  kind: string | null
  state: MailState | null
  /** Id of the last one of the page before. */
  before: string | null
  most: number
}

/** Its job was set aside after many tries. */
const isDead = sql`exists (select from job j where j.kind = 'mail.send' and j.dead_at is not null and j.payload ->> 'mailId' = m.id::text)`

const WHERE = {
  sent: sql`m.sent_at is not null`,
  waits: sql`m.sent_at is null and not ${isDead}`,
  failed: sql`m.sent_at is null and ${isDead}`,
} as const

const state = sql`case when m.sent_at is not null then 'sent' when ${isDead} then 'failed' else 'waits' end`

/** Returns mails, the newest first. */
export async function searchMails(query: Query, { kind, state: wanted, before, most }: MailSearch): Promise<LoggedMail[]> {
  const { rows } = await sql<LoggedMail>`
    select m.id, m.kind, m.locale, m.recipient, m.subject, o.number as "order", m.created_at as "createdAt", m.sent_at as "sentAt",
      ${state} as state, m.last_error as error, m.html = '' as "isForgotten"
    from mail m left join "order" o on o.id = m.order_id
    where (${kind}::text is null or m.kind = ${kind}::text) and (${before}::uuid is null or m.id < ${before}::uuid)
      and ${wanted === null ? sql`true` : WHERE[wanted]}
    order by m.id desc limit ${most}`.execute(query)
  return rows
}

/** Returns how many mails of each kind were given up. */
export async function countFailedMails(query: Query): Promise<{ kind: string; count: number }[]> {
  const { rows } = await sql<{ kind: string; count: number }>`
    select m.kind, count(*)::integer as count from job j join mail m on m.id::text = j.payload ->> 'mailId'
    where j.kind = 'mail.send' and j.dead_at is not null and m.sent_at is null group by m.kind order by m.kind`.execute(query)
  return rows
}

/** Gives the job of a mail that was given up all its tries again. Returns false where it was not given up. */
export async function reviveMail(tx: Query, mailId: string, now: Date): Promise<boolean> {
  const { rows } = await sql`
    update job set dead_at = null, attempts = 0, run_at = ${now}
    where kind = 'mail.send' and dead_at is not null and payload ->> 'mailId' = ${mailId}
      and exists (select from mail m where m.id = ${mailId}::uuid and m.sent_at is null)
    returning id`.execute(tx)
  return rows.length > 0
}
