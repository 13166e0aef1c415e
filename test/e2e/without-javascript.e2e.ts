/** Browsing without JavaScript (D-43). */
import * as catalog from '#messages/listing.ts'
import { ages } from '#messages/content/ages.ts'
import * as shell from '#messages/shell.ts'
import { TAGLINES } from '#demo/catalog/tree.ts'
import { homeTitle } from './home-title.ts'
import { href, MARKETS } from '#domain/market/market.ts'
import { sizeGuideHref } from '#domain/market/page-paths.ts'
import { guideName } from '#messages/goods/size-guide.ts'
import { sizeTable } from '#messages/product.ts'
import { expect, inTurn, LANGUAGES, test } from './shop-test.ts'

for (const locale of LANGUAGES) {
  test.describe(`without JavaScript in ${locale}`, () => {
    test.use({ javaScriptEnabled: false, speaks: locale })

    test('home, collection, sorting, second page and product work', async ({ page }) => {
      await page.goto(href(MARKETS[locale], '/'))
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(homeTitle(locale))
      await page
        .getByRole('link', { name: new RegExp(TAGLINES.fashion![locale].slice(0, 6)) })
        .first()
        .click()
      await expect(page).toHaveURL(/\/c\//)

      await page.getByLabel(catalog.sortBy(), { exact: true }).selectOption('price-asc')
      await page.getByRole('button', { name: catalog.sort(), exact: true }).click()
      await expect(page).toHaveURL(/sort=price-asc/)
      const cards = page.getByRole('main').getByRole('article')
      await expect(cards).toHaveCount(24)
      const first = await cards.first().getByRole('heading').textContent()

      await page.getByRole('link', { name: exactlyOrNext() }).first().click()
      await expect(page).toHaveURL(/page=2/)
      await expect(page).toHaveURL(/sort=price-asc/)
      await expect(cards.first().getByRole('heading')).not.toHaveText(first!)

      const product = cards.first().getByRole('heading').getByRole('link')
      const name = await product.textContent()
      await product.click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name!)
      await expect(page.getByRole('img').first()).toBeVisible()
    })

    if (inTurn(locale, 1))
      test('the home page links products by age', async ({ page }) => {
        await page.goto(href(MARKETS[locale], '/'))
        await page
          .getByRole('region', { name: ages() })
          .getByRole('button', { name: /^6–12 / })
          .click()
        await expect(page).toHaveURL(/\/c\/[a-z]+\?age=6m-12m$/)
        await expect(page.getByRole('checkbox', { name: /^6–12 / })).toBeChecked()
      })

    if (inTurn(locale, 2))
      test('controls that need scripts have a message, and no content waits for scripts', async ({ page }) => {
        for (const path of ['/cart', '/wishlist', '/checkout', '/checkout/shipping', '/sale']) {
          await page.goto(href(MARKETS[locale], path))
          if (path === '/sale') await page.getByRole('main').getByRole('article').first().getByRole('link').first().click()
          await expect(page.getByRole('main').getByText(shell.needsScript())).toBeVisible()
          await expect(page.locator('main [aria-busy=true]:visible')).toHaveCount(0)
        }
        await expect(page.getByRole('button', { name: catalog.add() })).toHaveCount(0)
      })

    if (inTurn(locale, 0))
      test('the search form shows results, and a product leads to the size tables', async ({ page }) => {
        await page.goto(href(MARKETS[locale], '/'))
        await page.getByRole('searchbox').first().fill('body')
        await page.getByRole('searchbox').first().press('Enter')
        await expect(page).toHaveURL(/\/search\/body/)
        await expect(page.getByRole('main')).toContainText('body')
        await page.getByRole('main').getByRole('article').first().getByRole('heading').getByRole('link').click()
        await page.getByRole('link', { name: sizeTable(), exact: true }).click()
        await expect(page).toHaveURL(sizeGuideHref(MARKETS[locale], 'body'))
        await expect(page.getByRole('region', { name: guideName.body() }).first()).toBeVisible()
      })
  })
}

const exactlyOrNext = () => new RegExp(`^(${catalog.page({ page: 2 })}|${catalog.next()})$`)
