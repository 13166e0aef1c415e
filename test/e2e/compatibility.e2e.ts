/** What fits with a product, from its page: by touch, keyboard and mouse. */
import type { Page } from '@playwright/test'
import { href, MARKETS, type Locale } from '#domain/market/market.ts'
import * as text from '#messages/goods/compatibility.ts'
import { exactly, visit } from './customer.ts'
import { tabTo } from './keyboard.ts'
import { expectAccessibleAndNarrow } from './page-checks.ts'
import { expect, LANGUAGES, test } from './shop-test.ts'

const QUERIES: Record<Locale, string> = { ro: 'saltea patut', en: 'cot mattress', hu: 'kiságymatrac' }

/** Opens the first product that a search finds and that something fits with: a small shop has not every size of everything. */
async function openMattress(page: Page, locale: Locale): Promise<void> {
  await visit(page, href(MARKETS[locale], `/search/${encodeURIComponent(QUERIES[locale])}`))
  const cards = await page.getByRole('main').getByRole('article').getByRole('heading').getByRole('link').all()
  const addresses = await Promise.all(cards.map((card) => card.getAttribute('href')))
  for (const address of addresses) {
    await visit(page, address!)
    if ((await page.getByRole('region', { name: exactly(text.title()) }).count()) > 0) return
  }
  throw new Error('Nothing fits with anything that the search finds.')
}

for (const [turn, locale] of LANGUAGES.entries()) {
  test.describe(`what fits in ${locale}`, () => {
    test.use({ speaks: locale, hasTouch: turn === 0 })

    test('a mattress names what it fits with, and says whether that holds for what somebody has', async ({ page }) => {
      await openMattress(page, locale)
      const fits = page.getByRole('region', { name: exactly(text.title()) })
      const other = fits.getByRole('listitem').first()
      await expect(other).toContainText(/\d/)
      const name = await other.getByRole('link').first().innerText()

      await fits.getByLabel(exactly(text.own())).fill(name)
      const check = fits.getByRole('button', { name: exactly(text.check()) })
      if (turn === 0) await check.tap()
      else if (turn === 1) await check.click()
      else {
        await tabTo(page, check)
        await page.keyboard.press('Enter')
      }
      const answers = page.getByRole('region', { name: exactly(text.answers()) })
      await expect(answers.getByRole('listitem').filter({ hasText: text.yes() }).first()).toContainText(name)
      await expectAccessibleAndNarrow(page, 'what fits')

      const own = page.getByLabel(exactly(text.own()))
      await own.fill('nimic xyzzy')
      await page.getByRole('button', { name: exactly(text.check()) }).click()
      await expect(page.getByText(text.notFound({ own: 'nimic xyzzy' }))).toBeVisible()
      await expect(own).toHaveValue('nimic xyzzy')
      await page.getByRole('link', { name: exactly(text.back()) }).click()
      await expect(fits).toBeVisible()
    })
  })
}
