/** Asking for a passkey of staff, and checking the answer. */
import { requestOptions, type RequestOptions } from '#services/passkeys/options.ts'
import { challengeOf, provePasskey, userHandleOf, type PasskeyAnswer } from '#services/passkeys/proofs.ts'
import type { LimitRefusal } from '#services/limits/limits.ts'
import type { Shop } from '#services/shop.ts'
import type { Query } from '#store/database/db.ts'
import { lockMember, type StaffMember } from '#store/staff/members.ts'
import { findStaffPasskey, noteStaffPasskeyUse, readStaffCredentials, type FoundStaffPasskey } from '#store/staff/passkeys.ts'
import { newChallenge, spendChallenge, type AskingBrowser, type Purpose } from './challenges.ts'

export type UseShop = Pick<Shop, 'db' | 'clock' | 'config' | 'tokens' | 'log'>

/**
 * `passkey_expired`: the challenge is over, used, another browser's or for something else. `passkey_stale`: the signature is right, but its
 * counter has not grown. Everything else is `passkey_refused`: unknown passkeys, wrong signatures and people who were stopped are answered alike.
 */
export interface PasskeyRefusal {
  ok: false
  reason: 'passkey_refused' | 'passkey_expired' | 'passkey_stale'
}

export const REFUSED: PasskeyRefusal = { ok: false, reason: 'passkey_refused' }
export const EXPIRED: PasskeyRefusal = { ok: false, reason: 'passkey_expired' }

export type Asked = { ok: true; options: RequestOptions } | LimitRefusal<'too_many_requests'>

/** @param staffId whose passkeys may answer; null for anybody's */
export async function ask(
  shop: UseShop,
  wanted: Purpose,
  { browser, staffId }: { browser: AskingBrowser; staffId: string | null },
): Promise<Asked> {
  const made = await newChallenge(shop, wanted, browser)
  if (!made.ok) return made
  const credentials = staffId === null ? [] : await readStaffCredentials(shop.db.query, staffId)
  return { ok: true, options: requestOptions(shop, made.challenge, credentials) }
}

export interface GivenPasskey {
  answer: PasskeyAnswer
  browserSecret: string
}

interface Proven {
  ok: true
  passkey: FoundStaffPasskey
  counter: number
}

/** Checks an answer; its challenge is used up, whatever comes of it. `staffId`: whose passkey it must be, null for anybody's. */
export async function prove(
  shop: UseShop,
  { answer, browserSecret }: GivenPasskey,
  { wanted, staffId }: { wanted: Purpose; staffId: string | null },
): Promise<Proven | PasskeyRefusal> {
  const challenge = challengeOf(answer)
  if (challenge === null) return REFUSED
  if (!(await spendChallenge(shop, challenge, { browserSecret, wanted }))) return EXPIRED
  const passkey = await findStaffPasskey(shop.db.query, Buffer.from(answer.id, 'base64url'))
  if (!passkey || (staffId !== null && passkey.staffId !== staffId)) return REFUSED
  // An authenticator that was told whose passkey to use may leave this out.
  const isNamed = answer.userHandle !== null || staffId === null
  if (isNamed && answer.userHandle !== userHandleOf(passkey.staffId)) return REFUSED
  const counter = await provePasskey(shop, challenge, answer, passkey.publicKey)
  return counter === null ? REFUSED : { ok: true, passkey, counter }
}

export interface Holder {
  member: StaffMember
  state: 'used' | 'stale'
}

/** Locks the person of a proven passkey and writes its use. Null: it may not be used. `stale`: nothing was written. */
export async function noteUse(shop: UseShop, tx: Query, { passkey, counter }: Proven): Promise<Holder | null> {
  const member = await lockMember(tx, passkey.staffId)
  if (!member || member.disabledAt) return null
  const state = await noteStaffPasskeyUse(tx, { id: passkey.id, counter }, shop.clock.now())
  if (state === 'gone') return null
  if (state === 'stale')
    shop.log.info('a passkey of staff was refused because its counter has not grown: its key may have been copied')
  return { member, state }
}
