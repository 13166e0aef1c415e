import { beforeAll, expect, test } from 'vitest'
import { perLocale, type Locale } from '#domain/market/market.ts'
import { LAYOUTS, type Layout } from '#domain/content/layout.ts'
import { writeTextPages } from '#services/content/write-stories.ts'
import { testShop } from '#test/shop.ts'
import { storefront } from '#web/entry/storefront.server.ts'
import { openSite, type Site } from './site.ts'

const shop = await testShop()
let site: Site

const page = (key: string, layout?: Layout) => ({
  key,
  ...(layout && { layout }),
  text: perLocale((locale: Locale) => ({
    slug: key,
    title: key,
    description: locale,
    body: [{ component: 'hero', title: 'Cuib' }],
  })),
})
const legal = { ...page('cookies'), text: perLocale(() => ({ slug: 'cookies', title: 'Cookies', description: 'x', body: [] })) }
const write = (...pages: Parameters<typeof writeTextPages>[1]) =>
  shop.db.transaction((tx) => writeTextPages(tx, pages, { who: 'test', now: shop.clock.now() }))

beforeAll(async () => {
  await write(...LAYOUTS.map((layout) => page(`in-${layout}`, layout)), page('plain'), legal)
  site = await openSite(shop, storefront)
})

const get = async (path: string): Promise<string> => (await site.fetch(new Request(`http://shop.test${path}`))).text()
const payload = async (path: string) => JSON.parse(await get(`${path}/_payload.json`))
const sheetsOf = (html: string) =>
  Array.from(html.matchAll(/rel="stylesheet" href="\/assets\/(\w+(?:-(?:full|promo|bf|advent))?)-/g), ([, name]) => name)

test('a page without a layout is the document that it was: no attribute, one sheet, no name in its data', async () => {
  for (const path of ['/plain', '/in-default', '/cookies', '/']) {
    const html = await get(path)
    expect(html).toMatch(/^<!doctype html><html lang="ro"><head>/)
    expect(sheetsOf(html)).toEqual(['style'])
  }
  expect(await payload('/plain')).not.toHaveProperty('look')
})

test.each([
  ['full', ['style', 'look-full'], '', '#ffffff'],
  ['promo', ['style', 'look-full', 'look-promo'], '', '#ffffff'],
  ['bf', ['style', 'look-bf'], ' data-theme="bf"', '#15110e'],
  ['advent', ['style', 'look-advent'], ' data-theme="advent"', '#12352a'],
] as const)('a page in the layout %s links %s, in every market', async (layout, sheets, theme, color) => {
  for (const prefix of ['', '/en', '/hu']) {
    const html = await get(`${prefix}/in-${layout}`)
    expect(html).toMatch(
      new RegExp(`^<!doctype html><html lang="[\\w-]+" data-look="${layout}" data-layout="${layout}"${theme}><head>`),
    )
    expect(sheetsOf(html)).toEqual(sheets)
    expect(html).toContain(`<meta name="theme-color" content="${color}">`)
    expect(html.includes('/brand/logo-on-dark.svg')).toBe(theme !== '')
    expect((await payload(`${prefix}/in-${layout}`)).look).toBe(layout)
  }
})

test('every linked sheet is there, and never changes', async () => {
  for (const layout of LAYOUTS)
    for (const [, href] of (await get(`/in-${layout}`)).matchAll(/rel="stylesheet" href="([^"]*)"/g)) {
      const sheet = await site.fetch(new Request(`http://shop.test${href}`))
      expect([sheet.status, sheet.headers.get('cache-control')]).toEqual([200, expect.stringContaining('immutable')])
    }
})

test('a promo page has logo, account and cart, and a footer that leads nowhere but to the law', async () => {
  const html = await get('/en/in-promo')
  expect(html).not.toContain('role="search"')
  expect(html).not.toContain('id="shop"')
  expect(html).not.toContain('aria-current="page"')
  for (const path of ['/en/auth/signin', '/en/cart', '/en/withdrawal']) expect(html).toContain(`href="${path}"`)
})

test('a legal page with a layout is refused', async () => {
  await expect(write({ ...legal, layout: 'bf' })).rejects.toThrow('a legal page has the layout default')
})

test('pages of campaigns are not listed under the help of the footer, others are', async () => {
  const html = await get('/')
  expect(html).toContain('href="/plain"')
  expect(html).not.toContain('href="/in-bf"')
})
