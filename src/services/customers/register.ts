/** Registration: the same answer for every address; the mail says which case it is (contract 1a, enumeration). */
import { accountProblems, passwordProblem, type AccountProblem, type PasswordProblem } from '#domain/customers/account.ts'
import { emailKey } from '#domain/customers/email.ts'
import { tidyText } from '#domain/customers/free-text.ts'
import type { Locale } from '#domain/market/market.ts'
import { countRegistration, mayMailLink } from '#services/limits/account-limits.ts'
import type { LimitRefusal } from '#services/limits/limits.ts'
import type { Shop } from '#services/shop.ts'
import { renewRegistration, takeCustomer } from '#store/customers/customers.ts'
import { uuidv7 } from '#store/database/uuid.ts'
import { enqueue } from '#store/jobs/jobs.ts'
import { isCommonPassword } from './common-passwords.ts'
import { customerMailJob } from './customer-mails.ts'
import { mailLink } from './mail-links.ts'
import { hashPassword } from './password-hash.ts'

export interface RegistrationForm {
  email: string
  password: string
  firstName: string
  lastName: string
  market: Locale
  /** Asks for the newsletter: a mail with a link follows, and without that link nothing does (LAW-50). */
  newsletter: boolean
}

type AccountShop = Pick<Shop, 'db' | 'clock' | 'tokens' | 'memory' | 'jobSignal'>

export type RegistrationAnswer =
  | { ok: true }
  | { ok: false; reason: 'validation_failed'; fields: Record<string, AccountProblem | PasswordProblem> }
  | LimitRefusal<'too_many_registrations'>

/**
 * Makes an account that waits for the verification of its address. An address with an account gets a mail that says so instead. Registering
 * again before the verification sends another link: each link confirms what its own registration typed.
 * @throws HashQueueFull
 */
export async function registerCustomer(shop: AccountShop, typed: RegistrationForm, ip: string): Promise<RegistrationAnswer> {
  const { market } = typed
  const form = {
    firstName: tidyText(typed.firstName, market),
    lastName: tidyText(typed.lastName, market),
    email: tidyText(typed.email, market),
  }
  const password = passwordProblem(typed.password, form.email, isCommonPassword)
  const fields = { ...accountProblems(form), ...(password && { password }) }
  if (Object.keys(fields).length > 0) return { ok: false, reason: 'validation_failed', fields }
  const limited = await countRegistration(shop, ip)
  if (limited) return limited
  const passwordHash = await hashPassword(shop, typed.password)
  const now = shop.clock.now()
  const registration = { ...form, emailKey: emailKey(form.email), market, passwordHash }
  await shop.db.transaction(async (tx) => {
    const id = uuidv7(now)
    const customer = await takeCustomer(tx, id, registration, now)
    if (!customer.emailVerifiedAt && customer.id !== id) await renewRegistration(tx, customer.id, registration)
    if (!(await mayMailLink(shop.tokens, tx, form.email, now))) return
    // The same for every address: whoever reads its mails decides.
    if (typed.newsletter) await mailLink(shop, tx, customer, { purpose: 'newsletter', email: form.email }, now)
    if (customer.emailVerifiedAt) {
      await enqueue(tx, customerMailJob({ mail: 'already_registered', customerId: customer.id }, now))
      return
    }
    const link = { purpose: 'verify' as const, email: form.email, registration: { ...form, passwordHash } }
    await mailLink(shop, tx, { id: customer.id, locale: market }, link, now)
  })
  shop.jobSignal.wake()
  return { ok: true }
}
