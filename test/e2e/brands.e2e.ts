/** Brands in a browser: one is made, given a logo, a text and a maker, read by a customer, removed and brought back. */
import sharp from 'sharp'
import * as form from '#messages/admin/form.ts'
import * as say from '#messages/admin/goods/brands.ts'
import * as product from '#messages/admin/product.ts'
import { exactly } from './customer.ts'
import { signInOwner } from './office.ts'
import { expectAccessible, expectNarrow } from './page-checks.ts'
import { expect, test } from './shop-test.ts'

test.use({ office: 'brands', speaks: 'ro' })

test('a brand is made, described, shown, removed and brought back', async ({ page, open }) => {
  await signInOwner(page, open.shop)
  await page.goto('/admin/brands')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say.brands())
  await expectAccessible(page, 'the list of brands')
  await expectNarrow(page, 'the list of brands')

  await page.keyboard.press('n')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(exactly(say.name())).fill('Vatra Veche')
  await dialog.getByRole('button', { name: exactly(say.make()) }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('heading', { level: 2, name: exactly('Vatra Veche') })).toBeVisible()

  await page.getByLabel(exactly(say.uploadLogo())).setInputFiles({
    name: 'logo.png',
    mimeType: 'image/png',
    buffer: await sharp({ create: { width: 600, height: 240, channels: 3, background: '#d23b1e' } })
      .png()
      .toBuffer(),
  })
  await expect(page.getByRole('button', { name: exactly(say.removeLogo()) })).toBeVisible()
  await page
    .getByRole('textbox', { name: exactly(say.text()) })
    .first()
    .fill('Țese pături din 1921.')
  await page.getByLabel(exactly(say.whichMaker())).selectOption({ index: 1 })
  await expect(page.getByText(exactly(product.address()))).toBeVisible()
  await page.keyboard.press('Control+s')
  await expect(page.getByText(exactly(form.saved()))).toBeVisible()
  await expectAccessible(page, 'a brand')
  await expectNarrow(page, 'a brand')
  const address = page.url()

  await expect(async () => {
    await page.goto('/brands/vatra-veche')
    await expect(page.getByText('Țese pături din 1921.')).toBeVisible({ timeout: 1_000 })
  }).toPass()
  await expect(page.locator('main h1')).toHaveText('Vatra Veche')

  await page.goto(address)
  await page.getByRole('button', { name: exactly(say.remove()) }).click()
  await dialog.getByRole('button', { name: exactly(say.remove()) }).click()
  await expect(page.getByText(exactly(say.removed()))).toBeVisible()
  await expect(page.getByRole('link', { name: exactly('Vatra Veche') })).toBeHidden()
  await page.keyboard.press('Control+z')
  await expect(page.getByRole('link', { name: exactly('Vatra Veche') })).toBeVisible()

  // One that sells says what keeps it.
  await page
    .getByRole('list', { name: exactly(say.brands()) })
    .getByRole('link')
    .first()
    .click()
  await expect(page.getByText(new RegExp(`^${say.stays({ uses: '' }).slice(0, 20)}`))).toBeVisible()
})
