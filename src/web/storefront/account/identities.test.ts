/** A customer links an account at Google and unlinks it, against a real provider of OpenID Connect. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { CONFIRMATION_MS } from '#domain/customers/account-limits.ts'
import { uuidv7 } from '#store/database/uuid.ts'
import { authBrowser, type AuthBrowser } from '#test/customers/auth-browser.ts'
import { mailsTo, PASSWORD, verifiedCustomer } from '#test/customers/accounts.ts'
import { identityProvider, visitProvider } from '#test/customers/identity-provider.ts'
import { testShop } from '#test/shop.ts'

const provider = await identityProvider()
const shop = await testShop({ settings: provider.settings })
const ORIGIN = shop.config.publicUrl
beforeAll(() => provider.open(ORIGIN))
afterAll(() => provider.close())

let people = 0
/** Adds somebody to the provider, with an address that no account has. */
function newPerson(): string {
  people++
  provider.people.set(`person-${people}`, { email: `other.${people}@gmail.com`, email_verified: true, given_name: 'Ana' })
  return `person-${people}`
}

async function customer(): Promise<{ browser: AuthBrowser; email: string }> {
  const { email } = await verifiedCustomer(shop)
  const browser = authBrowser(shop)
  await browser.signIn(email, PASSWORD)
  return { browser, email }
}

const begin = (browser: AuthBrowser) => browser.post('/api/my/google/link', { market: 'hu' })
const unlink = (browser: AuthBrowser) => browser.post('/api/my/google/unlink', {})
const page = (outcome: string) => `${ORIGIN}/hu/my/security?google=${outcome}`

/** Returns the address to which the browser is sent back. */
async function comeBack(browser: AuthBrowser, url: string, answer: { key: string } | { cancel: '1' }): Promise<string | null> {
  const back = await visitProvider(url, answer)
  return (await browser.get(back.pathname + back.search)).headers.get('location')
}
const link = async (browser: AuthBrowser, key: string) => comeBack(browser, (await begin(browser)).body.url, { key })
const signInAs = async (browser: AuthBrowser, key: string) =>
  comeBack(browser, (await browser.submit('/api/auth/signin/google')).body.url, { key })
const emailOf = async (browser: AuthBrowser) => (await browser.get('/api/auth/session')).body.user?.email
const kindsTo = async (email: string) => (await mailsTo(shop, email)).map(({ kind }) => kind.replace('customer ', ''))

test('a linked account signs in, whatever its address is; the session stays, and both changes are told by mail', async () => {
  const { browser, email } = await customer()
  const session = browser.jar.get('session')
  const key = newPerson()
  expect(await link(browser, key)).toBe(page('linked'))
  expect(browser.jar.get('session')).toBe(session)
  const other = authBrowser(shop)
  await signInAs(other, key)
  expect(await emailOf(other)).toBe(email)
  expect((await begin(browser)).body.code).toBe('identity_linked')

  expect((await unlink(browser)).body).toEqual({ deleted: true })
  expect(await kindsTo(email)).toEqual(expect.arrayContaining(['identity_linked', 'identity_unlinked']))
  expect((await unlink(browser)).body.code).toBe('identity_not_found')
  // Somebody new again: the account at Google has its own.
  const stranger = authBrowser(shop)
  await signInAs(stranger, key)
  expect(await emailOf(stranger)).toBe(provider.people.get(key)!.email)
})

test('an account at Google belongs to one account of the shop', async () => {
  const first = await customer()
  const second = await customer()
  const key = newPerson()
  expect(await link(first.browser, key)).toBe(page('linked'))
  expect(await link(second.browser, key)).toBe(page('taken'))
  // The same once more changes nothing; another one beside it is refused at the beginning.
  const other = authBrowser(shop)
  await signInAs(other, key)
  expect(await emailOf(other)).toBe(first.email)
})

test('two ways under way at the same moment link one of them', async () => {
  const { browser, email } = await customer()
  const twin = authBrowser(shop)
  await twin.signIn(email, PASSWORD)
  const [one, two] = [(await begin(browser)).body.url, (await begin(twin)).body.url]
  expect(await comeBack(browser, one, { key: newPerson() })).toBe(page('linked'))
  expect(await comeBack(twin, two, { key: newPerson() })).toBe(page('taken'))
})

test('only the session that was confirmed links: not after signing out, not as somebody else', async () => {
  const key = newPerson()
  const { browser } = await customer()
  const { url } = (await begin(browser)).body
  await browser.submit('/api/auth/signout')
  expect(await comeBack(browser, url, { key })).toBe(page('refused'))

  const first = await customer()
  const begun = (await begin(first.browser)).body.url
  const second = await customer()
  second.browser.jar.set('identity-sign-in', first.browser.jar.get('identity-sign-in')!)
  expect(await comeBack(second.browser, begun, { key })).toBe(page('refused'))
  expect(await kindsTo(second.email)).not.toContain('identity_linked')
})

test('who says no at Google is told so where it began', async () => {
  const { browser } = await customer()
  expect(await comeBack(browser, (await begin(browser)).body.url, { cancel: '1' })).toBe(page('refused'))
})

test('changes need a session that was confirmed a short time ago', async () => {
  const { browser } = await customer()
  await link(browser, newPerson())
  shop.clock.advance(CONFIRMATION_MS)
  for (const refused of [await begin(browser), await unlink(browser)])
    expect([refused.status, refused.body.code]).toEqual([403, 'confirmation_required'])
  expect((await browser.post('/api/my/confirmation', { password: PASSWORD })).status).toBe(200)
  expect((await unlink(browser)).status).toBe(200)
})

test('the only way in stays; with a passkey beside it it can go', async () => {
  const browser = authBrowser(shop)
  const key = newPerson()
  await signInAs(browser, key)
  const refused = await unlink(browser)
  expect([refused.status, refused.body.code]).toEqual([409, 'only_way_in'])
  const { id } = await shop.db.query
    .selectFrom('customer')
    .select('id')
    .where('email', '=', provider.people.get(key)!.email!)
    .executeTakeFirstOrThrow()
  const passkey = { credential_id: Buffer.from(key), public_key: Buffer.from('key'), counter: 0, name: 'mine' }
  const now = shop.clock.now()
  await shop.db.query
    .insertInto('customer_passkey')
    .values({ ...passkey, id: uuidv7(now), customer_id: id, created_at: now })
    .execute()
  expect((await unlink(browser)).status).toBe(200)
})

test('export has the linked account, and a deletion leaves nothing of it', async () => {
  const { browser, email } = await customer()
  const key = newPerson()
  await link(browser, key)
  const { data } = (await browser.get('/api/my/export')).body
  expect(data.customer_identity).toEqual([
    { issuer: provider.issuer, subject: key, email: provider.people.get(key)!.email, created_at: expect.any(String) },
  ])
  expect((await browser.post('/api/my/deletion/confirm', { email })).status).toBe(200)
  const left = await shop.db.query.selectFrom('customer_identity').selectAll().where('subject', '=', key).execute()
  expect(left).toEqual([])
})

test('while the provider does not answer: 503, and a sign-in says so', async () => {
  const { browser } = await customer()
  const silent = await identityProvider()
  const closed = await testShopWith(silent.settings)
  const reply = await authBrowser(closed).submit('/api/auth/signin/google')
  expect([reply.status, reply.body]).toEqual([200, { url: `${ORIGIN}/api/auth/error?error=OAuthSignin` }])
  const visitor = authBrowser(closed)
  for (const [name, value] of browser.jar) visitor.jar.set(name, value)
  const linking = await begin(visitor)
  expect([linking.status, linking.body.code]).toEqual([503, 'google_unavailable'])
  expect(closed.errors.splice(0)).toHaveLength(2)
})

/** The same shop with another provider. */
async function testShopWith(settings: Record<string, string>) {
  const { openIdProvider } = await import('#adapters/identity/openid/openid.ts')
  const { GOOGLE_CLIENT_ID: clientId = '', GOOGLE_CLIENT_SECRET: clientSecret = '', GOOGLE_ISSUER: issuer = '' } = settings
  const callbackUrl = `${ORIGIN}/api/auth/callback/google`
  return { ...shop, google: openIdProvider({ id: 'google', name: 'Google', clientId, clientSecret, issuer, callbackUrl }) }
}

test('where Google is not configured there is nothing to link', async () => {
  const { browser } = await customer()
  const visitor = authBrowser({ ...shop, google: null })
  for (const [name, value] of browser.jar) visitor.jar.set(name, value)
  expect((await begin(visitor)).status).toBe(404)
})

test('nothing else was logged', () => {
  expect(shop.errors).toEqual([])
})
