import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { setRedirects } from '#services/content/redirects.ts'
import { writeOnePage } from '#test/content/text-page.ts'
import { testShop, type TestShop } from '#test/shop.ts'
import { storefront } from '#web/entry/storefront.server.ts'
import { openSite, type Site } from '#web/http/server/site.ts'
import { ROUTES } from '#web/routes.ts'
import { isOwnPath } from '#domain/market/page-paths.ts'

let shop: TestShop
let site: Site
const get = (path: string, method = 'GET') => site.fetch(new Request(`http://shop.test${path}`, { method }))
const set = (path: string, target: string, status: 301 | 302 = 301) =>
  shop.db.transaction((tx) => setRedirects(tx, [{ path, target, status }], shop.clock.now()))
const answerOf = async (path: string, method?: string) => {
  const { status, headers } = await get(path, method)
  return [status, headers.get('location')]
}

beforeAll(async () => {
  shop = await testShop({ products: 3 })
  site = await openSite(shop, storefront)
  await set('/vechi', '/new')
  await set('/hu/r%C3%A9gi/term%C3%A9k', '/hu/sale?sort=new#lista', 302)
})

test('an address without a page leads on, with what the visitor asked, for every method of pages and for navigation', async () => {
  expect(await answerOf('/vechi')).toEqual([301, '/new'])
  expect(await answerOf('/vechi', 'HEAD')).toEqual([301, '/new'])
  expect(await answerOf('/vechi?utm_source=a%0d%0ab')).toEqual([301, '/new?utm_source=a%0D%0Ab'])
  expect(await answerOf('/vechi/_payload.json?x=1')).toEqual([301, '/new/_payload.json?x=1'])
  expect(await answerOf('/hu/r%C3%A9gi/term%C3%A9k?x=1')).toEqual([302, '/hu/sale?sort=new#lista'])
  expect(await answerOf('/hu/r%C3%A9gi/term%C3%A9k/_payload.json')).toEqual([302, '/hu/sale/_payload.json?sort=new'])
  expect(await answerOf('/HU/Régi/Termék/')).toEqual([301, '/hu/r%C3%A9gi/term%C3%A9k'])
  expect((await answerOf('/en/vechi'))[0]).toBe(404)
  expect((await get('/vechi')).headers.get('cache-control')).toBe('no-cache')
})

test('a page is never hidden: one that gets the address later is shown, at once', async () => {
  await set('/noutati', '/new')
  expect((await answerOf('/noutati'))[0]).toBe(301)
  await writeOnePage(shop, 'news', { ro: 'noutati', en: 'news', hu: 'hirek' })
  expect((await answerOf('/noutati'))[0]).toBe(200)
})

test('pages that exist, and private ones, never ask for a redirect', async () => {
  await sql`alter table redirect rename to redirect_elsewhere`.execute(shop.db.query)
  for (const path of ['/new', '/brands', '/', '/wishlist']) expect((await get(path)).status, path).toBe(200)
  for (const path of ['/track/abcdefghijklmnopqrstuvwxyz234567', '/preview/00'])
    expect((await get(path)).status).toBeLessThan(500)
  expect((await get('/no-such-page')).status).toBe(500)
  await sql`alter table redirect_elsewhere rename to redirect`.execute(shop.db.query)
  expect((await get('/no-such-page')).status).toBe(404)
})

test('every page of the shop has an address of the shop', () => {
  expect(ROUTES.filter(({ path, isCatchAll }) => !isCatchAll && !isOwnPath(path)).map(({ path }) => path)).toEqual([])
})
