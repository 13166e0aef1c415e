/** Product feeds in a browser: made for the first time, what they leave out with a way to the product, switched off and on (D-4). */
import { MARKETS } from '#domain/market/market.ts'
import * as say from '#messages/admin/settings/feeds.ts'
import { markets } from '#messages/admin/today.ts'
import { undo } from '#messages/admin/undo.ts'
import { exactly } from './customer.ts'
import { signInOwner } from './office.ts'
import { expectAccessible, expectNarrow } from './page-checks.ts'
import { expect, test } from './shop-test.ts'

test.use({ office: 'partnerships', speaks: 'ro' })

test('a feed is made, says what it left out, and is switched off and on', async ({ page, open }) => {
  await signInOwner(page, open.shop)
  await page.goto('/admin/import')
  await page.getByRole('link', { name: exactly(say.feeds()) }).click()
  await expect(page.getByRole('heading', { level: 2, name: exactly(say.feedsOut()) })).toBeVisible()
  const name = say.feedNames.google({ market: markets.ro() })
  const row = page.getByRole('row').filter({ hasText: name })
  await expect(row).toContainText(say.neverMade())
  await row.getByRole('button', { name: `${say.make()}: ${name}` }).click()
  await expect(row.getByText(/[1-9]\d* (articol|de articole|articole)/)).toBeVisible()
  await expectAccessible(page, 'feeds')
  await expectNarrow(page, 'feeds')

  await row.getByRole('link', { name: exactly(name) }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  await page.getByText(new RegExp(`^${say.gaps.voucher()}: `)).click()
  const product = page.getByRole('main').getByRole('listitem').getByRole('link').first()
  await expect(product).toBeVisible()
  await expectAccessible(page, 'a feed')
  await expectNarrow(page, 'a feed')
  const title = (await product.textContent())!
  await product.click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(title)

  await page.goto('/admin/feeds')
  const status = async () => (await page.request.get(`/feeds/meta-${MARKETS.ro.locale}.csv`)).status()
  expect(await status()).toBe(200)
  const meta = say.feedNames.meta({ market: markets.ro() })
  const metaRow = page.getByRole('row').filter({ hasText: meta })
  await metaRow.getByRole('button', { name: `${say.switchOff()}: ${meta}` }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: exactly(say.switchOff()) }).click()
  await expect(dialog).toBeHidden()
  await expect(metaRow).toContainText(say.off())
  expect(await status()).toBe(404)
  await page.getByRole('button', { name: new RegExp(`^${undo()}`) }).click()
  await expect(metaRow.getByText(exactly(say.on()))).toBeVisible()
  expect(await status()).toBe(200)
})
