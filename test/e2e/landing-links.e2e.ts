/** Links that lead into the shop: from a product feed and from the flag of a market. */
import { href, MARKETS } from '#domain/market/market.ts'
import { plainText } from '#domain/pricing/money.ts'
import { size } from '#messages/product.ts'
import { MARKET_NAMES } from '#messages/shell.ts'
import { visit } from './customer.ts'
import { expect, test } from './shop-test.ts'

test('the address of a feed item shows its size and price', async ({ page }) => {
  const feed = await (await page.request.get('/feeds/google-ro.xml')).text()
  const items = Array.from(feed.matchAll(/<item>(.*?)<\/item>/gs), ([, item = '']) => ({
    link: /<g:link>([^<]*)</.exec(item)?.[1] ?? '',
    size: /<g:size>([^<]*)</.exec(item)?.[1],
    paid: /<g:sale_price>([\d.]+) RON</.exec(item)?.[1] ?? /<g:price>([\d.]+) RON</.exec(item)?.[1] ?? '',
  }))
  const item = items.findLast(({ link, size: own }) => link.includes('?item=') && own !== undefined)!
  const { pathname, search } = new URL(item.link)
  await visit(page, pathname + search)
  const chosen = page.getByRole('group', { name: size() }).getByRole('button', { pressed: true })
  await expect(chosen).toHaveCount(1)
  await expect(chosen).toContainText(item.size!)
  const paid = plainText(Math.round(Number(item.paid) * 100), 'RON', 'ro')
  await expect(page.getByRole('main').getByText(paid, { exact: true }).first()).toBeAttached()
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${pathname}$`))
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, speaks: 'hu' })

  test('the Romanian flag leads from the home page to the Romanian shop and is stored', async ({ page }) => {
    await page.goto('/')
    await expect(page).toHaveURL(/\/hu$/)
    await page.locator('summary').filter({ hasText: MARKET_NAMES.hu.place }).first().click()
    await page
      .getByRole('link', { name: new RegExp(MARKET_NAMES.ro.place) })
      .first()
      .click()
    await expect(page.locator('html')).toHaveAttribute('lang', 'ro')
    await expect(page).toHaveURL((url) => url.pathname === href(MARKETS.ro, '/') && url.search === '')
    await page.goto('about:blank')
    await page.goto('/')
    await expect(page.locator('html')).toHaveAttribute('lang', 'ro')
  })
})
