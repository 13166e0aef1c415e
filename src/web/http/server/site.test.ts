import { beforeAll, describe, expect, test } from 'vitest'
import { MARKETS } from '#domain/market/market.ts'
import { withoutTables } from '#web/app/state/tables.ts'
import { testShop, type TestShop } from '#test/shop.ts'
import { openSite, type Site } from './site.ts'
import { storefront } from '#web/entry/storefront.server.ts'

let shop: TestShop
let site: Site
beforeAll(async () => {
  shop = await testShop()
  site = await openSite(shop, storefront)
})

const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  site.fetch(new Request(`http://shop.test${path}`, { method, headers }))
const stateOf = (html: string) =>
  withoutTables(JSON.parse(/id="state">([^<]*)</.exec(html)?.[1] ?? ''), MARKETS.en) as { page: unknown }

const SECURITY = [
  'cross-origin-opener-policy: same-origin',
  'cross-origin-resource-policy: same-origin',
  'permissions-policy',
  'x-content-type-options: nosniff',
  'x-frame-options: DENY',
]
const read = (response: Response, name: string) => response.headers.get(name)

describe('headers', () => {
  test.each([
    ['a page', '/cart', 200],
    ['a missing page', '/c/nothing', 404],
    ['a malformed address', '/%E0%A4%A', 400],
    ['a payload', '/cart/_payload.json', 200],
    ['an endpoint', '/api/menu?locale=hu', 200],
    ['a missing endpoint', '/api/nothing', 404],
    ['a file', '/brand/logo.svg', 200],
    ['a missing file', '/assets/none.js', 404],
    ['a drawing', '/art/none.svg', 404],
    ['a picture', '/i/none/400.avif', 404],
    ['the build', '/builds/latest.json', 200],
    ['a redirect', '/CART', 301],
    ['health', '/healthz', 200],
    ['one visitor’s page', '/checkout/payment/abcdefghijklmnopqrstuvwxyz234567', 200],
  ])('%s has the security headers', async (_, path, status) => {
    const response = await get(path)
    expect(response.status).toBe(status)
    for (const line of SECURITY) {
      const [name = '', value] = line.split(': ')
      expect(read(response, name), name).toEqual(value ?? expect.any(String))
    }
    expect(read(response, 'content-security-policy')).toContain("default-src 'none'")
    expect(read(response, 'referrer-policy')).toMatch(/^(no-referrer|strict-origin-when-cross-origin)$/)
    expect(read(response, 'set-cookie')).toBeNull()
    expect(read(response, 'strict-transport-security')).toBeNull()
    expect(read(response, 'x-powered-by')).toBeNull()
  })

  test('the policy of a page allows only the shop’s own scripts and style sheets', async () => {
    const policy = read(await get('/cart'), 'content-security-policy')
    expect(policy).toBe(
      "default-src 'none'; script-src 'self'; style-src-elem 'self'; style-src-attr 'unsafe-inline'; img-src 'self' data:; " +
        "font-src 'self'; connect-src 'self'; manifest-src 'self'; form-action 'self'; base-uri 'none'; object-src 'none'; " +
        "frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types service-worker",
    )
  })

  test('a private page is not cached, not indexed and sends no referrer (D-8)', async () => {
    for (const path of ['/checkout/payment/x', '/checkout/confirmation/x', '/pay/x', '/en/pay/x', '/v/x', '/hu/v/x']) {
      const response = await get(path)
      expect(read(response, 'cache-control')).toBe('no-store')
      expect(read(response, 'referrer-policy')).toBe('no-referrer')
      expect(read(response, 'x-robots-tag')).toBe('noindex')
      expect(await response.text()).toContain('<meta name="robots" content="noindex')
    }
  })

  test('over HTTPS pages have Strict-Transport-Security for a year', async () => {
    const secure = await openSite({ ...shop, config: { ...shop.config, publicUrl: 'https://shop.example' } }, storefront)
    const response = await secure.fetch(new Request('https://shop.example/cart'))
    expect(read(response, 'strict-transport-security')).toBe('max-age=31536000; includeSubDomains')
  })
})

describe('pages', () => {
  test.each(['', '/en', '/hu'])('exist in every market: %s/cart', async (prefix) => {
    const html = await (await get(`${prefix}/cart`)).text()
    const language = { '': 'ro', '/en': 'en-GB', '/hu': 'hu' }[prefix]
    expect(html).toContain(`<html lang="${language}">`)
    expect(html).toMatch(/<h1[ >]/)
    expect(html.match(/<script(?! type="application\/)(?! type="module" src=)/g)).toBeNull()
  })

  test('a payload is the data of its page', async () => {
    const page = stateOf(await (await get('/en/brands')).text()).page
    expect(await (await get('/en/brands/_payload.json')).json()).toEqual(page)
  })

  test('a page is sent once: later requests get the same bytes or 304', async () => {
    const first = await get('/en/brands', { 'accept-encoding': 'br' })
    const etag = read(first, 'etag') ?? ''
    expect(etag).toMatch(/^"[\w-]+-br"$/)
    const again = await get('/en/brands', { 'accept-encoding': 'br', 'if-none-match': etag })
    expect(again.status).toBe(304)
    expect(await again.text()).toBe('')
    expect(read(again, 'content-type')).toBeNull()
    expect(read(again, 'content-security-policy')).toBe(read(first, 'content-security-policy'))
  })

  test('HEAD has the headers of GET and no body', async () => {
    const head = await get('/brands', {}, 'HEAD')
    const full = await get('/brands')
    expect(await head.text()).toBe('')
    expect(read(head, 'content-length')).toBe(String((await full.arrayBuffer()).byteLength))
    expect(read(head, 'etag')).toBe(read(full, 'etag'))
  })

  test('other methods are refused', async () => {
    for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS']) {
      const response = await get('/cart', {}, method)
      expect(response.status, method).toBe(405)
      expect(read(response, 'allow')).toBe('GET, HEAD')
    }
  })

  test('the search form works without JavaScript', async () => {
    const response = await get('/hu/search?q=Pl%C3%BCss%20mackó%2FX')
    expect(response.status).toBe(302)
    expect(read(response, 'location')).toBe('/hu/search/pl%C3%BCss%20mack%C3%B3%20x')
    expect(read(await get('/search?q=%20'), 'location')).toBe('/search')
    expect((await get(`/search?q=x${encodeURIComponent('👶'.repeat(60))}`)).status).toBe(302)
  })
})

describe('missing pages', () => {
  test('an invalid id and an unknown address have the two error forms of SPEC-5', async () => {
    const invalid = await get('/en/c/no-such-thing')
    const unmatched = await get('/en/no/such/page')
    expect([invalid.status, unmatched.status]).toEqual([404, 404])
    expect(stateOf(await invalid.text()).page).toMatchObject({ message: 'Page Not Found: /en/c/no-such-thing' })
    expect(stateOf(await unmatched.text()).page).toMatchObject({ message: 'Page not found: /en/no/such/page' })
  })

  test('are answered in the language of the market', async () => {
    expect(await (await get('/c/nimic')).text()).toContain('Nu găsim pagina')
    expect(await (await get('/hu/c/semmi')).text()).toContain('Nem találjuk ezt az oldalt')
  })

  test('a payload of a missing page is a 404 too', async () => {
    const response = await get('/en/c/no-such-thing/_payload.json')
    expect(response.status).toBe(404)
    expect(await response.json()).toMatchObject({ form: 'invalid', path: '/en/c/no-such-thing' })
  })

  test('a repeated address is escaped', async () => {
    const html = await (await get('/c/%3Cscript%3Ealert(1)%3C%2Fscript%3E')).text()
    expect(html).not.toContain('<script>alert')
  })

  test.each(['/%E0%A4%A', '/c/%', '/p/%00', '/search/%ff', '/en/%', '/brands/%c3%28', '/checkout/payment/%'])(
    '%s is answered with a 400 page',
    async (path) => {
      expect((await get(path)).status).toBe(400)
    },
  )

  test('an exception in a page shows the error screen and is logged once', async () => {
    const current = { ...shop.catalog.current, derived: new Map() }
    const faulty = await openSite({ ...shop, catalog: { ...shop.catalog, current } }, storefront)
    Object.defineProperty(current, 'brands', {
      get() {
        throw new Error('the handler failed')
      },
    })
    const before = shop.errors.length
    const response = await faulty.fetch(new Request('http://shop.test/en/brands'))
    expect(response.status).toBe(500)
    expect(read(response, 'cache-control')).toBe('no-store')
    const html = await response.text()
    expect(html).toContain('Clear errors')
    expect(html).not.toContain('the handler failed')
    expect(shop.errors.splice(before)).toHaveLength(1)
  })
})

describe('the build', () => {
  test('every page names the build and its start script', async () => {
    const { id } = (await (await get('/builds/latest.json')).json()) as { id: string }
    const html = await (await get('/hu/cart')).text()
    expect(stateOf(html)).toMatchObject({ build: id })
    const files = /data-modules="([^"]+)"/.exec(html)?.[1]?.split(' ') ?? []
    expect(files.length).toBeGreaterThan(3)
    for (const file of files) {
      const response = await get(file, { 'accept-encoding': 'br' })
      expect([response.status, read(response, 'content-encoding')], file).toEqual([200, 'br'])
      expect(read(response, 'cache-control')).toContain('immutable')
    }
  })
})

describe('from the home page', () => {
  const door = async (headers: Record<string, string>) => {
    const response = await get('/', headers)
    return [response.status, read(response, 'location'), read(response, 'set-cookie')?.replace(/;.*/, '') ?? null]
  }
  test.each([
    [{ 'accept-language': 'hu-HU' }, 302, '/hu', 'redirect-locale=hu'],
    [{ 'accept-language': 'fr' }, 302, '/en', 'redirect-locale=en'],
    [{ cookie: 'redirect-locale=hu', 'accept-language': 'ro' }, 302, '/hu', 'redirect-locale=hu'],
  ] as const)('%j leads to %s', async (headers, ...expected) => {
    expect(await door(headers)).toEqual(expected)
  })

  test.each([{ 'accept-language': 'ro' }, {}, { 'accept-language': 'hu', 'user-agent': 'Googlebot/2.1' }])(
    '%j is not redirected',
    async (headers) => {
      const [, location, cookie] = await door(headers as Record<string, string>)
      expect([location, cookie]).toEqual([null, null])
    },
  )

  test('the answer has the Vary header', async () => {
    const redirect = await get('/', { 'accept-language': 'hu' })
    expect(read(redirect, 'vary')).toBe('Accept-Language, Cookie, Sec-Fetch-Site')
    expect(read(redirect, 'cache-control')).toBe('private, no-store')
    expect(read(await get('/', { 'accept-language': 'ro' }), 'vary')).toContain('Accept-Language, Cookie, Sec-Fetch-Site')
  })

  test('no other page redirects by language (LAW-16)', async () => {
    for (const path of ['/cart', '/brands', '/en', '/hu/cart'])
      expect((await get(path, { 'accept-language': 'hu', cookie: 'redirect-locale=en' })).status).toBe(200)
  })

  test.each<Record<string, string>>([{ 'sec-fetch-site': 'same-origin' }, { referer: 'http://shop.test/hu', host: 'shop.test' }])(
    'a flag link overrides cookie and browser without JavaScript: %j',
    async (from) => {
      const response = await get('/', { ...from, cookie: 'redirect-locale=hu', 'accept-language': 'hu' })
      expect(response.status).toBe(200)
      expect(read(response, 'set-cookie')).toMatch(/^redirect-locale=ro; Max-Age=31536000/)
      expect(read(response, 'cache-control')).toBe('private, no-store')
      expect(await response.text()).toContain('<html lang="ro">')
    },
  )

  test.each<Record<string, string>>([
    { 'sec-fetch-site': 'cross-site', referer: 'http://shop.test/hu' },
    { referer: 'https://other.example/' },
  ])('an external link redirects by cookie and browser: %j', async (from) => {
    expect(read(await get('/', { ...from, host: 'shop.test', cookie: 'redirect-locale=hu' }), 'location')).toBe('/hu')
  })

  test('a parameter can name the market', async () => {
    const response = await get('/?locale=ro', { cookie: 'redirect-locale=hu', 'accept-language': 'hu' })
    expect([response.status, read(response, 'location')]).toEqual([302, '/'])
    expect(read(response, 'set-cookie')).toMatch(/^redirect-locale=ro; Max-Age=31536000/)
  })
})

test('a test shop is marked on every page, rendered or cached, in its language (D-46)', async () => {
  const testing = await openSite({ ...shop, config: { ...shop.config, isTestShop: true } }, storefront)
  const words = { '': 'Magazin de test', '/en': 'Test shop', '/hu': 'Tesztáruház' }
  for (const [prefix, word] of Object.entries(words))
    for (const path of ['', '/cart', '/cart', '/checkout', '/pay/x', '/no/such/page']) {
      const html = await (
        await testing.fetch(new Request(`http://shop.test${prefix}${path || '/'}`.replace(/(.)\/$/, '$1')))
      ).text()
      expect(html, prefix + path).toContain(`<body><aside data-notice>${word}: `)
      expect(await (await get(prefix + path || '/')).text(), prefix + path).not.toContain('data-notice')
    }
})
