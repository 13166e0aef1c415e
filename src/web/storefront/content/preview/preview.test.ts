import { describe, expect, test } from 'vitest'
import type { BlockInput } from '#domain/content/story.ts'
import { LOCALES, MARKETS, href, perLocale } from '#domain/market/market.ts'
import { previewPath } from '#services/content/preview.ts'
import { saveDraft, writeParts } from '#services/content/write-stories.ts'
import { listStoryStates } from '#store/content/stories.ts'
import { makeTokens } from '#services/tokens.ts'
import { DAY_MS } from '#domain/time/durations.ts'
import { putCatalog } from '#test/catalog.ts'
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
  expect(html).not.toContain('as="font"')
  const published = await (await get('/en/about-us')).text()
  expect(published).not.toContain('The draft')
  expect(published).toContain('as="font"')

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

describe('drafts of the frame', () => {
  const menuDraft = {
    component: 'menu_panel',
    rule: 'links',
    name: 'Drafted panel',
    columns: [{ title: 'Drafted', links: [{ text: 'Inside', link: '/sale' }] }],
  }
  const footerDraft = {
    component: 'footer_column',
    rule: 'links',
    title: 'Drafted column',
    links: [{ text: 'In the footer', link: '/new' }],
  }

  test.each(LOCALES)(
    'in %s a link shows the draft of menu and footer around the page, and its panels; others see what is published',
    async (locale) => {
      const shop = await testShop()
      await putCatalog(shop.db, [{ variants: [{ sale: 1000 }] }])
      await shop.catalog.refresh()
      const site = await openSite(shop, storefront)
      const get = (path: string) => site.fetch(new Request(`http://shop.test${path}`))
      const at = { who: 'test', now: shop.clock.now() }
      const text = (name: string, body: BlockInput[] = []) => perLocale(() => ({ title: name, description: name, body }))
      await shop.db.transaction((tx) =>
        writeParts(
          tx,
          [
            { name: 'menu', text: text('menu') },
            { name: 'footer', text: text('footer') },
          ],
          at,
        ),
      )
      const link = async (key: string, block: object) => {
        const story = (await listStoryStates(shop.db.query, key)).find((one) => one.locale === locale)!
        const unreadable = { _uid: 'b', component: key === 'menu' ? 'menu_panel' : 'footer_column' }
        const body = key === 'menu' ? [{ _uid: 'a', ...block }] : [{ _uid: 'a', ...block }, unreadable]
        const draft = { _uid: key, component: 'part', title: `Draft of ${key}`, description: 'x', body }
        await shop.db.transaction((tx) => saveDraft(tx, story, draft, at))
        return previewPath(shop.tokens, story, shop.clock.now())
      }
      const home = href(MARKETS[locale], '/')
      const menu = await link('menu', menuDraft)
      const shown = await (await get(menu)).text()
      expect(shown).toContain('Drafted panel')
      expect(shown).toContain('data-look="default.draft"')
      expect(shown).toContain(
        { ro: 'Meniul acestei pagini', en: 'The menu of this page', hu: 'Ennek az oldalnak a menüje' }[locale],
      )
      const asked = /"menu":"([0-9a-f]+)"/.exec(shown)?.[1] ?? ''
      const panels = (await (await get(`/api/menu?locale=${locale}&v=${asked}`)).json()) as {
        panels: { name: string; columns: { title: string }[] }[]
      }
      expect(panels.panels).toMatchObject([{ name: 'Drafted panel', columns: [{ title: 'Drafted' }] }])
      const footer = await (await get(await link('footer', footerDraft))).text()
      for (const told of ['Drafted column', 'In the footer']) expect(footer).toContain(told)
      expect(footer).not.toContain('Drafted panel')
      const published = await (await get(home)).text()
      for (const told of ['Drafted panel', 'Drafted column']) expect(published).not.toContain(told)
      const other = await (await get(`/api/menu?locale=${locale === 'ro' ? 'en' : 'ro'}&v=${asked}`)).text()
      expect(other).not.toContain('Drafted')
      expect(shop.errors).toEqual([])
    },
  )
})
