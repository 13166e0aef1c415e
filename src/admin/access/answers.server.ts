/** What the ways into the back office have in common: refusals, cookies, and who asks. */
import { browserName } from '#domain/customers/browser-name.ts'
import type { LimitRefusal } from '#services/limits/limits.ts'
import type { Shop } from '#services/shop.ts'
import { readStaffSession, type StartedStaffSession } from '#services/staff/staff-sessions.ts'
import { json, problem, tooMany, type ApiContext } from '#web/http/api/endpoint.ts'
import { csrfOf } from '#web/http/visitor/csrf.ts'
import { staffCookie, staffTokenOf } from '#web/http/visitor/staff-cookies.ts'
import { staffView } from './staff-view.server.ts'

const STATUSES = {
  token_invalid: 410,
  sign_in_over: 410,
  passkey_expired: 410,
  wrong_sign_in: 401,
  wrong_code: 422,
  code_used: 422,
  passkey_refused: 422,
  passkey_stale: 422,
  last_second_step: 422,
  passkey_not_found: 404,
  too_many_passkeys: 409,
} as const

type Refusal =
  | { ok: false; reason: 'validation_failed'; fields: Record<string, string> }
  | { ok: false; reason: keyof typeof STATUSES }
  | LimitRefusal<string>

export function refused(refusal: Refusal): Response {
  if ('fields' in refusal) return problem(422, refusal.reason, { fields: refusal.fields })
  return 'retryAfter' in refusal ? tooMany(refusal) : problem(STATUSES[refusal.reason], refusal.reason)
}

export const deviceOf = ({ request, ip }: ApiContext) => ({ ip, device: browserName(request.headers.get('user-agent') ?? '') })

export const tokenOf = ({ shop, request }: ApiContext, which: 'staffSession' | 'staffStep'): string =>
  staffTokenOf(shop, which, request.headers.get('cookie')) ?? ''

/** Returns JSON that begins a session in the place of the sign-in that waited. */
export async function begun(shop: Shop, session: StartedStaffSession, more: object = {}): Promise<Response> {
  const staff = await readStaffSession(shop, session.token)
  const answer = json({ ...more, staff: staff && staffView(staff) })
  answer.headers.append('set-cookie', staffCookie(shop, 'staffSession', session))
  answer.headers.append('set-cookie', staffCookie(shop, 'staffStep', null))
  return answer
}

/** Returns the secret of the browser that a challenge is for: its CSRF token. */
export const browserSecretOf = ({ shop, request }: ApiContext): string => csrfOf(shop, request.headers.get('cookie')).token

type Asked = { ok: true; options: unknown } | Refusal

/** Asks for a challenge of this browser and returns what the browser is asked for. */
export async function challenged(
  { shop, request, ip }: ApiContext,
  ask: (browser: { browserSecret: string; ip: string }) => Promise<Asked>,
): Promise<Response> {
  const { token: browserSecret, setCookie } = csrfOf(shop, request.headers.get('cookie'))
  const asked = await ask({ browserSecret, ip })
  if (!asked.ok) return refused(asked)
  const answer = json(asked.options)
  if (setCookie !== null) answer.headers.append('set-cookie', setCookie)
  return answer
}
