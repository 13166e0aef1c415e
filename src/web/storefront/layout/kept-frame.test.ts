/** The frame of a shop that starts while another system's content service does not answer. */
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { storyblok } from '#adapters/content/storyblok/storyblok.ts'
import { LOCALES, MARKETS, href } from '#domain/market/market.ts'
import { emptyMemory } from '#services/shop-memory.ts'
import { startStoryblok, TOKEN, type StoryblokServer } from '#test/content/storyblok-server.ts'
import { testShop, type TestShop } from '#test/shop.ts'
import { storefront } from '#web/entry/storefront.server.ts'
import { openSite } from '#web/http/server/site.ts'

const menu = (name: string) => ({
  _uid: 'm',
  component: 'part',
  title: 'x',
  description: 'x',
  body: [{ _uid: 'b', component: 'menu_panel', rule: 'brands', name }],
})
const inAll = (slug: string) => ({ ro: slug, en: slug, hu: slug })
const story = { id: 12, uuid: '5f6c1c1e-0000-4000-8000-000000000012', name: 'Menu', slugs: inAll('parts/menu') }
const stories = [{ ...story, published: menu('First bar'), draft: menu('First bar') }]
let remote: StoryblokServer
let shop: TestShop
beforeAll(async () => {
  remote = await startStoryblok(stories)
  shop = await testShop({ products: 3 })
})
afterAll(() => remote.close())

/** Opens the shop as a new process does: with an empty memory. Storyblok is waited for longer than any test runs. */
async function start() {
  const options = { token: TOKEN, previewToken: null, webhookSecret: null, api: remote.url }
  const content = storyblok({ ...options, now: () => shop.clock.now().getTime(), patience: { answer: 600_000, pause: 1 } })
  const started = { ...shop, memory: emptyMemory(), content }
  const site = await openSite(started, storefront)
  const page = async (locale: (typeof LOCALES)[number]) =>
    (await site.fetch(new Request(`http://shop.test${href(MARKETS[locale], '/cart')}`))).text()
  return { started, page }
}

test('without anything kept it has the menu of the catalog at once, and the written one when the service answers', async () => {
  remote.fault = 'slow'
  const { page } = await start()
  for (const locale of LOCALES) expect(await page(locale)).not.toContain('First bar')
  remote.fault = 'none'
  const { page: answered } = await start()
  for (const locale of LOCALES) await vi.waitFor(async () => expect(await answered(locale)).toContain('>First bar</a>'), 10_000)
})

test('what it gave last is shown at once in every language, until it gives another', async () => {
  remote.fault = 'slow'
  const { page } = await start()
  for (const locale of LOCALES) expect(await page(locale)).toContain('>First bar</a>')
  stories[0] = { ...story, published: menu('Second bar'), draft: menu('Second bar') }
  remote.version++
  remote.fault = 'none'
  const { page: later, started } = await start()
  for (const locale of LOCALES) await vi.waitFor(async () => expect(await later(locale)).toContain('>Second bar</a>'), 10_000)
  await vi.waitFor(() => expect(started.memory.frame?.isKept).toBeUndefined(), 10_000)
})
