/** A new password by the link of a mail: the way in for whoever forgot the password, or is kept out by somebody else's attempts. */
import { passwordProblem, type PasswordProblem } from '#domain/customers/account.ts'
import { emailKey } from '#domain/customers/email.ts'
import { countAccountMail, forgetAccountFailures } from '#services/limits/account-limits.ts'
import type { Shop } from '#services/shop.ts'
import { isSecretToken } from '#services/tokens.ts'
import { noteBrowser } from '#store/customers/browsers.ts'
import { lockCustomer, setPassword } from '#store/customers/customers.ts'
import { deleteMailTokens, findMailToken, useMailToken } from '#store/customers/mail-tokens.ts'
import { deleteSessionsOf } from '#store/customers/sessions.ts'
import { enqueue } from '#store/jobs/jobs.ts'
import { isCommonPassword } from './common-passwords.ts'
import { customerMailJob } from './customer-mails.ts'
import { requestLink } from './mail-links.ts'
import { hashPassword } from './password-hash.ts'
import { tokenOf, type Browser } from './sessions.ts'
import type { LinkRefusal } from './verify-email.ts'

type ResetShop = Pick<Shop, 'db' | 'clock' | 'tokens' | 'memory' | 'jobSignal'>

/** Sends a link to an address that has an account; the same answer for every address. */
export const forgotPassword = (shop: Pick<Shop, 'db' | 'clock' | 'tokens' | 'jobSignal'>, email: string, ip: string) =>
  requestLink(shop, { purpose: 'reset', email, ip })

interface Reset {
  token: string
  password: string
  browser: Browser
  ip: string
}

export type ResetAnswer =
  | { ok: true; browserToken: string }
  | { ok: false; reason: 'validation_failed'; fields: { password: PasswordProblem } }
  | LinkRefusal

const INVALID = { ok: false, reason: 'token_invalid' } as const

/**
 * Sets a new password with the token of a mail, once. Every session of the account ends, and the other links that wait; the address counts as
 * verified; the browser counts as known, so that failures elsewhere do not keep it out. A refused password does not use the token.
 * @throws HashQueueFull
 */
export async function resetPassword(shop: ResetShop, { token, password, browser, ip }: Reset): Promise<ResetAnswer> {
  const limited = await countAccountMail(shop, ip)
  if (limited) return limited
  const looked = { hash: shop.tokens.hash(token), purpose: 'reset' as const }
  const found = isSecretToken(token) ? await findMailToken(shop.db.query, looked, shop.clock.now()) : null
  if (!found) return INVALID
  const problem = passwordProblem(password, found.email, isCommonPassword)
  if (problem) return { ok: false, reason: 'validation_failed', fields: { password: problem } }
  const passwordHash = await hashPassword(shop, password)
  const now = shop.clock.now()
  const browserToken = tokenOf(browser)
  const isDone = await shop.db.transaction(async (tx) => {
    const used = await useMailToken(tx, looked, now)
    const customer = used && (await lockCustomer(tx, used.customerId))
    if (!customer || customer.disabledAt || emailKey(used.email) !== customer.emailKey) return false
    await setPassword(tx, customer.id, { passwordHash, verifiedAt: customer.emailVerifiedAt ?? now })
    await deleteSessionsOf(tx, customer.id)
    await deleteMailTokens(tx, customer.id)
    await forgetAccountFailures(shop.tokens, tx, customer.email)
    await noteBrowser(tx, { customerId: customer.id, browserHash: shop.tokens.hash(browserToken) }, now)
    await enqueue(tx, customerMailJob({ mail: 'password_changed', customerId: customer.id }, now))
    return true
  })
  shop.jobSignal.wake()
  return isDone ? { ok: true, browserToken } : INVALID
}
