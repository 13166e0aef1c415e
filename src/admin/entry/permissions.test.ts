/** Every endpoint of the back office × nobody, a customer, every role and keys of every scope (D-64, T8). */
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { KEY_ACTIONS, mayKey } from '#domain/staff/api-key.ts'
import { grantOf, needsConfirmation, PERMISSIONS, ROLES, type Action, type Role } from '#domain/staff/roles.ts'
import { STAFF_CONFIRMATION_MS } from '#domain/staff/staff-session.ts'
import { signedInCustomer } from '#test/customers/signed-in.ts'
import { makeKey } from '#services/staff/api-keys.ts'
import { CONSOLE } from '#services/staff/audit.ts'
import { readStaffSession } from '#services/staff/staff-sessions.ts'
import { testShop } from '#test/shop.ts'
import { firstOwner, staffMember } from '#test/staff/staff-member.ts'
import type { ApiRoute } from '#web/http/api/endpoint.ts'
import { createApi } from '#web/http/api/endpoints.ts'
import { readVisitorSession } from '#web/http/visitor/session.ts'
import { adminEndpoints } from './admin.server.ts'

const shop = await testShop()
const api = createApi(shop, adminEndpoints)
const tokens = {} as Record<Role, string>
let customer = ''

beforeAll(async () => {
  tokens.owner = (await firstOwner(shop)).token
  for (const role of ROLES) if (role !== 'owner') tokens[role] = (await staffMember(shop, role)).token
  customer = (await signedInCustomer(shop, { email: 'maria@exemplu.ro' })).cookie.split('=')[1]!
})

beforeEach(async () => {
  await shop.db.query.deleteFrom('attempt_count').execute()
})

const COOKIE = 'staff-session'

async function ask(
  { method, path, body }: Pick<ApiRoute, 'method' | 'path' | 'body'>,
  cookie: string | null,
  headers: Record<string, string> = {},
) {
  const address = path.replace(/:\w+/g, '00000000-0000-7000-8000-000000000000')
  const request = new Request(`${shop.config.publicUrl}${address}`, {
    method,
    headers: {
      ...headers,
      ...(cookie !== null && { cookie }),
      ...(method !== 'GET' && {
        'content-type': body === 'bytes' ? 'application/octet-stream' : 'application/json',
        origin: shop.config.publicUrl,
      }),
    },
    ...(method !== 'GET' && { body: '{}' }),
  })
  const answer = (await api(request, new URL(request.url)))!
  const { code } =
    answer.headers.get('content-type') === 'application/problem+json' ? ((await answer.json()) as { code: string }) : { code: '' }
  return { status: answer.status, code }
}

const guarded = adminEndpoints.filter((route) => route.guard === 'staff')
const isRefusal = ({ code }: { code: string }) =>
  ['staff_session_required', 'not_permitted', 'confirmation_required'].includes(code)

test('only the ways in are open to everybody', () => {
  const open = adminEndpoints.filter((route) => route.guard !== 'staff').map(({ method, path }) => `${method} ${path}`)
  expect(open.toSorted()).toEqual([
    'GET /admin',
    'GET /admin/*',
    'GET /admin/api/enrol',
    'GET /admin/api/second-step',
    'GET /admin/api/session',
    'GET /admin/assets/:file',
    'POST /admin/api/enrol',
    'POST /admin/api/enrol/passkey',
    'POST /admin/api/enrol/passkey/options',
    'POST /admin/api/password',
    'POST /admin/api/password/ask',
    'POST /admin/api/password/link',
    'POST /admin/api/second-step',
    'POST /admin/api/second-step/passkey',
    'POST /admin/api/second-step/passkey/options',
    'POST /admin/api/set-up',
    'POST /admin/api/set-up/link',
    'POST /admin/api/sign-in',
    'POST /admin/api/sign-in/passkey',
    'POST /admin/api/sign-in/passkey/options',
    'POST /admin/api/sign-out',
  ])
  expect(guarded.length).toBeGreaterThan(8)
})

test('nobody and customers are refused everywhere, also with a customer’s token in the cookie of staff', async () => {
  for (const route of guarded)
    for (const cookie of [null, `session=${customer}`, `${COOKIE}=${customer}`, `${COOKIE}=`, `${COOKIE}=x`])
      expect([route.path, await ask(route, cookie)]).toEqual([route.path, { status: 401, code: 'staff_session_required' }])
})

test.each(ROLES)('%s may what the table says, and nothing else', async (role) => {
  for (const route of guarded) {
    const { path, action } = route
    const may = action === null || grantOf(role, action) !== null
    const answer = await ask(route, `${COOKIE}=${tokens[role]}`)
    expect([path, isRefusal(answer) ? answer.code : 'admitted']).toEqual([path, may ? 'admitted' : 'not_permitted'])
  }
})

test('money, people and keys ask for the second step again, once it is ten minutes old', async () => {
  shop.clock.advance(STAFF_CONFIRMATION_MS)
  for (const route of guarded) {
    const { method, path, action, needsConfirmation: needs } = route
    const asks = method !== 'GET' && (needs === true || (action !== null && needsConfirmation(action)))
    const answer = await ask(route, `${COOKIE}=${tokens.owner}`)
    expect([path, answer.code === 'confirmation_required']).toEqual([path, asks])
  }
})

test('a key opens what is in its scope, and nothing that only people do', async () => {
  const owner = await readStaffSession(shop, tokens.owner)
  const actor = { ...CONSOLE, staffId: owner!.id }
  const scopes = [...KEY_ACTIONS.map((action) => [action]), KEY_ACTIONS]
  for (const scope of scopes) {
    const { token } = await makeKey(shop, actor, { name: 'ERP', scope, days: null })
    for (const route of guarded) {
      const { path, action, needsConfirmation: needs } = route
      const may = needs !== true && action !== null && mayKey(scope, action)
      // Only one of all endpoints outside a scope is asked again for each scope; all are for the whole one.
      if (!may && scope.length === 1 && !path.endsWith('/orders')) continue
      const { code } = await ask(route, null, { authorization: `Bearer ${token}` })
      const refused = ['not_permitted', 'not_for_keys', 'key_invalid', 'too_many_calls'].includes(code)
      expect([path, scope, refused]).toEqual([path, scope, !may])
    }
  }
})

test('a session of staff is none of a customer', async () => {
  expect(await readVisitorSession(shop, `session=${tokens.owner}`)).toBeNull()
})

test('the table names known roles, and an owner may everything', () => {
  for (const [action, grants] of Object.entries(PERMISSIONS)) {
    expect(Object.keys(grants).every((role) => (ROLES as readonly string[]).includes(role) && role !== 'owner')).toBe(true)
    expect(grantOf('owner', action as Action)).toBe('always')
  }
})

test('nothing of this was an error of the shop', () => {
  expect(shop.errors).toEqual([])
})
