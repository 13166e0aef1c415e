/** Answers of the shop while its database cannot be reached. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { unavailableTitle } from '#messages/errors.ts'
import { ownContent } from '#services/content/own-content.ts'
import { openPostgres, type Database } from '#store/database/db.ts'
import { testShop, type TestShop } from '#test/shop.ts'
import { withLocale } from '#web/http/locale.ts'
import { openSite, type Site } from './site.ts'
import { storefront } from '#web/entry/storefront.server.ts'

/** Nobody listens there. */
const away = openPostgres('postgres://postgres@127.0.0.1:1/none', 2)
let shop: TestShop
let present: Database
let site: Site

beforeAll(async () => {
  shop = await testShop({ products: 12 })
  present = shop.db
  site = await openSite(shop, storefront)
})
afterAll(() => away.close())

const get = (path: string, headers: Record<string, string> = {}) =>
  site.fetch(new Request(`http://shop.test${path}`, { headers }))
const quote = (language: string) =>
  site.fetch(
    new Request('http://shop.test/api/cart/quote', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'accept-language': language },
      body: JSON.stringify({ market: 'ro', lines: [{ item: '1', qty: 1 }] }),
    }),
  )
async function whileAway(work: () => Promise<void>): Promise<void> {
  Object.assign(shop, { db: away, content: ownContent(away) })
  try {
    await work()
  } finally {
    Object.assign(shop, { db: present, content: ownContent(present) })
  }
}

test.each([
  ['ro', '/nimic'],
  ['en', '/en/nothing'],
  ['hu', '/hu/semmi'],
] as const)('a page that cannot be made says so in %s, is kept nowhere and says when to come back', async (locale, path) => {
  await whileAway(async () => {
    for (const address of [path, `${path}/_payload.json`]) {
      const response = await get(address)
      expect(response.status).toBe(503)
      expect(response.headers.get('retry-after')).toMatch(/^[1-9]\d*$/)
      expect(response.headers.get('cache-control')).toBe('no-store')
      if (address === path) expect(await response.text()).toContain(`<h1>${withLocale(locale, unavailableTitle)}</h1>`)
      else expect(await response.json()).toEqual({ status: 503, fault: true })
    }
  })
  expect((await get(path)).status).toBe(404)
})

test.each([
  ['ro-RO,ro', 'ro', 'Încearcă din nou'],
  ['en-GB', 'en', 'Please try again'],
  ['hu', 'hu', 'próbálja újra'],
])('an API call answers in the language of the browser: %s', async (language, locale, sentence) => {
  await whileAway(async () => {
    const response = await quote(language)
    expect(response.status).toBe(503)
    expect(response.headers.get('retry-after')).toMatch(/^[1-9]\d*$/)
    expect(response.headers.get('content-language')).toBe(locale)
    expect(await response.json()).toMatchObject({
      status: 503,
      code: 'unavailable',
      detail: expect.stringContaining(sentence) as string,
    })
  })
  expect((await quote(language)).status).toBe(200)
})

test('a cached page is sent while the database is unavailable, and rendered again afterwards', async () => {
  const [slug] = shop.catalog.current.bySlug.ro.keys()
  const path = `/p/${slug}`
  const first = await get(path)
  expect(first.status).toBe(200)
  await whileAway(async () => {
    shop.clock.advance(120_000)
    for (let time = 0; time < 3; time++) {
      const response = await get(path)
      expect(response.status).toBe(200)
      expect(response.headers.get('etag')).toBe(first.headers.get('etag'))
    }
    shop.clock.advance(600_000)
    expect((await get(path)).status).toBe(503)
  })
  expect((await get(path)).status).toBe(200)
})

test('the health check reports a running process that cannot serve', async () => {
  await whileAway(async () => {
    expect((await get('/healthz')).status).toBe(200)
    const ready = await get('/readyz')
    expect([ready.status, ready.headers.get('retry-after')]).toEqual([503, '2'])
  })
  expect((await get('/readyz')).status).toBe(200)
})
