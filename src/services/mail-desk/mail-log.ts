/** The log of mails as staff read it, who sends them, and sending one again that was given up. */
import type { MailState } from '#domain/mail/mail-kind.ts'
import { readMerchant } from '#services/content/shop-front.ts'
import type { Shop } from '#services/shop.ts'
import { writeAudit, type Actor } from '#services/staff/audit.ts'
import { countFailedMails, reviveMail, searchMails, type LoggedMail } from '#store/mail/mail-log.ts'
import { findMail } from '#store/mail/mail.ts'

/** Mails of one page of the log. */
const MAILS_A_PAGE = 50

export interface MailDesk {
  /** Sender of every mail: 'Nestling <hello@nestling.example>'. */
  from: string
  /** Whom an answer goes to; '' where the merchant has written none. */
  replyTo: string
  /** A mail server is configured; without one mails are stored only. */
  hasServer: boolean
  failed: { kind: string; count: number }[]
}

export async function readMailDesk({ db, config, mailer }: Pick<Shop, 'db' | 'config' | 'mailer'>): Promise<MailDesk> {
  const { email } = await readMerchant({ db })
  return { from: config.mailFrom, replyTo: email, hasServer: mailer !== null, failed: await countFailedMails(db.query) }
}

export interface MailPage {
  mails: LoggedMail[]
  /** Where the next page begins; null on the last one. */
  next: string | null
}

export async function readMailLog(
  { db }: Pick<Shop, 'db'>,
  search: { kind: string | null; state: MailState | null; before: string | null },
): Promise<MailPage> {
  const found = await searchMails(db.query, { ...search, most: MAILS_A_PAGE + 1 })
  const mails = found.slice(0, MAILS_A_PAGE)
  return { mails, next: found.length > mails.length ? (mails.at(-1)?.id ?? null) : null }
}

/** Tries again to send a mail that was given up. It is the same mail: who has it already does not get it twice. */
export async function sendFailedMail(
  { db, clock, jobSignal }: Pick<Shop, 'db' | 'clock' | 'jobSignal'>,
  actor: Actor,
  { id, reason }: { id: string; reason: string },
): Promise<'sent' | 'mail_unknown' | 'mail_not_failed'> {
  const now = clock.now()
  const outcome = await db.transaction(async (tx) => {
    const mail = await findMail(tx, id)
    if (!mail) return 'mail_unknown' as const
    if (!(await reviveMail(tx, id, now))) return 'mail_not_failed' as const
    const object = { kind: 'mail' as const, id, name: mail.kind }
    await writeAudit(tx, actor, { action: 'mail.tried_again', object, after: { kind: mail.kind }, reason }, now)
    return 'sent' as const
  })
  if (outcome === 'sent') jobSignal.wake()
  return outcome
}
