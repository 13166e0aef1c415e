/** Links of mails that confirm an address or a newsletter, or set a new password. */
import { emailKey } from '#domain/customers/email.ts'
import { MAIL_TOKEN_MS, type MailTokenPurpose } from '#domain/customers/session.ts'
import { countAccountMail, mayMailLink } from '#services/limits/account-limits.ts'
import type { LimitRefusal } from '#services/limits/limits.ts'
import type { Shop } from '#services/shop.ts'
import { lockCustomerByEmail, type Customer } from '#store/customers/customers.ts'
import { insertMailToken, type MailToken } from '#store/customers/mail-tokens.ts'
import type { Query } from '#store/database/db.ts'
import { uuidv7 } from '#store/database/uuid.ts'
import type { JobPayload } from '#store/jobs/job-kinds.ts'
import { enqueue } from '#store/jobs/jobs.ts'
import { customerMailJob } from './customer-mails.ts'

const MAIL_OF = { verify: 'verify', reset: 'reset', email: 'email_change_confirm', newsletter: 'newsletter_confirm' } as const

interface MailedLink {
  purpose: MailTokenPurpose
  /** The address that it is sent to, and that it proves. */
  email: string
  /** What a registration typed. */
  registration?: Pick<MailToken, 'passwordHash' | 'firstName' | 'lastName'>
}

/** Writes a link for the customer and the job that mails it. */
export async function mailLink(
  { tokens }: Pick<Shop, 'tokens'>,
  tx: Query,
  customer: Pick<Customer, 'id' | 'locale'>,
  { purpose, email, registration }: MailedLink,
  now: Date,
): Promise<void> {
  const linkId = uuidv7(now)
  const expiresAt = new Date(now.getTime() + MAIL_TOKEN_MS[purpose])
  await insertMailToken(tx, {
    passwordHash: null,
    firstName: null,
    lastName: null,
    ...registration,
    hash: tokens.hash(tokens.mailToken(linkId)),
    customerId: customer.id,
    purpose,
    email,
    createdAt: now,
    expiresAt,
  })
  const toNewAddress = purpose === 'email' && {
    email,
    recipient: { email, firstName: '', locale: customer.locale },
  }
  const mail = { mail: MAIL_OF[purpose], customerId: customer.id, linkId, validUntil: expiresAt.toISOString(), ...toNewAddress }
  await enqueue(tx, customerMailJob(mail, now))
}

/**
 * Asks for a link to an address. The same is written and answered for every address: whether it has an account is looked up later, by the
 * job, so that neither answer nor time tells.
 */
export async function requestLink(
  shop: Pick<Shop, 'db' | 'clock' | 'tokens' | 'jobSignal'>,
  { purpose, email, ip }: JobPayload<'customer.link'> & { ip: string },
): Promise<{ ok: true } | LimitRefusal<'too_many_requests'>> {
  const limited = await countAccountMail(shop, ip)
  if (limited) return limited
  const now = shop.clock.now()
  await shop.db.transaction(async (tx) => {
    if (await mayMailLink(shop.tokens, tx, email, now))
      await enqueue(tx, { kind: 'customer.link', payload: { purpose, email }, runAt: now })
  })
  shop.jobSignal.wake()
  return { ok: true }
}

/** Job `customer.link`. */
export async function mailRequestedLink(
  shop: Pick<Shop, 'db' | 'clock' | 'tokens' | 'jobSignal'>,
  { purpose, email }: JobPayload<'customer.link'>,
): Promise<void> {
  const now = shop.clock.now()
  await shop.db.transaction(async (tx) => {
    const customer = await lockCustomerByEmail(tx, emailKey(email))
    if (!customer || customer.disabledAt || (purpose === 'verify' && customer.emailVerifiedAt)) return
    const { passwordHash, firstName, lastName } = customer
    const registration = purpose === 'verify' ? { passwordHash, firstName, lastName } : undefined
    await mailLink(shop, tx, customer, { purpose, email: customer.email, ...(registration && { registration }) }, now)
  })
  shop.jobSignal.wake()
}
