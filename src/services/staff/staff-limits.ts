/** Limits on the ways in of staff, counted in the database. */
import { emailKey } from '#domain/customers/email.ts'
import { secondsUntil } from '#domain/checkout/limits.ts'
import { STAFF_CODE_LIMIT, STAFF_PASSKEY_LIMIT, STAFF_PASSWORD_LIMITS } from '#domain/staff/staff-session.ts'
import { attemptOf, type LimitRefusal } from '#services/limits/limits.ts'
import type { Shop } from '#services/shop.ts'
import { countAtOnce, forgetAttempts, returnAttempts, type CountedAttempt } from '#store/orders/attempt-counts.ts'
import type { Query } from '#store/database/db.ts'

type CountingShop = Pick<Shop, 'db' | 'clock' | 'tokens'>
export type StaffLimit = LimitRefusal<'too_many_sign_ins'>

async function count({ db, clock }: CountingShop, attempts: readonly CountedAttempt[]): Promise<StaffLimit | null> {
  const now = clock.now()
  const reached = await countAtOnce(db.query, attempts, now)
  return reached && { ok: false, reason: 'too_many_sign_ins', retryAfter: secondsUntil(reached.until, now) }
}

/** What an attempt with a password counts for: its account and its caller. */
export function passwordAttempts({ clock, tokens }: CountingShop, email: string, ip: string): CountedAttempt[] {
  const { account, caller } = STAFF_PASSWORD_LIMITS
  return [
    attemptOf(tokens, { scope: 'staff_account', purpose: 'staff account', value: emailKey(email), limit: account }, clock.now()),
    attemptOf(tokens, { scope: 'staff_caller', purpose: 'caller', value: ip, limit: caller }, clock.now()),
  ]
}

const codeAttempt = ({ clock, tokens }: Pick<CountingShop, 'clock' | 'tokens'>, staffId: string): CountedAttempt =>
  attemptOf(tokens, { scope: 'staff_code', purpose: 'staff', value: staffId, limit: STAFF_CODE_LIMIT }, clock.now())

/** Counts an attempt before it is known whether it fails. */
export const countPassword = (shop: CountingShop, attempts: readonly CountedAttempt[]): Promise<StaffLimit | null> =>
  count(shop, attempts)

/** The password was right: the failures of the account are forgotten, those of the caller with other accounts are not. */
export async function forgetPasswords(query: Query, [account, ...callers]: readonly CountedAttempt[]): Promise<void> {
  if (account) await forgetAttempts(query, account)
  await returnAttempts(query, callers)
}

/** Counts a code of the second step before it is known whether it is right. */
export const countCode = (shop: CountingShop, staffId: string): Promise<StaffLimit | null> =>
  count(shop, [codeAttempt(shop, staffId)])

/** The second step was given. */
export const forgetCodes = (shop: Pick<CountingShop, 'clock' | 'tokens'>, tx: Query, staffId: string): Promise<void> =>
  forgetAttempts(tx, codeAttempt(shop, staffId))

const passkeyAttempt = ({ clock, tokens }: Pick<CountingShop, 'clock' | 'tokens'>, ip: string): CountedAttempt =>
  attemptOf(tokens, { scope: 'staff_passkey', purpose: 'caller', value: ip, limit: STAFF_PASSKEY_LIMIT }, clock.now())

/** Counts a sign-in with a passkey before it is known whether it is refused. */
export const countStaffPasskey = (shop: CountingShop, ip: string): Promise<StaffLimit | null> =>
  count(shop, [passkeyAttempt(shop, ip)])

/** The passkey was not refused. */
export const returnStaffPasskey = (shop: Pick<CountingShop, 'clock' | 'tokens'>, tx: Query, ip: string): Promise<void> =>
  returnAttempts(tx, [passkeyAttempt(shop, ip)])
