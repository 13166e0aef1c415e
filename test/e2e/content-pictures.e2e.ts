/** A photograph for contents in a browser: uploaded, cut to a shape, named, and chosen. */
import sharp from 'sharp'
import { LOCALES } from '#domain/market/market.ts'
import { kinds } from '#messages/admin/content/blocks.ts'
import * as say from '#messages/admin/content/pages.ts'
import * as product from '#messages/admin/product.ts'
import { markets } from '#messages/admin/today.ts'
import { exactly } from './customer.ts'
import { signInOwner } from './office.ts'
import { expectAccessible, expectNarrow } from './page-checks.ts'
import { expect, test } from './shop-test.ts'

// No script runs in the frame of a preview.
test.use({ office: 'shared', speaks: 'ro', allowed: /Blocked script execution|status of 404/ })

test('a photograph is cut before it gets its name', async ({ page, open }) => {
  await signInOwner(page, open.shop)
  await page.goto('/admin/pages')
  await page.getByRole('button', { name: say.newPage() }).click()
  for (const at of LOCALES) await page.getByLabel(say.titleIn({ market: markets[at]() })).fill(`Cu poză ${at}`)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/admin\/pages\/\d+$/)
  await expect(page.getByRole('button', { name: say.publish(), exact: true })).toBeVisible()
  await page.keyboard.press('b')
  await page.getByRole('button', { name: kinds.image(), exact: true }).press('Enter')
  await page.getByText(exactly(say.choosePicture())).click()

  const dialog = page.getByRole('dialog')
  const buffer = await sharp({ create: { width: 900, height: 900, channels: 3, background: '#8fa38c' } })
    .jpeg()
    .toBuffer()
  await dialog.getByLabel(say.uploadPicture()).setInputFiles({ name: 'pajiste.jpg', mimeType: 'image/jpeg', buffer })
  await dialog.getByRole('button', { name: exactly(say.cropPicture()) }).click()
  await expect(dialog.getByLabel(product.cropShape())).toHaveValue('16:9')
  await dialog.getByLabel(product.cropShape()).selectOption('3:2')
  await dialog.getByLabel(product.cropPlace()).fill('100')
  await expectAccessible(page, 'a photograph that is cut')
  await expectNarrow(page, 'a photograph that is cut')
  const answer = page.waitForResponse(/\/crop$/)
  await dialog.getByRole('button', { name: exactly(product.takePart()) }).click()
  expect(await (await answer).json()).toMatchObject({ width: 900, height: 600 })
  await expect(dialog.getByLabel(product.cropShape())).toBeHidden()
  for (const at of LOCALES) await dialog.getByLabel(say.pictureText({ market: markets[at]() })).fill('O pajiște verde')
  await dialog.getByRole('button', { name: exactly(say.usePicture()) }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText('pajiste').first()).toBeVisible()
})
