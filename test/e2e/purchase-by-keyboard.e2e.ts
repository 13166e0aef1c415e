/** A purchase without a pointer. */
import { TEXTS as CARD_PAGE } from '#adapters/payment/sandbox/texts.ts'
import { toCheckout } from '#messages/cart.ts'
import * as checkout from '#messages/checkout.ts'
import { courier } from '#messages/delivery/methods.ts'
import * as orders from '#messages/order.ts'
import * as catalog from '#messages/listing.ts'
import { CARDS, CUSTOMERS, exactly, findProduct, firstSize, hydrated, orderButton, seeConfirmation } from './customer.ts'
import { tabTo, type } from './keyboard.ts'
import { expect, test } from './shop-test.ts'

test('an order is placed and paid by keyboard alone', async ({ page }) => {
  await findProduct(page, 'ro')
  await tabTo(page, firstSize(page))
  await page.keyboard.press('Space')
  await tabTo(page, page.getByRole('button', { name: exactly(catalog.add()) }).first())
  await page.keyboard.press('Enter')
  const drawer = page.getByRole('dialog')
  await expect(drawer).toBeVisible()
  await tabTo(page, drawer.getByRole('link', { name: exactly(toCheckout()) }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/checkout$/)
  await hydrated(page)

  const customer = CUSTOMERS.ro
  await type(page, checkout.email(), customer.email)
  await type(page, checkout.phone(), customer.phone)
  await type(page, checkout.lastName(), customer.lastName)
  await type(page, checkout.firstName(), customer.firstName)
  await type(page, checkout.address(), customer.address)
  await type(page, checkout.zip(), customer.zip)
  // The postcode fills in the county and the town (decision 091).
  await expect(page.getByLabel(exactly(checkout.city()))).toHaveValue(customer.city)
  await expect(page.getByLabel(exactly(checkout.county())).locator('option:checked')).toHaveText(customer.county!)
  await tabTo(page, page.getByRole('button', { name: new RegExp(`^${checkout.toDelivery()}`) }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/checkout\/shipping$/)

  await tabTo(page, page.getByRole('radio', { name: new RegExp(courier()) }))
  await page.keyboard.press('Space')
  await tabTo(page, page.getByRole('checkbox', { name: new RegExp(checkout.termsBefore().trim()) }))
  await page.keyboard.press('Space')
  await tabTo(page, orderButton(page))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/checkout\/payment\//)
  await hydrated(page)
  await tabTo(page, page.getByRole('button').filter({ hasText: orders.pay({ amount: '' }).trim() }))
  await page.keyboard.press('Enter')

  await expect(page).toHaveURL(/\/sandbox\/pay\//)
  const text = CARD_PAGE.ro
  await type(page, text.number, CARDS.approved)
  await type(page, text.expiry, '12 / 39')
  await type(page, text.cvc, '123')
  await type(page, text.name, 'I. Marinescu')
  await page.keyboard.press('Enter')
  await seeConfirmation(page, 'ro')
})
