/** Sends a person of the staff a mail as it would be written now, to their own address and no other. */
import { secondsUntil } from '#domain/checkout/limits.ts'
import { STAFF_TRIAL_MAIL, TRIAL_MAIL_LIMIT } from '#domain/mail/mail-kind.ts'
import { attemptOf, type LimitRefusal } from '#services/limits/limits.ts'
import { sendJobs } from '#services/mail/send-job.ts'
import type { Shop } from '#services/shop.ts'
import { writeAudit, type Actor } from '#services/staff/audit.ts'
import { uuidv7 } from '#store/database/uuid.ts'
import { insertMail } from '#store/mail/mail.ts'
import { countAtOnce } from '#store/orders/attempt-counts.ts'
import { findMember } from '#store/staff/members.ts'
import { previewAnyMail, type PreviewQuestion, type PreviewRefusal, type PreviewShop } from './preview-mail.ts'

type TrialShop = PreviewShop & Pick<Shop, 'mailer' | 'jobSignal'>

export type TrialAnswer =
  | { ok: true; recipient: string; isSent: boolean }
  | { ok: false; reason: PreviewRefusal | 'staff_not_found' }
  | LimitRefusal<'too_many_requests'>

/** `isSent`: false where the shop has no mail server; the mail is stored only. */
export async function sendTrial(
  shop: TrialShop,
  actor: Actor,
  { staffId, question }: { staffId: string; question: PreviewQuestion },
): Promise<TrialAnswer> {
  const member = await findMember(shop.db.query, staffId)
  if (!member) return { ok: false, reason: 'staff_not_found' }
  const preview = await previewAnyMail(shop, question)
  if (!preview.ok) return preview
  const now = shop.clock.now()
  const limit = { scope: 'staff_trial_mail', purpose: 'staff', value: staffId, limit: TRIAL_MAIL_LIMIT } as const
  const reached = await countAtOnce(shop.db.query, [attemptOf(shop.tokens, limit, now)], now)
  if (reached) return { ok: false, reason: 'too_many_requests', retryAfter: secondsUntil(reached.until, now) }
  const { email: recipient } = member
  await shop.db.transaction(async (tx) => {
    const id = uuidv7(now)
    const about = { id, key: `trial:${id}`, kind: STAFF_TRIAL_MAIL, locale: preview.locale, recipient, orderId: null }
    await insertMail(tx, { ...about, ...preview.mail }, now, sendJobs(shop, id, now))
    const { kind, order } = question
    const object = { kind: 'mail' as const, id, name: kind }
    await writeAudit(tx, actor, { action: 'mail.trial_sent', object, after: { kind, locale: preview.locale, order } }, now)
  })
  shop.jobSignal.wake()
  return { ok: true, recipient, isSent: shop.mailer !== null }
}
