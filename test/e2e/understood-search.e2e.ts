/** What a search understood as filters: seen, heard, and taken off by a link, also without JavaScript (LOC-27). */
import * as say from '#messages/search.ts'
import { exactly, visit } from './customer.ts'
import { expectAccessible, expectNarrow } from './page-checks.ts'
import { expect, test } from './shop-test.ts'

const QUERY = 'body fete 6 luni'

test('each part is taken off by a link, and the others stay', async ({ page }) => {
  await visit(page, `/search/${encodeURIComponent(QUERY)}`)
  const parts = page.getByRole('list', { name: exactly(say.understood()) })
  await expect(parts.getByRole('listitem').nth(1)).toBeVisible()
  const field = page.locator('input[type=search]').first()
  await expect(field).toHaveValue(QUERY)
  await expectAccessible(page, 'understood search')
  await expectNarrow(page, 'understood search')
  const age = parts.getByRole('link', { name: exactly(say.searchWithout({ name: '6 luni' })) })
  await age.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/search\/body%20fete$/)
  await expect(age).toHaveCount(0)
  await expect(parts.getByRole('listitem').first()).toBeVisible()
  await expect(field).toHaveValue('body fete')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('the links are those of the page', async ({ page }) => {
    await page.goto(`/search/${encodeURIComponent(QUERY)}`)
    await page.getByRole('link', { name: exactly(say.searchWithout({ name: '6 luni' })) }).click()
    await expect(page).toHaveURL(/\/search\/body%20fete$/)
  })
})
