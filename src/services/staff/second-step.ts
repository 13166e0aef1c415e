/** The second step of a sign-in, and its repetition before an act that needs it: six digits, or a recovery code (D-64; ASVS 6.3.3). */
import { readRecoveryCode } from '#domain/staff/recovery-code.ts'
import type { Shop } from '#services/shop.ts'
import { newSecretToken } from '#services/tokens.ts'
import type { Query } from '#store/database/db.ts'
import { findMember, lockMember, spendTotpInterval, type StaffMember } from '#store/staff/members.ts'
import { hasActedFrom } from '#store/staff/audit.ts'
import { hasStaffPasskey } from '#store/staff/passkeys.ts'
import { spendRecoveryCode } from '#store/staff/recovery-codes.ts'
import { renewStaffSession } from '#store/staff/sessions.ts'
import { writeAudit, type Actor } from './audit.ts'
import { recoveryHash } from './recovery-codes.ts'
import { readStaffLink, spendStaffLink } from './staff-links.ts'
import { countCode, forgetCodes, type StaffLimit } from './staff-limits.ts'
import { mailStaff } from './staff-mails.ts'
import { startStaffSession, type SignedInStaff, type StartedStaffSession } from './staff-sessions.ts'
import { readTotpKey, totpInterval } from './totp.ts'

type StepShop = Pick<Shop, 'db' | 'clock' | 'tokens'>

export interface SecondStep {
  /** Of the sign-in that waits. */
  token: string
  /** Six digits, or a recovery code. */
  code: string
  actor: Pick<Actor, 'ip' | 'device'>
}

/** `code_used`: the code is right and was used before; the next one comes within 30 s. */
export type CodeRefusal = { ok: false; reason: 'wrong_code' | 'code_used' | 'sign_in_over' } | StaffLimit

const OVER = { ok: false, reason: 'sign_in_over' } as const

/** Begins a session. A wrong code can be typed again within the limit; a right one is used up with the sign-in that waited. */
export async function giveSecondStep(
  shop: StepShop,
  { token, code, actor }: SecondStep,
): Promise<({ ok: true } & StartedStaffSession) | CodeRefusal> {
  const waiting = await readStaffLink(shop, 'second_step', token)
  if (!waiting?.staffId) return OVER
  const limited = await countCode(shop, waiting.staffId)
  if (limited) return limited
  return shop.db.transaction(async (tx): Promise<({ ok: true } & StartedStaffSession) | CodeRefusal> => {
    const member = await lockMember(tx, waiting.staffId!)
    if (!member || member.disabledAt) return OVER
    const by = { ...actor, staffId: member.id, staffName: nameOf(member) }
    const given = await checkCode(shop, tx, member, code)
    if (given !== 'totp' && given !== 'recovery_code') {
      await writeAudit(tx, by, { ...signInOf(member), action: 'staff.sign_in_refused', after: { code: given } }, shop.clock.now())
      return { ok: false, reason: given }
    }
    if (!(await spendStaffLink(shop, tx, 'second_step', token))) return OVER
    await forgetCodes(shop, tx, member.id)
    return { ok: true, ...(await beginSession(shop, tx, member, { actor, code: given })) }
  })
}

/** Begins a session of a locked person who has given both steps; tells them by mail where it is a new browser. */
export async function beginSession(
  shop: Pick<Shop, 'clock' | 'tokens'>,
  tx: Query,
  member: StaffMember,
  { actor, code }: { actor: Pick<Actor, 'ip' | 'device'>; code: 'totp' | 'recovery_code' | 'passkey' },
): Promise<StartedStaffSession> {
  const now = shop.clock.now()
  const session = await startStaffSession(shop, tx, member.id, actor.device)
  if (!(await hasActedFrom(tx, member.id, actor.device)))
    await mailStaff(tx, { mail: 'staff_new_sign_in', staffId: member.id, browser: actor.device }, now)
  const by = { ...actor, staffId: member.id, staffName: nameOf(member) }
  await writeAudit(tx, by, { ...signInOf(member), action: 'staff.signed_in', after: { code } }, now)
  return session
}

export const signInOf = (member: StaffMember) => ({ object: { kind: 'staff' as const, id: member.id, name: nameOf(member) } })

/** Confirms a session: money, exports, staff and keys need it. The session goes on under another token. */
export async function confirmStaffSession(
  shop: StepShop,
  staff: Pick<SignedInStaff, 'id' | 'sessionId' | 'expiresAt'>,
  code: string,
): Promise<({ ok: true } & StartedStaffSession) | CodeRefusal> {
  const limited = await countCode(shop, staff.id)
  if (limited) return limited
  return shop.db.transaction(async (tx): Promise<({ ok: true } & StartedStaffSession) | CodeRefusal> => {
    const member = await lockMember(tx, staff.id)
    if (!member || member.disabledAt) return OVER
    const given = await checkCode(shop, tx, member, code)
    if (given !== 'totp' && given !== 'recovery_code') return { ok: false, reason: given }
    await forgetCodes(shop, tx, member.id)
    return { ok: true, ...(await renewSession(shop, tx, staff)) }
  })
}

/** The second step was given again: the session goes on under another token. */
export async function renewSession(
  { clock, tokens }: Pick<Shop, 'clock' | 'tokens'>,
  tx: Query,
  { sessionId, expiresAt }: Pick<SignedInStaff, 'sessionId' | 'expiresAt'>,
): Promise<StartedStaffSession> {
  const token = newSecretToken()
  await renewStaffSession(tx, sessionId, tokens.hash(token), clock.now())
  return { token, expiresAt }
}

/** Uses a code of a locked person up. Returns which kind it was, or why it is refused. */
async function checkCode(
  { clock, tokens }: Pick<Shop, 'clock' | 'tokens'>,
  tx: Query,
  member: StaffMember,
  typed: string,
): Promise<'totp' | 'recovery_code' | 'wrong_code' | 'code_used'> {
  const now = clock.now()
  const recovery = readRecoveryCode(typed)
  if (recovery !== null && !/^[\d\s]+$/.test(typed)) {
    const isUsed = await spendRecoveryCode(tx, member.id, recoveryHash(tokens, member.id, recovery), now)
    return isUsed ? 'recovery_code' : 'wrong_code'
  }
  const key = member.totpKey === null ? null : readTotpKey(tokens, member.totpKey)
  const interval = key === null ? null : totpInterval(key, typed, now)
  if (interval === null) return 'wrong_code'
  return (await spendTotpInterval(tx, member.id, interval)) ? 'totp' : 'code_used'
}

export interface WaitingSignIn {
  email: string
  hasApp: boolean
  hasPasskey: boolean
}

/** Returns whose sign-in waits for the second step, and which ones the person has; null when it is over. */
export async function readWaitingSignIn(shop: StepShop, token: string): Promise<WaitingSignIn | null> {
  const waiting = await readStaffLink(shop, 'second_step', token)
  const member = waiting?.staffId ? await findMember(shop.db.query, waiting.staffId) : null
  if (!member) return null
  const hasPasskey = await hasStaffPasskey(shop.db.query, member.id)
  return { email: member.email, hasApp: member.totpKey !== null, hasPasskey }
}

/** Returns whether a person has set up a second step: an authenticator app or a passkey. */
export const hasSecondStep = async (query: Query, { id, totpKey }: Pick<StaffMember, 'id' | 'totpKey'>): Promise<boolean> =>
  totpKey !== null || (await hasStaffPasskey(query, id))

export const nameOf = ({ firstName, lastName }: { firstName: string; lastName: string }): string => `${firstName} ${lastName}`
