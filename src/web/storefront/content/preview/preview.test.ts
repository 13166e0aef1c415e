import { expect, test } from 'vitest'
import { previewPath } from '#services/content/preview.ts'
import { saveDraft } from '#services/content/write-stories.ts'
import { listStoryStates } from '#store/content/stories.ts'
import { makeTokens } from '#services/tokens.ts'
import { DAY_MS } from '#domain/time/durations.ts'
import { testShop } from '#test/shop.ts'
import { writeOnePage } from '#test/content/text-page.ts'
import { openSite } from '#web/http/server/site.ts'
import { storefront } from '#web/entry/storefront.server.ts'

test('a link shows the draft for a week to whoever has it, and no cache or search engine stores it', async () => {
  const shop = await testShop()
  const site = await openSite(shop, storefront)
  const get = (path: string) => site.fetch(new Request(`http://shop.test${path}`))
  await writeOnePage(shop, 'about', { ro: 'despre-noi', en: 'about-us', hu: 'rolunk' })
  const about = (await listStoryStates(shop.db.query, 'about')).find(({ locale }) => locale === 'en')!
  const draft = { _uid: 'about', component: 'page', title: 'The draft', description: 'x', body: [] }
  await shop.db.transaction((tx) => saveDraft(tx, about, draft, { who: 'test', now: shop.clock.now() }))
  const path = previewPath(shop.tokens, about, shop.clock.now())
  expect(path).toMatch(/^\/en\/preview\/[0-9a-f]+$/)

  const shown = await get(path)
  const html = await shown.text()
  expect([shown.status, shown.headers.get('cache-control')]).toEqual([200, expect.stringContaining('no-store')])
  expect(html).toContain('</h1>')
  expect(html).toContain('The draft')
  expect(html).toContain('This is the draft.')
  expect(html).toContain('<meta name="robots" content="noindex, nofollow"')
  expect(await (await get('/en/about-us')).text()).not.toContain('The draft')

  const forged = makeTokens('another secret of at least 32 characters')
  const wrong = [
    `${path.slice(0, -1)}0`,
    '/en/preview/00',
    '/en/preview/x',
    path.slice(3),
    previewPath(forged, about, shop.clock.now()),
  ]
  for (const one of wrong.filter((other) => other !== path)) expect((await get(one)).status, one).toBe(404)
  shop.clock.advance(7 * DAY_MS + 1)
  expect((await get(path)).status).toBe(404)
  expect(shop.errors).toEqual([])
})
