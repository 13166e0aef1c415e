/** Unpaid orders of the account: paid, or cancelled after a question, on a phone and by keyboard; the languages by turns. */
import type { Page } from '@playwright/test'
import { href, MARKETS } from '#domain/market/market.ts'
import { plainText } from '#domain/pricing/money.ts'
import * as account from '#messages/customers/account.ts'
import { refusalText } from '#messages/customers/failures.ts'
import * as text from '#messages/customers/orders.ts'
import { canceledTitle } from '#messages/order.ts'
import { httpCustomer } from '#test/http-customer.ts'
import { enter, fetchAs, makeAccount } from './account.ts'
import { placeOrders } from './account-orders.ts'
import { CARDS, exactly, goToGateway, hydrated, seeConfirmation, typeCard, visit } from './customer.ts'
import { tabTo } from './keyboard.ts'
import { expectAccessible, expectAccessibleAndNarrow } from './page-checks.ts'
import { expect, inTurn, LANGUAGES, test } from './shop-test.ts'

const main = (page: Page) => page.getByRole('main')
const button = (page: Page, name: string) => page.getByRole('button', { name: exactly(name) })
const row = (page: Page, number: string) => main(page).getByRole('listitem').filter({ hasText: number })

for (const locale of LANGUAGES) {
  test.describe(`unpaid orders in ${locale}`, () => {
    test.use({ speaks: locale })

    if (inTurn(locale, 2))
      test('one is paid from the list, another one cancelled on its page', async ({ page, open }) => {
        const list = href(MARKETS[locale], '/my/orders')
        await makeAccount(page, locale)
        await enter(page, locale, '/my/orders')
        const [kept, given] = await placeOrders(page, locale, open.shop.url, 2)
        await visit(page, list)
        await expectAccessibleAndNarrow(page, 'unpaid orders')
        await page.setViewportSize({ width: 320, height: 640 })
        const amount = plainText(kept!.due, kept!.currency, locale)
        await page.getByRole('link', { name: exactly(text.payOrder({ amount, number: kept!.number })) }).click()
        await hydrated(page)
        await goToGateway(page)
        await typeCard(page, locale, CARDS.approved)
        await seeConfirmation(page, locale)

        await visit(page, list)
        await expect(row(page, kept!.number)).toContainText(text.paymentText('paid'))
        await expect(row(page, kept!.number).getByRole('button')).toHaveCount(0)
        await row(page, given!.number).getByRole('link', { name: given!.number, exact: true }).click()
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.order({ number: given!.number }))
        await button(page, text.cancelOrder()).click()
        const dialog = page.getByRole('dialog')
        await expect(dialog.getByRole('heading')).toHaveText(text.cancelTitle({ number: given!.number }))
        await expectAccessible(page, 'question before an order is cancelled')
        await dialog.getByRole('button', { name: exactly(text.keepOrder()) }).click()
        await expect(dialog).toHaveCount(0)
        await button(page, text.cancelOrder()).click()
        await dialog.getByRole('button', { name: exactly(text.cancelOrder()) }).click()
        await expect(page.getByText(text.orderCanceled({ number: given!.number }))).toBeVisible()
        await expect(main(page).getByText(text.statusText('canceled')).first()).toBeVisible()
        await expect(button(page, text.cancelOrder())).toHaveCount(0)
        await expectAccessibleAndNarrow(page, 'a cancelled order')
        // The link of its mail.
        await visit(page, href(MARKETS[locale], `/pay/${given!.id}`))
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(canceledTitle())
      })
  })
}

test.describe('refusals', () => {
  test.use({ allowed: /status of 409/ })

  test('an order is cancelled by keyboard; one that was paid meanwhile stays', async ({ page, open }) => {
    await makeAccount(page, 'ro')
    await enter(page, 'ro', '/my/orders')
    const [given, paid] = await placeOrders(page, 'ro', open.shop.url, 2)
    await visit(page, '/my/orders')
    await tabTo(page, button(page, text.cancelOrderNamed({ number: given!.number })))
    await page.keyboard.press('Enter')
    const confirm = page.getByRole('dialog').getByRole('button', { name: exactly(text.cancelOrder()) })
    await tabTo(page, confirm)
    await page.keyboard.press('Enter')
    await expect(row(page, given!.number)).toContainText(text.statusText('canceled'))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(account.orders())

    const customer = httpCustomer(open.shop.url, 'ro', '10.9.8.7', fetchAs(page))
    await customer.pay(await customer.startPayment(paid!.id))
    await expect.poll(async () => (await customer.view(paid!.id)).payment).toBe('paid')
    await tabTo(page, button(page, text.cancelOrderNamed({ number: paid!.number })))
    await page.keyboard.press('Enter')
    await tabTo(page, confirm)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog')).toContainText(refusalText({ code: 'order_paid' })!)
    await page.keyboard.press('Escape')
    await expect(button(page, text.cancelOrderNamed({ number: paid!.number }))).toBeFocused()
  })
})
