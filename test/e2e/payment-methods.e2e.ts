/** A shop that takes bank transfers and payment on delivery: the customer chooses, is told what to do and gets the mail. */
import { ibanInGroups } from '#domain/payments/bank-account.ts'
import { plainText } from '#domain/pricing/money.ts'
import { MARKETS, type Locale } from '#domain/market/market.ts'
import * as orders from '#messages/order.ts'
import * as methods from '#messages/payments/methods.ts'
import { startShop } from '#test/running-shop.ts'
import type { Page } from '@playwright/test'
import { exactly, goToGateway, openMails, orderUpToPayment, reload, seeConfirmation, typeCard, CARDS, visit } from './customer.ts'
import { tabTo } from './keyboard.ts'
import { expectAccessibleAndNarrow } from './page-checks.ts'
import { seededShop } from './seeded.ts'
import { expect, inTurn, LANGUAGES, test as shopTest } from './shop-test.ts'

const IBANS: Record<Locale, string> = {
  ro: 'RO49AAAA1B31007593840000',
  en: 'DE89370400440532013000',
  hu: 'HU42117730161111101800000000',
}

/** A shop with all methods in each market. */
const test = shopTest.extend<object, object>({
  open: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures from the pattern
    async ({}, run) => {
      const seeded = seededShop('pglite')
      const { shop, database, end } = await startShop(seeded, {
        TRUSTED_PROXIES: '1',
        ...Object.fromEntries(
          LANGUAGES.flatMap((locale) => [
            [`PAYMENT_TRANSFER_${locale.toUpperCase()}`, `${IBANS[locale]}; Nestling Baby SRL`],
            [`PAYMENT_CASH_${locale.toUpperCase()}`, '2'],
          ]),
        ),
      })
      await run({ shop, database })
      await end()
      await seeded.close()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
})

test.skip(({ database }) => database !== 'pglite', 'what is stored is the same')

interface Answer {
  number: string
  due: number
  methodFee: number
}

const orderOf = async (page: Page, id: string): Promise<Answer> =>
  (await (await page.request.get(`/api/orders/${id}`)).json()) as Answer

const choice = (page: Page, name: string) => page.getByRole('radio', { name: new RegExp(name) })

async function seeMail(page: Page, subject: string): Promise<void> {
  await openMails(page)
  await expect(page.getByRole('link', { name: new RegExp(subject) }).first()).toBeVisible()
}

for (const locale of LANGUAGES) {
  test.describe(`in ${locale}`, () => {
    test.use({ speaks: locale })
    const { currency } = MARKETS[locale]

    if (inTurn(locale, 0))
      test('a bank transfer is chosen by keyboard, says where the money goes, and can be paid by card instead', async ({
        page,
      }) => {
        const id = await orderUpToPayment(page, locale)
        await expectAccessibleAndNarrow(page, 'payment methods')
        await tabTo(page, choice(page, methods.transfer()).or(choice(page, orders.card())))
        await page.keyboard.press('ArrowDown')
        await expect(choice(page, methods.transfer())).toBeChecked()
        await tabTo(page, page.getByRole('button', { name: exactly(methods.chooseTransfer()) }))
        await page.keyboard.press('Enter')
        const told = async () => {
          await expect(page.getByRole('heading', { name: exactly(methods.transferTo()) })).toBeVisible()
          await expect(page.getByText(ibanInGroups(IBANS[locale])).first()).toBeVisible()
        }
        await told()
        await reload(page, told)
        const { number, due } = await orderOf(page, id)
        await expect(page.getByRole('main').getByText(number).first()).toBeVisible()
        await expect(
          page
            .getByRole('main')
            .getByText(plainText(due, currency, locale))
            .first(),
        ).toBeVisible()
        await seeMail(page, methods.transferSubject({ number }).replace(/^[Aa]z? /, ''))
        await visit(page, `${MARKETS[locale].prefix}/pay/${id}`)
        await choice(page, orders.card()).check({ force: true })
        await goToGateway(page)
        await typeCard(page, locale, CARDS.approved)
        await seeConfirmation(page, locale)
      })

    if (inTurn(locale, 2))
      test('payment on delivery is chosen with its fee, and the order is confirmed at once', async ({ page }) => {
        const id = await orderUpToPayment(page, locale)
        const before = await orderOf(page, id)
        await choice(page, methods.cash()).check({ force: true })
        await page
          .getByRole('button', { name: exactly(methods.chooseCash({ amount: plainText(before.due + 200, currency, locale) })) })
          .click()
        const told = () => expect(page.getByRole('heading', { level: 1 })).toHaveText(methods.cashTitle())
        await told()
        await reload(page, told)
        const { number, due, methodFee } = await orderOf(page, id)
        expect([due, methodFee]).toEqual([before.due + 200, 200])
        await expect(
          page
            .getByRole('main')
            .getByText(plainText(due, currency, locale))
            .first(),
        ).toBeVisible()
        await seeMail(page, number)
      })
  })
}
