/** The client against servers that speak the contract of sign-in (docs/http-contracts.md), each a function from request to answer. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { stored } from '#web/app/browser/stored.browser.ts'
import { Auth, type Surroundings } from './session.browser.ts'

const ORIGIN = 'https://shop.example'
const USER = { name: 'Ioana', email: 'ioana@exemplu.ro' }
const MINUTE = 60_000

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-22T12:00:00Z') })
})
afterEach(() => {
  // A spy of a fake timer would later put the fake one back.
  vi.restoreAllMocks()
  vi.useRealTimers()
})

const json = (value: unknown, status = 200) => Response.json(value, { status })

/** A server with one customer; `answers` replaces single addresses. */
function openServer(answers: Record<string, (request: Request) => Response | Promise<Response>> = {}) {
  const asked: string[] = []
  const bodies: Record<string, string>[] = []
  let isSignedIn = false
  const session = () =>
    isSignedIn ? json({ user: USER, expires: new Date(Date.now() + 30 * 24 * 60 * MINUTE).toISOString() }) : json({})
  const credentials = { id: 'credentials', name: 'Credentials', type: 'credentials', signinUrl: '', callbackUrl: '' }
  const routes: Record<string, (request: Request, form: URLSearchParams) => Response | Promise<Response>> = {
    'GET /api/auth/csrf': () => json({ csrfToken: 'a'.repeat(64) }),
    'GET /api/auth/providers': () =>
      json({ credentials, google: { ...credentials, id: 'google', name: 'Google', type: 'oauth' } }),
    'GET /api/auth/session': session,
    'POST /api/auth/callback/credentials': (_, form) => {
      isSignedIn = form.get('password') === 'tramvai-cais-nor'
      return isSignedIn
        ? json({ url: form.get('callbackUrl') })
        : json({ url: `${ORIGIN}/api/auth/error?error=CredentialsSignin&provider=credentials` }, 401)
    },
    'POST /api/auth/signin/google': () => json({ url: 'https://accounts.example/authorize?state=1' }),
    'POST /api/auth/signout': (_, form) => {
      isSignedIn = false
      return json({ url: form.get('callbackUrl') })
    },
    ...answers,
  }
  const fetch = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const request = new Request(input instanceof Request ? input : new URL(String(input), ORIGIN), init)
    const { pathname } = new URL(request.url)
    asked.push(`${request.method} ${pathname}`)
    const form = new URLSearchParams(request.method === 'POST' ? await request.clone().text() : '')
    if (request.method === 'POST') {
      expect(request.headers.get('content-type')).toMatch(/^application\/x-www-form-urlencoded/)
      bodies.push(Object.fromEntries(form))
    }
    const answer = routes[`${request.method} ${pathname}`]
    if (!answer) return json({ url: `${ORIGIN}/` }, 400)
    return answer(request, form)
  }
  return { fetch, asked, bodies }
}

/** Opens the client in a page; `wasSignedIn`: what the browser remembers. */
function open(server: Pick<ReturnType<typeof openServer>, 'fetch'>, { wasSignedIn = false } = {}) {
  const store = new Map<string, string>(wasSignedIn ? [['signed-in', 'true']] : [])
  const hint = stored(
    'signed-in',
    (raw) => raw === true,
    () => ({
      getItem: (key) => store.get(key) ?? null,
      setItem: (key, value) => void store.set(key, value),
      removeItem: (key) => void store.delete(key),
    }),
  )
  const location = { href: `${ORIGIN}/p/urs`, origin: ORIGIN, reload: vi.fn<() => void>() }
  const listeners = new Set<() => void>()
  const page = { visibilityState: 'visible' as DocumentVisibilityState }
  const document = {
    get visibilityState() {
      return page.visibilityState
    },
    addEventListener: (_: string, listener: () => void) => void listeners.add(listener),
    removeEventListener: (_: string, listener: () => void) => void listeners.delete(listener),
  } as unknown as Surroundings['document']
  const navigate = vi.fn<(path: string) => void>()
  const auth = new Auth({ fetch: server.fetch, location, document, navigate, hint })
  const show = (state: DocumentVisibilityState) => {
    page.visibilityState = state
    for (const listener of listeners) listener()
    return vi.advanceTimersByTimeAsync(10)
  }
  return { auth, location, navigate, hint, show, listeners }
}

const GOOD = { email: USER.email, password: 'tramvai-cais-nor' }

test('a browser that was never signed in is unauthenticated without a request', () => {
  const server = openServer()
  const { auth } = open(server)
  expect(auth.record.get()).toEqual({ data: null, loading: false, lastRefreshedAt: null, status: 'unauthenticated' })
  expect(server.asked).toEqual([])
})

test('a browser that was signed in is loading until the session is read, then authenticated', async () => {
  const server = openServer()
  const { auth } = open(server, { wasSignedIn: true })
  expect(auth.record.get().status).toBe('loading')
  await auth.signIn('credentials', GOOD, { redirect: false })
  expect(auth.record.get()).toMatchObject({ status: 'authenticated', data: { user: USER }, loading: false })
  expect(auth.record.get().lastRefreshedAt).toBe(Date.now())
})

test.each([['{}', {}] as const, ['null', null] as const])(
  'an answer of %s is no session, and the browser remembers it',
  async (_, answer) => {
    const { auth, hint } = open(openServer({ 'GET /api/auth/session': () => json(answer) }), { wasSignedIn: true })
    expect(await auth.getSession()).toBeNull()
    expect(auth.record.get().status).toBe('unauthenticated')
    expect(hint.get()).toBe(false)
  },
)

test('a session that cannot be read ends the loading and is not forgotten', async () => {
  const server = openServer({ 'GET /api/auth/session': () => json({}, 500) })
  const { auth, hint } = open(server, { wasSignedIn: true })
  await auth.getSession()
  expect(auth.record.get()).toMatchObject({ loading: false, data: null })
  expect(hint.get()).toBe(true)
  // SPEC-7: a read is repeated once.
  expect(server.asked).toHaveLength(2)
})

test('signing in posts the form of the contract and goes to the callback', async () => {
  const server = openServer()
  const { auth, location, hint } = open(server)
  void auth.signIn('credentials', GOOD, { callbackUrl: `${ORIGIN}/my` })
  await vi.advanceTimersByTimeAsync(100)
  expect(server.asked).toEqual(['GET /api/auth/providers', 'GET /api/auth/csrf', 'POST /api/auth/callback/credentials'])
  expect(server.bodies).toEqual([{ ...GOOD, csrfToken: 'a'.repeat(64), callbackUrl: `${ORIGIN}/my`, json: 'true' }])
  expect(location.href).toBe(`${ORIGIN}/my`)
  expect(location.reload).not.toHaveBeenCalled()
  expect(hint.get()).toBe(true)
})

test('without a redirect a good sign-in reads the session, a wrong password says so and stays', async () => {
  const { auth, location, hint } = open(openServer())
  const wrong = await auth.signIn('credentials', { ...GOOD, password: 'wrong' }, { redirect: false })
  expect(wrong).toEqual({ error: 'CredentialsSignin', status: 401, ok: false, url: null })
  expect(hint.get()).toBe(false)
  const good = await auth.signIn('credentials', GOOD, { redirect: false })
  expect(good).toEqual({ error: null, status: 200, ok: true, url: `${ORIGIN}/p/urs` })
  expect(auth.record.get().status).toBe('authenticated')
  expect(location.href).toBe(`${ORIGIN}/p/urs`)
})

test('a sign-in that no answer reaches is a failure of the network', async () => {
  const { auth } = open(
    openServer({ 'POST /api/auth/callback/credentials': () => Promise.reject(new TypeError('fetch failed')) }),
  )
  expect(await auth.signIn('credentials', GOOD, { redirect: false })).toMatchObject({ error: 'network', ok: false })
})

test('providers that cannot be had lead to the error page', async () => {
  const { auth, location } = open(openServer({ 'GET /api/auth/providers': () => json({}, 503) }))
  const result = auth.signIn('credentials', GOOD)
  await vi.advanceTimersByTimeAsync(1000)
  expect(location.href).toBe('/api/auth/error?error=InvalidProvider')
  await vi.advanceTimersByTimeAsync(MINUTE)
  expect(await result).toMatchObject({ error: 'InvalidProvider', status: 500, ok: false })
})

test.each([[undefined], ['unknown'], ['toString']])('the provider %s leads to the sign-in page', async (provider) => {
  const server = openServer()
  const { auth, location } = open(server)
  void auth.signIn(provider, {}, { callbackUrl: `${ORIGIN}/my?a=1` })
  await vi.advanceTimersByTimeAsync(100)
  expect(location.href).toBe('/api/auth/signin?callbackUrl=https%3A%2F%2Fshop.example%2Fmy%3Fa%3D1')
  expect(server.bodies).toEqual([])
})

test('another provider is posted to signin and always leaves the page', async () => {
  const server = openServer()
  const { auth, location, hint } = open(server)
  void auth.signIn('google', {}, { redirect: false })
  await vi.advanceTimersByTimeAsync(100)
  expect(server.asked.at(-1)).toBe('POST /api/auth/signin/google')
  expect(location.href).toBe('https://accounts.example/authorize?state=1')
  expect(hint.get()).toBe(true)
})

test('an address with a fragment is loaded again', async () => {
  const { auth, location } = open(openServer())
  void auth.leaveFor(`${ORIGIN}/my#orders`)
  expect(location.href).toBe(`${ORIGIN}/my#orders`)
  expect(location.reload).toHaveBeenCalledOnce()
})

test('a redirect that has not happened after 60 seconds becomes a navigation by the router', async () => {
  const { auth, navigate } = open(openServer())
  const left = auth.leaveFor(`${ORIGIN}/my?a=1#orders`)
  await vi.advanceTimersByTimeAsync(MINUTE - 1)
  expect(navigate).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  await left
  expect(navigate).toHaveBeenCalledWith('/my?a=1#orders')
})

test('signing out posts the token, forgets the session and goes to the callback', async () => {
  const server = openServer()
  const { auth, location, hint } = open(server)
  await auth.signIn('credentials', GOOD, { redirect: false })
  void auth.signOut({ callbackUrl: `${ORIGIN}/hu` })
  await vi.advanceTimersByTimeAsync(100)
  expect(server.bodies.at(-1)).toEqual({ csrfToken: 'a'.repeat(64), callbackUrl: `${ORIGIN}/hu`, json: 'true' })
  expect(auth.record.get()).toMatchObject({ status: 'unauthenticated', data: null })
  expect(hint.get()).toBe(false)
  expect(location.href).toBe(`${ORIGIN}/hu`)
})

test('without a token nobody is signed out', async () => {
  const { auth } = open(openServer({ 'GET /api/auth/csrf': () => json({}) }))
  await expect(auth.signOut()).rejects.toMatchObject({
    statusCode: 400,
    message: 'Could not fetch CSRF Token for signing out',
  })
})

test('a refused sign-out keeps the session', async () => {
  const { auth, hint } = open(
    openServer({ 'POST /api/auth/signout': () => json({ url: `${ORIGIN}/auth/error?error=MissingCSRF` }, 400) }),
  )
  await auth.signIn('credentials', GOOD, { redirect: false })
  await expect(auth.signOut()).rejects.toThrow()
  expect(auth.record.get().status).toBe('authenticated')
  expect(hint.get()).toBe(true)
})

test('a sign-out in another tab is one here', async () => {
  const { auth, hint } = open(openServer())
  await auth.signIn('credentials', GOOD, { redirect: false })
  hint.update(() => false)
  expect(auth.record.get().status).toBe('unauthenticated')
})

test('the session is read again on focus when older than a minute, and every five minutes while visible (D-63)', async () => {
  const server = openServer()
  const { auth, show, listeners } = open(server)
  await auth.signIn('credentials', GOOD, { redirect: false })
  const end = auth.keepFresh()
  const reads = () => server.asked.filter((one) => one === 'GET /api/auth/session').length
  expect(reads()).toBe(1)
  await vi.advanceTimersByTimeAsync(MINUTE - 1000)
  await show('visible')
  expect(reads()).toBe(1)
  await vi.advanceTimersByTimeAsync(1000)
  await show('visible')
  expect(reads()).toBe(2)
  await vi.advanceTimersByTimeAsync(4 * MINUTE)
  expect(reads()).toBe(3)
  await show('hidden')
  await vi.advanceTimersByTimeAsync(20 * MINUTE)
  expect(reads()).toBe(3)
  await show('visible')
  expect(reads()).toBe(4)
  end()
  expect(listeners.size).toBe(0)
  await vi.advanceTimersByTimeAsync(20 * MINUTE)
  expect(reads()).toBe(4)
})

test('nobody who is signed out is asked for', async () => {
  const server = openServer()
  const { auth, show } = open(server)
  auth.keepFresh()
  await vi.advanceTimersByTimeAsync(20 * MINUTE)
  await show('visible')
  expect(server.asked).toEqual([])
})

test('timers are at most 2147483647 ms long: a session of 90 days is not read at once', async () => {
  const timers = vi.spyOn(globalThis, 'setTimeout')
  const expires = new Date(Date.now() + 90 * 24 * 60 * MINUTE).toISOString()
  const server = openServer({ 'GET /api/auth/session': () => json({ user: USER, expires }) })
  const { auth } = open(server, { wasSignedIn: true })
  await auth.getSession()
  expect(Math.max(...timers.mock.calls.map(([, ms]) => ms ?? 0))).toBe(2_147_483_647)
  await vi.advanceTimersByTimeAsync(MINUTE)
  expect(server.asked).toHaveLength(1)
})

test('a session that has ended is noticed when it ends', async () => {
  let isOver = false
  const expires = new Date(Date.now() + 10 * MINUTE).toISOString()
  const { auth } = open(openServer({ 'GET /api/auth/session': () => json(isOver ? {} : { user: USER, expires }) }), {
    wasSignedIn: true,
  })
  await auth.getSession()
  isOver = true
  await vi.advanceTimersByTimeAsync(10 * MINUTE + 10)
  expect(auth.record.get().status).toBe('unauthenticated')
})
