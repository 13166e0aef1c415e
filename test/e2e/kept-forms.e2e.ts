/** Forms that keep what is typed on the server: a new product, prices, delivery rules. What is offered later is gone on with or discarded. */
import type { Page } from '@playwright/test'
import * as delivery from '#messages/admin/delivery.ts'
import * as drafts from '#messages/admin/people/drafts.ts'
import * as product from '#messages/admin/product.ts'
import * as prices from '#messages/admin/prices.ts'
import { exactly } from './customer.ts'
import { signInOwner } from './office.ts'
import { expectAccessible, expectNarrow } from './page-checks.ts'
import { expect, test } from './shop-test.ts'

test.use({ office: 'kept-forms', speaks: 'ro' })

const keptLine = (page: Page) => page.getByText(drafts.kept({ at: '' }).trim())
const goOn = (page: Page) => page.getByRole('button', { name: exactly(drafts.goOn()) })

test('what is typed into a new product, prices and delivery rules is offered after the page was left', async ({ page, open }) => {
  await signInOwner(page, open.shop)
  await page.goto('/admin/products/new')
  const sku = page.getByLabel(exactly(product.sku()))
  await sku.fill('NOU-1')
  await expect(keptLine(page)).toBeVisible()
  await page.reload()
  await expectAccessible(page, 'a new product with an offered draft')
  await expectNarrow(page, 'a new product with an offered draft')
  await goOn(page).click()
  await expect(sku).toHaveValue('NOU-1')

  await page.goto('/admin/products/10001')
  const section = page.getByRole('region', { name: exactly(prices.prices()) })
  const price = section.getByRole('textbox').first()
  await price.fill('1.234,50')
  await expect(section.getByText(drafts.kept({ at: '' }).trim())).toBeVisible()
  await page.reload()
  await goOn(page).click()
  await expect(price).toHaveValue('1.234,50')
  await section.getByRole('button', { name: exactly(prices.discard()) }).click()

  await page.goto('/admin/settings/delivery')
  await expect(page.getByRole('heading', { level: 1, name: exactly(delivery.delivery()) })).toBeVisible()
  const rows = page.getByRole('table').first().getByRole('row')
  const before = await rows.count()
  await page.getByRole('button', { name: exactly(delivery.addRule()) }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: exactly(delivery.apply()) })
    .click()
  await expect(rows).toHaveCount(before + 1)
  await expect(keptLine(page)).toBeVisible()
  await page.reload()
  await expectAccessible(page, 'delivery rules with an offered draft')
  await page.getByRole('button', { name: exactly(drafts.discard()) }).click()
  await expect(rows).toHaveCount(before)
})
