/** Signing in with a passkey, and confirming a session with one (D-60). */
import { renewConfirmed, type Confirmation } from '#services/customers/confirm-session.ts'
import { startSession, type Browser, type SignedIn, type StartedSession } from '#services/customers/sessions.ts'
import { countPasskey, passkeyCount, returnPasskey } from '#services/limits/account-limits.ts'
import type { LimitRefusal } from '#services/limits/limits.ts'
import { requestOptions, type RequestOptions } from '#services/passkeys/options.ts'
import { challengeOf, provePasskey, userHandleOf, type PasskeyAnswer } from '#services/passkeys/proofs.ts'
import type { Shop } from '#services/shop.ts'
import { isSecretToken } from '#services/tokens.ts'
import { lockCustomer } from '#store/customers/customers.ts'
import { findPasskey, readCredentials, notePasskeyUse, type FoundPasskey } from '#store/customers/passkeys.ts'
import type { Query } from '#store/database/db.ts'
import { newChallenge, spendChallenge, type ChallengeFor } from './challenges.ts'

type SignInShop = Pick<Shop, 'db' | 'clock' | 'config' | 'tokens' | 'log' | 'jobSignal'>

interface Asking {
  browserSecret: string
  ip: string
  /** Who confirms their session; null for a sign-in. */
  customer: Pick<SignedIn, 'id' | 'sessionId'> | null
}

const challengeFor = ({ browserSecret, customer }: Pick<Asking, 'browserSecret' | 'customer'>): ChallengeFor =>
  customer
    ? { purpose: 'confirm', sessionId: customer.sessionId, browserSecret }
    : { purpose: 'sign_in', sessionId: null, browserSecret }

/** Begins a sign-in, the same for everybody, or a confirmation. */
export async function askForPasskey(
  shop: Pick<Shop, 'db' | 'clock' | 'config' | 'tokens'>,
  { browserSecret, ip, customer }: Asking,
): Promise<{ ok: true; options: RequestOptions } | LimitRefusal<'too_many_requests'>> {
  const made = await newChallenge(shop, challengeFor({ browserSecret, customer }), ip)
  if (!made.ok) return made
  const credentials = customer ? await readCredentials(shop.db.query, customer.id) : []
  return { ok: true, options: requestOptions(shop, made.challenge, credentials) }
}

/**
 * `passkey_expired`: the challenge is over, used, or another browser's. `passkey_stale`: the signature is right, but its counter has not grown.
 * Everything else is `passkey_refused`: unknown passkeys, wrong signatures and disabled accounts are answered alike.
 */
export interface PasskeyRefusal {
  ok: false
  reason: 'passkey_refused' | 'passkey_expired' | 'passkey_stale'
}

const REFUSED: PasskeyRefusal = { ok: false, reason: 'passkey_refused' }

interface Proven {
  ok: true
  passkey: FoundPasskey
  counter: number
}

/** Checks an answer; its challenge is used up, whatever comes of it. */
async function proven(
  shop: SignInShop,
  { answer, wanted, passkey }: { answer: PasskeyAnswer; wanted: ChallengeFor; passkey: FoundPasskey | null },
): Promise<Proven | PasskeyRefusal> {
  const challenge = challengeOf(answer)
  if (challenge === null) return REFUSED
  if (!(await spendChallenge(shop, challenge, wanted))) return { ok: false, reason: 'passkey_expired' }
  if (!passkey) return REFUSED
  // An authenticator that was told whose passkey to use may leave this out.
  const isNamed = answer.userHandle !== null || wanted.purpose === 'sign_in'
  if (isNamed && answer.userHandle !== userHandleOf(passkey.customerId)) return REFUSED
  const counter = await provePasskey(shop, challenge, answer, passkey.publicKey)
  return counter === null ? REFUSED : { ok: true, passkey, counter }
}

/** Writes the use of a proven passkey; its customer's row is locked. Returns why it may not be used, null when it may. */
async function noteUse(shop: SignInShop, tx: Query, { passkey, counter }: Proven): Promise<PasskeyRefusal | null> {
  const customer = await lockCustomer(tx, passkey.customerId)
  if (!customer || customer.disabledAt || !customer.emailVerifiedAt) return REFUSED
  const state = await notePasskeyUse(tx, { id: passkey.id, counter }, shop.clock.now())
  if (state === 'used') return null
  if (state === 'gone') return REFUSED
  shop.log.info('a passkey was refused because its counter has not grown: its key may have been copied')
  return { ok: false, reason: 'passkey_stale' }
}

export interface PasskeyAttempt {
  answer: PasskeyAnswer
  browserSecret: string
  ip: string
  browser: Browser
  /** Token of the session that the browser has now: it ends when another one begins. */
  formerToken: string | null
}

export type PasskeySignIn = ({ ok: true } & StartedSession) | PasskeyRefusal | LimitRefusal<'too_many_sign_ins'>

/** Begins a session, always under a new token. */
export async function signInWithPasskey(shop: SignInShop, attempt: PasskeyAttempt): Promise<PasskeySignIn> {
  const { answer, browserSecret, ip, browser, formerToken } = attempt
  const browserHash = browser.token !== null && isSecretToken(browser.token) ? shop.tokens.hash(browser.token) : null
  const found = await findPasskey(shop.db.query, Buffer.from(answer.id, 'base64url'), browserHash)
  const known = found?.isKnownBrowser && browserHash ? { customerId: found.passkey.customerId, browserHash } : null
  const count = passkeyCount(shop.tokens, { ip, known }, shop.clock.now())
  const limited = await countPasskey(shop, count)
  if (limited) return limited
  const wanted = challengeFor({ browserSecret, customer: null })
  const proof = await proven(shop, { answer, wanted, passkey: found?.passkey ?? null })
  if (!proof.ok) return proof
  const signedIn = await shop.db.transaction(async (tx): Promise<PasskeySignIn> => {
    const refused = await noteUse(shop, tx, proof)
    if (refused) return refused
    await returnPasskey(tx, count)
    return { ok: true, ...(await startSession(shop, tx, proof.passkey.customerId, browser, formerToken)) }
  })
  shop.jobSignal.wake()
  return signedIn
}

/** Confirms the session by a passkey of its customer. */
export async function confirmByPasskey(
  shop: SignInShop,
  customer: Pick<SignedIn, 'id' | 'sessionId'>,
  { answer, browserSecret }: Pick<PasskeyAttempt, 'answer' | 'browserSecret'>,
): Promise<({ ok: true } & Confirmation) | PasskeyRefusal> {
  const found = await findPasskey(shop.db.query, Buffer.from(answer.id, 'base64url'), null)
  const passkey = found?.passkey.customerId === customer.id ? found.passkey : null
  const proof = await proven(shop, { answer, wanted: challengeFor({ browserSecret, customer }), passkey })
  if (!proof.ok) return proof
  return shop.db.transaction(async (tx) => {
    const refused = await noteUse(shop, tx, proof)
    return refused ?? { ok: true, ...(await renewConfirmed(shop, tx, customer.sessionId)) }
  })
}
