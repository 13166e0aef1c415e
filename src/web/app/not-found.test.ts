/** The page for an address without one, as a merchant writes it. */
import { beforeAll, expect, test } from 'vitest'
import { perLocale } from '#domain/market/market.ts'
import { writeParts } from '#services/content/write-stories.ts'
import { HOSTILE_TEXTS } from '#test/hostile/payloads.ts'
import { testShop, type TestShop } from '#test/shop.ts'
import { storefront } from '#web/entry/storefront.server.ts'
import { openSite, type Site } from '#web/http/server/site.ts'

let shop: TestShop
let site: Site
const get = (path: string) => site.fetch(new Request(`http://shop.test${path}`))
const body = [
  { component: 'buttons', buttons: [{ text: 'All toys', link: '/new' }] },
  { component: 'faq', title: 'Asked often', questions: [{ question: 'Where?', answer: [{ kind: 'paragraph', text: 'Here.' }] }] },
  { component: 'newsletter' },
]

beforeAll(async () => {
  shop = await testShop()
  site = await openSite(shop, storefront)
})

test('without a part it has the texts and links of the shop; with one those of the merchant, and blocks', async () => {
  const before = await (await get('/en/no-such')).text()
  expect(before).toContain('href="/en/new">See what’s new</a>')
  const text = perLocale(() => ({ title: 'The shelf is empty', description: 'Nothing here.', body }))
  await shop.db.transaction((tx) => writeParts(tx, [{ name: 'not-found', text }], { who: 'test', now: shop.clock.now() }))
  await site.pages.refreshShell()
  const answer = await get('/en/no-such')
  const html = await answer.text()
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([404, 'public, max-age=0, must-revalidate'])
  for (const part of ['The shelf is empty</h1>', 'Nothing here.', 'Page not found: /en/no-such', '>All toys</a>', 'Asked often'])
    expect(html).toContain(part)
  expect(html).not.toContain('See what’s new</a></div>')
  expect(await (await get('/en/c/no-such')).text()).toContain('Page Not Found: /en/c/no-such')
})

test('navigation gets the same with its parts, and a malformed address has no blocks', async () => {
  const answer = await get('/en/no-such/_payload.json')
  expect(await answer.json()).toMatchObject({
    status: 404,
    message: 'Page not found: /en/no-such',
    written: { title: 'The shelf is empty', parts: { live: ['newsletter'] }, blocks: [{ kind: 'faq' }, { kind: 'newsletter' }] },
  })
  const malformed = await get('/en/%E0%A4%A')
  expect([malformed.status, (await malformed.text()).includes('Asked often')]).toEqual([400, false])
})

test('hostile paths are text, on the page and in its data', async () => {
  for (const text of HOSTILE_TEXTS.slice(0, 80)) {
    const path = `/en/${encodeURIComponent(text.replaceAll('/', '')).toLowerCase()}`
    const answer = await site.fetch(new Request(`http://shop.test${path}`))
    const html = await answer.text()
    if (answer.status === 301) continue
    expect(answer.status, text).toBeLessThan(500)
    expect(html.match(/<script(?! type="(module|application\/json|application\/ld\+json)")/g), text).toBeNull()
    expect(html, text).not.toMatch(/<(iframe|object|embed|base|svg onload|img src=x)/)
  }
})
