/** The blog: found from the footer, read, searched, and left for a product; with and without JavaScript. */
import { ARTICLES } from '#demo/content/articles.ts'
import { href, MARKETS, type Locale } from '#domain/market/market.ts'
import * as text from '#messages/content/blog.ts'
import { contents as contentsTitle } from '#messages/content/contents.ts'
import type { Page } from '@playwright/test'
import { visit } from './customer.ts'
import { tabTo } from './keyboard.ts'
import { expectAccessibleAndNarrow } from './page-checks.ts'
import { expect, inTurn, LANGUAGES, test } from './shop-test.ts'

const article = ARTICLES.find(({ key }) => key === 'safe-sleep')!

/** Finds the blog in the footer, searches, opens an article, goes to a part of it, and to a product beside it. */
async function readAndFollow(page: Page, locale: Locale): Promise<void> {
  const { title, slug } = article.text[locale]
  await page.getByRole('contentinfo').getByRole('link', { name: text.blog(), exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.title())
  const search = page.getByRole('main').getByRole('searchbox', { name: text.search() })
  await search.fill(title)
  await search.press('Enter')
  await expect(page).toHaveURL(/\/b\?q=/)
  await page.getByRole('main').getByRole('article').getByRole('link', { name: title, exact: true }).click()
  await expect(page).toHaveURL(new RegExp(`/b/${slug}$`))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await page.getByRole('navigation', { name: contentsTitle() }).getByRole('link').last().click()
  await expect(page).toHaveURL(/#[\w-]+$/)
  const goods = page.getByRole('region', { name: text.fittingProducts(), exact: true }).getByRole('link')
  expect(await goods.count()).toBeGreaterThan(0)
  await goods.first().click()
  await expect(page).toHaveURL(/\/p\//)
}

/** Opens the points of the cover by keyboard, one at a time, and follows the last to its product. */
async function openPoints(page: Page): Promise<void> {
  const points = page.getByRole('main').locator('figure').first().locator('details')
  const count = await points.count()
  expect(count).toBeGreaterThan(0)
  for (let at = 0; at < count; at++) {
    const point = points.nth(at)
    const product = point.getByRole('link')
    await expect(product).toBeHidden()
    await tabTo(page, point.locator('summary'))
    await page.keyboard.press('Enter')
    await expect(product).toBeVisible()
    await expect(points.getByRole('link')).toHaveCount(1)
    await page.keyboard.press('Tab')
    await expect(product).toBeFocused()
  }
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/p\//)
}

for (const locale of LANGUAGES) {
  test.describe(`the blog in ${locale}`, () => {
    test.use({ speaks: locale })

    if (inTurn(locale, 0))
      test('is found, searched and read, and leads to a product', async ({ page }) => {
        await visit(page, href(MARKETS[locale], '/'))
        await readAndFollow(page, locale)
      })

    if (inTurn(locale, 2))
      test('marks the heading that is read in the contents, and opens what is on the cover, by keyboard', async ({ page }) => {
        await page.emulateMedia({ reducedMotion: 'reduce' })
        await visit(page, href(MARKETS[locale], `/b/${article.text[locale].slug}`))
        const contents = page.getByRole('navigation', { name: contentsTitle() }).getByRole('link')
        const current = page.locator('nav a[aria-current="location"]')
        await expect(current).toHaveCount(0)
        const last = (await contents.count()) - 1
        for (const at of [0, last, 1]) {
          await contents.nth(at).focus()
          await page.keyboard.press('Enter')
          await expect(contents.nth(at)).toHaveAttribute('aria-current', 'location')
          await expect(current).toHaveCount(1)
        }
        await page.keyboard.press('Home')
        await expect(current).toHaveCount(0)
        // What is loaded on the way down makes the page longer, and its end is further away than before.
        await expect(async () => {
          await page.keyboard.press('End')
          await expect(contents.nth(last)).toHaveAttribute('aria-current', 'location', { timeout: 1000 })
        }).toPass()
        await openPoints(page)
      })

    test('has lists and articles that are accessible and narrow', async ({ page }) => {
      const { slug } = article.text[locale]
      for (const path of ['/b', '/b/page/2', '/b?q=qqqqq', `/b/${slug}`])
        await test.step(path, async () => {
          await visit(page, href(MARKETS[locale], path))
          await expectAccessibleAndNarrow(page, path)
        })
      await visit(page, href(MARKETS[locale], `/b/${slug}`))
      await page.getByRole('main').locator('a[href*="/b/c/"]').first().click()
      await expect(page).toHaveURL(/\/b\/c\//)
      await expectAccessibleAndNarrow(page, 'category')
    })
  })

  test.describe(`the blog without JavaScript in ${locale}`, () => {
    test.use({ speaks: locale, javaScriptEnabled: false })

    if (inTurn(locale, 1))
      test('is found, searched and read, and leads to a product', async ({ page }) => {
        await page.goto(href(MARKETS[locale], '/'))
        await readAndFollow(page, locale)
      })
  })
}
