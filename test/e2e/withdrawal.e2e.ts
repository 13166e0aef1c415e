/** The withdrawal from the contract: from the footer to the receipt, without JavaScript; accessible in every step, and on a phone. */
import type { Page } from '@playwright/test'
import { href, MARKETS, type Locale } from '#domain/market/market.ts'
import * as text from '#messages/customers/withdraw.ts'
import { withdrawHere } from '#messages/withdrawals/words.ts'
import { exactly } from './customer.ts'
import { expectAccessibleAndNarrow } from './page-checks.ts'
import { expect, inTurn, LANGUAGES, test } from './shop-test.ts'

const button = (page: Page, name: string) => page.getByRole('button', { name: exactly(name) })

/** Opens the page from the footer of the cart and fills in step one. */
async function fillIn(page: Page, locale: Locale): Promise<void> {
  await page.goto(href(MARKETS[locale], '/cart'))
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: exactly(withdrawHere()) })
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(withdrawHere())
  await page.getByLabel(exactly(text.name())).fill('Ioana Marinescu')
  await page.getByLabel(exactly(text.reference())).fill('NST-ABCD1234')
  await page.getByLabel(exactly(text.email())).fill(`withdrawal-${locale}@example.com`)
  await page.getByLabel(text.goods()).fill('2 × Tudor')
}

for (const locale of LANGUAGES) {
  test.describe(`withdrawal without JavaScript in ${locale}`, () => {
    test.use({ javaScriptEnabled: false, speaks: locale })

    if (inTurn(locale, 1))
      test('two forms lead from the footer to the receipt', async ({ page }) => {
        await fillIn(page, locale)
        await button(page, text.next()).click()
        const statement = text.statementOf({ reference: 'NST-ABCD1234', goods: '2 × Tudor', lines: [] })
        await expect(page.getByText(statement)).toBeVisible()
        expect(page.url()).not.toMatch(/NST|Ioana|example\.com/i)
        await button(page, text.confirmWithdrawal()).click()
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.receivedTitle())
        await expect(page.getByText(statement)).toBeVisible()
        await expect(page.getByRole('main').locator('time')).toHaveAttribute('datetime', /^\d{4}-\d\d-\d\dT[\d:.]+Z$/)
        await expect(page.getByText(text.nothingElse())).toBeVisible()
      })
  })

  test.describe(`withdrawal in ${locale}`, () => {
    test.use({ speaks: locale })

    test('each step is accessible and works at 320 px', async ({ page }) => {
      await fillIn(page, locale)
      await expectAccessibleAndNarrow(page, 'the form')
      await button(page, text.next()).click()
      await expect(button(page, text.confirmWithdrawal())).toBeVisible()
      await expectAccessibleAndNarrow(page, 'the statement')
      await button(page, text.confirmWithdrawal()).click()
      await expect(page.getByText(text.nothingElse())).toBeVisible()
      await expectAccessibleAndNarrow(page, 'the receipt')
    })
  })
}
