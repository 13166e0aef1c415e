/** Lazily loaded parts of pages: a part that cannot be loaded does not break the page (D-90). */
import type { Locator, Page } from '@playwright/test'
import { cartTitle } from '#messages/cart.ts'
import * as addresses from '#messages/customers/addresses.ts'
import * as errors from '#messages/errors.ts'
import { filters } from '#messages/filters.ts'
import { title as placeTitle } from '#messages/market.ts'
import * as product from '#messages/product.ts'
import { recentlyViewed } from '#messages/listing.ts'
import * as shell from '#messages/shell.ts'
import { inLocale } from '#messages/text.ts'
import { enter, makeAccount, submit } from './account.ts'
import { addToCart, chooseVariant, exactly, openProduct, visit } from './customer.ts'
import { expect, test } from './shop-test.ts'

test.use({
  allowed:
    /ERR_FAILED|ERR_INTERNET_DISCONNECTED|Failed to load|dynamically imported module|preload but not used|reading 'map'|isOffline/,
})

interface Part {
  name: string
  /** Beginning of the file's name. */
  chunk: string
  isOnPhone?: true
  /** Goes to a page and opens the part. */
  open: (page: Page) => Promise<void>
  shown: (page: Page) => Locator
}

const anyProduct = (page: Page) => page.getByRole('main').getByRole('article').first().getByRole('heading').getByRole('link')

const PARTS: Part[] = [
  {
    name: 'cart drawer',
    chunk: 'cart-drawer',
    open: async (page) => {
      await visit(page, '/brands')
      await page.getByRole('link', { name: exactly(shell.cart()) }).click()
    },
    shown: (page) => page.getByRole('dialog', { name: cartTitle() }),
  },
  {
    name: 'menu on a telephone',
    chunk: 'mobile-menu',
    isOnPhone: true,
    open: async (page) => {
      await visit(page, '/brands')
      await page.getByRole('button', { name: exactly(shell.menu()) }).click()
    },
    shown: (page) => page.getByRole('dialog', { name: shell.menu() }),
  },
  {
    name: 'sheet of filters',
    chunk: 'filter-sheet',
    isOnPhone: true,
    open: async (page) => {
      await visit(page, '/sale')
      await page.getByRole('button', { name: exactly(filters()) }).click()
    },
    shown: (page) => page.getByRole('dialog', { name: filters() }),
  },
  {
    name: 'size table',
    chunk: 'size-drawer',
    open: async (page) => {
      await openProduct(page, 'ro')
      await page.getByRole('link', { name: exactly(product.sizeTable()) }).click()
    },
    shown: (page) => page.getByRole('dialog'),
  },
  {
    name: 'row of products',
    chunk: 'visited-rail',
    open: async (page) => {
      await visit(page, '/sale')
      await anyProduct(page).click()
      await expect(page).toHaveURL(/\/p\//)
      await visit(page, '/cart')
    },
    shown: (page) => page.getByRole('heading', { name: recentlyViewed() }),
  },
  {
    name: 'form of an address',
    chunk: 'address-form',
    open: async (page) => {
      await makeAccount(page, 'ro')
      await enter(page, 'ro', '/my/addresses')
      await submit(page, addresses.addAddress()).click()
    },
    shown: (page) => page.getByRole('heading', { name: addresses.newAddress() }),
  },
]

for (const part of PARTS) {
  test.describe(part.name, () => {
    if (part.isOnPhone) test.use({ viewport: { width: 390, height: 844 } })

    test('is left out when it cannot be loaded, and loaded on the next request', async ({ page }) => {
      const files = new RegExp(`/assets/${part.chunk}-`)
      let requests = 0
      await page.route(files, (route) => {
        requests++
        return route.abort()
      })
      await part.open(page)
      const retry = page.getByRole('status').getByRole('button', { name: exactly(errors.tryAgain()) })
      await expect(retry).toBeVisible()
      expect(requests).toBeGreaterThanOrEqual(2)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(part.shown(page)).toBeHidden()
      await page.unroute(files)
      await retry.click()
      await expect(part.shown(page)).toBeVisible()
    })
  })
}

test('a part that fails to load is retried automatically', async ({ page }) => {
  const files = /\/assets\/cart-drawer-/
  await page.route(files, (route) => (route.request().url().includes('?') ? route.continue() : route.abort()))
  await PARTS[0]!.open(page)
  await expect(PARTS[0]!.shown(page)).toBeVisible()
})

test('the search works when suggestions cannot be loaded', async ({ page }) => {
  await page.route(/\/assets\/search-suggestions-/, (route) => route.abort())
  await visit(page, '/brands')
  await page.getByRole('searchbox', { name: shell.searchLabel() }).fill('body')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/search\/body$/)
})

test('a menu that cannot be loaded opens its page', async ({ page }) => {
  await page.route(/\/assets\/mega-menu-/, (route) => route.abort())
  await visit(page, '/brands')
  await page.getByRole('navigation', { name: shell.categories() }).getByRole('link').first().click()
  await expect(page).toHaveURL(/\/c\//)
})

test.describe('the locale modal', () => {
  test('is left out when it cannot be loaded', async ({ page }) => {
    await page.addInitScript(() => localStorage.removeItem('market-confirmed'))
    const files = /\/assets\/locale-modal-/
    await page.route(files, (route) => route.abort())
    let failed = 0
    page.on('requestfailed', (request) => void (files.test(request.url()) && failed++))
    await visit(page, '/brands')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    // It is asked for once more after a pause.
    await expect.poll(() => failed).toBeGreaterThanOrEqual(2)
    await page.unroute(files)
    await page.getByRole('link', { name: shell.saleNav() }).first().click()
    await expect(page.getByRole('dialog', { name: placeTitle() })).toBeVisible()
  })
})

test('a page whose scripts fail to load works as plain HTML', async ({ page }) => {
  await page.route(/\/assets\/(client|frame)-/, (route) => route.abort())
  await page.goto('/sale')
  await expect(page.locator('html[data-plain]')).toBeAttached()
  await anyProduct(page).click()
  await expect(page).toHaveURL(/\/p\//)
  await expect(page.getByRole('main').getByText(shell.needsScript()).first()).toBeVisible()
  await page.getByRole('searchbox').first().fill('body')
  await page.getByRole('searchbox').first().press('Enter')
  await expect(page).toHaveURL(/\/search\/body$/)
})

test('the error screen of the frame leads to the home page of its market, whatever the cookie', async ({ page, context }) => {
  // The header cannot be drawn from such data.
  await page.route(/\/hu\/cart$/, async (route) => {
    const answer = await route.fetch()
    await route.fulfill({
      response: answer,
      body: (await answer.text()).replace('"nav":{', '"nav":null,"was":{'),
    })
  })
  await page.goto('/hu/cart')
  const clear = page.getByRole('button', { name: exactly(inLocale('hu', errors.clearErrors)) })
  await clear.click()
  await expect(page).toHaveURL(/\/hu$/)
  const place = (await context.cookies()).find(({ name }) => name === 'redirect-locale')
  expect(place?.value).toBe('hu')
})

test.describe('offline during a visit', () => {
  for (const [what, from, link] of [
    ['a page', '/brands', (page: Page) => page.getByRole('link', { name: shell.saleNav() }).first()],
    ['a page of another frame', '/cart', (page: Page) => page.locator('main a[href="/checkout"]').first()],
  ] as const)
    test(`${what} says so, and opens when the shop can be reached`, async ({ page, context }) => {
      if (from === '/cart') {
        await openProduct(page, 'ro')
        await chooseVariant(page)
        await addToCart(page)
      }
      await visit(page, from)
      const target = new URL((await link(page).getAttribute('href'))!, page.url()).href
      await context.setOffline(true)
      await link(page).click()
      await expect(page.getByRole('heading', { level: 1, name: errors.offlineTitle() })).toBeVisible()
      await expect(page).toHaveURL(target)
      // Its picture cannot be loaded either.
      const broken = () =>
        page
          .getByRole('main')
          .evaluate((main) => Array.from(main.querySelectorAll('img')).filter((image) => !image.naturalWidth).length)
      await expect.poll(broken).toBe(0)
      await page.getByRole('button', { name: errors.tryAgain() }).click()
      await expect(page.getByText(errors.stillOffline())).toBeVisible()
      await context.setOffline(false)
      await expect(page.getByRole('heading', { level: 1, name: errors.offlineTitle() })).toBeHidden()
      await expect(page).toHaveURL(target)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    })
})
