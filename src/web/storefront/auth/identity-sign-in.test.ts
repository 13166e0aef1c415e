/** Signing in with Google, against a real provider of OpenID Connect: the way there, the way back, and what others may put in between. */
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { IDENTITY_SIGN_IN_LIMIT } from '#domain/checkout/limits.ts'
import { IDENTITY_SIGN_IN_MS } from '#domain/customers/identity.ts'
import { MINUTE_MS } from '#domain/time/durations.ts'
import { disableCustomer } from '#services/customers/disable-customer.ts'
import { authBrowser, type AuthBrowser, type Reply } from '#test/customers/auth-browser.ts'
import { mailsTo, PASSWORD, verifiedCustomer } from '#test/customers/accounts.ts'
import { identityProvider, visitProvider, type Person } from '#test/customers/identity-provider.ts'
import { testShop } from '#test/shop.ts'

const provider = await identityProvider()
const shop = await testShop({ settings: provider.settings })
const ORIGIN = shop.config.publicUrl
const BASE = `${ORIGIN}/api/auth`
beforeAll(() => provider.open(ORIGIN))
afterAll(() => provider.close())
afterEach(() => Object.assign(provider, { alter: null, forgesSignature: false }))

let people = 0
/** Adds somebody to the provider, whose mailbox it keeps. Returns the key. */
function newPerson(change: Person = {}): { key: string; email: string } {
  people++
  const key = `person-${people}`
  const email = change.email ?? `ioana.${people}@gmail.com`
  provider.people.set(key, { email, email_verified: true, given_name: 'Ioana', family_name: 'Marinescu', ...change })
  return { key, email }
}

const depart = (browser: AuthBrowser, fields: Record<string, string> = {}) => browser.submit('/api/auth/signin/google', fields)
const come = (browser: AuthBrowser, back: URL) => browser.get(back.pathname + back.search)
const location = (reply: Reply) => reply.headers.get('location')
const failure = (error: string) => `${BASE}/error?error=${error}`

/** The whole way. */
async function signInAs(browser: AuthBrowser, key: string, fields: Record<string, string> = {}): Promise<Reply> {
  const { body } = await depart(browser, fields)
  return come(browser, await visitProvider(body.url, { key }))
}
const sessionOf = async (browser: AuthBrowser) => (await browser.get('/api/auth/session')).body.user

describe('the way there', () => {
  test('A2: the provider is listed where it is configured', async () => {
    expect((await authBrowser(shop).get('/api/auth/providers')).body).toEqual({
      credentials: expect.objectContaining({ type: 'credentials' }),
      google: {
        id: 'google',
        name: 'Google',
        type: 'oauth',
        signinUrl: `${BASE}/signin/google`,
        callbackUrl: `${BASE}/callback/google`,
      },
    })
  })

  test('A10: the address has state, nonce and a hashed verifier, all new each time; the cookie tells none of them', async () => {
    const seen = new Set<string>()
    for (let time = 0; time < 2; time++) {
      const browser = authBrowser(shop)
      const reply = await depart(browser, { callbackUrl: '/hu/my' })
      expect(reply.status).toBe(200)
      const url = new URL(reply.body.url)
      expect(url.origin).toBe(provider.issuer)
      const { state, nonce, code_challenge: challenge, ...rest } = Object.fromEntries(url.searchParams)
      expect(rest).toEqual({
        client_id: 'shop-of-tests',
        response_type: 'code',
        redirect_uri: `${BASE}/callback/google`,
        scope: 'openid email profile',
        code_challenge_method: 'S256',
      })
      for (const secret of [state, nonce, challenge]) {
        expect(secret).toMatch(/^[\w-]{43}$/)
        seen.add(secret!)
      }
      const cookie = reply.cookies.find((one) => one.startsWith('identity-sign-in='))!
      expect(cookie).toMatch(/^identity-sign-in=[\w-]{200,600}; Max-Age=600; Path=\/; HttpOnly; SameSite=Lax$/)
      for (const secret of [state, nonce]) expect(Buffer.from(cookie, 'base64url').includes(secret!)).toBe(false)
    }
    expect(seen.size).toBe(6)
  })

  test('without json, as a form without JavaScript: 302', async () => {
    const reply = await depart(authBrowser(shop), { json: '' })
    expect([reply.status, new URL(location(reply)!).origin]).toEqual([302, provider.issuer])
    const newer = authBrowser(shop)
    const { csrfToken } = (await newer.get('/api/auth/csrf')).body
    const headers = { 'x-auth-return-redirect': '1' }
    expect((await newer.send('POST', '/api/auth/signin/google', { form: { csrfToken }, headers })).status).toBe(200)
  })

  test('without a CSRF token, or from another site, nobody is sent there', async () => {
    const browser = authBrowser(shop)
    const missing = await depart(browser, { csrfToken: 'x' })
    expect([missing.status, missing.body, missing.cookies]).toEqual([400, { url: failure('MissingCSRF') }, []])
    const foreign = await browser.submit('/api/auth/signin/google', {}, { origin: 'https://evil.example' })
    expect([foreign.status, foreign.body]).toEqual([403, { url: failure('AccessDenied') }])
    expect(browser.jar.has('identity-sign-in')).toBe(false)
  })

  test('a reading request does not begin a sign-in', async () => {
    const reply = await authBrowser(shop).get('/api/auth/signin/google')
    expect(location(reply)).toMatch(/^\/auth\/signin\?callbackUrl=/)
  })
})

describe('the way back', () => {
  test('a new person gets an account with a verified address, without a password, and is signed in', async () => {
    const { key, email } = newPerson({ given_name: ' Ștefania  Ana', family_name: 'Țurcanu' })
    const browser = authBrowser(shop)
    const reply = await signInAs(browser, key, { callbackUrl: '/en/my?tab=1' })
    expect([reply.status, location(reply)]).toEqual([302, `${ORIGIN}/en/my?tab=1`])
    expect(reply.headers.get('cache-control')).toBe('private, no-store')
    expect(await sessionOf(browser)).toEqual({ name: 'Ștefania Ana Țurcanu', email })
    expect(browser.jar.has('identity-sign-in')).toBe(false)
    const row = await shop.db.query.selectFrom('customer').selectAll().where('email', '=', email).executeTakeFirstOrThrow()
    expect(row).toMatchObject({ password_hash: null, market: 'en', locale: 'en', phone: null })
    expect(row.email_verified_at).not.toBeNull()
    expect((await mailsTo(shop, email)).map(({ kind }) => kind)).toEqual(['customer welcome'])
  })

  test('a known person is signed in to the same account, whatever the address is there now', async () => {
    const { key, email } = newPerson()
    await signInAs(authBrowser(shop), key)
    provider.people.set(key, { email: 'other@gmail.com', email_verified: false })
    const browser = authBrowser(shop)
    await signInAs(browser, key)
    expect((await sessionOf(browser)).email).toBe(email)
    expect((await mailsTo(shop, email)).map(({ kind }) => kind)).toEqual(['customer welcome', 'customer new_sign_in'])
  })

  test('each sign-in has another token, and the session before it is over (fixation)', async () => {
    const { key } = newPerson()
    const browser = authBrowser(shop)
    browser.jar.set('session', 'A'.repeat(43))
    await signInAs(browser, key)
    const first = browser.jar.get('session')!
    expect(first).not.toBe('A'.repeat(43))
    await signInAs(browser, key)
    expect(browser.jar.get('session')).not.toBe(first)
    const former = authBrowser(shop)
    former.jar.set('session', first)
    expect(await sessionOf(former)).toBeUndefined()
  })

  test.each(['https://evil.example', 'javascript:alert(1)', '//evil.example', '/\\evil.example', 'garbage'])(
    'A18 to A20: %s becomes the home page',
    async (callbackUrl) => {
      expect(location(await signInAs(authBrowser(shop), newPerson().key, { callbackUrl }))).toBe(`${ORIGIN}/`)
    },
  )

  test('a callback-url cookie of somebody else leads nowhere else either', async () => {
    const browser = authBrowser(shop)
    const { body } = await depart(browser)
    const back = await visitProvider(body.url, { key: newPerson().key })
    browser.jar.set('callback-url', 'https://evil.example/')
    expect(location(await come(browser, back))).toBe(`${ORIGIN}/`)
  })

  test('who says no there is told so, and is nobody', async () => {
    const browser = authBrowser(shop)
    const { body } = await depart(browser, { callbackUrl: '/hu' })
    const reply = await come(browser, await visitProvider(body.url, { cancel: '1' }))
    expect(location(reply)).toBe(failure('AccessDenied'))
    expect(location(await browser.get(location(reply)!))).toBe('/hu/auth/error?error=AccessDenied')
    expect(await sessionOf(browser)).toBeUndefined()
  })

  test('an account that the merchant stopped stays closed', async () => {
    const { key, email } = newPerson()
    await signInAs(authBrowser(shop), key)
    await disableCustomer(shop, email, shop.clock.now())
    const browser = authBrowser(shop)
    expect(location(await signInAs(browser, key))).toBe(failure('AccessDenied'))
    expect(browser.jar.has('session')).toBe(false)
  })

  test.each<[string, Person]>([
    ['not verified there', { email_verified: false }],
    ['without a word about it', { email_verified: undefined }],
    ['no address', { email: undefined }],
    ['malformed', { email: 'Ioana <ioana@gmail.com>' }],
  ])('an address that is %s makes no account', async (_, change) => {
    people++
    provider.people.set(`person-${people}`, { email: `p${people}@gmail.com`, email_verified: true, ...change })
    const browser = authBrowser(shop)
    const reply = await signInAs(browser, `person-${people}`)
    expect(location(reply)).toBe(failure('OAuthCreateAccount'))
    expect(location(await browser.get(location(reply)!))).toBe(`${BASE}/signin?error=OAuthCreateAccount`)
    expect(browser.jar.has('session')).toBe(false)
  })

  test('an account with a password and an address that the provider does not keep: its owner is asked for the password', async () => {
    const { email } = await verifiedCustomer(shop)
    const browser = authBrowser(shop)
    expect(location(await signInAs(browser, newPerson({ email }).key))).toBe(failure('OAuthAccountNotLinked'))
    expect(browser.jar.has('session')).toBe(false)
    expect((await browser.signIn(email, PASSWORD)).status).toBe(200)
  })
})

describe('mix-ups', () => {
  const refused = async (browser: AuthBrowser, reply: Reply) => {
    expect(location(reply)).toBe(failure('OAuthCallback'))
    expect(reply.cookies).toEqual(['identity-sign-in=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax'])
    expect(await sessionOf(browser)).toBeUndefined()
    return shop.errors.splice(0)
  }

  test('without the cookie of the browser that began: not even asked about', async () => {
    const { body } = await depart(authBrowser(shop))
    const back = await visitProvider(body.url, { key: newPerson().key })
    const before = provider.exchanges
    const other = authBrowser(shop)
    expect(await refused(other, await come(other, back))).toEqual([])
    // A sign-in of their own is under way there: the state is another one.
    await depart(other)
    expect(await refused(other, await come(other, back))).toHaveLength(1)
    expect(provider.exchanges).toBe(before)
  })

  test.each(['', 'x', 'A'.repeat(300)])('a cookie that the shop did not write: %j', async (value) => {
    const browser = authBrowser(shop)
    const { body } = await depart(browser)
    const back = await visitProvider(body.url, { key: newPerson().key })
    browser.jar.set('identity-sign-in', value)
    expect(await refused(browser, await come(browser, back))).toEqual([])
  })

  test('one changed character of the cookie', async () => {
    const browser = authBrowser(shop)
    const { body } = await depart(browser)
    const back = await visitProvider(body.url, { key: newPerson().key })
    const sealed = browser.jar.get('identity-sign-in')!
    browser.jar.set('identity-sign-in', `${sealed.slice(0, 60)}${sealed[60] === 'A' ? 'B' : 'A'}${sealed.slice(61)}`)
    expect(await refused(browser, await come(browser, back))).toEqual([])
  })

  test.each<[string, (query: URLSearchParams) => void]>([
    ['a wrong state', (query) => query.set('state', 'A'.repeat(43))],
    ['no state', (query) => query.delete('state')],
    ['two states', (query) => query.append('state', query.get('state')!)],
    ['no code', (query) => query.delete('code')],
    ['a wrong code', (query) => query.set('code', 'x')],
    ['another issuer', (query) => query.set('iss', 'https://evil.example')],
    ['no issuer', (query) => query.delete('iss')],
    ['an error of the provider', (query) => query.set('error', 'server_error')],
    ['an error that is none', (query) => query.set('error', '<script>canary</script>')],
  ])('%s in the address', async (_, change) => {
    const browser = authBrowser(shop)
    const { body } = await depart(browser)
    const back = await visitProvider(body.url, { key: newPerson().key })
    change(back.searchParams)
    const errors = await refused(browser, await come(browser, back))
    expect(errors).toHaveLength(1)
    expect(errors[0]).not.toMatch(/canary|evil/)
  })

  test('a callback is used once: again, and again with its cookie, nobody is signed in', async () => {
    const browser = authBrowser(shop)
    const { body } = await depart(browser)
    const sealed = browser.jar.get('identity-sign-in')!
    const back = await visitProvider(body.url, { key: newPerson().key })
    await come(browser, back)
    expect(await sessionOf(browser)).toBeDefined()
    const thief = authBrowser(shop)
    expect(await refused(thief, await come(thief, back))).toEqual([])
    thief.jar.set('identity-sign-in', sealed)
    expect(await refused(thief, await come(thief, back))).toHaveLength(1)
  })

  test('ten minutes after the beginning', async () => {
    const browser = authBrowser(shop)
    const { body } = await depart(browser)
    const back = await visitProvider(body.url, { key: newPerson().key })
    shop.clock.advance(IDENTITY_SIGN_IN_MS)
    expect(await refused(browser, await come(browser, back))).toEqual([])
  })

  test.each<[string, (claims: Record<string, unknown>) => Record<string, unknown>]>([
    ['the nonce of another sign-in', (claims) => ({ ...claims, nonce: 'A'.repeat(43) })],
    ['no nonce', ({ nonce: _, ...claims }) => claims],
    ['another shop as its audience', (claims) => ({ ...claims, aud: 'other-shop' })],
    ['another shop as its second audience', (claims) => ({ ...claims, aud: ['shop-of-tests', 'other-shop'] })],
    ['another shop as its authorised party', (claims) => ({ ...claims, aud: ['shop-of-tests', 'b'], azp: 'b' })],
    ['another issuer', (claims) => ({ ...claims, iss: 'https://accounts.google.com' })],
    ['its time behind it', (claims) => ({ ...claims, exp: Math.floor(Date.now() / 1000) - 60 })],
    ['no end', ({ exp: _, ...claims }) => claims],
    ['no subject', ({ sub: _, ...claims }) => claims],
    ['an empty subject', (claims) => ({ ...claims, sub: '' })],
  ])('a token with %s', async (_, alter) => {
    provider.alter = alter
    const browser = authBrowser(shop)
    const { key, email } = newPerson({ given_name: 'Canaryna' })
    const errors = await refused(browser, await signInAs(browser, key))
    expect(errors).toHaveLength(1)
    for (const secret of [email, 'Canaryna', key]) expect(errors[0]).not.toContain(secret)
  })

  test('a token under a key that is not the provider’s', async () => {
    provider.forgesSignature = true
    const browser = authBrowser(shop)
    expect(await refused(browser, await signInAs(browser, newPerson().key))).toHaveLength(1)
  })

  test('the redirect of the provider is taken by GET alone', async () => {
    const browser = authBrowser(shop)
    await depart(browser)
    expect((await browser.submit('/api/auth/callback/google', { code: 'x', state: 'x' })).status).toBe(400)
    expect((await browser.get('/api/auth/callback/facebook')).status).toBe(400)
  })
})

test('a caller begins and returns a limited number of times', async () => {
  const browser = authBrowser(shop, { address: '198.51.100.7' })
  for (let time = 0; time < IDENTITY_SIGN_IN_LIMIT.most; time++) await browser.get('/api/auth/callback/google?code=x')
  const there = await depart(browser)
  expect([there.status, there.body]).toEqual([429, { url: failure('TooManySignIns') }])
  expect(Number(there.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(location(await browser.get('/api/auth/callback/google?code=x'))).toBe(failure('TooManySignIns'))
  expect((await depart(authBrowser(shop))).status).toBe(200)
  shop.clock.advance(IDENTITY_SIGN_IN_LIMIT.minutes * MINUTE_MS)
  expect((await depart(browser)).status).toBe(200)
})

test('over https the cookie of the way has the prefix __Host- and Secure', async () => {
  const config = { ...shop.config, publicUrl: 'https://shop.example' }
  const reply = await depart(authBrowser({ ...shop, config }))
  const cookie = reply.cookies.find((one) => one.includes('identity-sign-in='))
  expect(cookie).toMatch(/^__Host-identity-sign-in=[\w-]+; Max-Age=600; Path=\/; HttpOnly; SameSite=Lax; Secure$/)
})

test('while the database fails the way back leads to the page of errors', async () => {
  const browser = authBrowser(shop)
  const { body } = await depart(browser)
  const back = await visitProvider(body.url, { key: newPerson().key })
  const transaction = () => Promise.reject(new Error('the database failed'))
  const failing = authBrowser({ ...shop, db: { ...shop.db, transaction } })
  for (const [name, value] of browser.jar) failing.jar.set(name, value)
  const { href: shown } = new URL(location(await come(failing, back))!)
  expect(shown).toMatch(/\/api\/auth\/error\?error=Configuration&reference=.{9}$/)
  const [logged, ...others] = shop.errors.splice(0)
  expect([logged?.includes(shown.slice(-9)), others]).toEqual([true, []])
})

test('nothing else was logged', () => {
  expect(shop.errors).toEqual([])
})
