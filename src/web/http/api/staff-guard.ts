/** Who may use an endpoint of the back office (D-64): nobody unless the table of roles, or the scope of a key, says so. */
import { browserName } from '#domain/customers/browser-name.ts'
import { isForKeys, KEY_CALLS_A_MINUTE, keyTitle, mayKey, type KeyAction } from '#domain/staff/api-key.ts'
import { grantOf, needsConfirmation, type Action } from '#domain/staff/roles.ts'
import { isFreshlyConfirmed } from '#domain/staff/staff-session.ts'
import { readKey } from '#services/staff/api-keys.ts'
import { readStaffSession, type SignedInStaff } from '#services/staff/staff-sessions.ts'
import { countCalls } from '#web/http/call-limit.ts'
import { staffTokenOf } from '#web/http/visitor/staff-cookies.ts'
import { problem, tooMany, type ApiContext, type StaffContext, type StaffRoute } from './endpoint.ts'

/** Returns the answer of an endpoint to who may call it; the refusal to anybody else. `work` calls the handler. */
export async function admitStaff(
  context: ApiContext,
  route: StaffRoute,
  work: (context: StaffContext) => Promise<Response | null> | Response | null,
): Promise<Response | null> {
  const bearer = bearerOf(context.request)
  if (bearer !== null) return admitKey(context, route, bearer)
  const { shop, request, ip } = context
  const token = staffTokenOf(shop, 'staffSession', request.headers.get('cookie'))
  const staff = token === null ? null : await readStaffSession(shop, token)
  if (!staff) return problem(401, 'staff_session_required')
  const { action } = route
  const may = (wanted: Action) => grantOf(staff.role, wanted)
  const grant = action === null ? 'always' : may(action)
  if (grant === null) return problem(403, 'not_permitted')
  // Reading needs no second look; a change of money, people or keys does.
  const isChange = request.method !== 'GET'
  const isGuarded = route.needsConfirmation === true || (action !== null && needsConfirmation(action))
  if (isChange && isGuarded && !isFreshlyConfirmed(staff, shop.clock.now())) return problem(403, 'confirmation_required')
  return work({ ...context, staff, grant, may, actor: actorOf(staff, request, ip), language: staff.locale })
}

const actorOf = ({ id, firstName, lastName }: SignedInStaff, request: Request, ip: string): StaffContext['actor'] => ({
  staffId: id,
  staffName: `${firstName} ${lastName}`,
  ip,
  device: browserName(request.headers.get('user-agent') ?? ''),
})

/** Returns the key of a request, null without one. Browsers do not add the header by themselves: another site cannot use it. */
const bearerOf = (request: Request): string | null =>
  /^Bearer +(\S+) *$/i.exec(request.headers.get('authorization') ?? '')?.[1] ?? null

/** Returns whether a route is open to keys of its action; what asks for a second step has none to ask. */
const isOpenToKeys = (route: StaffRoute): route is Extract<StaffRoute, { action: KeyAction }> =>
  route.needsConfirmation !== true && route.action !== null && isForKeys(route.action)

async function admitKey(context: ApiContext, route: StaffRoute, token: string): Promise<Response | null> {
  const { shop, ip } = context
  const now = shop.clock.now()
  const key = await readKey(shop, token)
  if (!key) return problem(401, 'key_invalid', {}, { 'www-authenticate': 'Bearer' })
  const retryAfter = countCalls(shop.memory.keyCalls, { caller: key.id, calls: 1, most: KEY_CALLS_A_MINUTE }, now)
  if (retryAfter > 0) return tooMany({ reason: 'too_many_calls', retryAfter })
  if (!isOpenToKeys(route)) return problem(403, 'not_for_keys')
  const may = (action: Action) => (mayKey(key.scope, action) ? ('always' as const) : null)
  if (may(route.action) === null) return problem(403, 'not_permitted')
  const actor = { staffId: null, staffName: keyTitle(key), ip, device: 'key' }
  return route.handler({ ...context, grant: 'always', may, actor, language: 'en' })
}
