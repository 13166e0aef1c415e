/** Contract 1a, A1 to A20, replayed in both modes, with the client's rules and the shop's stricter ones. */
import { beforeAll, describe, expect, test } from 'vitest'
import { SESSION_IDLE_MS, SESSION_MAX_MS } from '#domain/customers/session.ts'
import { DAY_MS } from '#domain/time/durations.ts'
import { authBrowser, type AuthBrowser, type Reply } from '#test/customers/auth-browser.ts'
import { newcomer, PASSWORD, verifiedCustomer } from '#test/customers/accounts.ts'
import { testShop } from '#test/shop.ts'

const shop = await testShop()
const ORIGIN = shop.config.publicUrl
const BASE = `${ORIGIN}/api/auth`
let email = ''
let unverified = ''
beforeAll(async () => {
  ;({ email } = await verifiedCustomer(shop))
  unverified = newcomer().email
  await authBrowser(shop).post('/api/auth/register', newcomer({ email: unverified }))
})

const CALLBACK = '/api/auth/callback/credentials'
const location = (reply: Reply) => reply.headers.get('location')
const signedIn = async (): Promise<AuthBrowser> => {
  const browser = authBrowser(shop)
  expect((await browser.signIn(email, PASSWORD)).status).toBe(200)
  return browser
}

describe('A1 csrf', () => {
  test('is 64 hexadecimal digits, private, with a cookie that is set once', async () => {
    const browser = authBrowser(shop)
    const first = await browser.get('/api/auth/csrf')
    expect(first.body).toEqual({ csrfToken: expect.stringMatching(/^[0-9a-f]{64}$/) })
    expect(first.headers.get('cache-control')).toBe('private, no-cache, no-store')
    expect(first.cookies).toEqual([expect.stringMatching(/^csrf=[0-9a-f]{64}%7C[0-9a-f]{64}; Path=\/; HttpOnly; SameSite=Lax$/)])
    const again = await browser.get('/api/auth/csrf')
    expect([again.body, again.cookies]).toEqual([first.body, []])
  })

  test.each(['', 'x', `${'a'.repeat(64)}|${'b'.repeat(64)}`, 'a'.repeat(64)])('is new for the cookie %j', async (value) => {
    const browser = authBrowser(shop)
    browser.jar.set('csrf', value)
    expect((await browser.get('/api/auth/csrf')).cookies).toHaveLength(1)
  })
})

test('A2 providers have absolute addresses', async () => {
  expect((await authBrowser(shop).get('/api/auth/providers')).body).toEqual({
    credentials: {
      id: 'credentials',
      name: 'E-mail',
      type: 'credentials',
      signinUrl: `${BASE}/signin/credentials`,
      callbackUrl: `${BASE}/callback/credentials`,
    },
  })
})

describe('A3 and A4 session', () => {
  test('nobody: {} with the cookies of the next form, never stored', async () => {
    const reply = await authBrowser(shop).get('/api/auth/session?callbackUrl=/hu/my')
    expect([reply.status, reply.text, reply.headers.get('cache-control')]).toEqual([200, '{}', 'private, no-store'])
    expect(reply.cookies.map((cookie) => cookie.split('=')[0])).toEqual(['csrf', 'callback-url'])
  })

  test('signed in: name, address and end; the cookie is sent again and its end moves', async () => {
    const browser = await signedIn()
    const expires = new Date(shop.clock.now().getTime() + SESSION_IDLE_MS).toISOString()
    const first = await browser.get('/api/auth/session')
    expect(first.body).toEqual({ user: { name: 'Ioana Marinescu', email }, expires })
    expect(first.cookies).toEqual([
      expect.stringMatching(/^session=[\w-]{43}; Max-Age=2591999; Path=\/; HttpOnly; SameSite=Lax$/),
    ])
    shop.clock.advance(29 * DAY_MS)
    const later = await browser.get('/api/auth/session')
    expect(later.body.expires).toBe(new Date(shop.clock.now().getTime() + SESSION_IDLE_MS).toISOString())
    shop.clock.advance(SESSION_IDLE_MS)
    const over = await browser.get('/api/auth/session')
    expect([over.text, browser.jar.has('session')]).toEqual(['{}', false])
  })

  test('ends 90 days after its beginning however often it is used', async () => {
    const browser = await signedIn()
    const begun = shop.clock.now().getTime()
    for (let month = 0; month < 3; month++) {
      shop.clock.advance(29 * DAY_MS)
      expect((await browser.get('/api/auth/session')).body.user).toBeDefined()
    }
    const { expires } = (await browser.get('/api/auth/session')).body
    expect(new Date(expires).getTime()).toBe(begun + SESSION_MAX_MS)
    shop.clock.advance(4 * DAY_MS)
    expect((await browser.get('/api/auth/session')).text).toBe('{}')
  })
})

describe('A5 to A8 sign-in', () => {
  test('good: 200 with the absolute callbackUrl and a session', async () => {
    const browser = authBrowser(shop)
    const reply = await browser.signIn(email, PASSWORD, { callbackUrl: `${ORIGIN}/hu/my?tab=1` })
    expect([reply.status, reply.body]).toEqual([200, { url: `${ORIGIN}/hu/my?tab=1` }])
    expect(reply.headers.get('cache-control')).toBe('private, no-store')
    expect(browser.jar.get('session')).toMatch(/^[\w-]{43}$/)
  })

  test('the header of the newer client asks for the same', async () => {
    const browser = authBrowser(shop)
    const { csrfToken } = (await browser.get('/api/auth/csrf')).body
    const form = { csrfToken, email, password: PASSWORD, callbackUrl: '/my' }
    const reply = await browser.send('POST', CALLBACK, { form, headers: { 'x-auth-return-redirect': '1' } })
    expect([reply.status, reply.body]).toEqual([200, { url: `${ORIGIN}/my` }])
  })

  test.each([
    ['a wrong password', () => [email, 'not-the-password'], 'CredentialsSignin&provider=credentials'],
    ['an unknown address', () => ['nobody@exemplu.ro', PASSWORD], 'CredentialsSignin&provider=credentials'],
    ['no fields', () => ['', ''], 'CredentialsSignin&provider=credentials'],
    ['a malformed address', () => ['\u0000@\ud800', PASSWORD], 'CredentialsSignin&provider=credentials'],
    ['an address with a control character', () => ['a\u0000b@exemplu.ro', PASSWORD], 'CredentialsSignin&provider=credentials'],
    ['an unverified address', () => [unverified, PASSWORD], 'EmailNotVerified'],
    ['an unverified address with a wrong password', () => [unverified, 'wrong'], 'CredentialsSignin&provider=credentials'],
  ] as const)('%s: 401 with an absolute error address', async (_, fields, error) => {
    const [mail = '', password = ''] = fields()
    const browser = authBrowser(shop)
    const reply = await browser.signIn(mail, password)
    expect([reply.status, reply.body]).toEqual([401, { url: `${BASE}/error?error=${error}` }])
    expect(browser.jar.has('session')).toBe(false)
  })

  test('without json: 302 to the callbackUrl, or to the error address', async () => {
    const good = await authBrowser(shop).signIn(email, PASSWORD, { json: 'false' })
    expect([good.status, location(good), good.text]).toEqual([302, `${ORIGIN}/my`, ''])
    expect(good.cookies.some((cookie) => cookie.startsWith('session='))).toBe(true)
    const wrong = await authBrowser(shop).signIn(email, 'wrong', { json: '' })
    expect([wrong.status, location(wrong)]).toEqual([302, `${BASE}/error?error=CredentialsSignin&provider=credentials`])
  })

  test('without json a refusal keeps the typed address in a sealed cookie for two minutes, and in no address', async () => {
    const browser = authBrowser(shop)
    const wrong = await browser.signIn(email, 'wrong', { json: '' })
    const cookie = wrong.cookies.find((one) => one.startsWith('typed-email='))
    expect(cookie).toMatch(/; Max-Age=120; Path=\/; HttpOnly; SameSite=Lax$/)
    expect(decodeURIComponent(`${wrong.cookies.join()} ${location(wrong)}`)).not.toContain(email)
    expect((await browser.signIn(email, 'wrong')).cookies.join()).not.toContain('typed-email')
    const long = await browser.signIn(`${'a'.repeat(2000)}@exemplu.ro`, 'wrong', { json: '' })
    expect(long.cookies.join()).toContain('typed-email=; Max-Age=0')
  })
})

describe('A9 and A16 CSRF token', () => {
  const paths = [CALLBACK, '/api/auth/signin/credentials', '/api/auth/signout']
  test.each(paths)('%s without the right token: 400 with an error that the client sees, nothing happens', async (path) => {
    const browser = await signedIn()
    for (const csrfToken of ['', 'x', 'a'.repeat(64), 'ă'.repeat(64)]) {
      const reply = await browser.submit(path, { csrfToken, email, password: PASSWORD })
      expect([reply.status, reply.body, reply.cookies]).toEqual([400, { url: `${BASE}/error?error=MissingCSRF` }, []])
    }
    expect((await browser.get('/api/auth/session')).body.user.email).toBe(email)
    const plain = await browser.submit(path, { csrfToken: 'x', json: '' })
    expect([plain.status, location(plain)]).toEqual([302, `${BASE}/error?error=MissingCSRF`])
  })

  test('a token without its cookie, or with the cookie of another shop, is refused', async () => {
    const browser = authBrowser(shop)
    const { csrfToken } = (await browser.get('/api/auth/csrf')).body
    browser.jar.clear()
    expect((await browser.send('POST', CALLBACK, { form: { csrfToken, json: 'true' } })).status).toBe(400)
    browser.jar.set('csrf', `${csrfToken}|${'0'.repeat(64)}`)
    expect((await browser.send('POST', CALLBACK, { form: { csrfToken, json: 'true' } })).status).toBe(400)
  })

  test.each<Record<string, string>>([
    { origin: 'https://evil.example' },
    { origin: 'null', 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { 'sec-fetch-site': 'none' },
  ])('another site is refused even with the right token: %j', async (headers) => {
    for (const path of paths) {
      const browser = await signedIn()
      const reply = await browser.submit(path, { email, password: PASSWORD }, headers)
      expect([reply.status, reply.body, reply.cookies]).toEqual([403, { url: `${BASE}/error?error=AccessDenied` }, []])
      expect((await browser.get('/api/auth/session')).body.user).toBeDefined()
    }
  })

  test('a form of a page that sends no referrer is taken', async () => {
    const browser = authBrowser(shop)
    const { csrfToken } = (await browser.get('/api/auth/csrf')).body
    const form = { csrfToken, email, password: PASSWORD, callbackUrl: '/my' }
    const reply = await browser.send('POST', CALLBACK, { form, headers: { origin: 'null', 'sec-fetch-site': 'same-origin' } })
    expect([reply.status, location(reply)]).toEqual([302, `${ORIGIN}/my`])
  })
})

test('A10 to A12: only credentials are a provider', async () => {
  const browser = authBrowser(shop)
  const post = async (path: string) => {
    const { status, body, text } = await browser.submit(path)
    return [status, body?.url ?? text]
  }
  expect(await post('/api/auth/signin/credentials')).toEqual([200, `${BASE}/signin`])
  expect(await post('/api/auth/signin/google')).toEqual([200, `${BASE}/signin?csrf=true`])
  expect(await post('/api/auth/callback/google')).toEqual([400, 'Error: This action with HTTP POST is not supported'])
})

describe('A13 and A14 pages', () => {
  test.each([
    ['/api/auth/signin', `/auth/signin?callbackUrl=${encodeURIComponent(`${ORIGIN}/`)}`],
    ['/api/auth/signin?callbackUrl=/hu/my', `/hu/auth/signin?callbackUrl=${encodeURIComponent(`${ORIGIN}/hu/my`)}`],
    ['/api/auth/signin?callbackUrl=https://evil.example', `/auth/signin?callbackUrl=${encodeURIComponent(`${ORIGIN}/`)}`],
    [
      '/api/auth/signin?callbackUrl=/en&error=SessionRequired',
      `/en/auth/signin?callbackUrl=${encodeURIComponent(`${ORIGIN}/en`)}&error=SessionRequired`,
    ],
    ['/api/auth/error?error=EmailNotVerified', '/auth/error?error=EmailNotVerified'],
    ['/api/auth/error?error=<script>', '/auth/error?error=%3Cscript%3E'],
    ['/api/auth/error', '/auth/error?error='],
    ['/api/auth/signout', '/auth/signout'],
  ])('%s: 302 %s', async (path, to) => {
    const reply = await authBrowser(shop).get(path)
    expect([reply.status, location(reply), reply.headers.get('cache-control')]).toEqual([302, to, 'private, no-store'])
  })

  test.each([
    'Signin',
    'OAuthSignin',
    'OAuthCallback',
    'OAuthCreateAccount',
    'EmailCreateAccount',
    'Callback',
    'OAuthAccountNotLinked',
    'EmailSignin',
    'CredentialsSignin',
    'SessionRequired',
  ])('the error %s is shown where one signs in, with the way back and in the language of it', async (error) => {
    const browser = authBrowser(shop)
    await browser.get('/api/auth/signin?callbackUrl=/hu/my')
    const first = await browser.get(`/api/auth/error?error=${error}&provider=credentials`)
    expect(location(first)).toBe(`${BASE}/signin?error=${error}`)
    const second = await browser.get(location(first)!)
    expect(location(second)).toBe(`/hu/auth/signin?callbackUrl=${encodeURIComponent(`${ORIGIN}/hu/my`)}&error=${error}`)
  })

  test('a refused form without JavaScript keeps the way back and its market', async () => {
    const browser = authBrowser(shop)
    const wrong = await browser.signIn(email, 'wrong', { json: '', callbackUrl: '/hu/my' })
    const page = location(await browser.get(location(await browser.get(location(wrong)!))!))
    expect(page).toBe(`/hu/auth/signin?callbackUrl=${encodeURIComponent(`${ORIGIN}/hu/my`)}&error=CredentialsSignin`)
  })

  test('without an address to go to the market is the one that was chosen', async () => {
    const browser = authBrowser(shop)
    browser.jar.set('redirect-locale', 'hu')
    expect(location(await browser.get('/api/auth/error?error=EmailNotVerified'))).toBe('/hu/auth/error?error=EmailNotVerified')
  })
})

test('A15 sign-out ends the session on the server too', async () => {
  const browser = await signedIn()
  const token = browser.jar.get('session')!
  const reply = await browser.submit('/api/auth/signout', { callbackUrl: '/en' })
  expect([reply.status, reply.body]).toEqual([200, { url: `${ORIGIN}/en` }])
  expect(reply.cookies[0]).toBe('session=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax')
  browser.jar.set('session', token)
  expect((await browser.get('/api/auth/session')).text).toBe('{}')
})

test('A17 unknown actions and methods: 400', async () => {
  const browser = authBrowser(shop)
  for (const [method, path] of [
    ['GET', '/api/auth'],
    ['GET', '/api/auth/nothing'],
    ['POST', '/api/auth/csrf'],
    ['PUT', '/api/auth/session'],
    ['DELETE', CALLBACK],
    ['PATCH', '/api/auth/signout'],
    ['GET', '/api/auth/callback/credentials'],
    ['GET', '/api/auth/a/b/c'],
  ] as const) {
    const reply = await browser.send(method, path)
    expect([reply.status, reply.text], `${method} ${path}`).toEqual([
      400,
      `Error: This action with HTTP ${method} is not supported`,
    ])
  }
})

test('A18 to A20: an address elsewhere becomes the home page, in sign-in and sign-out', async () => {
  for (const callbackUrl of ['https://evil.example', 'javascript:alert(1)', '//evil.example', '/\\evil.example', 'garbage']) {
    const browser = authBrowser(shop)
    expect((await browser.signIn(email, PASSWORD, { callbackUrl })).body).toEqual({ url: `${ORIGIN}/` })
    expect((await browser.submit('/api/auth/signout', { callbackUrl })).body).toEqual({ url: `${ORIGIN}/` })
  }
})

describe('client rules', () => {
  test('every refusal of a POST is JSON with an absolute address', async () => {
    const browser = authBrowser(shop)
    const { csrfToken } = (await browser.get('/api/auth/csrf')).body
    const form = { csrfToken, json: 'true', email, password: 'x'.repeat(70_000) }
    const large = await browser.send('POST', CALLBACK, { form })
    const asJson = await browser.send('POST', CALLBACK, { json: { csrfToken } })
    expect([large.status, asJson.status]).toEqual([413, 415])
    const failing = authBrowser({
      ...shop,
      db: { ...shop.db, transaction: () => Promise.reject(new Error('the database failed')) },
    })
    const broken = await failing.signIn(email, PASSWORD)
    expect(broken.status).toBe(500)
    for (const { body } of [large, asJson]) expect(new URL(body.url).href).toBe(`${BASE}/error?error=Configuration`)
    // A failure has the number under which it is in the log.
    const { searchParams } = new URL(broken.body.url)
    expect(searchParams.get('error')).toBe('Configuration')
    expect(searchParams.get('reference')).toMatch(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/)
    expect(shop.errors[0]).toContain(`reference ${searchParams.get('reference')}`)
    const shown = location(await authBrowser(shop).get(broken.body.url))
    expect(shown).toBe(`/auth/error?error=Configuration&reference=${searchParams.get('reference')}`)
    const forged = await authBrowser(shop).get('/api/auth/error?error=Configuration&reference=call-0900')
    expect(location(forged)).toBe('/auth/error?error=Configuration')
    expect(shop.errors.splice(0)).toHaveLength(1)
  })

  test('while too many hashes wait: 503 with Retry-After', async () => {
    const passwordTurns = { pending: 1000, run: () => Promise.reject(new Error('not reached')) }
    const busy = authBrowser({ ...shop, memory: { ...shop.memory, passwordTurns } })
    const reply = await busy.signIn(email, PASSWORD)
    expect([reply.status, reply.body, reply.headers.get('retry-after')]).toEqual([503, { url: `${BASE}/error?error=Busy` }, '2'])
    const register = await busy.post('/api/auth/register', newcomer())
    expect([register.status, register.body.code]).toEqual([503, 'busy'])
  })
})
