/** The installed shop: its manifest, and the page without a connection, which the service worker alone shows. */
import type { Page } from '@playwright/test'
import { LOCALES, MARKETS, href, type Locale } from '#domain/market/market.ts'
import { cartTitle, wishlistTitle } from '#messages/cart.ts'
import * as errors from '#messages/errors.ts'
import { inLocale } from '#messages/text.ts'
import { RunningShop, startShop } from '#test/running-shop.ts'
import { addToCart, chooseVariant, openProduct, visit } from './customer.ts'
import { seededShop } from './seeded.ts'
import { expect, test } from './shop-test.ts'

test.use({ serviceWorkers: 'allow', allowed: /ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED|Failed to load/ })

/** Resolves when the worker answers for the pages of this browser. */
const ready = (page: Page) =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready
  })

/** What the browser has stored for the page without a connection. */
const storedFiles = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys()
    const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return keys.flat().map(({ url }) => new URL(url).pathname)
  })

test('the shop can be installed in every market, under its own address', async ({ page, context }) => {
  const protocol = await context.newCDPSession(page)
  for (const locale of LOCALES) {
    await visit(page, href(MARKETS[locale], '/brands'))
    const { url, data, errors: faults } = await protocol.send('Page.getAppManifest')
    expect(new URL(url).pathname).toBe(href(MARKETS[locale], '/app.webmanifest'))
    expect(faults).toEqual([])
    expect(JSON.parse(data ?? '')).toMatchObject({ lang: MARKETS[locale].language, display: 'standalone', scope: '/' })
    const { installabilityErrors } = await protocol.send('Page.getInstallabilityErrors')
    // A browser for tests is always in this mode.
    expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([])
  }
})

async function fillCart(page: Page, locale: Locale): Promise<string> {
  await openProduct(page, locale)
  const name = (await page.getByRole('heading', { level: 1 }).textContent())!.trim()
  await chooseVariant(page)
  await addToCart(page)
  return name
}

for (const locale of LOCALES)
  test.describe(locale, () => {
    test.use({ speaks: locale })

    test('without a connection a page shows cart and wishlist, no price, and opens when the connection is back', async ({
      page,
      context,
    }) => {
      const name = await fillCart(page, locale)
      await page.evaluate(() => localStorage.setItem('wishlist', JSON.stringify([])))
      await visit(page, href(MARKETS[locale], '/new'))
      await page.getByRole('main').getByRole('article').first().getByRole('button').first().click()
      await ready(page)
      const known = () => page.evaluate(() => JSON.parse(localStorage.getItem('offline') ?? '{}') as Record<string, unknown[]>)
      await expect.poll(async () => ((await known()).cart ?? []).length, { timeout: 30_000 }).toBe(1)
      await expect.poll(async () => ((await known()).wishlist ?? []).length, { timeout: 30_000 }).toBe(1)
      const target = href(MARKETS[locale], '/sale?page=2')
      await context.setOffline(true)
      await page.goto(target)
      await expect(page.getByRole('heading', { level: 1, name: inLocale(locale, errors.offlineTitle) })).toBeVisible()
      await expect(page.locator('html')).toHaveAttribute('lang', MARKETS[locale].language)
      await expect(page.getByRole('heading', { name: inLocale(locale, cartTitle) })).toBeVisible()
      await expect(page.getByRole('listitem').filter({ hasText: `1 × ${name}` })).toBeVisible()
      await expect(page.getByRole('heading', { name: inLocale(locale, wishlistTitle) })).toBeVisible()
      expect(await page.getByRole('main').innerText()).not.toMatch(/lei|€|HUF|Ft/)
      // Its sheet and its fonts are stored too.
      expect(await page.evaluate(() => document.styleSheets.length)).toBe(1)
      expect(await page.evaluate(() => document.fonts.check('16px Figtree', 'șőț'))).toBe(true)
      await page.getByRole('button', { name: inLocale(locale, errors.tryAgain) }).click()
      await expect(page.getByText(inLocale(locale, errors.stillOffline))).toBeVisible()
      await context.setOffline(false)
      await expect(page).toHaveURL(new RegExp(`${target.replace('?', String.raw`\?`)}$`))
      await expect(page.getByRole('heading', { level: 1, name: inLocale(locale, errors.offlineTitle) })).toBeHidden()
      await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
    })
  })

test('the worker stores the page and its files alone: no other page, no call', async ({ page }) => {
  await visit(page, '/')
  await ready(page)
  await visit(page, '/new')
  await visit(page, '/cart')
  const files = await storedFiles(page)
  expect(files).toEqual(expect.arrayContaining(['/offline', '/en/offline', '/hu/offline']))
  const strangers = files.filter((path) => !/^(\/(en|hu))?\/offline$|^\/assets\/|^\/(brand|i|art)\//.test(path))
  expect(strangers).toEqual([])
})

test('at its own address the page stays as it is', async ({ page }) => {
  await page.goto('/offline')
  await expect(page.getByRole('heading', { level: 1, name: errors.offlineTitle() })).toBeVisible()
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await expect(page.locator('[data-stored="cart"]')).toBeHidden()
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true)
})

test('a shop that has no worker any more rids browsers of the one that they have', async ({ page }) => {
  const seeded = seededShop('pglite')
  const { shop, database, end } = await startShop(seeded)
  await page.goto(`${shop.url}/en/brands`)
  await ready(page)
  await expect.poll(() => storedFiles(page)).not.toEqual([])
  await shop.stop()
  // The same address, now without it.
  const port = new URL(shop.url).port
  const without = new RunningShop(Number(port), {
    ...database.environment,
    SERVICE_WORKER: 'false',
  })
  await without.start()
  await page.goto(`${shop.url}/en/brands`)
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update().catch(() => undefined))
  await expect.poll(() => storedFiles(page)).toEqual([])
  await expect.poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0)
  await without.stop()
  await end()
  await seeded.close()
})
