/** Menu and footer as a merchant writes them. */
import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { BlockInput } from '#domain/content/story.ts'
import { LOCALES, MARKETS, perLocale, type Locale } from '#domain/market/market.ts'
import { readFrameContent } from '#services/content/frame-parts.ts'
import { saveDraft, unpublishStory, writeParts } from '#services/content/write-stories.ts'
import type { InputRefused } from '#store/database/input-refused.ts'
import { listStoryStates } from '#store/content/stories.ts'
import { putCatalog } from '#test/catalog.ts'
import { OPENING } from '#test/clock.ts'
import { writeOnePage } from '#test/content/text-page.ts'
import { testShop, type TestShop } from '#test/shop.ts'
import { storefront } from '#web/entry/storefront.server.ts'
import { openSite, type Site } from '#web/http/server/site.ts'
import type { MenuData } from '#web/schema/layout.ts'
import { footerData } from './footer.server.ts'
import { menuBarOf, menuOf } from './menu.server.ts'

let shop: TestShop
const write = (name: 'menu' | 'footer', body: BlockInput[]) =>
  shop.db.transaction((tx) =>
    writeParts(tx, [{ name, text: perLocale(() => ({ title: name, description: name, body })) }], {
      who: 'test',
      now: shop.clock.now(),
    }),
  )
async function frameIn(locale: Locale) {
  const { front, parts } = await readFrameContent(shop)
  const context = { snapshot: shop.catalog.current, front, market: MARKETS[locale] }
  const { menu } = parts[locale]
  return {
    bar: menuBarOf(context, menu),
    menu: menuOf(context, menu),
    footer: footerData(context, parts[locale], { terms: null, now: OPENING }),
  }
}

beforeAll(async () => {
  shop = await testShop()
  await putCatalog(shop.db, [{ variants: [{ sale: 1000 }] }], { now: OPENING })
  await writeOnePage(shop, 'terms', { ro: 'termeni', en: 'terms', hu: 'aszf' })
  await writeOnePage(shop, 'returns', { ro: 'retur', en: 'returns', hu: 'elallasi-jog' })
  await writeOnePage(shop, 'about', { ro: 'despre-noi', en: 'about-us', hu: 'rolunk' })
  await shop.catalog.refresh()
})
beforeEach(async () => {
  await shop.db.query.deleteFrom('story_version').execute()
  const parts = shop.db.query.selectFrom('story').select('id').where('kind', '=', 'part')
  await shop.db.query.deleteFrom('story_text').where('story_id', 'in', parts).execute()
  await shop.db.query.deleteFrom('story').where('kind', '=', 'part').execute()
})

test('a menu has the panels and links that are written, in their order; what is left out comes from the catalog', async () => {
  const before = await frameIn('en')
  await write('menu', [
    { component: 'menu_panel', rule: 'brands', name: 'Makers' },
    { component: 'menu_panel', rule: 'collection', collection: 'fashion' },
    {
      component: 'menu_panel',
      rule: 'links',
      name: 'Help',
      columns: [
        { title: 'Ask', links: [{ link: 'page:about' }, { link: 'page:contact' }, { text: 'Nowhere', link: 'page:none' }] },
        { title: 'Empty', links: [] },
      ],
    },
    { component: 'menu_panel', rule: 'collection', collection: 'none' },
    { component: 'menu_panel', rule: 'links', name: 'Nothing' },
    { component: 'menu_link', text: 'Gifts', link: 'collection:toys', look: 'hot' },
  ])
  const { bar, menu } = await frameIn('en')
  expect(bar.nav.map(({ name, href, isWay }) => [name, href, isWay])).toEqual([
    ['Makers', '/en/brands', true],
    ['fashion en', '/en/c/fashion-en', undefined],
    ['Help', '/en/about-us', true],
  ])
  expect(bar.links).toEqual([{ name: 'Gifts', href: '/en/c/toys-en', isHot: true }])
  const [brands, fashion, help] = menu.panels
  expect(brands).toEqual({ ...before.menu.panels.at(-1), name: 'Makers' })
  expect(fashion).toEqual(before.menu.panels.find(({ key }) => key === 'fashion'))
  expect(help!.columns).toEqual([
    {
      title: 'Ask',
      links: [
        { name: 'Termeni', href: '/en/about-us' },
        { name: 'Contact', href: '/en/contact' },
      ],
      all: null,
    },
  ])
  expect(menu.panels.map(({ key }) => key)).toEqual(bar.nav.map(({ key }) => key))
})

test.each<[what: string, body: BlockInput[]]>([
  ['nothing', []],
  ['links alone', [{ component: 'menu_link', text: 'x', link: '/new' }]],
  ['panels with nothing to show', [{ component: 'menu_panel', rule: 'collection', collection: 'gone' }]],
])('a menu of %s is the one of the catalog', async (_, body) => {
  const before = await frameIn('hu')
  await write('menu', body)
  expect(await frameIn('hu')).toEqual(before)
})

test('a footer has its columns and lines, and every link that the law demands, whatever is written', async () => {
  await write('footer', [
    { component: 'footer_about', text: 'Made by hand', lines: [{ text: 'Mondays only' }, { text: 'Call', link: 'tel:+40' }] },
    {
      component: 'footer_column',
      rule: 'links',
      title: 'More',
      links: [
        { text: 'Blog', link: 'https://blog.example/' },
        { text: 'Hidden', link: '/withdrawal' },
      ],
    },
    { component: 'footer_column', rule: 'links', title: 'Empty', links: [{ text: 'x', link: 'page:none' }] },
  ])
  const { footer } = await frameIn('en')
  expect(footer.about).toEqual({
    text: 'Made by hand',
    lines: [
      { text: 'Mondays only', href: null },
      { text: 'Call', href: 'tel:+40' },
    ],
  })
  const [more, legal, ...others] = footer.columns
  expect([more!.title, legal!.title, others.length]).toEqual(['More', 'Legal', 0])
  expect(more!.links).toEqual([
    { name: 'Blog', href: 'https://blog.example/' },
    { name: 'Withdraw from contract here', href: '/en/withdrawal' },
  ])
  expect(
    legal!.links
      .map(({ href }) => href)
      .slice(0, 2)
      .toSorted(),
  ).toEqual(['/en/returns', '/en/terms'])
  for (const locale of LOCALES) {
    const { columns, withdrawal, ...rest } = (await frameIn(locale)).footer
    const shown = columns.flatMap(({ links }) => links)
    expect(rest.legal.length).toBeGreaterThan(1)
    for (const link of [withdrawal, ...rest.legal]) expect(shown).toContainEqual(link)
  }
})

test('blocks of pages are refused in a menu, and those of a menu on a page; links that run are refused everywhere', async () => {
  const problemsOf = (body: BlockInput[]) =>
    write('menu', body).then(
      () => [],
      (error: InputRefused) => error.problems.map(({ at }) => at),
    )
  expect(await problemsOf([{ component: 'hero', title: 'x' }])).toEqual(['menu.ro[0].body[0].component'])
  expect(await problemsOf([{ component: 'menu_link', text: 'x', link: 'javascript:alert(1)' }])).toHaveLength(1)
  const about = (await listStoryStates(shop.db.query, 'about'))[0]!
  const page = { _uid: 'a', component: 'page', title: 'x', description: 'x', body: [{ _uid: 'm', component: 'menu_link' }] }
  await expect(shop.db.transaction((tx) => saveDraft(tx, about, page, { who: 'test', now: OPENING }))).rejects.toThrow(
    'component',
  )
})

test('a publication shows on pages and in panels as soon as a process is told, and a page of another process is not kept', async () => {
  const site: Site = await openSite(shop, storefront)
  const get = (path: string) => site.fetch(new Request(`http://shop.test${path}`))
  const panels = async (query: string) => {
    const response = await get(`/api/menu?locale=ro${query}`)
    return {
      names: ((await response.json()) as MenuData).panels.map(({ name }) => name),
      cache: response.headers.get('cache-control'),
    }
  }
  expect(await (await get('/cart')).text()).not.toContain('Cadouri')
  await write('menu', [{ component: 'menu_panel', rule: 'brands', name: 'Cadouri' }])
  await site.pages.refreshShell()
  const html = await (await get('/cart')).text()
  expect(html).toContain('>Cadouri</a>')
  const [, version] = /"menu":"([^"]+)"/.exec(html)!
  expect(await panels(`&v=${version}`)).toEqual({ names: ['Cadouri'], cache: 'public, max-age=300' })
  expect((await panels('&v=another')).cache).toBe('public, max-age=0')
  const [text] = await listStoryStates(shop.db.query, 'menu')
  for (const one of await listStoryStates(shop.db.query, 'menu'))
    await shop.db.transaction((tx) => unpublishStory(tx, one, shop.clock.now()))
  expect(text?.kind).toBe('part')
  await site.pages.refreshShell()
  expect(await (await get('/cart')).text()).not.toContain('Cadouri')
})
