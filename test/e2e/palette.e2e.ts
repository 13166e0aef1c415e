/** The search of the back office by the keyboard, in each language: a product by its id, an order by its sign, and what is not found. */
import * as products from '#messages/admin/goods/products.ts'
import * as say from '#messages/admin/palette.ts'
import { exactly } from './customer.ts'
import { signInOwner } from './office.ts'
import { expectAccessible, expectNarrow } from './page-checks.ts'
import { expect, LANGUAGES, test } from './shop-test.ts'

test.use({ office: 'shared' })

const PRODUCT = '10001'

for (const locale of LANGUAGES) {
  test.describe(`search of the office in ${locale}`, () => {
    test.use({ speaks: locale })

    test('finds a product by its id and opens it by the keyboard; what is not found is said', async ({ page, open }) => {
      await signInOwner(page, open.shop)
      await page.goto('/admin/orders')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await page.keyboard.press('ControlOrMeta+k')
      const dialog = page.getByRole('dialog', { name: exactly(say.searchOrJump()) })
      await expect(dialog).toBeVisible()
      await page.keyboard.type('@nobody of this name')
      await expect(dialog.getByText(say.nothingFound())).toBeVisible()
      await dialog.getByRole('combobox').fill(PRODUCT)
      const found = dialog.getByRole('option').first()
      await expect(found).toContainText(PRODUCT)
      await expect(found).toHaveAttribute('data-group', products.products())
      await expectAccessible(page, 'search of the office')
      await expectNarrow(page, 'search of the office')
      await dialog.getByRole('combobox').press('Enter')
      await expect(page).toHaveURL(new RegExp(`/admin/products/${PRODUCT}$`))
      await expect(dialog).toBeHidden()
    })
  })
}
