/** The first step of a sign-in of staff: e-mail address and password (D-64). It never begins a session. */
import { emailKey, emailProblem } from '#domain/customers/email.ts'
import { hashPassword, isOutdated, isPassword } from '#services/customers/password-hash.ts'
import type { Shop } from '#services/shop.ts'
import { returnAttempts } from '#store/orders/attempt-counts.ts'
import { findMemberByEmail, lockMember, updateMember } from '#store/staff/members.ts'
import { hasSecondStep } from './second-step.ts'
import { newStaffLink, type NewLink } from './staff-links.ts'
import { countPassword, forgetPasswords, passwordAttempts, type StaffLimit } from './staff-limits.ts'

export interface StaffSignIn {
  email: string
  password: string
  ip: string
}

export type StaffSignInAnswer =
  /** `enrol`: the person has no second step yet and sets one up. */
  ({ ok: true; next: 'second_step' | 'enrol' } & NewLink) | { ok: false; reason: 'wrong_sign_in' } | StaffLimit

const WRONG = { ok: false, reason: 'wrong_sign_in' } as const

/**
 * Returns the token of a sign-in that waits for its second step. Unknown addresses, wrong passwords and people who may no longer sign in are
 * answered alike and cost the same work.
 * @throws HashQueueFull
 */
export async function signInStaff(
  shop: Pick<Shop, 'db' | 'clock' | 'tokens' | 'memory'>,
  { email, password, ip }: StaffSignIn,
): Promise<StaffSignInAnswer> {
  const attempts = passwordAttempts(shop, email, ip)
  const limited = await countPassword(shop, attempts)
  if (limited) return limited
  const found = emailProblem(email.trim()) === null ? await findMemberByEmail(shop.db.query, emailKey(email)) : null
  const isRight = await isPassword(shop, password, found?.passwordHash ?? null).catch(async (error: unknown) => {
    await returnAttempts(shop.db.query, attempts)
    throw error
  })
  if (!found || !isRight || found.disabledAt) return WRONG
  const renewed = isOutdated(found.passwordHash ?? '') ? await hashPassword(shop, password) : null
  return shop.db.transaction(async (tx): Promise<StaffSignInAnswer> => {
    const locked = await lockMember(tx, found.id)
    if (!locked || locked.disabledAt || locked.passwordHash !== found.passwordHash) return WRONG
    if (renewed) await updateMember(tx, locked.id, { passwordHash: renewed })
    await forgetPasswords(tx, attempts)
    const next = (await hasSecondStep(tx, locked)) ? 'second_step' : 'enrol'
    return { ok: true, next, ...(await newStaffLink(shop, tx, { purpose: next, staffId: locked.id })) }
  })
}
