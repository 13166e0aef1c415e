/** An account without a password changes its address and is deleted: by a fresh sign-in, or by the account at Google once more. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { CONFIRMATION_MS } from '#domain/customers/account-limits.ts'
import { authBrowser, type AuthBrowser } from '#test/customers/auth-browser.ts'
import { mailedToken, mailsTo, newcomer, PASSWORD, verifiedCustomer } from '#test/customers/accounts.ts'
import { identityProvider, visitProvider } from '#test/customers/identity-provider.ts'
import { testShop } from '#test/shop.ts'

const provider = await identityProvider()
const shop = await testShop({ settings: provider.settings })
const ORIGIN = shop.config.publicUrl
beforeAll(() => provider.open(ORIGIN))
afterAll(() => provider.close())

let people = 0
interface Person {
  browser: AuthBrowser
  key: string
  email: string
}

async function comeBack(browser: AuthBrowser, url: string, answer: { key: string } | { cancel: '1' }): Promise<string | null> {
  const back = await visitProvider(url, answer)
  return (await browser.get(back.pathname + back.search)).headers.get('location')
}

/** Somebody whose account Google made. */
async function person(): Promise<Person> {
  people++
  const key = `person-${people}`
  const email = `google.${people}@gmail.com`
  provider.people.set(key, { email, email_verified: true, given_name: 'Ana' })
  const browser = authBrowser(shop)
  await comeBack(browser, (await browser.submit('/api/auth/signin/google')).body.url, { key })
  return { browser, key, email }
}

const emailOf = async (browser: AuthBrowser) => (await browser.get('/api/auth/session')).body.user?.email
const change = (browser: AuthBrowser, email: string) => browser.post('/api/auth/email', { email, password: '' })
const begin = (browser: AuthBrowser, page = 'privacy') => browser.post('/api/my/confirmation/google', { market: 'hu', page })
const page = (name: string, outcome: string) => `${ORIGIN}/hu/my/${name}?google=${outcome}`

test('after a fresh sign-in the address changes by the link of the mail', async () => {
  const { browser, email } = await person()
  const to = newcomer().email
  expect((await change(browser, to)).status).toBe(202)
  const token = await mailedToken(shop, to, 'email_change_confirm')
  expect((await browser.post('/api/auth/email/confirm', { token })).status).toBe(200)
  expect(await emailOf(browser)).toBe(to)
  expect((await mailsTo(shop, email)).map(({ kind }) => kind)).toContain('customer email_changed')
})

test('later the session is confirmed at Google first, and goes on under another token', async () => {
  const { browser, key, email } = await person()
  const to = newcomer().email
  shop.clock.advance(CONFIRMATION_MS)
  const late = await change(browser, to)
  expect([late.status, late.body.code]).toEqual([403, 'confirmation_required'])
  expect((await browser.post('/api/my/deletion/confirm', { email })).body.code).toBe('confirmation_required')
  expect(await mailsTo(shop, to)).toEqual([])

  const before = browser.jar.get('session')
  expect(await comeBack(browser, (await begin(browser, 'details')).body.url, { key })).toBe(page('details', 'confirmed'))
  expect(browser.jar.get('session')).not.toBe(before)
  expect(await emailOf(browser)).toBe(email)
  expect((await change(browser, to)).status).toBe(202)
  expect((await browser.post('/api/my/deletion/confirm', { email })).body).toEqual({ deleted: true })
  expect(await emailOf(browser)).toBeUndefined()
})

test('nobody else at Google confirms, and no account is made for them', async () => {
  const { browser, email } = await person()
  const other = await person()
  provider.people.set('unknown', { email: 'unknown@gmail.com', email_verified: true, given_name: 'Eva' })
  shop.clock.advance(CONFIRMATION_MS)
  for (const answer of [{ key: other.key }, { key: 'unknown' }, { cancel: '1' as const }])
    expect(await comeBack(browser, (await begin(browser)).body.url, answer)).toBe(page('privacy', 'unconfirmed'))
  expect(await emailOf(browser)).toBe(email)
  expect((await change(browser, newcomer().email)).body.code).toBe('confirmation_required')
  const made = await shop.db.query.selectFrom('customer').select('id').where('email', '=', 'unknown@gmail.com').execute()
  expect(made).toEqual([])
})

test('only the session that began is confirmed', async () => {
  const first = await person()
  const { url } = (await begin(first.browser)).body
  const twin = authBrowser(shop)
  await comeBack(twin, (await twin.submit('/api/auth/signin/google')).body.url, { key: first.key })
  shop.clock.advance(CONFIRMATION_MS - 60_000)
  const again = (await begin(first.browser)).body.url
  twin.jar.set('identity-sign-in', first.browser.jar.get('identity-sign-in')!)
  expect(await comeBack(twin, again, { key: first.key })).toBe(page('privacy', 'unconfirmed'))
  await first.browser.submit('/api/auth/signout')
  expect(await comeBack(first.browser, url, { key: first.key })).not.toContain('=confirmed')
})

test('who has a password needs it for the address, and Google cannot stand for an account that is not linked', async () => {
  const { email } = await verifiedCustomer(shop)
  const browser = authBrowser(shop)
  await browser.signIn(email, PASSWORD)
  expect((await change(browser, newcomer().email)).body.fields).toEqual({ password: 'password_wrong' })
  const refused = await begin(browser)
  expect([refused.status, refused.body.code]).toEqual([404, 'identity_not_found'])
  expect((await begin(browser, 'orders')).status).toBe(400)
})
