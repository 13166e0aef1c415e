/** Mails in the settings, in a browser: previews in three languages, of an order, sent to oneself, and found in the log. */
import { kinds } from '#messages/admin/settings/mail-kinds.ts'
import * as say from '#messages/admin/settings/mails.ts'
import { languages } from '#messages/admin/product.ts'
import { exactly, orderUpToPayment } from './customer.ts'
import { signInOwner } from './office.ts'
import { expectAccessible, expectNarrow } from './page-checks.ts'
import { expect, test } from './shop-test.ts'

// The checker of accessibility speaks to every frame, and a mail's frame lets nobody speak to it.
test.use({ office: 'mails', speaks: 'ro', allowed: /postMessage/ })

test('staff see every kind of mail, send one to themselves and find it in the log', async ({ page, open }) => {
  test.setTimeout(120_000)
  await orderUpToPayment(page, 'ro')
  await signInOwner(page, open.shop)
  await page.goto('/admin/settings/mails')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say.title())
  await expect(page.getByText(say.noServer())).toBeVisible()
  const previews = page.getByRole('article')
  await expect(previews).toHaveCount(3)
  await expect(page.frameLocator('iframe').first().getByRole('heading', { level: 1 })).toBeVisible()
  await expectAccessible(page, 'mails')
  await expectNarrow(page, 'mails')

  await page
    .getByRole('navigation', { name: say.which() })
    .getByRole('button', { name: exactly(kinds.voucher()) })
    .click()
  await page.getByRole('button', { name: exactly(say.forms.text()) }).click()
  await expect(previews.first().locator('pre')).toContainText('N3ST-PR0B-CAD0-0100')
  await expectAccessible(page, 'a mail as text')

  await page.getByRole('button', { name: exactly(say.sendMeIn({ language: languages.hu() })) }).click()
  await expect(page.getByText(say.trialKept())).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say.title())
  await page.getByLabel(exactly(say.kind())).selectOption('trial')
  const row = page.getByRole('row', { name: new RegExp(say.trial()) })
  await expect(row).toContainText('ruxandra@exemplu.ro')
  await expect(row).toContainText(say.states.waits())

  // The order of a customer, by its number.
  const orders = (await (await page.request.get('/admin/api/orders?view=all')).json()) as { orders: { number: string }[] }
  const { number } = orders.orders[0]!
  await page.getByRole('button', { name: exactly(kinds['order confirmation']()) }).click()
  await page.getByLabel(exactly(say.withOrder())).fill(number.toLowerCase())
  await expect(previews).toHaveCount(1)
  await expect(previews.first()).toContainText(number)
})
