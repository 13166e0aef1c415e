import { beforeAll, describe, expect, test } from 'vitest'
import { testShop } from '#test/shop.ts'
import { openSite, type Site } from './site.ts'
import { storefront } from '#web/entry/storefront.server.ts'

let site: Site
beforeAll(async () => {
  site = await openSite(await testShop(), storefront)
})

/** What strangers send to make a cache keep their page for everybody (security: cache poisoning). */
const HEADERS: [string, string][] = [
  ...[
    'x-forwarded-host',
    'x-host',
    'x-forwarded-server',
    'x-original-host',
    'x-http-host-override',
    'forwarded',
    'host',
    'x-forwarded-for',
    'x-real-ip',
    'x-client-ip',
    'true-client-ip',
    'cf-connecting-ip',
    'via',
    'referer',
    'origin',
    'from',
    'x-wap-profile',
    'x-att-deviceid',
    'profile',
    'te',
  ].map((name): [string, string] => [name, 'evil.example']),
  ...[
    'x-original-url',
    'x-rewrite-url',
    'x-forwarded-path',
    'x-forwarded-prefix',
    'x-forwarded-uri',
    'x-original-uri',
    'x-request-uri',
    'x-path-info',
    'request-uri',
    'destination',
    'x-proxy-url',
    'x-override-url',
    'base-url',
    'x-middleware-prefetch',
    'x-middleware-rewrite',
    'x-middleware-subrequest',
    'x-nextjs-data',
    'x-invoke-path',
    'x-matched-path',
    'x-react-router-location',
    'x-react-router-prerender-data',
    'x-now-route-matches',
  ].map((name): [string, string] => [name, '/admin']),
  ['x-forwarded-proto', 'http'],
  ['x-forwarded-scheme', 'nothttps'],
  ['x-forwarded-port', '1337'],
  ['x-forwarded-ssl', 'off'],
  ['front-end-https', 'on'],
  ['x-url-scheme', 'ftp'],
  ['x-http-method-override', 'POST'],
  ['x-http-method', 'DELETE'],
  ['x-method-override', 'PUT'],
  ['accept', 'application/json'],
  ['accept-charset', 'utf-16'],
  ['user-agent', '<script>alert(1)</script>'],
  ['cookie', 'redirect-locale=hu; language=hu; currency=HUF; session=canary'],
  ['authorization', 'Bearer canary'],
  ['purpose', 'prefetch'],
  ['sec-purpose', 'prefetch'],
  ['range', 'bytes=0-10'],
  ['pragma', 'no-cache'],
  ['x-custom-ip-authorization', '127.0.0.1'],
  ['max-forwards', '0'],
  ['x-amz-website-redirect-location', 'https://evil.example'],
]
const PATHS = [
  '/cart',
  '/en/cart',
  '/hu/wishlist',
  '/brands',
  '/en/brands',
  '/brands/_payload.json',
  '/en',
  '/checkout',
  '/c/nothing',
]

const get = (path: string, headers: [string, string][] = []) =>
  site.fetch(new Request(`http://shop.test${path}`, { headers: new Headers(headers) }))
/** Returns everything a cache in between could keep. */
async function bytesOf(response: Response): Promise<string> {
  const headers = [...response.headers].map(([name, value]) => `${name}: ${value}`)
  return [response.status, ...headers, await response.text()].join('\n')
}

describe('no request header changes the page of another visitor', () => {
  test(`${HEADERS.length} headers are tried`, () => {
    expect(HEADERS.length).toBeGreaterThanOrEqual(60)
  })

  test.each(PATHS)('%s is the same bytes for everybody', async (path) => {
    const clean = await bytesOf(await get(path))
    site.pages.purge(['shell'])
    for (const header of HEADERS) {
      site.pages.cache.purge(['shell'])
      const poisoned = await get(path, [header])
      const after = await bytesOf(await get(path))
      expect(await bytesOf(poisoned), header[0]).toBe(clean)
      expect(after, header[0]).toBe(clean)
    }
  })

  test.each(PATHS)('%s sets no cookie', async (path) => {
    const response = await get(path, [['cookie', 'redirect-locale=hu; session=canary']])
    expect(response.headers.get('set-cookie')).toBeNull()
    expect(await response.text()).not.toContain('canary')
  })

  test('unknown query parameters are neither cached nor repeated', async () => {
    const clean = await bytesOf(await get('/brands'))
    for (const query of [
      '?utm_source=canary',
      '?page=canary',
      '?x=<script>',
      '?a=1&a=2',
      '?__proto__[x]=1',
      '?;canary',
      '?_payload',
    ])
      expect(await bytesOf(await get(`/brands${query}`)), query).toBe(clean)
  })

  test('another spelling of an address redirects, without a second cached copy', async () => {
    const before = site.pages.cache.size
    for (const path of ['/BRANDS', '/brands/', '//brands', '/brands/.', '/%62rands', '/cart%2fx.css'])
      expect([301, 404], path).toContain((await get(path)).status)
    for (const path of ['/brands.css', '/brands/x.css', '/cart;x.js', '/brands%00.js'])
      expect([400, 404], path).toContain((await get(path)).status)
    expect(site.pages.cache.size - before).toBeLessThanOrEqual(1)
  })
})
