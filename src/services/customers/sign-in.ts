/** Signing in with e-mail address and password (D-60). */
import { emailKey, emailProblem } from '#domain/customers/email.ts'
import { countSignIn, forgetSignIns, returnSignIn, signInCounts, type SignInCounts } from '#services/limits/account-limits.ts'
import type { LimitRefusal } from '#services/limits/limits.ts'
import type { Shop } from '#services/shop.ts'
import { isSecretToken } from '#services/tokens.ts'
import { findSigningIn, setPassword, type Customer } from '#store/customers/customers.ts'
import { hashPassword, isOutdated, isPassword } from './password-hash.ts'
import { startSessionUnlessChanged, type Browser, type StartedSession } from './sessions.ts'

export interface SignInAttempt {
  email: string
  password: string
  ip: string
  browser: Browser
  /** Token of the session that the browser has now: it ends when another one begins. */
  formerToken: string | null
}

export type SignInAnswer =
  | ({ ok: true } & StartedSession)
  | { ok: false; reason: 'CredentialsSignin' | 'EmailNotVerified' }
  | LimitRefusal<'too_many_sign_ins'>

type SignInShop = Pick<Shop, 'db' | 'clock' | 'tokens' | 'memory' | 'jobSignal'>

const WRONG = { ok: false, reason: 'CredentialsSignin' } as const

/**
 * Begins a session, always under a new token. Unknown addresses, wrong passwords and disabled accounts are answered alike and cost the same work;
 * that an address is not verified is told only to who knows the password.
 * @throws HashQueueFull
 */
export async function signIn(shop: SignInShop, attempt: SignInAttempt): Promise<SignInAnswer> {
  const { password, ip } = attempt
  const email = attempt.email.trim()
  const { token: browserToken } = attempt.browser
  const browserHash = browserToken !== null && isSecretToken(browserToken) ? shop.tokens.hash(browserToken) : null
  const found = emailProblem(email) === null ? await findSigningIn(shop.db.query, emailKey(email), browserHash) : null
  const known = found?.isKnownBrowser && browserHash ? { customerId: found.customer.id, browserHash } : null
  const counts = signInCounts(shop.tokens, { email, ip, known }, shop.clock.now())
  const limited = await countSignIn(shop, counts)
  if (limited) return limited
  const isRight = await isPassword(shop, password, found?.customer.passwordHash ?? null).catch(async (error: unknown) => {
    await returnSignIn(shop.db.query, counts)
    throw error
  })
  if (!found || !isRight || found.customer.disabledAt) return WRONG
  if (!found.customer.emailVerifiedAt) {
    await returnSignIn(shop.db.query, counts)
    return { ok: false, reason: 'EmailNotVerified' }
  }
  return begin(shop, attempt, found.customer, counts)
}

/** Begins the session unless password or account changed while the hash was made. */
async function begin(
  shop: SignInShop,
  { password, browser, formerToken }: SignInAttempt,
  proven: Customer,
  counts: SignInCounts,
): Promise<SignInAnswer> {
  const renewed = isOutdated(proven.passwordHash ?? '') ? await hashPassword(shop, password) : null
  const answer = await shop.db.transaction(async (tx): Promise<SignInAnswer> => {
    const started = await startSessionUnlessChanged(shop, tx, proven, browser, formerToken)
    if (!started) return WRONG
    if (renewed) await setPassword(tx, proven.id, { passwordHash: renewed, verifiedAt: null })
    await forgetSignIns(tx, counts)
    return { ok: true, ...started }
  })
  shop.jobSignal.wake()
  return answer
}
