/** Mails about accounts: enqueued in the transaction that causes them, written once, stored, and sent where SMTP is configured. */
import type { CustomerMail, CustomerMailKind } from '#domain/customers/customer-mail.ts'
import { href, MARKETS } from '#domain/market/market.ts'
import { readMerchant } from '#services/content/shop-front.ts'
import { sendJobs } from '#services/mail/send-job.ts'
import type { Shop } from '#services/shop.ts'
import { findCustomer } from '#store/customers/customers.ts'
import type { JobPayload } from '#store/jobs/job-kinds.ts'
import type { NewJob } from '#store/jobs/jobs.ts'
import { hasMail, insertMail } from '#store/mail/mail.ts'
import { uuidv7 } from '#store/database/uuid.ts'

type Payload = JobPayload<'customer.mail'>

/** Returns the job that writes a mail about an account. */
export const customerMailJob = (mail: Omit<Payload, 'mailId' | 'at'>, now: Date): NewJob => ({
  kind: 'customer.mail',
  payload: { ...mail, mailId: uuidv7(now), at: now.toISOString() },
  runAt: now,
})

type MailShop = Pick<Shop, 'db' | 'clock' | 'config' | 'tokens' | 'mailer' | 'writeMail' | 'jobSignal'>

/** Job `customer.mail`: a second time changes nothing; none for an account that was deleted meanwhile, unless the mail names its recipient. */
export async function writeCustomerMail(shop: MailShop, payload: Payload): Promise<void> {
  const key = `customer:${payload.mailId}`
  if (await hasMail(shop.db.query, key)) return
  const recipient = await recipientOf(shop, payload)
  if (!recipient) return
  const { locale } = recipient
  const written = await shop.writeMail(await customerMail(shop, payload, recipient))
  const now = shop.clock.now()
  const id = uuidv7(now)
  const kind = storedKind(payload.mail)
  const mail = { id, key, kind, locale, recipient: recipient.email, orderId: null, ...written }
  await insertMail(shop.db.query, mail, now, sendJobs(shop, id, now))
  shop.jobSignal.wake()
}

type Recipient = NonNullable<Payload['recipient']>

async function recipientOf({ db }: Pick<Shop, 'db'>, { customerId, recipient }: Payload): Promise<Recipient | null> {
  if (recipient) return recipient
  const customer = await findCustomer(db.query, customerId)
  if (!customer) return null
  const { email, emailVerifiedAt, firstName, locale } = customer
  return { email, firstName: emailVerifiedAt ? firstName : '', locale }
}

async function customerMail(
  { db, config, tokens }: Pick<Shop, 'db' | 'config' | 'tokens'>,
  { mail: kind, at, linkId, validUntil, browser, email }: Payload,
  { firstName: name, locale }: Recipient,
): Promise<CustomerMail> {
  const link = (path: string) => config.publicUrl + href(MARKETS[locale], path)
  return {
    kind,
    locale,
    name,
    at,
    validUntil: validUntil ?? null,
    browser: browser ?? '',
    email: email ?? '',
    links: {
      home: link('/'),
      logo: `${config.publicUrl}/mail-art/logo.png`,
      action: link(PATHS[kind]) + (linkId === undefined ? '' : fragmentOf(kind, tokens.mailToken(linkId))),
    },
    seller: await readMerchant({ db }),
  }
}

const storedKind = (mail: CustomerMailKind): string => `customer ${mail}`

const SECRET_LINKS = [
  ...(['verify', 'reset', 'email_change_confirm', 'newsletter_confirm'] as const).map(storedKind),
  'newsletter confirm',
  'alert confirm',
  'staff invitation',
  'staff reset',
]

/** Returns whether a stored mail of this kind has a link that lets its reader in: it is not stored any longer than needed. */
export const hasSecretLink = (kind: string): boolean => SECRET_LINKS.includes(kind)

/** Where the button of each mail leads, without the market's prefix. */
const PATHS: Record<CustomerMailKind, string> = {
  verify: '/auth/verify',
  already_registered: '/auth/signin',
  welcome: '/',
  reset: '/auth/reset',
  email_change_confirm: '/auth/verify',
  newsletter_confirm: '/auth/verify',
  email_changed: '/auth/forgot',
  password_changed: '/auth/forgot',
  new_sign_in: '/auth/forgot',
  passkey_added: '/my/security',
  passkey_removed: '/my/security',
  identity_linked: '/my/security',
  identity_unlinked: '/my/security',
  account_deleted: '/',
  children_expiry: '/my/children',
  data_copy: '/my/privacy',
}

/** Returns the part of a link that reaches no server, no log and no referrer (ASVS 14.2.1); the page sends the token by POST. */
const fragmentOf = (kind: CustomerMailKind, token: string): string => `#${TOKEN_NAMES[kind] ?? 'token'}=${token}`

/** Kinds whose page has links of other kinds too. */
const TOKEN_NAMES: Partial<Record<CustomerMailKind, string>> = { email_change_confirm: 'email', newsletter_confirm: 'newsletter' }
