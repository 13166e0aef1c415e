/** A signed-in customer changes the password. */
import { passwordProblem, type PasswordProblem } from '#domain/customers/account.ts'
import { countPasswordCheck, returnPasswordCheck } from '#services/limits/account-limits.ts'
import type { LimitRefusal } from '#services/limits/limits.ts'
import type { Shop } from '#services/shop.ts'
import { newSecretToken } from '#services/tokens.ts'
import { findCustomer, lockCustomer, setPassword } from '#store/customers/customers.ts'
import { deleteMailTokens } from '#store/customers/mail-tokens.ts'
import { deleteSessionsOf, renewSession } from '#store/customers/sessions.ts'
import { enqueue } from '#store/jobs/jobs.ts'
import { isCommonPassword } from './common-passwords.ts'
import { customerMailJob } from './customer-mails.ts'
import { hashPassword, isPassword } from './password-hash.ts'
import type { SignedIn } from './sessions.ts'

type PasswordShop = Pick<Shop, 'db' | 'clock' | 'tokens' | 'memory' | 'jobSignal'>

export type WrongPassword =
  | { ok: false; reason: 'validation_failed'; fields: Record<string, 'password_wrong'> }
  | LimitRefusal<'too_many_password_checks'>

/** The password is the customer's. */
export interface Checked {
  ok: true
  /** The stored hash: whoever changes something compares it once more under the lock of the row. */
  passwordHash: string
}

/**
 * Checks the password that a signed-in customer typed in the field of this name. An account without a password gets one by `forgotPassword` first.
 * @throws HashQueueFull
 */
export async function checkPassword(
  shop: PasswordShop,
  customerId: string,
  { password, field }: { password: string; field: string },
): Promise<Checked | WrongPassword> {
  const limited = await countPasswordCheck(shop, customerId)
  if (limited) return limited
  const passwordHash = (await findCustomer(shop.db.query, customerId))?.passwordHash ?? null
  if (!(await isPassword(shop, password, passwordHash)) || passwordHash === null) return wrongPassword(field)
  await returnPasswordCheck(shop.tokens, shop.db.query, customerId)
  return { ok: true, passwordHash }
}

export const wrongPassword = (field: string): WrongPassword => ({
  ok: false,
  reason: 'validation_failed',
  fields: { [field]: 'password_wrong' },
})

export type PasswordChange =
  | { ok: true; token: string }
  | { ok: false; reason: 'validation_failed'; fields: { password: PasswordProblem } }
  | WrongPassword

/** Sets the new password and ends the other sessions; this one goes on under the returned token (ASVS 7.2.4, 7.4.3). @throws HashQueueFull */
export async function changePassword(
  shop: PasswordShop,
  signedIn: SignedIn,
  { current, password }: { current: string; password: string },
): Promise<PasswordChange> {
  const problem = passwordProblem(password, signedIn.email, isCommonPassword)
  if (problem) return { ok: false, reason: 'validation_failed', fields: { password: problem } }
  const checked = await checkPassword(shop, signedIn.id, { password: current, field: 'current' })
  if (!checked.ok) return checked
  const passwordHash = await hashPassword(shop, password)
  const now = shop.clock.now()
  const token = newSecretToken()
  const isDone = await shop.db.transaction(async (tx) => {
    // The password may have been reset meanwhile: then the session is over too.
    if ((await lockCustomer(tx, signedIn.id))?.passwordHash !== checked.passwordHash) return false
    await setPassword(tx, signedIn.id, { passwordHash, verifiedAt: null })
    await deleteSessionsOf(tx, signedIn.id, signedIn.sessionId)
    await renewSession(tx, signedIn.sessionId, shop.tokens.hash(token), now)
    await deleteMailTokens(tx, signedIn.id, 'reset')
    await enqueue(tx, customerMailJob({ mail: 'password_changed', customerId: signedIn.id }, now))
    return true
  })
  shop.jobSignal.wake()
  return isDone ? { ok: true, token } : wrongPassword('current')
}
