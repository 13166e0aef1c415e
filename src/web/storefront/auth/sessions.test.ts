/** Sessions over HTTP: cookies, fixation, their list and their end. */
import { beforeAll, describe, expect, test } from 'vitest'
import { MINUTE_MS } from '#domain/time/durations.ts'
import { disableCustomer, enableCustomer } from '#services/customers/disable-customer.ts'
import { authBrowser, type AuthBrowser } from '#test/customers/auth-browser.ts'
import { mailsTo, PASSWORD, verifiedCustomer } from '#test/customers/accounts.ts'
import { testShop } from '#test/shop.ts'

const shop = await testShop()
let email = ''
beforeAll(async () => {
  ;({ email } = await verifiedCustomer(shop))
})

const signedIn = async (): Promise<AuthBrowser> => {
  const browser = authBrowser(shop)
  expect((await browser.signIn(email, PASSWORD)).status).toBe(200)
  return browser
}
const kindsTo = async (address: string) => (await mailsTo(shop, address)).map(({ kind }) => kind.replace('customer ', ''))

/** What an answer shows: everything but the time. */
const shown = ({ status, headers, text, cookies }: Awaited<ReturnType<ReturnType<typeof authBrowser>['post']>>) => ({
  status,
  text,
  cookies,
  headers: Object.fromEntries(headers),
})

describe('the cookie of a session', () => {
  test('a preset cookie is never taken over, and each sign-in has another token (fixation)', async () => {
    const browser = authBrowser(shop)
    browser.jar.set('session', 'A'.repeat(43))
    await browser.signIn(email, PASSWORD)
    const first = browser.jar.get('session')!
    expect(first).not.toBe('A'.repeat(43))
    await browser.signIn(email, PASSWORD)
    expect(browser.jar.get('session')).not.toBe(first)
    const former = authBrowser(shop)
    former.jar.set('session', first)
    expect((await former.get('/api/auth/session')).text).toBe('{}')
  })

  test.each(['', 'x', 'A'.repeat(43), '\u0000'.repeat(43), '%', "' or 1=1 --", 'A'.repeat(5000)])(
    'nobody is signed in by the cookie %j',
    async (value) => {
      const browser = authBrowser(shop)
      browser.jar.set('session', value)
      expect((await browser.get('/api/auth/session')).text).toBe('{}')
      expect((await browser.get('/api/auth/sessions')).body.code).toBe('session_required')
    },
  )

  test('the last use is written at most every five minutes', async () => {
    const browser = await signedIn()
    const used = async () => {
      const row = await shop.db.query
        .selectFrom('customer_session')
        .select('last_used_at')
        .where('token_hash', '=', shop.tokens.hash(browser.jar.get('session')!))
        .executeTakeFirstOrThrow()
      return row.last_used_at.getTime()
    }
    const begun = await used()
    shop.clock.advance(4 * MINUTE_MS)
    await browser.get('/api/auth/session')
    expect(await used()).toBe(begun)
    shop.clock.advance(MINUTE_MS)
    await browser.get('/api/auth/session')
    expect(await used()).toBe(shop.clock.now().getTime())
  })

  test('over https every cookie has the prefix __Host- and Secure', async () => {
    const secure = { ...shop, config: { ...shop.config, publicUrl: 'https://shop.example' } }
    const browser = authBrowser(secure)
    const { cookies } = await browser.signIn(email, PASSWORD)
    const session = await browser.get('/api/auth/session?callbackUrl=/my')
    const all = [...cookies, ...session.cookies, `${browser.jar.has('__Host-csrf')}`]
    expect(all.pop()).toBe('true')
    expect(all.length).toBeGreaterThan(2)
    for (const cookie of all)
      expect(cookie).toMatch(/^__Host-[a-z-]+=[^;]*(; Max-Age=\d+)?; Path=\/; HttpOnly; SameSite=Lax; Secure$/)
  })

  test('the database has no token in the clear', async () => {
    const browser = await signedIn()
    const rows = await shop.db.query.selectFrom('customer_session').selectAll().execute()
    const stored = JSON.stringify(rows)
    expect(stored).not.toContain(browser.jar.get('session'))
    expect(stored).not.toContain(Buffer.from(browser.jar.get('session')!).toString('hex'))
  })
})

describe('the sessions of a customer', () => {
  test('are listed and ended one by one or all others; those of another customer stay', async () => {
    const { email } = await verifiedCustomer(shop)
    const { email: stranger } = await verifiedCustomer(shop)
    const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605 Version/18.0 Mobile/15E148 Safari/604.1'
    const [here, there, third] = [authBrowser(shop), authBrowser(shop, { userAgent: phone }), authBrowser(shop)]
    const foreign = authBrowser(shop)
    for (const browser of [here, there, third]) await browser.signIn(email, PASSWORD)
    await foreign.signIn(stranger, PASSWORD)
    const { sessions } = (await here.get('/api/auth/sessions')).body
    expect(sessions.map(({ browser }: { browser: string }) => browser).toSorted()).toEqual([
      'Firefox, Linux',
      'Firefox, Linux',
      'Safari, iPhone',
    ])
    const { id } = sessions.find(({ browser }: { browser: string }) => browser === 'Safari, iPhone')
    expect((await foreign.post('/api/auth/sessions/end', { id })).body).toEqual({ ended: 0 })
    expect((await here.post('/api/auth/sessions/end', { id })).body).toEqual({ ended: 1 })
    expect((await there.get('/api/auth/sessions')).status).toBe(401)
    expect((await here.post('/api/auth/sessions/end-others', {})).body).toEqual({ ended: 1 })
    expect((await third.get('/api/auth/session')).text).toBe('{}')
    expect((await foreign.get('/api/auth/session')).body.user.email).toBe(stranger)
  })

  test('a sign-in in a browser that is new to the account is told by mail, the first one and a known one are not', async () => {
    const { email } = await verifiedCustomer(shop)
    const first = authBrowser(shop)
    await first.signIn(email, PASSWORD)
    await first.submit('/api/auth/signout')
    await first.signIn(email, PASSWORD)
    expect(await kindsTo(email)).toEqual(['verify', 'welcome'])
    await authBrowser(shop).signIn(email, PASSWORD)
    const mail = (await mailsTo(shop, email)).at(-1)!
    expect(mail.kind).toBe('customer new_sign_in')
    expect(mail.text).toContain('Firefox, Linux')
  })

  test('a disabled account is signed out, cannot sign in, and is answered like a wrong password', async () => {
    const { email } = await verifiedCustomer(shop)
    const browser = authBrowser(shop)
    await browser.signIn(email, PASSWORD)
    expect(await disableCustomer(shop, email, shop.clock.now())).toBe(true)
    expect((await browser.get('/api/auth/session')).text).toBe('{}')
    const disabled = await authBrowser(shop).signIn(email, PASSWORD)
    const wrong = await authBrowser(shop).signIn(email, 'wrong')
    expect(shown(disabled)).toEqual(shown(wrong))
    await browser.post('/api/auth/forgot', { email })
    expect(await kindsTo(email)).toEqual(['verify', 'welcome'])
    expect(await enableCustomer(shop, email)).toBe(true)
    expect((await authBrowser(shop).signIn(email, PASSWORD)).status).toBe(200)
  })

  test.each(['/api/auth/password', '/api/auth/email', '/api/auth/sessions/end', '/api/auth/sessions/end-others'])(
    '%s is for signed-in customers',
    async (path) => {
      const reply = await authBrowser(shop).post(path, {})
      expect([reply.status, reply.body.code]).toEqual([401, 'session_required'])
    },
  )
})
