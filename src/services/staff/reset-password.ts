/** A new password for the back office, by the link of a mail or of the console; the first password of who was invited. */
import { emailKey } from '#domain/customers/email.ts'
import { passwordProblem, type PasswordProblem } from '#domain/customers/account.ts'
import { isCommonPassword } from '#services/customers/common-passwords.ts'
import { hashPassword } from '#services/customers/password-hash.ts'
import { countAccountMail, mayMailLink } from '#services/limits/account-limits.ts'
import type { LimitRefusal } from '#services/limits/limits.ts'
import type { Shop } from '#services/shop.ts'
import type { JobPayload } from '#store/jobs/job-kinds.ts'
import { enqueue } from '#store/jobs/jobs.ts'
import { findMember, findMemberByEmail, lockMember, updateMember } from '#store/staff/members.ts'
import { deleteStaffLinks, deleteStaffSessions } from '#store/staff/sessions.ts'
import { writeAudit, type Actor } from './audit.ts'
import { hasSecondStep, nameOf } from './second-step.ts'
import { newStaffLink, readStaffLink, spendStaffLink, type NewLink } from './staff-links.ts'
import { mailStaff, mailStaffLink } from './staff-mails.ts'

/**
 * Asks for a link to an address. The same is written and answered for every address: whether it is somebody's is looked up later, by the job.
 */
export async function requestStaffReset(
  shop: Pick<Shop, 'db' | 'clock' | 'tokens' | 'jobSignal'>,
  email: string,
  ip: string,
): Promise<{ ok: true } | LimitRefusal<'too_many_requests'>> {
  const limited = await countAccountMail(shop, ip)
  if (limited) return limited
  const now = shop.clock.now()
  await shop.db.transaction(async (tx) => {
    if (await mayMailLink(shop.tokens, tx, email, now)) await enqueue(tx, { kind: 'staff.reset', payload: { email }, runAt: now })
  })
  shop.jobSignal.wake()
  return { ok: true }
}

/** Job `staff.reset`. */
export async function mailStaffReset(
  shop: Pick<Shop, 'db' | 'clock' | 'tokens' | 'jobSignal'>,
  { email }: JobPayload<'staff.reset'>,
): Promise<void> {
  await shop.db.transaction(async (tx) => {
    const member = await findMemberByEmail(tx, emailKey(email))
    if (!member || member.disabledAt) return
    const by = member.passwordHash === null ? 'invitation' : 'reset'
    await mailStaffLink(shop, tx, { staffId: member.id, purpose: by })
  })
  shop.jobSignal.wake()
}

type PasswordLink = 'invitation' | 'reset'

/** Returns whose password a link sets, null for any other token. */
export async function readPasswordLink(
  shop: Pick<Shop, 'db' | 'clock' | 'tokens'>,
  purpose: PasswordLink,
  token: string,
): Promise<{ email: string; firstName: string; expiresAt: Date } | null> {
  const link = await readStaffLink(shop, purpose, token)
  const member = link?.staffId ? await findMember(shop.db.query, link.staffId) : null
  return link && member && !member.disabledAt
    ? { email: member.email, firstName: member.firstName, expiresAt: link.expiresAt }
    : null
}

export interface NewPassword {
  purpose: PasswordLink
  token: string
  password: string
  actor: Pick<Actor, 'ip' | 'device'>
}

export type NewPasswordAnswer =
  /** The sign-in goes on: a password alone lets nobody in. */
  | ({ ok: true; next: 'second_step' | 'enrol' } & NewLink)
  | { ok: false; reason: 'validation_failed'; fields: { password: PasswordProblem } }
  | { ok: false; reason: 'token_invalid' }

const INVALID = { ok: false, reason: 'token_invalid' } as const

/**
 * Sets a password with the token of a link, once. Every session of the person ends, and the other links that wait. A refused password does
 * not use the token. @throws HashQueueFull
 */
export async function setStaffPassword(
  shop: Pick<Shop, 'db' | 'clock' | 'tokens' | 'memory' | 'jobSignal'>,
  { purpose, token, password, actor }: NewPassword,
): Promise<NewPasswordAnswer> {
  const found = await readPasswordLink(shop, purpose, token)
  if (!found) return INVALID
  const problem = passwordProblem(password, found.email, isCommonPassword)
  if (problem) return { ok: false, reason: 'validation_failed', fields: { password: problem } }
  const passwordHash = await hashPassword(shop, password)
  const answer = await shop.db.transaction(async (tx): Promise<NewPasswordAnswer> => {
    const now = shop.clock.now()
    const used = await spendStaffLink(shop, tx, purpose, token)
    const member = used?.staffId ? await lockMember(tx, used.staffId) : null
    if (!member || member.disabledAt) return INVALID
    await updateMember(tx, member.id, { passwordHash })
    await deleteStaffSessions(tx, member.id)
    await deleteStaffLinks(tx, { staffId: member.id })
    if (purpose === 'reset') await mailStaff(tx, { mail: 'staff_password_changed', staffId: member.id }, now)
    const next = (await hasSecondStep(tx, member)) ? 'second_step' : 'enrol'
    const link = await newStaffLink(shop, tx, { purpose: next, staffId: member.id })
    const name = nameOf(member)
    const act = { action: 'staff.password_set', object: { kind: 'staff' as const, id: member.id, name }, after: { by: purpose } }
    await writeAudit(tx, { ...actor, staffId: member.id, staffName: name }, act, now)
    return { ok: true, next, ...link }
  })
  shop.jobSignal.wake()
  return answer
}
