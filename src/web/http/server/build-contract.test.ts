/** The build contract on the real build: BUILD-1 to BUILD-4, BUILD-9. */
import { readFileSync } from 'node:fs'
import { createMatcherFromExport } from 'radix3'
import { beforeAll, describe, expect, test } from 'vitest'
import { LOCALES, MARKETS, href, splitPath } from '#domain/market/market.ts'
import { testShop, type TestShop } from '#test/shop.ts'
import { withoutTables } from '#web/app/state/tables.ts'
import { storefront } from '#web/entry/storefront.server.ts'
import type { Build } from '#web/build/retain-builds.ts'
import { buildRules, type BuildRules } from '#web/build/route-rules.ts'
import { ruleOf, type RouteRule } from '#web/router/route-rules.ts'
import { ROUTES } from '#web/routes.ts'
import { buildFiles } from './build-contract.ts'
import { openSite, type Site } from './site.ts'

interface Meta extends BuildRules {
  id: string
  timestamp: number
}

let shop: TestShop
let site: Site
let meta: Meta
/** What a client of this contract finds for a path: the library's own reading of the file. */
let ruleByLibrary: (path: string) => RouteRule
const get = (path: string, method = 'GET') => site.fetch(new Request(`http://shop.test${path}`, { method }))
const builds: Build[] = JSON.parse(readFileSync('build/builds.json', 'utf8'))
beforeAll(async () => {
  shop = await testShop()
  site = await openSite(shop, storefront)
  const { id } = (await (await get('/builds/latest.json')).json()) as { id: string }
  meta = (await (await get(`/builds/meta/${id}.json`)).json()) as Meta
  const matcher = createMatcherFromExport(meta.matcher as never)
  ruleByLibrary = (path) => Object.assign({}, ...(matcher.matchAll(path) as RouteRule[]))
})

describe('the newest build', () => {
  test('is named with its time, for a second (BUILD-1)', async () => {
    const response = await get('/builds/latest.json')
    expect(await response.json()).toEqual({ id: builds[0]!.id, timestamp: builds[0]!.timestamp })
    expect(response.headers.get('cache-control')).toBe('public, max-age=1')
    expect(response.headers.get('content-type')).toMatch(/^application\/json/)
    expect((await get('/builds/latest.json?1795469069406')).status).toBe(200)
  })

  test('says of itself what was built, for a year (BUILD-2)', async () => {
    const response = await get(`/builds/meta/${meta.id}.json`)
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(meta).toEqual({ id: builds[0]!.id, timestamp: builds[0]!.timestamp, ...buildRules() })
    expect((await get('/builds/meta/0000000000000000.json')).status).toBe(404)
    expect((await get('/builds/meta/..%2f..%2fbuilds.json')).status).toBe(404)
  })

  test('leaves the two before on the disk, each with its own rules', () => {
    const rules = (prerendered: string[]) => ({ matcher: { static: {}, wildcard: {}, dynamic: {} }, prerendered, files: [] })
    const three = ['c', 'b', 'a'].map((id, at) => ({ id, timestamp: 3 - at, ...rules([`/${id}`]) }))
    const files = buildFiles({ build: three[0]!, builds: three })
    const read = (path: string) => JSON.parse(String(files.get(path)?.body('identity'))) as unknown
    expect(Array.from(files.keys())).toEqual([
      '/builds/latest.json',
      '/builds/meta/c.json',
      '/builds/meta/b.json',
      '/builds/meta/a.json',
    ])
    expect(read('/builds/latest.json')).toEqual({ id: 'c', timestamp: 3 })
    expect(read('/builds/meta/a.json')).toMatchObject({ id: 'a', timestamp: 1, prerendered: ['/a'] })
  })
})

describe('the matcher (BUILD-3)', () => {
  test('has exact paths, prefixes and nested tables', () => {
    expect(Object.keys(meta.matcher)).toEqual(['static', 'wildcard', 'dynamic'])
    expect(meta.matcher.static['/hu/contact']).toEqual({ redirect: { to: '/hu/kapcsolat', statusCode: 301 } })
    expect(meta.matcher.wildcard['/en/p']).toEqual({ layout: 'default', prerender: true })
    expect(meta.matcher.dynamic['/pay']).toEqual({
      static: { '/': { layout: 'checkout', prerender: false } },
      wildcard: {},
      dynamic: {},
    })
  })

  test('is read alike by the library of its form and by the shop’s own code', () => {
    const paths = LOCALES.flatMap((locale) =>
      ROUTES.flatMap(({ path }) => [
        path.replace(/\*|:\w+/, 'one'),
        path.replace(/\*|:\w+/, 'one/two'),
        path.replace(/\/(\*|:\w+)/, ''),
      ]).map((path) => href(MARKETS[locale], path || '/')),
    )
    for (const path of paths) expect(ruleOf(meta.matcher, path), path).toEqual(ruleByLibrary(path))
  })

  test('tells every route’s layout, and calls private pages not prerendered', () => {
    for (const locale of LOCALES)
      for (const route of ROUTES.filter(({ isCatchAll }) => !isCatchAll)) {
        const path = href(MARKETS[locale], route.path.replace(/\*|:\w+/, 'one'))
        const rule = ruleByLibrary(path)
        if (rule.redirect) continue
        expect(rule.layout, path).toBe(route.layout)
        const isPrerendered = rule.prerender ?? meta.prerendered.includes(path)
        expect(isPrerendered, path).toBe(route.cache === 'shared')
      }
  })

  test('its redirects are those that the shop answers with', async () => {
    const redirects = Object.entries(meta.matcher.static).filter(([, rule]) => rule.redirect)
    expect(redirects.length).toBeGreaterThan(9)
    for (const [path, { redirect }] of redirects) {
      const response = await get(path)
      expect([response.status, response.headers.get('location')], path).toEqual([redirect!.statusCode, redirect!.to])
    }
  })

  test('refuses a path that the table has no room for', () => {
    expect(() => buildRules([{ ...ROUTES[0]!, path: '/a/:b/c' }])).toThrow('no rule can be written')
  })
})

describe('prerendered pages (BUILD-4, BUILD-9)', () => {
  test('are listed without trailing slash, and only those that no rule names', () => {
    expect(meta.prerendered).toEqual(expect.arrayContaining(['/', '/en', '/hu', '/brands', '/hu/kapcsolat']))
    for (const path of meta.prerendered) {
      expect(path).toMatch(/^\/$|[^/]$/)
      expect(ruleByLibrary(path).prerender, path).toBeUndefined()
      expect(ruleByLibrary(path).redirect, path).toBeUndefined()
    }
  })

  test('have a payload with the data of their document, revalidated by its ETag', async () => {
    for (const path of meta.prerendered) {
      const at = `${path === '/' ? '' : path}/_payload.json`
      const payload = await get(at)
      // This shop has no showrooms.
      if (/showroom|bemutatotermek/.test(path)) continue
      expect(payload.status, path).toBe(200)
      expect(payload.headers.get('cache-control'), path).toBe('public, max-age=0, must-revalidate')
      expect(payload.headers.get('etag'), path).toMatch(/^"/)
      const html = await (await get(path)).text()
      const { page } = withoutTables(JSON.parse(/id="state">([^<]*)</.exec(html)![1]!), splitPath(path).market) as {
        page: unknown
      }
      expect(await payload.json(), path).toEqual(page)
    }
  })

  test('take the build’s id as a query, which changes nothing', async () => {
    for (const path of ['/brands', '/new']) {
      const plain = await (await get(`${path}/_payload.json`)).text()
      for (const query of [`?${meta.id}`, `?_b=${meta.id}`])
        expect(await (await get(`${path}/_payload.json${query}`)).text()).toBe(plain)
    }
  })

  test('private pages have a payload that nobody stores', async () => {
    expect((await get('/pay/x/_payload.json')).headers.get('cache-control')).toBe('no-store')
  })
})
