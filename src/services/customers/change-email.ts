/** A customer changes the address of the account: confirmed at the new address, told to the old one (D-61). */
import type { AccountProblem } from '#domain/customers/account.ts'
import { emailKey, emailProblem } from '#domain/customers/email.ts'
import { countAccountMail, mayMailLink } from '#services/limits/account-limits.ts'
import { moveSubscription, subscriberOf } from '#services/newsletter/subscription.ts'
import type { Shop } from '#services/shop.ts'
import { isSecretToken } from '#services/tokens.ts'
import { findCustomer, lockCustomer, lockCustomerByEmail, setEmail } from '#store/customers/customers.ts'
import { deleteMailTokens, useMailToken } from '#store/customers/mail-tokens.ts'
import { sqlState } from '#store/database/db.ts'
import { enqueue } from '#store/jobs/jobs.ts'
import { checkPassword, wrongPassword, type Checked, type WrongPassword } from './change-password.ts'
import { isConfirmed } from './confirm-session.ts'
import { customerMailJob } from './customer-mails.ts'
import { mailLink } from './mail-links.ts'
import type { SignedIn } from './sessions.ts'
import type { LinkRefusal } from './verify-email.ts'

type EmailShop = Pick<Shop, 'db' | 'clock' | 'tokens' | 'memory' | 'jobSignal'>

const UNIQUE_VIOLATION = '23505'

export type EmailChange =
  | { ok: true }
  | { ok: false; reason: 'validation_failed'; fields: { email: AccountProblem | 'email_unchanged' } }
  | { ok: false; reason: 'confirmation_required' }
  | WrongPassword

/**
 * Sends a link to the new address. `password` is '' for an account without one. The answer is the same where another account has that address: its owner gets a mail that says so.
 * @throws HashQueueFull
 */
export async function requestEmailChange(
  shop: EmailShop,
  signedIn: SignedIn,
  { email: typed, password }: { email: string; password: string },
): Promise<EmailChange> {
  const email = typed.trim().normalize('NFC')
  const problem = emailProblem(email) ?? (emailKey(email) === emailKey(signedIn.email) ? 'email_unchanged' : null)
  if (problem) return { ok: false, reason: 'validation_failed', fields: { email: problem } }
  const checked = await provePerson(shop, signedIn, password)
  if (!checked.ok) return checked
  const now = shop.clock.now()
  const isDone = await shop.db.transaction(async (tx) => {
    if ((await lockCustomer(tx, signedIn.id))?.passwordHash !== checked.passwordHash) return false
    if (!(await mayMailLink(shop.tokens, tx, email, now))) return true
    const owner = await lockCustomerByEmail(tx, emailKey(email))
    if (owner?.emailVerifiedAt) await enqueue(tx, customerMailJob({ mail: 'already_registered', customerId: owner.id }, now))
    else await mailLink(shop, tx, signedIn, { purpose: 'email', email }, now)
    return true
  })
  shop.jobSignal.wake()
  return isDone ? { ok: true } : wrongPassword('password')
}

/** Checks the password; an account without one needs a session that was confirmed a short time ago (ASVS 7.5.1). */
async function provePerson(
  shop: EmailShop,
  { id, confirmedAt }: Pick<SignedIn, 'id' | 'confirmedAt'>,
  password: string,
): Promise<Checked | { ok: true; passwordHash: null } | Extract<EmailChange, { ok: false }>> {
  const customer = await findCustomer(shop.db.query, id)
  if (customer?.passwordHash !== null) return checkPassword(shop, id, { password, field: 'password' })
  if (!isConfirmed({ confirmedAt }, shop.clock.now())) return { ok: false, reason: 'confirmation_required' }
  return { ok: true, passwordHash: null }
}

/** Uses the token of the mail to the new address, once. Links that were sent to the old address become invalid. */
export async function confirmEmailChange(
  shop: Pick<Shop, 'db' | 'clock' | 'tokens' | 'jobSignal'>,
  { token, ip }: { token: string; ip: string },
): Promise<{ ok: true; email: string } | LinkRefusal> {
  const limited = await countAccountMail(shop, ip)
  if (limited) return limited
  if (!isSecretToken(token)) return { ok: false, reason: 'token_invalid' }
  const email = await change(shop, token).catch((error: unknown) => {
    // Another account has got the address since the link was sent.
    if (sqlState(error) === UNIQUE_VIOLATION) return null
    throw error
  })
  shop.jobSignal.wake()
  return email === null ? { ok: false, reason: 'token_invalid' } : { ok: true, email }
}

const change = ({ db, clock, tokens }: Pick<Shop, 'db' | 'clock' | 'tokens'>, token: string): Promise<string | null> =>
  db.transaction(async (tx) => {
    const now = clock.now()
    const used = await useMailToken(tx, { hash: tokens.hash(token), purpose: 'email' }, now)
    const customer = used && (await lockCustomer(tx, used.customerId))
    if (!customer || customer.disabledAt) return null
    const { id, email, firstName, locale } = customer
    await moveSubscription({ tokens }, tx, { ...subscriberOf(customer), to: used.email }, now)
    await setEmail(tx, id, { email: used.email, key: emailKey(used.email) }, now)
    await deleteMailTokens(tx, id)
    const recipient = { email, firstName, locale }
    await enqueue(tx, customerMailJob({ mail: 'email_changed', customerId: id, email: used.email, recipient }, now))
    return used.email
  })
