/** Limits on signing in and on mails about accounts, counted in the database (contract 1a). */
import { emailKey, normalisedEmail } from '#domain/customers/email.ts'
import {
  ACCOUNT_MAIL_LIMIT,
  IDENTITY_SIGN_IN_LIMIT,
  MAILED_LINK_LIMIT,
  PASSKEY_CHALLENGE_LIMIT,
  PASSKEY_LIMITS,
  PASSWORD_CHECK_LIMIT,
  REGISTRATION_LIMIT,
  secondsUntil,
  SIGN_IN_LIMITS,
} from '#domain/checkout/limits.ts'
import type { Shop } from '#services/shop.ts'
import { countAtOnce, forgetAttempts, takeAttempts, returnAttempts, type CountedAttempt } from '#store/orders/attempt-counts.ts'
import type { Query } from '#store/database/db.ts'
import { attemptOf, type LimitRefusal } from './limits.ts'

export type AccountLimit = 'too_many_sign_ins' | 'too_many_registrations' | 'too_many_requests' | 'too_many_password_checks'

type Tokens = Shop['tokens']
type CountingShop = Pick<Shop, 'db' | 'clock' | 'tokens'>

/** Counts, or returns the limit that is reached. */
async function count<Reason extends AccountLimit>(
  { db, clock }: CountingShop,
  attempts: readonly CountedAttempt[],
  reason: Reason,
): Promise<LimitRefusal<Reason> | null> {
  const now = clock.now()
  const reached = await countAtOnce(db.query, attempts, now)
  return reached && { ok: false, reason, retryAfter: secondsUntil(reached.until, now) }
}

export interface SignInCounts {
  /** Of the account, or of the browser in which it was signed in to before. */
  own: CountedAttempt
  /** Of the caller; null for a known browser, whom nobody else can keep out. */
  caller: CountedAttempt | null
}

/** What an attempt to sign in counts for. `known`: the account and the browser in which its owner has signed in. */
export function signInCounts(
  tokens: Tokens,
  { email, ip, known }: { email: string; ip: string; known: { customerId: string; browserHash: Buffer } | null },
  now: Date,
): SignInCounts {
  const { account, browser, caller } = SIGN_IN_LIMITS
  if (known) {
    const value = `${known.customerId}:${known.browserHash.toString('hex')}`
    return { own: attemptOf(tokens, { scope: 'sign_in_browser', purpose: 'browser', value, limit: browser }, now), caller: null }
  }
  return {
    own: attemptOf(tokens, { scope: 'sign_in_account', purpose: 'account', value: emailKey(email), limit: account }, now),
    caller: attemptOf(tokens, { scope: 'sign_in_caller', purpose: 'caller', value: ip, limit: caller }, now),
  }
}

const listed = ({ own, caller }: SignInCounts) => (caller ? [own, caller] : [own])

/** Counts an attempt before it is known whether it fails, so that calls at the same moment cannot exceed the limit. */
export const countSignIn = (shop: CountingShop, counts: SignInCounts): Promise<LimitRefusal<'too_many_sign_ins'> | null> =>
  count(shop, listed(counts), 'too_many_sign_ins')

/** The attempt was no failure. */
export const returnSignIn = (query: Query, counts: SignInCounts): Promise<void> => returnAttempts(query, listed(counts))

/** The owner signed in: their failures are forgotten, those of other accounts behind the same address are not. */
export async function forgetSignIns(tx: Query, { own, caller }: SignInCounts): Promise<void> {
  await forgetAttempts(tx, own)
  if (caller) await returnAttempts(tx, [caller])
}

/** What an attempt with a passkey counts for: the browser in which its owner has signed in, or else the caller. */
export function passkeyCount(
  tokens: Tokens,
  { ip, known }: { ip: string; known: { customerId: string; browserHash: Buffer } | null },
  now: Date,
): CountedAttempt {
  if (!known)
    return attemptOf(tokens, { scope: 'passkey_caller', purpose: 'caller', value: ip, limit: PASSKEY_LIMITS.caller }, now)
  const value = `${known.customerId}:${known.browserHash.toString('hex')}`
  return attemptOf(tokens, { scope: 'passkey_browser', purpose: 'browser', value, limit: PASSKEY_LIMITS.browser }, now)
}

/** Counts an attempt before it is known whether the passkey is refused. */
export const countPasskey = (shop: CountingShop, attempt: CountedAttempt): Promise<LimitRefusal<'too_many_sign_ins'> | null> =>
  count(shop, [attempt], 'too_many_sign_ins')

/** The passkey was not refused. */
export const returnPasskey = (query: Query, attempt: CountedAttempt): Promise<void> => returnAttempts(query, [attempt])

export const countPasskeyChallenge = (shop: CountingShop, ip: string): Promise<LimitRefusal<'too_many_requests'> | null> => {
  const attempt = { scope: 'passkey_challenge', purpose: 'caller', value: ip, limit: PASSKEY_CHALLENGE_LIMIT }
  return count(shop, [attemptOf(shop.tokens, attempt, shop.clock.now())], 'too_many_requests')
}

/** The account has a new password: failures with the former one no longer count. */
export const forgetAccountFailures = (tokens: Tokens, tx: Query, email: string): Promise<void> =>
  forgetAttempts(tx, { scope: 'sign_in_account', subject: tokens.subject('account', emailKey(email)) })

/** Counts the beginning of a sign-in at another provider, or a return from it. */
export const countIdentitySignIn = (shop: CountingShop, ip: string): Promise<LimitRefusal<'too_many_sign_ins'> | null> => {
  const attempt = { scope: 'identity_sign_in', purpose: 'caller', value: ip, limit: IDENTITY_SIGN_IN_LIMIT }
  return count(shop, [attemptOf(shop.tokens, attempt, shop.clock.now())], 'too_many_sign_ins')
}

export const countRegistration = (shop: CountingShop, ip: string): Promise<LimitRefusal<'too_many_registrations'> | null> => {
  const attempt = { scope: 'registration', purpose: 'caller', value: ip, limit: REGISTRATION_LIMIT }
  return count(shop, [attemptOf(shop.tokens, attempt, shop.clock.now())], 'too_many_registrations')
}

/** Counts a request for a mail with a link, or a use of one. */
export const countAccountMail = (shop: CountingShop, ip: string): Promise<LimitRefusal<'too_many_requests'> | null> => {
  const attempt = { scope: 'account_mail', purpose: 'caller', value: ip, limit: ACCOUNT_MAIL_LIMIT }
  return count(shop, [attemptOf(shop.tokens, attempt, shop.clock.now())], 'too_many_requests')
}

export const countPasswordCheck = (
  shop: CountingShop,
  customerId: string,
): Promise<LimitRefusal<'too_many_password_checks'> | null> => {
  const attempt = { scope: 'password_check', purpose: 'customer', value: customerId, limit: PASSWORD_CHECK_LIMIT }
  return count(shop, [attemptOf(shop.tokens, attempt, shop.clock.now())], 'too_many_password_checks')
}

/** The password was right. */
export const returnPasswordCheck = (tokens: Tokens, query: Query, customerId: string): Promise<void> =>
  returnAttempts(query, [{ scope: 'password_check', subject: tokens.subject('customer', customerId) }])

/**
 * Counts a mail with a link to this address. Returns false when it got enough of them: it is then not sent, and the answer says the same as
 * always.
 */
export async function mayMailLink(tokens: Tokens, tx: Query, email: string, now: Date): Promise<boolean> {
  const of = { scope: 'mailed_link', purpose: 'email', value: normalisedEmail(email), limit: MAILED_LINK_LIMIT }
  const attempts = [attemptOf(tokens, of, now)]
  return (await takeAttempts(tx, attempts, now)) === null
}
