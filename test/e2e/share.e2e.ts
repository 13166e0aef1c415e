/** Products and wishlists are sent to somebody: by the sheet of the device, as a copied address, or copied by hand. */
import type { Page } from '@playwright/test'
import { href, MARKETS, type Locale } from '#domain/market/market.ts'
import * as cart from '#messages/cart.ts'
import * as catalog from '#messages/listing.ts'
import * as text from '#messages/shopping/share.ts'
import { chooseVariant, CLOTHES, exactly, hydrated, visit } from './customer.ts'
import { tabTo } from './keyboard.ts'
import { expectAccessible, expectAccessibleAndNarrow } from './page-checks.ts'
import { expect, inTurn, LANGUAGES, test } from './shop-test.ts'

/** A product that comes in sizes, as somebody reaches it from an advertisement. */
async function product(page: Page, locale: Locale): Promise<{ name: string; path: string }> {
  await visit(page, href(MARKETS[locale], CLOTHES[locale]))
  const link = page.getByRole('main').getByRole('article').first().getByRole('heading').getByRole('link')
  const path = (await link.getAttribute('href'))!
  const name = (await link.textContent())!.trim()
  await visit(page, `${path}?utm_source=letter&gclid=1`)
  return { name, path }
}

/** Stands for the sheet of a device, which a browser without a screen has not. Returns what was given to it. */
async function sheet(page: Page): Promise<() => Promise<ShareData[]>> {
  await page.addInitScript(() => {
    const given: ShareData[] = []
    Object.assign(globalThis, { given })
    Object.defineProperty(navigator, 'share', { configurable: true, value: async (data: ShareData) => void given.push(data) })
  })
  return () => page.evaluate(() => (globalThis as unknown as { given: ShareData[] }).given)
}

const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText())

for (const locale of LANGUAGES) {
  test.describe(`sending in ${locale}`, () => {
    test.use({ speaks: locale })

    if (inTurn(locale, 0))
      test('by mouse the address of a product is copied, with the size that is chosen and without where the visitor came from', async ({
        page,
        context,
      }) => {
        await context.grantPermissions(['clipboard-read', 'clipboard-write'])
        const { path } = await product(page, locale)
        const button = page.getByRole('main').getByRole('button', { name: exactly(text.shareProduct()) })
        await button.click()
        await expect(page.getByRole('status').filter({ hasText: text.copied() })).toBeVisible()
        expect(await copied(page)).toBe(new URL(path, page.url()).href)
        await chooseVariant(page)
        await button.click()
        await expect.poll(() => copied(page)).toMatch(new RegExp(`${path}\\?item=\\d+$`))
        await expectAccessibleAndNarrow(page, 'a product that can be sent')
      })

    if (inTurn(locale, 1))
      test('by keyboard the sheet of the device opens; where nothing may be copied the address is shown, selected', async ({
        page,
      }) => {
        const given = await sheet(page)
        const { name, path } = await product(page, locale)
        await tabTo(page, page.getByRole('main').getByRole('button', { name: exactly(text.shareProduct()) }))
        await page.keyboard.press('Enter')
        await expect.poll(given).toEqual([{ title: name, url: new URL(path, page.url()).href }])
        await page.evaluate(() => {
          Object.defineProperty(navigator, 'share', { value: undefined })
          Object.defineProperty(navigator.clipboard, 'writeText', { value: () => Promise.reject(new Error('not allowed')) })
        })
        await page.keyboard.press('Enter')
        const field = page.getByRole('textbox', { name: exactly(text.address()) })
        await expect(field).toHaveValue(new URL(path, page.url()).href)
        expect(await page.evaluate(() => getSelection()?.toString())).toBe(new URL(path, page.url()).href)
        await expectAccessible(page, 'an address to copy by hand')
      })

    if (inTurn(locale, 2))
      test.describe('on a phone', () => {
        test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

        test('by touch a wishlist is sent; who opens it sees its products and keeps one', async ({ page, browser, baseURL }) => {
          const given = await sheet(page)
          const market = MARKETS[locale]
          await visit(page, href(market, '/new'))
          const hearts = page.getByRole('main').getByRole('button', { name: new RegExp(`^${catalog.like({ name: '' })}`) })
          for (const at of [0, 1]) await hearts.nth(at).tap()
          await visit(page, href(market, '/wishlist'))
          await page.getByRole('button', { name: exactly(text.shareWishlist()) }).tap()
          await expect.poll(async () => (await given()).length).toBe(1)
          const { url, title } = (await given())[0]!
          expect(title).toBe(text.wishlistOf(2))
          expect(url).toMatch(new RegExp(`^${baseURL}${href(market, '/wishlist')}\\?products=\\d+,\\d+$`))

          const other = await browser.newContext({ baseURL: baseURL!, viewport: { width: 390, height: 844 }, hasTouch: true })
          await other.addInitScript(() => localStorage.setItem('market-confirmed', '1'))
          const friend = await other.newPage()
          await friend.goto(url!)
          await hydrated(friend)
          await expect(friend.getByRole('heading', { level: 1 })).toHaveText(text.sharedTitle())
          await expect(friend.getByRole('main').getByRole('article')).toHaveCount(2)
          await expectAccessibleAndNarrow(friend, 'a list that somebody has sent')
          await friend
            .getByRole('main')
            .getByRole('button', { name: new RegExp(`^${catalog.like({ name: '' })}`) })
            .first()
            .tap()
          await friend.getByRole('link', { name: exactly(text.ownWishlist()) }).tap()
          await expect(friend.getByRole('heading', { level: 1 })).toHaveText(cart.wishlistTitle())
          await expect(friend.getByRole('main').getByRole('article')).toHaveCount(1)
          await other.close()
        })
      })
  })
}

test('the address of a list whose products are gone says so', async ({ page }) => {
  await visit(page, '/wishlist?products=999999')
  await expect(page.getByText(text.sharedGone())).toBeVisible()
  await expect(page.getByRole('link', { name: exactly(text.ownWishlist()) })).toBeVisible()
})
