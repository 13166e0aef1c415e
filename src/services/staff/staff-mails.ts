/** Mails to people of the staff: enqueued in the transaction that causes them, written once, stored, and sent where SMTP is configured. */
import { href, MARKETS } from '#domain/market/market.ts'
import type { StaffMailKind } from '#domain/staff/staff-mail.ts'
import { readMerchant } from '#services/content/shop-front.ts'
import { sendJobs } from '#services/mail/send-job.ts'
import type { Shop } from '#services/shop.ts'
import { uuidv7 } from '#store/database/uuid.ts'
import type { Query } from '#store/database/db.ts'
import type { JobPayload } from '#store/jobs/job-kinds.ts'
import { enqueue } from '#store/jobs/jobs.ts'
import { hasMail, insertMail } from '#store/mail/mail.ts'
import { findMember } from '#store/staff/members.ts'
import { newStaffLink } from './staff-links.ts'

type Payload = JobPayload<'staff.mail'>

/** Enqueues a mail to a person. */
export async function mailStaff(tx: Query, mail: Omit<Payload, 'mailId' | 'at'>, now: Date): Promise<void> {
  await enqueue(tx, { kind: 'staff.mail', payload: { ...mail, mailId: uuidv7(now), at: now.toISOString() }, runAt: now })
}

/** Makes a link of a person and enqueues the mail with it. Returns the link's token, for whoever may hand it over by another way. */
export async function mailStaffLink(
  shop: Pick<Shop, 'clock' | 'tokens'>,
  tx: Query,
  { staffId, purpose, by }: { staffId: string; purpose: 'invitation' | 'reset'; by?: string },
): Promise<string> {
  const now = shop.clock.now()
  const linkId = uuidv7(now)
  const token = shop.tokens.mailToken(linkId)
  const { expiresAt } = await newStaffLink(shop, tx, { purpose, staffId }, token)
  const mail = { mail: `staff_${purpose}` as const, staffId, linkId, validUntil: expiresAt.toISOString() }
  await mailStaff(tx, { ...mail, ...(by !== undefined && { by }) }, now)
  return token
}

/** Where the button of a mail leads; the token is in the fragment, which reaches no server and no log (ASVS 14.2.1). */
export const STAFF_LINK_PATHS = { set_up: '/admin/set-up', invitation: '/admin/invitation', reset: '/admin/reset' } as const

const pathOf = (kind: StaffMailKind): string => {
  if (kind === 'staff_invitation') return STAFF_LINK_PATHS.invitation
  return kind === 'staff_reset' ? STAFF_LINK_PATHS.reset : '/admin'
}

/** Job `staff.mail`: a second time changes nothing. */
export async function writeStaffMail(
  shop: Pick<Shop, 'db' | 'clock' | 'config' | 'tokens' | 'mailer' | 'writeMail' | 'jobSignal'>,
  { mailId, mail: kind, staffId, at, by = '', browser = '', linkId, validUntil }: Payload,
): Promise<void> {
  const key = `staff:${mailId}`
  if (await hasMail(shop.db.query, key)) return
  const member = await findMember(shop.db.query, staffId)
  if (!member || member.disabledAt) return
  const { locale, firstName, email: recipient } = member
  const { publicUrl } = shop.config
  const fragment = linkId === undefined ? '' : `#token=${shop.tokens.mailToken(linkId)}`
  const links = {
    home: publicUrl + href(MARKETS[locale], '/'),
    logo: `${publicUrl}/mail-art/logo.png`,
    action: publicUrl + pathOf(kind) + fragment,
  }
  const seller = await readMerchant(shop)
  const written = await shop.writeMail({
    kind,
    locale,
    firstName,
    by,
    browser,
    at,
    validUntil: validUntil ?? null,
    links,
    seller,
  })
  const now = shop.clock.now()
  const id = uuidv7(now)
  const stored = { id, key, kind: kind.replaceAll('_', ' '), locale, recipient, orderId: null, ...written }
  await insertMail(shop.db.query, stored, now, sendJobs(shop, id, now))
  shop.jobSignal.wake()
}
