/** The choice of a locker, and one that is gone since it was chosen. */
import * as checkout from '#messages/checkout.ts'
import { problemText } from '#messages/validation.ts'
import {
  acceptTerms,
  addToCart,
  chooseVariant,
  giveInformation,
  openProduct,
  orderButton,
  placeOrder,
  visit,
} from './customer.ts'
import { expect, test } from './shop-test.ts'

test.use({ allowed: /status of 422/ })

test('a locker that is gone is named at the order, everything typed stays, and another one is taken', async ({ page }) => {
  await openProduct(page, 'ro')
  await chooseVariant(page)
  await addToCart(page)
  await visit(page, '/checkout')
  await giveInformation(page, 'ro', 'individual')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(checkout.deliveryTitle())
  // As the browser has it from before its courier took the locker away.
  await page.evaluate(() => {
    const typed = JSON.parse(localStorage.getItem('shipping')!) as object
    const locker = {
      id: 'sameday-999',
      courier: 'easybox',
      name: 'easybox Gara',
      address: 'Str. Gării 1',
      city: 'Târgu Mureș',
      zip: '540056',
    }
    localStorage.setItem('shipping', JSON.stringify({ ...typed, delivery: 'locker', locker }))
  })
  await visit(page, '/checkout/shipping')
  await expect(page.getByRole('radio', { name: /^easybox Gara/ })).toBeChecked()
  await acceptTerms(page)
  await orderButton(page).click()
  await expect(page.getByText(problemText('locker_gone', 'locker', ''))).toBeVisible()
  await expect(page.getByRole('radio', { name: /^easybox Gara/ })).toHaveCount(0)
  const search = page.getByLabel(checkout.lockerSearch())
  await expect(search).toBeFocused()
  await expect(search).toHaveValue('Târgu Mureș')
  await expect(page.getByRole('checkbox', { name: new RegExp(checkout.termsBefore().trim()) })).toBeChecked()
  await search.fill('targu mures 1 decembrie')
  await page.getByRole('radio', { name: /^Cuibox Tudor/ }).check({ force: true })
  await expect(page.getByText(problemText('locker_gone', 'locker', ''))).toHaveCount(0)
  await placeOrder(page)
})
