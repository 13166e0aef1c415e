/** Keys and webhooks in the back office: a key is made, used by a program, revoked and refused. */
import * as say from '#messages/admin/connections.ts'
import { permissions } from '#messages/admin/staff.ts'
import { exactly } from './customer.ts'
import { signInOwner } from './office.ts'
import { expectAccessible, expectNarrow } from './page-checks.ts'
import { expect, test } from './shop-test.ts'

test.use({ office: 'keys', speaks: 'ro', allowed: /status of 422/ })

test('a key is made, used by a program, revoked and refused; a webhook tells what it is told of', async ({ page, open }) => {
  await signInOwner(page, open.shop)
  await page.goto('/admin/settings/api')
  const button = (name: string) => page.getByRole('button', { name: exactly(name) })
  await button(say.newKey()).click()
  await page.getByLabel(exactly(say.name())).fill('ERP')
  await page.getByLabel(exactly(permissions['orders.read']())).check()
  await expectAccessible(page, 'a new key')
  await button(say.make()).click()
  const key = await page.getByRole('textbox', { name: exactly(say.yourKey()) }).inputValue()
  await button(say.ready()).click()
  const ask = (path: string) =>
    fetch(`${open.shop.url}/admin/api${path}`, { headers: { authorization: `Bearer ${key}` } }).then(({ status }) => status)
  expect(await Promise.all([ask('/orders'), ask('/openapi.json'), ask('/system'), ask('/staff')])).toEqual([200, 200, 403, 403])

  await button(say.newWebhook()).click()
  await page.getByLabel(exactly(say.address())).fill('https://10.0.0.1/hooks')
  await page.getByLabel(new RegExp(`^${say.events['order.paid']()}`)).check()
  await button(say.make()).click()
  await expect(page.getByRole('alert')).toContainText('WEBHOOK_HOSTS')
  await page.getByLabel(exactly(say.address())).fill('https://erp.example/hooks/nestling')
  await button(say.make()).click()
  await expect(page.getByRole('textbox', { name: exactly(say.signingKey()) })).toHaveValue(/^whsec_/)
  await button(say.ready()).click()
  await button(say.named({ act: say.deliveries(), name: 'erp.example' })).click()
  await button(say.sendTrial()).click()
  await expect(page.getByRole('rowheader', { name: 'trial' })).toBeVisible()
  await expectAccessible(page, 'webhooks and keys')
  await expectNarrow(page, 'webhooks and keys')

  await button(say.named({ act: say.revoke(), name: 'ERP' })).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: exactly(say.revoke()) })
    .click()
  await expect(page.getByText(say.noKeys())).toBeVisible()
  expect(await ask('/orders')).toBe(401)
})
