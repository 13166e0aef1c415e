/** Search words in a browser: a search that found nothing becomes a synonym, and the shop finds the product (LOC-27). */
import { hits, why } from '#messages/admin/settings/search-explained.ts'
import * as say from '#messages/admin/settings/search-words.ts'
import { makeSynonyms } from '#messages/admin/today.ts'
import { undo } from '#messages/admin/undo.ts'
import { exactly } from './customer.ts'
import { signInOwner } from './office.ts'
import { expectAccessible, expectNarrow } from './page-checks.ts'
import { expect, test } from './shop-test.ts'

test.use({ office: 'search words', speaks: 'ro' })

const MISSED = 'qwxzkvjq'

test('a search that found nothing is made a synonym, finds products, and is taken back', async ({ page, open }) => {
  await signInOwner(page, open.shop)
  const card = page.getByRole('main').getByRole('article').first()
  await page.goto(`/search/${MISSED}`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(MISSED)
  await expect(async () => {
    await page.goto('/admin/settings/search')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say.title())
    await expect(page.getByRole('rowheader', { name: MISSED })).toBeVisible({ timeout: 2_000 })
  }).toPass()
  await page.goto('/admin/today')
  await page.getByRole('link', { name: exactly(makeSynonyms()) }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say.title())
  await expectAccessible(page, 'search words')
  await expectNarrow(page, 'search words')

  await page.getByRole('button', { name: exactly(`${say.join()}: ${MISSED}`) }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  await dialog.getByRole('button', { name: exactly(say.save()) }).click()
  await expect(dialog.getByText(/două cuvinte/)).toBeVisible()
  await expectAccessible(page, 'a new group')
  const words = dialog.getByLabel(exactly(say.wordsLabel()))
  await words.fill(`${MISSED}\nbiberon`)
  await dialog.getByRole('button', { name: exactly(say.save()) }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('button', { name: exactly(`${say.change()}: ${MISSED} = biberon`) })).toBeVisible()

  await expect(async () => {
    await page.goto(`/search/${MISSED}`)
    await expect(card).toBeVisible({ timeout: 1_000 })
  }).toPass()

  await page.goto('/admin/settings/search')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say.title())
  await page.getByLabel(exactly(say.tryHint())).fill(MISSED)
  await expect(page.locator('output')).toContainText(/[1-9]\d* (de )?produse/)
  await page.getByText(why(), { exact: true }).click()
  await expect(
    page
      .getByRole('table', { name: exactly(hits()) })
      .getByRole('row')
      .nth(1),
  ).toBeVisible()
  await expectAccessible(page, 'why a search finds')
  await expectNarrow(page, 'why a search finds')
  await page.getByRole('button', { name: exactly(`${say.remove()}: ${MISSED} = biberon`) }).click()
  await expect(page.getByText(say.removed({ name: `${MISSED} = biberon` }))).toBeVisible()
  await page.getByRole('button', { name: exactly(undo()) }).click()
  await expect(page.getByRole('button', { name: exactly(`${say.change()}: ${MISSED} = biberon`) })).toBeVisible()
})
