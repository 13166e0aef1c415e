/** The passkeys of a signed-in customer: a second way in (D-60). Adding and removing need a session that was confirmed a short time ago. */
import { MAX_PASSKEYS } from '#domain/customers/account-limits.ts'
import { formatFullName } from '#domain/customers/address.ts'
import { tidyText } from '#domain/customers/free-text.ts'
import { newPasskeyName, passkeyNameProblem, type PasskeyNameProblem } from '#domain/customers/passkey.ts'
import { readMerchant } from '#services/content/shop-front.ts'
import { isConfirmed } from '#services/customers/confirm-session.ts'
import { customerMailJob } from '#services/customers/customer-mails.ts'
import type { SignedIn } from '#services/customers/sessions.ts'
import type { LimitRefusal } from '#services/limits/limits.ts'
import { creationOptions, type CreationOptions } from '#services/passkeys/options.ts'
import { challengeOf, proveNewPasskey, type NewPasskeyAnswer } from '#services/passkeys/proofs.ts'
import type { Shop } from '#services/shop.ts'
import { lockCustomer } from '#store/customers/customers.ts'
import {
  deletePasskey,
  insertPasskey,
  readCredentials,
  readPasskeys,
  renamePasskey as writeName,
  type Passkey,
} from '#store/customers/passkeys.ts'
import { isUuid, uuidv7 } from '#store/database/uuid.ts'
import { enqueue } from '#store/jobs/jobs.ts'
import { newChallenge, spendChallenge } from './challenges.ts'

export type { Passkey }

type PasskeyShop = Pick<Shop, 'db' | 'clock' | 'config' | 'tokens' | 'jobSignal'>

interface Refused<Reason> {
  ok: false
  reason: Reason
}

export const listPasskeys = ({ db }: Pick<Shop, 'db'>, customerId: string): Promise<Passkey[]> =>
  readPasskeys(db.query, customerId)

/** Begins to add a passkey. `browserSecret`, `ip`: of the browser that asks. */
export async function offerPasskey(
  shop: PasskeyShop,
  customer: SignedIn,
  { browserSecret, ip }: { browserSecret: string; ip: string },
): Promise<
  | { ok: true; options: CreationOptions }
  | Refused<'confirmation_required' | 'too_many_passkeys'>
  | LimitRefusal<'too_many_requests'>
> {
  if (!isConfirmed(customer, shop.clock.now())) return { ok: false, reason: 'confirmation_required' }
  const credentials = await readCredentials(shop.db.query, customer.id)
  if (credentials.length >= MAX_PASSKEYS) return { ok: false, reason: 'too_many_passkeys' }
  const made = await newChallenge(shop, { purpose: 'add', sessionId: customer.sessionId, browserSecret }, ip)
  if (!made.ok) return made
  const { name } = await readMerchant(shop)
  const user = { id: customer.id, email: customer.email, fullName: formatFullName(customer, customer.locale) }
  return { ok: true, options: creationOptions(shop, { challenge: made.challenge, name, user, credentials }) }
}

export type PasskeyAddition =
  | { ok: true; passkey: Passkey }
  | Refused<'confirmation_required' | 'too_many_passkeys' | 'passkey_expired' | 'passkey_refused'>

const REFUSED = { ok: false, reason: 'passkey_refused' } as const

/** Adds the passkey that the browser made, under the browser's name (with a number for a second one), and tells the customer by mail. */
export async function addPasskey(
  shop: PasskeyShop,
  customer: SignedIn,
  { answer, browser, browserSecret }: { answer: NewPasskeyAnswer; browser: string; browserSecret: string },
): Promise<PasskeyAddition> {
  const now = shop.clock.now()
  if (!isConfirmed(customer, now)) return { ok: false, reason: 'confirmation_required' }
  const challenge = challengeOf(answer)
  if (challenge === null) return REFUSED
  const wanted = { purpose: 'add', sessionId: customer.sessionId, browserSecret } as const
  if (!(await spendChallenge(shop, challenge, wanted))) return { ok: false, reason: 'passkey_expired' }
  const proven = await proveNewPasskey(shop, challenge, answer)
  if (!proven) return REFUSED
  const added = await shop.db.transaction(async (tx): Promise<PasskeyAddition> => {
    // The account is locked, so that two additions at the same moment see each other.
    if (!(await lockCustomer(tx, customer.id))) return REFUSED
    const taken = (await readPasskeys(tx, customer.id)).map(({ name }) => name)
    if (taken.length >= MAX_PASSKEYS) return { ok: false, reason: 'too_many_passkeys' }
    const id = uuidv7(now)
    const name = newPasskeyName(browser, taken)
    const passkey = { ...proven, id, customerId: customer.id, transports: answer.transports, name }
    if (!(await insertPasskey(tx, passkey, now))) return REFUSED
    await enqueue(tx, customerMailJob({ mail: 'passkey_added', customerId: customer.id, browser }, now))
    return { ok: true, passkey: { id, name, createdAt: now, lastUsedAt: null } }
  })
  shop.jobSignal.wake()
  return added
}

export type PasskeyRenaming =
  | { ok: true; passkey: Passkey }
  | { ok: false; reason: 'validation_failed'; fields: { name: PasskeyNameProblem } }
  | Refused<'passkey_not_found'>

export async function renamePasskey(
  { db }: Pick<Shop, 'db'>,
  { id: customerId, market }: Pick<SignedIn, 'id' | 'market'>,
  id: string,
  typed: string,
): Promise<PasskeyRenaming> {
  const name = tidyText(typed, market)
  const problem = passkeyNameProblem(name)
  if (problem) return { ok: false, reason: 'validation_failed', fields: { name: problem } }
  const passkey = isUuid(id) ? await writeName(db.query, customerId, id, name) : null
  return passkey ? { ok: true, passkey } : { ok: false, reason: 'passkey_not_found' }
}

/** Removes a passkey, and tells the customer by mail. `browser`: name of the one that asks. */
export async function removePasskey(
  shop: Pick<Shop, 'db' | 'clock' | 'jobSignal'>,
  customer: Pick<SignedIn, 'id' | 'confirmedAt'>,
  { id, browser }: { id: string; browser: string },
): Promise<{ ok: true } | Refused<'confirmation_required' | 'passkey_not_found'>> {
  const now = shop.clock.now()
  if (!isConfirmed(customer, now)) return { ok: false, reason: 'confirmation_required' }
  const isDone = await shop.db.transaction(async (tx) => {
    if (!isUuid(id) || !(await deletePasskey(tx, customer.id, id))) return false
    await enqueue(tx, customerMailJob({ mail: 'passkey_removed', customerId: customer.id, browser }, now))
    return true
  })
  shop.jobSignal.wake()
  return isDone ? { ok: true } : { ok: false, reason: 'passkey_not_found' }
}
