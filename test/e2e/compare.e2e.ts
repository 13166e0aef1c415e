/** Prams side by side: from their pages, by touch, keyboard and mouse, and without JavaScript. */
import type { Page } from '@playwright/test'
import { href, MARKETS, type Locale } from '#domain/market/market.ts'
import * as text from '#messages/goods/compare.ts'
import { compareMany, compareThis } from '#messages/shopping/compare-link.ts'
import { exactly, visit } from './customer.ts'
import { tabTo } from './keyboard.ts'
import { expectAccessibleAndNarrow } from './page-checks.ts'
import { expect, inTurn, LANGUAGES, test } from './shop-test.ts'

const QUERIES: Record<Locale, string> = { ro: 'carucior', en: 'pram', hu: 'babakocsi' }

/** Addresses of the first prams that a search finds. */
async function prams(page: Page, locale: Locale): Promise<string[]> {
  await visit(page, href(MARKETS[locale], `/search/${QUERIES[locale]}`))
  const cards = page.getByRole('main').getByRole('article').getByRole('heading').getByRole('link')
  return Promise.all([0, 1, 2].map(async (at) => (await cards.nth(at).getAttribute('href'))!))
}
const columns = (page: Page) => page.getByRole('table').getByRole('columnheader')

for (const [turn, locale] of LANGUAGES.entries()) {
  test.describe(`comparison in ${locale}`, () => {
    test.use({ speaks: locale, hasTouch: turn === 0 })

    test('three prams are compared, the boot is asked about, and one leaves', async ({ page }) => {
      const press = async (role: 'link' | 'button', name: string) => {
        const control = page.getByRole(role, { name: exactly(name) })
        if (turn === 0) return control.tap()
        if (turn === 1) return control.click()
        await tabTo(page, control)
        return page.keyboard.press('Enter')
      }
      const [first, second, third] = await prams(page, locale)
      await visit(page, first!)
      await press('link', compareThis())
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.title())
      await expect(columns(page)).toHaveCount(2)
      await visit(page, second!)
      await press('link', compareMany(2))
      await expect(columns(page)).toHaveCount(3)
      await visit(page, third!)
      await press('link', compareMany(3))
      await expect(columns(page)).toHaveCount(4)
      await expectAccessibleAndNarrow(page, 'comparison')

      const litres = page.getByLabel(exactly(text.bootLitres()))
      await litres.fill('20')
      await press('button', text.bootAsk())
      await expect(litres).toHaveAccessibleDescription(new RegExp(text.bootWrong({ min: 100, max: 1000 })))
      await expect(litres).toHaveValue('20')
      await litres.fill('1000')
      await press('button', text.bootAsk())
      await expect(page.getByRole('row', { name: text.bootRow({ litres: 1000 }) })).toContainText(text.bootFits())

      await page.getByRole('table').getByRole('link', { name: text.remove() }).first().click()
      await expect(columns(page)).toHaveCount(3)
    })
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, speaks: 'en' })
  if (inTurn('en', 1))
    test('a pram is compared with one that the page offers', async ({ page }) => {
      await page.goto('/en/search/pram')
      await page.getByRole('main').getByRole('article').getByRole('link').first().click()
      await page.getByRole('link', { name: exactly(compareThis()) }).click()
      await page
        .getByRole('list')
        .getByRole('link', { name: /^Compare .+ too$/ })
        .first()
        .click()
      await expect(columns(page)).toHaveCount(3)
    })
})
