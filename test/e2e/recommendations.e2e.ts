/** Personal rails, and a search box without suggestions. */
import { href, MARKETS } from '#domain/market/market.ts'
import { goesWithCart } from '#messages/cart.ts'
import * as rails from '#messages/listing.ts'
import { searchAnyway, searchFailures } from '#messages/search.ts'
import { addToCart, chooseVariant, exactly, hydrated, openProduct, visit } from './customer.ts'
import { expect, inTurn, LANGUAGES, test } from './shop-test.ts'

test('visited products are shown on the home page and on other product pages', async ({ page }) => {
  await visit(page, '/')
  const title = page.getByRole('heading', { name: exactly(rails.recentlyViewed()) })
  await expect(title).toHaveCount(0)
  const links = page.getByRole('main').getByRole('article').getByRole('heading').getByRole('link')
  const [first, second] = [await links.nth(0).getAttribute('href'), await links.nth(1).getAttribute('href')]
  await visit(page, first!)
  const name = (await page.getByRole('heading', { level: 1 }).textContent())!
  await expect(title).toHaveCount(0)
  await visit(page, second!)
  const row = page.locator('section').filter({ has: title })
  await expect(row.getByRole('article')).toHaveCount(1)
  await expect(row.getByRole('link', { name: exactly(name) })).toBeVisible()
  await visit(page, '/')
  await expect(row.getByRole('article')).toHaveCount(2)
})

test('a cart with products shows additions', async ({ page }) => {
  await openProduct(page, 'ro')
  await chooseVariant(page)
  const name = await addToCart(page)
  await visit(page, '/cart')
  const title = page.getByRole('heading', { name: exactly(goesWithCart()) })
  const row = page.locator('section').filter({ has: title })
  // As many as complete it in a small shop: nothing is filled up.
  await expect(row.getByRole('article')).not.toHaveCount(0)
  await expect(row.getByRole('link', { name: exactly(name) })).toHaveCount(0)
})

for (const locale of LANGUAGES)
  test.describe(`in ${locale}`, () => {
    test.use({ speaks: locale, allowed: /ERR_FAILED/ })

    if (inTurn(locale, 2))
      test('a search box without suggestions has a message and still searches', async ({ page }) => {
        await page.route('**/api/suggest?*', (route) => route.abort())
        await visit(page, href(MARKETS[locale], '/'))
        // With its first letter the search box becomes a combobox.
        const box = page.getByRole('searchbox').or(page.getByRole('combobox')).first()
        await box.click()
        await box.pressSequentially('maci')
        const said = page.getByRole('status').filter({ hasText: searchFailures.network() })
        await expect(said).toContainText(searchAnyway())
        await box.press('Enter')
        await page.waitForURL(/\/search\/maci/)
        await hydrated(page)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      })
  })
