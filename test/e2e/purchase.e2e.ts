/**
 * A whole purchase in each market, by an individual and by a legal entity, with each kind of card: every two of these three meet,
 * and all three where `isEachLanguage`. The language says nothing to the database: on PostgreSQL every kind of person buys with
 * every kind of card, in the languages by turns.
 */
import { TEXTS as CARD_PAGE } from '#adapters/payment/sandbox/texts.ts'
import { href, MARKETS } from '#domain/market/market.ts'
import { cartTitle, viewCart } from '#messages/cart.ts'
import * as orders from '#messages/order.ts'
import { declinedTitle } from '#messages/payments/outcome.ts'
import {
  addToCart,
  approveAtBank,
  CARDS,
  cartLines,
  chooseDelivery,
  chooseVariant,
  CUSTOMERS,
  exactly,
  findProduct,
  giveInformation,
  goToGateway,
  openMails,
  placeOrder,
  promised,
  reload,
  seeConfirmation,
  toCheckoutLink,
  typeCard,
} from './customer.ts'
import { expect, isEachLanguage, LANGUAGES, test } from './shop-test.ts'

const PERSONS = ['individual', 'company'] as const
const WAYS = ['approved card', '3-D Secure', 'declined card, then a good one'] as const

for (const [turn, locale] of LANGUAGES.entries()) {
  test.describe(`in ${locale}`, () => {
    test.use({ speaks: locale })
    for (const [person, personType] of PERSONS.entries()) {
      for (const [kind, way] of WAYS.entries()) {
        const isOnEachDatabase = (person + kind) % LANGUAGES.length === turn
        const tag = isOnEachDatabase ? ['@each-database'] : []
        // With these three every two of language, person and card meet.
        const isMissingPair = person === (turn === 1 ? 1 : 0) && (kind + 2) % LANGUAGES.length === turn
        if (isOnEachDatabase || isMissingPair || isEachLanguage)
          test(`${personType} buys with ${way}`, { tag }, async ({ page }) => {
            // Until the card is typed the ways are one: it is walked with every page loaded afresh once.
            const isReloaded = way === 'declined card, then a good one'
            await findProduct(page, locale)
            await chooseVariant(page)
            const name = await addToCart(page)
            const [line] = await cartLines(page)
            const before = await promised(page, line!.item)

            await page
              .getByRole('dialog')
              .getByRole('link', { name: exactly(viewCart()) })
              .click()
            const inCart = () => expect(page.getByRole('main').getByRole('link', { name: exactly(name) })).toBeVisible()
            await expect(page.getByRole('heading', { level: 1 })).toHaveText(cartTitle())
            await inCart()
            if (isReloaded) await reload(page, inCart)
            await toCheckoutLink(page).click()

            await giveInformation(page, locale, personType, { isReloaded })
            await chooseDelivery(page, { isReloaded })
            const id = await placeOrder(page)
            if (isReloaded) await reload(page)
            await goToGateway(page)
            if (way === 'declined card, then a good one') {
              await typeCard(page, locale, CARDS.declined)
              await expect(page.getByRole('heading', { level: 1 })).toHaveText(declinedTitle(), { timeout: 20_000 })
              await reload(page, () => expect(page.getByRole('heading', { level: 1 })).toHaveText(declinedTitle()))
              await page.getByRole('link', { name: exactly(orders.payAgain()) }).click()
              await expect(page).toHaveURL(new RegExp(`/pay/${id}$`))
              await reload(page)
              await goToGateway(page)
            }
            await typeCard(page, locale, way === '3-D Secure' ? CARDS.challenged : CARDS.approved)
            if (way === '3-D Secure') await approveAtBank(page, locale)
            await seeConfirmation(page, locale, { isReloaded: true })

            expect(await cartLines(page)).toEqual([])
            if (before < 99) expect(await promised(page, line!.item)).toBe(before - line!.qty)
            const order = (await (await page.request.get(`/api/orders/${id}`)).json()) as { number: string; payment: string }
            expect(order.payment).toBe('paid')

            await openMails(page)
            const mail = page.getByRole('link', { name: new RegExp(order.number) }).first()
            await expect(mail).toBeVisible()
            await mail.click()
            await expect(page.getByText(CUSTOMERS[locale].email).first()).toBeVisible()
          })
      }
    }
  })
}

test('the order stays unpaid when the customer cancels at the gateway', { tag: '@each-database' }, async ({ page }) => {
  await findProduct(page, 'ro')
  await chooseVariant(page)
  await addToCart(page)
  await page.goto(href(MARKETS.ro, '/checkout'))
  await giveInformation(page, 'ro', 'individual')
  await chooseDelivery(page)
  const id = await placeOrder(page)
  await goToGateway(page)
  await page.getByRole('button', { name: CARD_PAGE.ro.cancel }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(declinedTitle())
  await page.goto(`/pay/${id}`)
  await goToGateway(page)
  await typeCard(page, 'ro', CARDS.approved)
  await seeConfirmation(page, 'ro')
})
