/** The first owner of a shop, by a link that only the console of the server shows (D-64). */
import { emailKey } from '#domain/customers/email.ts'
import { staffFormProblems, tidyStaffForm, type StaffForm, type StaffFormProblems } from '#domain/staff/staff-form.ts'
import { isCommonPassword } from '#services/customers/common-passwords.ts'
import { hashPassword } from '#services/customers/password-hash.ts'
import type { Shop } from '#services/shop.ts'
import { uuidv7 } from '#store/database/uuid.ts'
import { hasStaff, insertMember } from '#store/staff/members.ts'
import { deleteStaffLinks } from '#store/staff/sessions.ts'
import { writeAudit, type Actor } from './audit.ts'
import { newStaffLink, readStaffLink, spendStaffLink, type NewLink } from './staff-links.ts'

type SetUpShop = Pick<Shop, 'db' | 'clock' | 'tokens' | 'memory'>

/** Returns a new link that makes the first owner, in the place of all earlier ones; null once there is one. */
export const newSetUpLink = (shop: Pick<Shop, 'db' | 'clock' | 'tokens'>): Promise<NewLink | null> =>
  shop.db.transaction(async (tx) => {
    if (await hasStaff(tx)) return null
    await deleteStaffLinks(tx, { purpose: 'set_up' })
    return newStaffLink(shop, tx, { purpose: 'set_up', staffId: null })
  })

/** Returns until when a link of the console is valid, null for any other token. */
export async function setUpLinkEnd(shop: Pick<Shop, 'db' | 'clock' | 'tokens'>, token: string): Promise<Date | null> {
  return (await readStaffLink(shop, 'set_up', token))?.expiresAt ?? null
}

export interface Founding {
  token: string
  form: StaffForm
  password: string
  actor: Pick<Actor, 'ip' | 'device'>
}

export type FoundingAnswer =
  /** `token`: sets up the second step. */
  | ({ ok: true } & NewLink)
  | { ok: false; reason: 'validation_failed'; fields: StaffFormProblems }
  | { ok: false; reason: 'token_invalid' }

/**
 * Makes the first owner, who then sets up the second step. A form with faults does not use the link.
 * @throws HashQueueFull
 */
export async function foundStaff(shop: SetUpShop, { token, form, password, actor }: Founding): Promise<FoundingAnswer> {
  if (!(await readStaffLink(shop, 'set_up', token))) return { ok: false, reason: 'token_invalid' }
  const tidy = tidyStaffForm(form)
  const fields = staffFormProblems(tidy, password, isCommonPassword)
  if (Object.keys(fields).length > 0) return { ok: false, reason: 'validation_failed', fields }
  const passwordHash = await hashPassword(shop, password)
  return shop.db.transaction(async (tx): Promise<FoundingAnswer> => {
    const now = shop.clock.now()
    if (!(await spendStaffLink(shop, tx, 'set_up', token))) return { ok: false, reason: 'token_invalid' }
    const { firstName, lastName, email, locale } = tidy
    const id = uuidv7(now)
    const owner = { id, email, emailKey: emailKey(email), firstName, lastName, role: 'owner' as const, locale, passwordHash }
    if ((await hasStaff(tx)) || !(await insertMember(tx, { ...owner, isFounder: true }, now)))
      return { ok: false, reason: 'token_invalid' }
    const link = await newStaffLink(shop, tx, { purpose: 'enrol', staffId: id })
    const name = `${firstName} ${lastName}`
    const act = { action: 'staff.founded', object: { kind: 'staff' as const, id, name }, after: { email, role: 'owner' } }
    await writeAudit(tx, { ...actor, staffId: id, staffName: name }, act, now)
    return { ok: true, ...link }
  })
}
