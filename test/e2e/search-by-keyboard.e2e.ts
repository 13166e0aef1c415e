/** Brands and products found by keyboard. */
import type { Locator, Page } from '@playwright/test'
import { homeTitle } from './home-title.ts'
import { fold } from '#domain/search/fold.ts'
import * as catalog from '#messages/listing.ts'
import * as filters from '#messages/filters.ts'
import { visit } from './customer.ts'
import { expect, test } from './shop-test.ts'

const form = (page: Page): Locator => page.locator('#filters')

test('a brand is found by typing in the filter', async ({ page }) => {
  await visit(page, '/c/produse')
  const group = form(page).locator('details', { has: page.locator('input[name=brand]') })
  const more = group.locator('button')
  await expect(more).toHaveAttribute('aria-expanded', 'false')
  await more.click()
  await expect(more).toHaveText(filters.fewer())
  await expect(more).toBeFocused()
  const label = group.locator('label').last()
  const name = (await label.innerText()).split('\n')[0]!.trim()
  await group.getByRole('searchbox', { name: catalog.findBrand() }).fill(name)
  await expect(group.locator('label')).toHaveCount(1)
  await label.click()
  await expect(page).toHaveURL(/\?brand=[^,&]+&all=brand$/)
  await expect(page.getByRole('button', { name: filters.without({ name }) })).toBeVisible()
  await expect(label.getByRole('checkbox')).toBeChecked()
  await more.click()
  await expect(page).toHaveURL(/\?brand=[^,&]+$/)
  await expect(label.getByRole('checkbox')).toBeChecked()
})

test('the list of brands is searched without accents', async ({ page }) => {
  await visit(page, '/brands')
  const link = page.getByRole('main').locator('section li a').last()
  const name = (await link.getByRole('img').getAttribute('alt'))!
  await page.getByRole('searchbox', { name: catalog.findBrand() }).fill(fold(name).toUpperCase())
  await expect(page.getByRole('main').locator('section li a')).toHaveCount(1)
  await expect(page.getByRole('main').getByRole('status')).toHaveText(catalog.brandsFound(1))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveAccessibleName(name)
})

test.describe('search by keyboard alone', () => {
  test('typing, arrow keys and Enter open a suggestion', async ({ page }) => {
    await visit(page, '/')
    for (let presses = 0; presses < 40; presses++) {
      if (await page.evaluate(() => document.activeElement?.matches('input[type=search]'))) break
      await page.keyboard.press('Tab')
    }
    const field = page.locator('input[type=search]').first()
    await expect(field).toBeFocused()
    await page.keyboard.type('body')
    await expect(field).toHaveAttribute('aria-expanded', 'true')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    const id = await field.getAttribute('aria-activedescendant')
    const option = page.locator(`[id="${id}"]`)
    await expect(option).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('Enter')
    await expect(page).not.toHaveURL(/\/$/)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

    await page.goBack()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(homeTitle('ro'))
    await expect(page.getByRole('main')).toBeFocused()
    await field.focus()
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type('body')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/search\/body$/)
    // On to the first filter, by Tab from the headline.
    for (let presses = 0; presses < 40; presses++) {
      if (await page.evaluate(() => document.activeElement?.matches('#filters input[type=checkbox]'))) break
      await page.keyboard.press('Tab')
    }
    await page.keyboard.press('Space')
    await expect(page).toHaveURL(/\/search\/body\?/)
    await expect(form(page).locator(':checked')).toBeFocused()
  })
})
