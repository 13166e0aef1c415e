/** People of the staff, for tests: made by the services that the pages use. */
import type { Role } from '#domain/staff/roles.ts'
import { enrolTotp, offerTotp } from '#services/staff/enrol.ts'
import { inviteStaff } from '#services/staff/manage-staff.ts'
import { setStaffPassword } from '#services/staff/reset-password.ts'
import { foundStaff, newSetUpLink } from '#services/staff/set-up.ts'
import { CONSOLE } from '#services/staff/audit.ts'
import type { TestShop } from '#test/shop.ts'
import { codeOf } from './authenticator-app.ts'

export const STAFF_PASSWORD = 'patru ouă de rață'
const HERE = { ip: '192.0.2.7', device: 'Firefox, Linux' }

export interface MadeStaff {
  email: string
  /** Of the authenticator app, base32. */
  key: string
  /** Token of a session. */
  token: string
  recoveryCodes: string[]
}

/** Sets up the second step of whoever the token belongs to. */
async function enrol(shop: TestShop, email: string, token: string): Promise<MadeStaff> {
  const offer = await offerTotp(shop, token)
  if (!offer.ok) throw new Error(offer.reason)
  const answer = await enrolTotp(shop, { token, code: codeOf(offer.key, shop.clock.now()), actor: HERE })
  if (!answer.ok) throw new Error(answer.reason)
  return { email, key: offer.key, token: answer.token, recoveryCodes: answer.recoveryCodes }
}

/** Makes the first owner of a shop. */
export async function firstOwner(shop: TestShop, email = 'ruxandra@exemplu.ro'): Promise<MadeStaff> {
  const link = await newSetUpLink(shop)
  const form = { firstName: 'Ruxandra', lastName: 'Moldovan', email, locale: 'ro' as const }
  const founded = await foundStaff(shop, { token: link!.token, form, password: STAFF_PASSWORD, actor: HERE })
  if (!founded.ok) throw new Error(founded.reason)
  return enrol(shop, email, founded.token)
}

/** Makes another person with a role. */
export async function staffMember(shop: TestShop, role: Role, email = `${role}@exemplu.ro`): Promise<MadeStaff> {
  const form = { firstName: 'Vlad', lastName: 'Petrescu', email, locale: 'ro' as const }
  const invited = await inviteStaff(shop, CONSOLE, { form, role })
  if (!invited.ok) throw new Error(invited.reason)
  const set = await setStaffPassword(shop, { purpose: 'invitation', token: invited.token, password: STAFF_PASSWORD, actor: HERE })
  if (!set.ok) throw new Error(set.reason)
  return enrol(shop, email, set.token)
}
