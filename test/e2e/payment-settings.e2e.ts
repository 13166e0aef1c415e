/** Payment in the settings, in a browser: a method is switched on, offered to a customer, and taken back (D-46). */
import { save, faults } from '#messages/admin/form.ts'
import { methods } from '#messages/admin/order/money.ts'
import * as say from '#messages/admin/settings/payment.ts'
import { PAYMENT_FAULTS } from '#messages/admin/settings/problems.ts'
import { markets } from '#messages/admin/today.ts'
import { undo } from '#messages/admin/undo.ts'
import * as customer from '#messages/payments/methods.ts'
import { exactly, orderUpToPayment } from './customer.ts'
import { signInOwner } from './office.ts'
import { expectAccessible, expectNarrow } from './page-checks.ts'
import { expect, test } from './shop-test.ts'

// A shop of its own: others pay by card.
test.use({ office: 'payment settings', speaks: 'ro' })

test('staff switch a transfer on, a customer is offered it, and it is taken back', async ({ page, open }) => {
  test.setTimeout(120_000)
  await orderUpToPayment(page, 'ro')
  const address = page.url()
  const transfer = page.getByRole('radio', { name: new RegExp(customer.transfer()) })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(transfer).toHaveCount(0)

  await signInOwner(page, open.shop)
  await page.goto('/admin/settings/payment')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say.title())
  await expectAccessible(page, 'payment')
  await expectNarrow(page, 'payment')
  const section = page.getByRole('region', { name: exactly(methods.transfer()) })
  await section.getByRole('checkbox', { name: exactly(say.isOn({ market: markets.ro() })) }).check()
  const saving = page.getByRole('button', { name: new RegExp(`^${save()}`) })
  await saving.click()
  await expect(page.getByText(faults(1))).toBeVisible()
  await expect(section.getByText(PAYMENT_FAULTS.payment_account_missing())).toBeVisible()
  await expectAccessible(page, 'payment with a fault')
  await section.getByLabel(say.fields.iban()).first().fill('RO49 AAAA 1B31 0075 9384 0000')
  await section.getByLabel(say.fields.holder()).first().fill('Nestling SRL')
  await page.keyboard.press('Control+s')
  await expect(page.getByRole('button', { name: exactly(undo()) })).toBeVisible()

  await page.goto(address)
  await expect(transfer).toBeVisible()
  await page.goBack()
  await page.goto('/admin/settings/payment')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say.title())
  await section.getByRole('checkbox', { name: exactly(say.isOn({ market: markets.ro() })) }).uncheck()
  await saving.click()
  await page.getByRole('button', { name: exactly(undo()) }).click()
  await expect(section.getByRole('checkbox', { name: exactly(say.isOn({ market: markets.ro() })) })).toBeChecked()
})
