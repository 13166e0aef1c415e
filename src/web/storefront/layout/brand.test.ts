import { beforeAll, expect, test } from 'vitest'
import { LOCALES, MARKETS, href } from '#domain/market/market.ts'
import { writeSetting } from '#store/database/settings.ts'
import { ITEMS, insertTestItems } from '#test/goods.ts'
import { testShop } from '#test/shop.ts'
import { openSite, type Site } from '#web/http/server/site.ts'
import { roundedDown } from './shell-data.server.ts'
import { storefront } from '#web/entry/storefront.server.ts'

let site: Site
beforeAll(async () => {
  const shop = await testShop()
  await insertTestItems(shop.db.query, shop.clock.now())
  await writeSetting(shop.db.query, 'merchant', { name: 'Barza & Pui', logo: '/brand/mark.svg' })
  await shop.catalog.refresh()
  site = await openSite(shop, storefront)
})

const PATHS = [
  '/',
  '/brands',
  '/new',
  '/sale',
  '/search/body',
  '/cart',
  '/wishlist',
  '/checkout',
  '/v/x',
  '/pay/x',
  '/nothing/here',
]

test.each(LOCALES)('pages of %s are in the name of the merchant, and in no other (D-1)', async (locale) => {
  expect(ITEMS.body).toBeDefined()
  for (const path of PATHS) {
    const page = await (await site.fetch(new Request(`http://shop.test${href(MARKETS[locale], path)}`))).text()
    const head = page.slice(0, page.indexOf('</head>'))
    expect(head, path).toMatch(/<title>[^<]*Barza &amp; Pui[^<]*<\/title>/)
    expect(head, path).toContain('property="og:site_name" content="Barza &amp; Pui"')
    // Names of the test's showrooms are the merchant's own texts.
    expect(page.replaceAll(/Nestling (?=[a-z])/g, ''), path).not.toContain('Nestling')
  }
  const home = await (await site.fetch(new Request(`http://shop.test${href(MARKETS[locale], '/brands')}`))).text()
  expect(home).toContain('<img src="/brand/mark.svg" alt="Barza &amp; Pui"')
})

test('the search box shows the number of products, rounded down (DOM-1)', () => {
  expect([8543, 8000, 7999, 1000, 999, 240, 99, 0].map(roundedDown)).toEqual([8000, 8000, 7000, 1000, 900, 200, 0, 0])
})
