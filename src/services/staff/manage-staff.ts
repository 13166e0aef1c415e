/** Who is on the staff, and with which role: done by an owner, or on the console of the server (D-64). */
import { emailKey } from '#domain/customers/email.ts'
import { differenceOf } from '#domain/staff/audit-entry.ts'
import type { Role } from '#domain/staff/roles.ts'
import { staffFormProblems, tidyStaffForm, type StaffForm, type StaffFormProblems } from '#domain/staff/staff-form.ts'
import type { Shop } from '#services/shop.ts'
import { isUuid, uuidv7 } from '#store/database/uuid.ts'
import {
  insertMember,
  listMembers,
  lockMember,
  lockOwners,
  updateMember,
  type ListedMember,
  type MemberChange,
  type StaffMember,
} from '#store/staff/members.ts'
import { deleteStaffPasskeys } from '#store/staff/passkeys.ts'
import { deleteStaffLinks, deleteStaffSessions } from '#store/staff/sessions.ts'
import { writeAudit, type Actor } from './audit.ts'
import { hasSecondStep, nameOf } from './second-step.ts'
import { mailStaff, mailStaffLink } from './staff-mails.ts'

type ManageShop = Pick<Shop, 'db' | 'clock' | 'tokens' | 'jobSignal'>

export type { ListedMember }

/** Returns everybody on the staff. */
export const listStaff = ({ db }: Pick<Shop, 'db'>): Promise<ListedMember[]> => listMembers(db.query)

export type InvitationAnswer =
  /** `token`: of the link that the mail has too. */
  | { ok: true; id: string; token: string }
  | { ok: false; reason: 'validation_failed'; fields: StaffFormProblems }
  | { ok: false; reason: 'email_taken' }

/** Invites a person by mail; they choose a password and set up a second step. */
export async function inviteStaff(
  shop: ManageShop,
  actor: Actor,
  { form, role }: { form: StaffForm; role: Role },
): Promise<InvitationAnswer> {
  const tidy = tidyStaffForm(form)
  const fields = staffFormProblems(tidy, null, () => false)
  if (Object.keys(fields).length > 0) return { ok: false, reason: 'validation_failed', fields }
  const answer = await shop.db.transaction(async (tx): Promise<InvitationAnswer> => {
    const now = shop.clock.now()
    const id = uuidv7(now)
    const { firstName, lastName, email, locale } = tidy
    const person = { id, email, emailKey: emailKey(email), firstName, lastName, role, locale, passwordHash: null }
    if (!(await insertMember(tx, { ...person, isFounder: false }, now))) return { ok: false, reason: 'email_taken' }
    const token = await mailStaffLink(shop, tx, { staffId: id, purpose: 'invitation', by: actor.staffName })
    const object = { kind: 'staff' as const, id, name: nameOf(tidy) }
    await writeAudit(tx, actor, { action: 'staff.invited', object, after: { email, role } }, now)
    return { ok: true, id, token }
  })
  shop.jobSignal.wake()
  return answer
}

/** What an owner changes about a person. */
export interface StaffChange {
  role?: Role
  /** Whether the person may sign in. */
  isActive?: boolean
  /** Removes the authenticator app and all passkeys: the person sets up another second step. */
  removesSecondStep?: true
}

export type StaffChangeAnswer =
  | { ok: true; version: number }
  /** `staff_changed`: somebody changed this person since `version`. `last_owner`: nobody would be left who may do this. */
  | { ok: false; reason: 'staff_not_found' | 'staff_changed' | 'last_owner' }

/** Changes a person. Who is shut out, gets another role, or loses the second step is signed out everywhere. */
export async function changeStaff(
  shop: ManageShop,
  actor: Actor,
  { id, version, change, reason }: { id: string; version: number | null; change: StaffChange; reason: string | null },
): Promise<StaffChangeAnswer> {
  const answer = await shop.db.transaction(async (tx): Promise<StaffChangeAnswer> => {
    const now = shop.clock.now()
    const owners = await lockOwners(tx)
    const member = isUuid(id) ? await lockMember(tx, id) : null
    if (!member) return { ok: false, reason: 'staff_not_found' }
    if (version !== null && version !== member.version) return { ok: false, reason: 'staff_changed' }
    const before = shownOf(member, await hasSecondStep(tx, member))
    const after = wantedOf(before, change)
    const difference = differenceOf(before, after)
    if (!difference) return { ok: true, version: member.version }
    const isOwner = after.role === 'owner' && after.isActive
    if (!isOwner && owners.length === 1 && owners[0] === id) return { ok: false, reason: 'last_owner' }
    await updateMember(tx, id, columnsOf(member, change, now))
    await deleteStaffSessions(tx, id)
    if (change.isActive === false || change.removesSecondStep) await deleteStaffLinks(tx, { staffId: id })
    if (change.removesSecondStep) await deleteStaffPasskeys(tx, id)
    if (change.removesSecondStep) await mailStaff(tx, { mail: 'staff_second_step_removed', staffId: id }, now)
    const object = { kind: 'staff' as const, id, name: nameOf(member) }
    await writeAudit(tx, actor, { action: 'staff.changed', object, ...difference, reason }, now)
    return { ok: true, version: member.version + 1 }
  })
  shop.jobSignal.wake()
  return answer
}

const shownOf = ({ role, disabledAt }: StaffMember, hasStep: boolean) => ({
  role: role as string,
  isActive: disabledAt === null,
  hasSecondStep: hasStep,
})

const wantedOf = (shown: ReturnType<typeof shownOf>, { role, isActive, removesSecondStep }: StaffChange) => ({
  role: role ?? shown.role,
  isActive: isActive ?? shown.isActive,
  hasSecondStep: shown.hasSecondStep && removesSecondStep !== true,
})

const columnsOf = (member: StaffMember, { role, isActive, removesSecondStep }: StaffChange, now: Date): MemberChange => ({
  ...(role !== undefined && { role }),
  ...(isActive !== undefined && { disabledAt: isActive ? null : (member.disabledAt ?? now) }),
  ...(removesSecondStep && { totpKey: null }),
})

/** Makes a new link for a person who lost the mail or the password, in the place of earlier ones. */
export async function newLinkForStaff(
  shop: ManageShop,
  actor: Actor,
  id: string,
): Promise<{ ok: true; purpose: 'invitation' | 'reset'; token: string } | { ok: false; reason: 'staff_not_found' }> {
  const answer = await shop.db.transaction(async (tx) => {
    const member = isUuid(id) ? await lockMember(tx, id) : null
    if (!member || member.disabledAt) return { ok: false, reason: 'staff_not_found' } as const
    const purpose = member.passwordHash === null ? 'invitation' : 'reset'
    await deleteStaffLinks(tx, { staffId: id })
    const token = await mailStaffLink(shop, tx, { staffId: id, purpose, by: actor.staffName })
    const object = { kind: 'staff' as const, id, name: nameOf(member) }
    await writeAudit(tx, actor, { action: 'staff.link_sent', object, after: { purpose } }, shop.clock.now())
    return { ok: true, purpose, token } as const
  })
  shop.jobSignal.wake()
  return answer
}
