/** Who may use an endpoint of the back office (D-64): nobody unless the table of roles says so. */
import { browserName } from '#domain/customers/browser-name.ts'
import { grantOf, needsConfirmation } from '#domain/staff/roles.ts'
import { isFreshlyConfirmed } from '#domain/staff/staff-session.ts'
import type { Shop } from '#services/shop.ts'
import { readStaffSession, type SignedInStaff } from '#services/staff/staff-sessions.ts'
import { staffTokenOf } from '#web/http/visitor/staff-cookies.ts'
import { problem, type StaffContext, type StaffRoute } from './endpoint.ts'

/** Returns the person who asks, with how far their role goes; or the refusal. */
export async function admitStaff(
  shop: Shop,
  request: Request,
  route: Pick<StaffRoute, 'action' | 'needsConfirmation'>,
  ip: string,
): Promise<Pick<StaffContext, 'staff' | 'grant' | 'actor'> | Response> {
  const { action } = route
  const token = staffTokenOf(shop, 'staffSession', request.headers.get('cookie'))
  const staff = token === null ? null : await readStaffSession(shop, token)
  if (!staff) return problem(401, 'staff_session_required')
  const grant = action === null ? 'always' : grantOf(staff.role, action)
  if (grant === null) return problem(403, 'not_permitted')
  // Reading needs no second look; a change of money, people or keys does.
  const isChange = request.method !== 'GET'
  const isGuarded = route.needsConfirmation === true || (action !== null && needsConfirmation(action))
  if (isChange && isGuarded && !isFreshlyConfirmed(staff, shop.clock.now())) return problem(403, 'confirmation_required')
  return { staff, grant, actor: actorOf(staff, request, ip) }
}

const actorOf = ({ id, firstName, lastName }: SignedInStaff, request: Request, ip: string): StaffContext['actor'] => ({
  staffId: id,
  staffName: `${firstName} ${lastName}`,
  ip,
  device: browserName(request.headers.get('user-agent') ?? ''),
})
