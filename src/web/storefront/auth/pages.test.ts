/** The sign-in pages as they are served: private, never stored, with the token that their forms need. */
import { beforeAll, expect, test } from 'vitest'
import { LOCALES, MARKETS, href } from '#domain/market/market.ts'
import { authBrowser } from '#test/customers/auth-browser.ts'
import { PASSWORD, verifiedCustomer } from '#test/customers/accounts.ts'
import { testShop, type TestShop } from '#test/shop.ts'
import { openSite, type Site } from '#web/http/server/site.ts'
import { storefront } from '#web/entry/storefront.server.ts'

const PAGES = ['signin', 'register', 'verify', 'forgot', 'reset', 'error', 'signout']

let shop: TestShop
let site: Site
beforeAll(async () => {
  shop = await testShop()
  site = await openSite(shop, storefront)
})

const get = (path: string, cookie = '') =>
  site.fetch(new Request(new URL(path, shop.config.publicUrl), { headers: cookie === '' ? {} : { cookie } }))

test.each(PAGES)('%s is private in every market: not stored, not indexed, no referrer', async (page) => {
  for (const locale of LOCALES) {
    const answer = await get(href(MARKETS[locale], `/auth/${page}`))
    expect(answer.status).toBe(200)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(answer.headers.get('x-robots-tag')).toBe('noindex')
    expect(answer.headers.get('referrer-policy')).toBe('no-referrer')
    expect(await answer.text()).toMatch(/<h1[^>]*>[^<]/)
  }
})

test.each(['signin', 'signout'])('the form of %s has the token of the cookie that the page sets', async (page) => {
  const answer = await get(`/auth/${page}`)
  const cookie = answer.headers.getSetCookie()[0]!.split(';')[0]!
  const markup = await answer.text()
  const token = /name="csrfToken" value="([0-9a-f]{64})"/.exec(markup)![1]!
  expect(decodeURIComponent(cookie)).toContain(`=${token}|`)
  // The cookie is there already: the same token, and no other cookie.
  const again = await get(`/auth/${page}`, cookie)
  expect(again.headers.getSetCookie()).toEqual([])
  expect(await again.text()).toContain(`value="${token}"`)
})

test('the address of a refused sign-in without JavaScript is in its field again, once and in this browser only', async () => {
  const browser = authBrowser(shop)
  const typed = '"><b>ioana@exemplu.ro'
  await browser.signIn(typed, 'wrong', { json: '' })
  const cookie = Array.from(browser.jar, ([name, value]) => `${name}=${encodeURIComponent(value)}`).join('; ')
  const answer = await get('/hu/auth/signin?error=CredentialsSignin', cookie)
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(answer.headers.getSetCookie()).toEqual([expect.stringMatching(/^typed-email=; Max-Age=0/)])
  const field = (markup: string) => /<input[^>]*name="email"[^>]*>/.exec(markup)![0]
  const markup = await answer.text()
  expect(field(markup)).toContain('value="&quot;&gt;&lt;b&gt;ioana@exemplu.ro"')
  expect(markup).not.toContain(typed)
  expect(field(await (await get('/hu/auth/signin?error=CredentialsSignin')).text())).not.toContain('ioana')
  // A cookie that the shop did not write.
  expect(field(await (await get('/auth/signin', 'typed-email=ioana')).text())).not.toContain('ioana')
})

test('the data of client navigation set the cookie too, and pages without a form set none', async () => {
  const answer = await get('/auth/signin/_payload.json')
  const { data } = (await answer.json()) as { data: { csrfToken: string } }
  expect(decodeURIComponent(answer.headers.getSetCookie()[0]!)).toContain(data.csrfToken)
  expect(answer.headers.get('cache-control')).toBe('no-store')
  for (const page of ['register', 'verify', 'forgot', 'reset', 'error'])
    expect((await get(`/auth/${page}`)).headers.getSetCookie()).toEqual([])
})

test('a shared page sets no cookie and is the same for somebody who is signed in', async () => {
  const browser = authBrowser(shop)
  const { email } = await verifiedCustomer(shop)
  await browser.signIn(email, PASSWORD)
  const cookie = Array.from(browser.jar, ([name, value]) => `${name}=${encodeURIComponent(value)}`).join('; ')
  const [known, unknown] = await Promise.all([get('/cart', cookie), get('/cart')])
  expect(known.headers.getSetCookie()).toEqual([])
  expect(await known.text()).toBe(await unknown.text())
})

test('who is signed in is sent on from the pages for visitors', async () => {
  const browser = authBrowser(shop)
  const { email } = await verifiedCustomer(shop)
  await browser.signIn(email, PASSWORD)
  const cookie = Array.from(browser.jar, ([name, value]) => `${name}=${encodeURIComponent(value)}`).join('; ')
  for (const page of ['signin', 'register']) {
    const answer = await get(`/hu/auth/${page}?callbackUrl=%2Fhu%2Fsale`, cookie)
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/hu/sale'])
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
  }
  const payload = await get('/hu/auth/signin/_payload.json?callbackUrl=%2Fhu%2Fsale', cookie)
  expect(payload.headers.get('location')).toBe('/hu/sale/_payload.json')
})

test.each(['https://evil.example/', '//evil.example', '/\\evil.example', 'javascript:alert(1)', 'garbage', ' /x', '/a\nb'])(
  'the callback %j stays on the shop',
  async (callbackUrl) => {
    const markup = await (await get(`/auth/signin?callbackUrl=${encodeURIComponent(callbackUrl)}`)).text()
    const { origin } = new URL(shop.config.publicUrl)
    expect(/name="callbackUrl" value="([^"]*)"/.exec(markup)![1]).toBe(`${origin}/`)
  },
)

test('what the query says is text: no code of an error is shown as it is', async () => {
  const markup = await (await get('/auth/error?error=%3Cscript%3Ealert(1)%3C/script%3E')).text()
  expect(markup).not.toContain('<script>alert')
})

test('a failure of the shop has its number on the page, and no other text of the query has', async () => {
  const text = async (reference: string) =>
    (await get(`/hu/auth/error?error=Configuration&reference=${encodeURIComponent(reference)}`)).text()
  expect(await text('7KQ4-92TM')).toContain('7KQ4-92TM')
  for (const other of ['', '0900-CALL-ME', 'O1IL-UUUU', '7KQ4-92TM<b>']) {
    const markup = await text(other)
    expect(markup).not.toContain('hivatkozási')
    if (other) expect(markup).not.toContain(other)
  }
})

test('the registration asks for the names in the order of the market: the given name first in English only', async () => {
  for (const locale of LOCALES) {
    const markup = await (await get(href(MARKETS[locale], '/auth/register'))).text()
    const isGivenFirst = markup.indexOf('name="firstName"') < markup.indexOf('name="lastName"')
    expect([locale, isGivenFirst]).toEqual([locale, locale === 'en'])
  }
})
