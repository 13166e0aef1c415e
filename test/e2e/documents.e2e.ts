/** The invoice of a bought order: on the page of the order, as a file; and the page of an address that opens none. */
import { readFile } from 'node:fs/promises'
import { href, MARKETS } from '#domain/market/market.ts'
import * as text from '#messages/documents/links.ts'
import {
  addToCart,
  CARDS,
  chooseDelivery,
  chooseVariant,
  exactly,
  giveInformation,
  goToGateway,
  openProduct,
  placeOrder,
  seeConfirmation,
  toCheckoutLink,
  typeCard,
} from './customer.ts'
import { viewCart } from '#messages/cart.ts'
import { expectAccessibleAndNarrow } from './page-checks.ts'
import { expect, inTurn, LANGUAGES, test } from './shop-test.ts'

for (const locale of LANGUAGES) {
  test.describe(`documents in ${locale}`, () => {
    test.use({ speaks: locale })

    if (inTurn(locale, 0))
      test('a guest downloads the invoice from the confirmation page', async ({ page }) => {
        await openProduct(page, locale)
        await chooseVariant(page)
        await addToCart(page)
        await page
          .getByRole('dialog')
          .getByRole('link', { name: exactly(viewCart()) })
          .click()
        await toCheckoutLink(page).click()
        await giveInformation(page, locale, 'individual')
        await chooseDelivery(page)
        await placeOrder(page)
        await goToGateway(page)
        await typeCard(page, locale, CARDS.approved)
        await seeConfirmation(page, locale)
        const link = page.getByRole('main').getByRole('link', { name: 'PDF' })
        await expect(async () => {
          await page.reload()
          await expect(link).toBeVisible({ timeout: 2_000 })
        }).toPass()
        await expectAccessibleAndNarrow(page, 'the confirmation with its invoice')
        const [download] = await Promise.all([page.waitForEvent('download'), link.click()])
        expect(download.suggestedFilename()).toMatch(/^N(?:RO|EU|HU)-\d{4}-\d{6}\.pdf$/)
        expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe('%PDF-')
      })

    test.describe('of none', () => {
      test.use({ allowed: /404 \(Not Found\)/ })

      test('an address that opens nothing says what to do', async ({ page }) => {
        await page.goto(href(MARKETS[locale], '/invoice/abcdefghijklmnopqrstuvwxyz234567'))
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.missingTitle())
        await expectAccessibleAndNarrow(page, 'the page of a missing document')
        await page
          .getByRole('main')
          .getByRole('link', { name: exactly(text.toOrders()) })
          .click()
        await expect(page).toHaveURL(/\/auth\/signin/)
      })
    })
  })
}
