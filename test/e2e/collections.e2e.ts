/** Collections in a browser: one is made, filled by rules, shown, moved by keys and by drag, and read by a customer. */
import * as form from '#messages/admin/form.ts'
import * as say from '#messages/admin/goods/collections.ts'
import { inLanguage, languages } from '#messages/admin/product.ts'
import * as acts from '#messages/admin/undo.ts'
import { exactly } from './customer.ts'
import { signInOwner } from './office.ts'
import { expectAccessible, expectNarrow } from './page-checks.ts'
import { expect, test } from './shop-test.ts'

// A shop of its own: the menus of others do not change.
test.use({ office: 'collections', speaks: 'ro' })

test('a collection is made by rules, shown, moved and found in the shop', async ({ page, open }) => {
  await signInOwner(page, open.shop)
  await page.goto('/admin/collections')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say.collections())
  await expectAccessible(page, 'the tree of collections')
  await expectNarrow(page, 'the tree of collections')

  await page.keyboard.press('n')
  const dialog = page.getByRole('dialog')
  for (const [locale, name] of [
    ['ro', 'Cadouri de toamnă'],
    ['en', 'Autumn gifts'],
    ['hu', 'Őszi ajándékok'],
  ] as const)
    await dialog.getByLabel(exactly(inLanguage({ field: say.name(), language: languages[locale]() }))).fill(name)
  await expectAccessible(page, 'a new collection')
  await dialog.getByRole('button', { name: exactly(say.make()) }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('heading', { level: 2, name: exactly('Cadouri de toamnă') })).toBeVisible()
  const address = page.url()

  await page.getByRole('button', { name: exactly(say.byRules()) }).click()
  await page.getByLabel(exactly(say.valuesOfRule({ number: '1' }))).selectOption({ index: 1 })
  await page.getByRole('button', { name: exactly(say.addRule()) }).click()
  await page.getByLabel(exactly(say.ruleKind({ number: 2 }))).selectOption('price')
  await page.getByLabel(exactly(`${say.to()} (RON), ${say.ruleKind({ number: 2 })}`)).fill('x')
  await page.keyboard.press('Control+s')
  await expect(page.getByText(/regul/i).first()).toBeVisible()
  await page.getByLabel(exactly(`${say.to()} (RON), ${say.ruleKind({ number: 2 })}`)).fill('99.999')
  await page.getByRole('button', { name: exactly(say.addGroup()) }).click()
  await page.getByLabel(exactly(say.ruleKind({ number: '3.1' }))).selectOption('age')
  await expect(page.getByRole('button', { name: /^Fixează / }).first()).toBeVisible()
  await page
    .getByRole('button', { name: /^Fixează / })
    .nth(1)
    .click()
  await expect(page.getByText(exactly(say.pinned({ number: 1 })))).toBeVisible()
  const listed = page.getByRole('region', { name: exactly(say.orderAndPins()) }).getByRole('listitem')
  // The list is in its new order.
  await expect(listed.nth(0)).toContainText(say.pinned({ number: 1 }))
  await listed.nth(2).dragTo(listed.nth(0))
  await expect(listed.nth(1)).toContainText(say.pinned({ number: 2 }))
  await page.getByLabel(say.isHidden()).uncheck()
  await page.keyboard.press('Control+s')
  await expect(page.getByText(exactly(form.saved()))).toBeVisible()
  await expect(page.getByText(exactly(say.states.shown()))).toBeVisible()
  await expectAccessible(page, 'a collection by rules')
  await expectNarrow(page, 'a collection by rules')

  const row = page.getByRole('list', { name: exactly(say.tree()) }).getByRole('link', { name: exactly('Cadouri de toamnă') })
  await row.focus()
  await page.keyboard.press('Alt+ArrowRight')
  await expect(page.getByText(/: mutată sub /)).toBeVisible()
  await page.keyboard.press('Control+z')
  await expect(page.getByText(new RegExp(`^${acts.takenBack({ act: '' }).trim()}`)).first()).toBeVisible()
  const first = page
    .getByRole('list', { name: exactly(say.tree()) })
    .getByRole('listitem')
    .nth(1)
  await page
    .getByRole('list', { name: exactly(say.tree()) })
    .getByRole('listitem')
    .filter({ hasText: 'Cadouri de toamnă' })
    .dragTo(first, { targetPosition: { x: 60, y: 14 } })
  await expect(page.getByText(/: mutată sub /)).toBeVisible()

  const shown = page.getByRole('link', { name: exactly(say.inTheShop()) })
  await expect(shown).toHaveAttribute('href', /\/c\/.+\/cadouri-de-toamna$/)
  const path = await shown.getAttribute('href')
  // The old address leads to the new one as soon as the shop knows it.
  await expect(async () => {
    await page.goto('/c/cadouri-de-toamna')
    await expect(page).toHaveURL(new RegExp(`${path!}$`), { timeout: 1_000 })
  }).toPass()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cadouri de toamnă')
  await page.goto(address)
  await expect(page.getByRole('heading', { level: 2, name: exactly('Cadouri de toamnă') })).toBeVisible()
})
