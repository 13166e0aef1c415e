/** Paying with a wallet on the payment page: the test wallet of the sandbox, by touch, keyboard and mouse. */
import type { Page } from '@playwright/test'
import { TEXTS as CARD_PAGE } from '#adapters/payment/sandbox/texts.ts'
import { pay } from '#messages/order.ts'
import * as orders from '#messages/order.ts'
import { declinedTitle } from '#messages/payments/outcome.ts'
import * as say from '#messages/payments/wallets.ts'
import { approveAtBank, exactly, orderUpToPayment, reload, seeConfirmation } from './customer.ts'
import { tabTo } from './keyboard.ts'
import { expectAccessible, expectAccessibleAndNarrow } from './page-checks.ts'
import { expect, inTurn, LANGUAGES, test } from './shop-test.ts'

test.skip(({ database }) => database !== 'pglite', 'what is stored is the same')

const button = (page: Page) => page.getByRole('button', { name: exactly(say.payByTestWallet()) })
const sheet = (page: Page) => page.getByRole('dialog', { name: exactly(say.testWallet()) })
const card = (page: Page, lastFour: string) => sheet(page).getByRole('radio', { name: new RegExp(lastFour) })
/** 'Plătește', 'Pay', 'fizetése'. */
const confirm = (page: Page) =>
  sheet(page)
    .getByRole('button')
    .filter({ hasText: pay({ amount: '' }).trim() })
const declined = (page: Page) => page.getByText(declinedTitle())

for (const locale of LANGUAGES) {
  test.describe(`in ${locale}`, () => {
    test.use({ speaks: locale })

    if (inTurn(locale, 0))
      test.describe('on a telephone', () => {
        test.use({ hasTouch: true })
        test('a declined wallet says why where the customer looks, and the next try pays', async ({ page }) => {
          await orderUpToPayment(page, locale)
          await page.setViewportSize({ width: 390, height: 844 })
          await expectAccessibleAndNarrow(page, 'payment with a wallet')
          await button(page).tap()
          await card(page, '9995').check({ force: true })
          await expectAccessible(page, 'test wallet')
          await confirm(page).tap()
          await expect(sheet(page)).toBeHidden()
          await expect(declined(page)).toBeInViewport()
          await reload(page, () => expect(declined(page)).toBeVisible())
          await button(page).tap()
          await confirm(page).tap()
          await seeConfirmation(page, locale, { isReloaded: true })
        })
      })

    if (inTurn(locale, 1))
      test('by keyboard, a wallet that is closed pays nothing, and then pays', async ({ page }) => {
        await orderUpToPayment(page, locale)
        await tabTo(page, button(page))
        await page.keyboard.press('Enter')
        await expect(sheet(page)).toBeVisible()
        await page.keyboard.press('Escape')
        await expect(sheet(page)).toBeHidden()
        await expect(button(page)).toBeFocused()
        await expect(page.getByText(say.walletCanceled())).toBeVisible()
        await page.keyboard.press('Enter')
        await tabTo(page, card(page, '4242'))
        await page.keyboard.press('ArrowDown')
        await expect(card(page, '0002')).toBeChecked()
        await tabTo(page, confirm(page))
        await page.keyboard.press('Enter')
        await expect(declined(page)).toBeVisible()
        await tabTo(page, button(page))
        await page.keyboard.press('Enter')
        await tabTo(page, confirm(page))
        await page.keyboard.press('Enter')
        await seeConfirmation(page, locale)
      })

    if (inTurn(locale, 2))
      test('by mouse, the bank asks on a page of its own, and the card pays after a refusal there', async ({ page }) => {
        await orderUpToPayment(page, locale)
        await button(page).click()
        await card(page, '3184').check({ force: true })
        await confirm(page).click()
        await page.getByRole('button', { name: CARD_PAGE[locale].fail }).click()
        await expect(page).toHaveURL(/\/checkout\/confirmation\//)
        await expect(declined(page)).toBeVisible()
        await page.getByRole('link', { name: exactly(orders.payAgain()) }).click()
        await button(page).click()
        await card(page, '3184').check({ force: true })
        await confirm(page).click()
        await approveAtBank(page, locale)
        await seeConfirmation(page, locale)
      })
  })
}
