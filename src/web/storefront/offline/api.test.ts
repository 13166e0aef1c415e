import { existsSync } from 'node:fs'
import { beforeAll, expect, test } from 'vitest'
import { LOCALES, MARKETS, href } from '#domain/market/market.ts'
import { testShop, type TestShop } from '#test/shop.ts'
import { storefront } from '#web/entry/storefront.server.ts'
import { openSite, type Site } from '#web/http/server/site.ts'
import { parseOffline } from './offline-state.ts'

let shop: TestShop
let site: Site
beforeAll(async () => {
  shop = await testShop()
  site = await openSite(shop, storefront)
})
const get = (path: string, headers: Record<string, string> = {}, at = site) =>
  at.fetch(new Request(`http://shop.test${path}`, { headers }))
/** Returns what the worker stores. */
const filesOf = (code: string) =>
  JSON.parse(/^const OFFLINE=(.*);$/m.exec(code)![1]!) as { version: string; files: string[]; documents: Record<string, string> }

test('each market has a manifest with an address, a language and icons of its own, and its pages name it', async () => {
  const ids = new Set<string>()
  for (const locale of LOCALES) {
    const path = href(MARKETS[locale], '/app.webmanifest')
    const answer = await get(path)
    expect(answer.headers.get('content-type')).toMatch(/^application\/manifest\+json/)
    const manifest = (await answer.json()) as {
      id: string
      lang: string
      start_url: string
      icons: { src: string; purpose: string }[]
    }
    ids.add(manifest.id)
    expect(manifest.lang).toBe(MARKETS[locale].language)
    expect(new Set(manifest.icons.map(({ purpose }) => purpose))).toEqual(new Set(['any', 'maskable']))
    for (const { src } of manifest.icons) expect(existsSync(`public${src}`), src).toBe(true)
    expect(await (await get(href(MARKETS[locale], '/cart'))).text()).toContain(`<link rel="manifest" href="${path}">`)
    expect((await get(path, { 'if-none-match': answer.headers.get('etag')! })).status).toBe(304)
  }
  expect(ids.size).toBe(LOCALES.length)
})

test('the worker names the documents of all markets, and every file that they load', async () => {
  const answer = await get('/sw.js')
  expect(answer.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
  expect(answer.headers.get('content-type')).toMatch(/^text\/javascript/)
  const { files, documents } = filesOf(await answer.text())
  expect(documents).toEqual({ '': '/offline', en: '/en/offline', hu: '/hu/offline' })
  for (const path of Object.values(documents)) {
    const html = await (await get(path)).text()
    const loaded = Array.from(
      html.matchAll(/(?:data-modules|<script[^>]* src|<img src|rel="stylesheet" href)="([^"]+)"/g),
      ([, list]) => list!.split(' '),
    )
    expect(loaded.flat().length).toBeGreaterThan(3)
    for (const file of loaded.flat()) expect(files, path).toContain(file)
    // It runs without the code of the other pages.
    expect(html).not.toContain('/assets/client-')
  }
  for (const file of files) expect((await get(file)).status, file).toBe(200)
})

test('a worker without a store is answered where the shop has none, and its pages register none', async () => {
  const without = await openSite({ ...shop, config: { ...shop.config, serviceWorker: false } }, storefront)
  expect(await (await get('/sw.js', {}, without)).text()).toMatch(/^const OFFLINE=null;\n/)
  expect(await (await get('/cart', {}, without)).text()).not.toContain('"worker":true')
  expect(await (await get('/cart')).text()).toContain('"worker":true')
})

test('what is stored for the page is read as far as it is valid', () => {
  expect(
    parseOffline({
      locale: 'ro',
      names: { 1: 'Urs', 2: 3 },
      cart: [{ name: 'Urs', qty: 2 }, { name: 'Urs', qty: 0 }, null],
      wishlist: ['Urs', ''],
    }),
  ).toEqual({
    locale: 'ro',
    names: { 1: 'Urs' },
    cart: [{ name: 'Urs', qty: 2 }],
    wishlist: ['Urs'],
    showrooms: [],
  })
  expect(parseOffline('x')).toEqual({ locale: '', names: {}, cart: [], wishlist: [], showrooms: [] })
})
