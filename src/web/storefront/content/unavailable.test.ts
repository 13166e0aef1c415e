/** Pages while another system's content service does not answer. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { storyblok } from '#adapters/content/storyblok/storyblok.ts'
import { LOCALES, MARKETS, href } from '#domain/market/market.ts'
import { unavailableTitle } from '#messages/errors.ts'
import { startStoryblok, TOKEN, type StoryblokServer } from '#test/content/storyblok-server.ts'
import { testShop, type TestShop } from '#test/shop.ts'
import { storefront } from '#web/entry/storefront.server.ts'
import { withLocale } from '#web/http/locale.ts'
import { openSite, type Site } from '#web/http/server/site.ts'

const content = { _uid: 'p', component: 'page', title: 'Despre cuib', description: 'x', body: [] }
const bar = {
  _uid: 'm',
  component: 'part',
  title: 'x',
  description: 'x',
  body: [{ _uid: 'b', component: 'menu_panel', rule: 'brands', name: 'Mărci' }],
}
const story = { id: 11, uuid: '5f6c1c1e-0000-4000-8000-000000000011', name: 'About', published: content, draft: content }
const inAll = (slug: string) => ({ ro: slug, en: slug, hu: slug })
let remote: StoryblokServer
let shop: TestShop
let site: Site
const get = (path: string) => site.fetch(new Request(`http://shop.test${path}`))

beforeAll(async () => {
  remote = await startStoryblok([
    { ...story, slugs: inAll('despre') },
    { ...story, id: 12, uuid: story.uuid.replace(/11$/, '12'), slugs: inAll('parts/menu'), published: bar, draft: bar },
  ])
  remote.fault = 500
  shop = await testShop({ products: 3 })
  const patience = { answer: 80, pause: 1 }
  const options = { token: TOKEN, previewToken: null, webhookSecret: null, api: remote.url, patience }
  shop.content = storyblok({ ...options, now: () => shop.clock.now().getTime() })
  site = await openSite(shop, storefront)
})
afterAll(() => remote.close())

test('a written page that was not read yet answers 503 with Retry-After, in the look of the shop, and is not stored', async () => {
  for (const locale of LOCALES) {
    const answer = await get(href(MARKETS[locale], '/despre'))
    const html = await answer.text()
    const { headers, status } = answer
    expect([status, headers.get('retry-after'), headers.get('cache-control')]).toEqual([503, '2', 'no-store'])
    expect(html).toContain(withLocale(locale, unavailableTitle))
    expect(html).toContain('<footer')
    expect((await get(`${href(MARKETS[locale], '/despre')}/_payload.json`)).status).toBe(503)
  }
})

test('pages that have something to show without it are shown, with the menu of the catalog', async () => {
  for (const path of ['/', '/new', '/cart']) expect((await get(path)).status, path).toBe(200)
  expect(await (await get('/cart')).text()).not.toContain('Mărci')
})

test('when it answers again the page is there, the menu is that of the merchant, and what was read outlasts the next fault', async () => {
  remote.fault = 'none'
  const end = shop.content.follow!(() => shop.purge(['shell']))
  expect((await get('/despre')).status).toBe(200)
  await site.pages.refreshShell()
  expect(await (await get('/cart')).text()).toContain('>Mărci</a>')
  end()
  remote.fault = 'slow'
  shop.clock.advance(120_000)
  expect(await (await get('/despre')).text()).toContain('Despre cuib')
  await site.pages.refreshShell()
  expect(await (await get('/cart')).text()).toContain('>Mărci</a>')
  expect((await get('/en/no-such')).status).toBe(503)
})
