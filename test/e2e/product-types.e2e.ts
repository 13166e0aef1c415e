/** Product types in a browser: one is added, one of the shipped ones changed, set back and switched off, each taken back (LOC-27). */
import * as say from '#messages/admin/settings/product-types.ts'
import { undo } from '#messages/admin/undo.ts'
import { PRODUCT_TYPES } from '#domain/search/goods/product-types.ts'
import { exactly } from './customer.ts'
import { signInOwner } from './office.ts'
import { expectAccessible, expectNarrow } from './page-checks.ts'
import { expect, test } from './shop-test.ts'

test.use({ office: 'product types', speaks: 'ro' })

const NAME = 'zdrumbulici'

test('a type is added with what it is a kind of, shipped ones are changed, and each is taken back', async ({ page, open }) => {
  await signInOwner(page, open.shop)
  await page.goto('/admin/settings/product-types')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say.title())
  await expect(page.getByRole('row').nth(5)).toBeVisible()
  await expectAccessible(page, 'product types')
  await expectNarrow(page, 'product types')

  await page.keyboard.press('n')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  await dialog.getByRole('button', { name: exactly(say.save()) }).click()
  await expect(dialog.getByText(say.TYPE_PROBLEMS.type_unnamed())).toHaveCount(3)
  await expectAccessible(page, 'a new type')
  await dialog.getByLabel(exactly(say.namesIn.ro())).fill(`${NAME}\n${NAME} mare`)
  await dialog.getByLabel(exactly(say.namesIn.en())).fill('whatsit')
  await dialog.getByLabel(exactly(say.namesIn.hu())).fill('izé')
  const [shipped] = PRODUCT_TYPES
  const kindName = shipped!.names.ro[0]!
  const kinds = dialog.getByRole('group', { name: exactly(say.broaderLabel()) })
  await kinds.getByLabel(exactly(say.addKey())).fill(kindName)
  await kinds.getByRole('button', { name: exactly(say.chooseKey({ name: kindName })) }).click()
  await expect(kinds.getByRole('button', { name: exactly(say.removeKey({ name: kindName })) })).toBeVisible()
  await expectAccessible(page, 'a filled type')
  await expectNarrow(page, 'a filled type')
  await dialog.getByRole('button', { name: exactly(say.save()) }).click()
  await expect(dialog).toBeHidden()

  await page.getByLabel(exactly(say.find())).fill(NAME)
  const row = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: exactly(NAME) }) })
  await expect(row).toContainText(kindName)
  await expect(row).toContainText(say.state.own())
  await row.getByRole('button', { name: exactly(`${say.remove()}: ${NAME}`) }).click()
  await expect(page.getByText(say.removed({ name: NAME }))).toBeVisible()
  await expect(page.getByText(say.nothingFound())).toBeVisible()
  await page.getByRole('button', { name: exactly(undo()) }).click()
  await expect(row).toBeVisible()

  await page.getByLabel(exactly(say.find())).fill(kindName)
  const shippedRow = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: exactly(kindName) }) })
  await shippedRow.getByRole('button', { name: exactly(`${say.switchOff()}: ${kindName}`) }).click()
  await expect(shippedRow).toContainText(say.state.off())
  await page.getByRole('button', { name: exactly(say.states.off()) }).click()
  await expect(shippedRow).toBeVisible()
  await expectAccessible(page, 'types that are off')
  await shippedRow.getByRole('button', { name: exactly(`${say.reset()}: ${kindName}`) }).click()
  await expect(shippedRow).toBeHidden()
})
