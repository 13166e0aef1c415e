/** The bar with the cart button while the button of the page is out of sight: pointer, keyboard and touch, the languages by turns. */
import type { Locator, Page } from '@playwright/test'
import { add, chooseSize } from '#messages/listing.ts'
import * as product from '#messages/product.ts'
import { exactly, firstSize, openProduct } from './customer.ts'
import { expectAccessible, shifted, watchShifts } from './page-checks.ts'
import { expect, test } from './shop-test.ts'

const bar = (page: Page): Locator => page.getByRole('main').locator('div:has(> img):has(> span + :is(button, a))')
const scrollDown = (page: Page) => page.evaluate(() => scrollTo(0, document.body.scrollHeight / 2))

/** Higher elements, such as pictures, may be hidden in part. */
const LOW = 100

/** Returns whether the bar hides what has the focus (WCAG 2.4.11): all of it, and of what is low any part. */
const isHidden = (page: Page) =>
  bar(page).evaluate((element, low) => {
    const focused = document.activeElement
    if (!focused || focused === document.body || element.contains(focused)) return false
    const { top, bottom, left, right } = element.getBoundingClientRect()
    const box = focused.getBoundingClientRect()
    const isApart = box.right <= left || box.left >= right || box.bottom <= top || box.top >= bottom
    return !isApart && (box.height < low || box.top >= top)
  }, LOW)

test('it says what is chosen and puts it into the cart, without moving anything', async ({ page }) => {
  await page.addInitScript(watchShifts)
  await openProduct(page, 'ro')
  await expect(bar(page)).toBeHidden()
  await firstSize(page).click()
  const chosen = await firstSize(page).evaluate((button) => button.firstChild!.textContent!)
  await scrollDown(page)
  await expect(bar(page)).toBeVisible()
  await expect(bar(page)).toContainText((await page.getByRole('heading', { level: 1 }).textContent())!)
  await expect(bar(page)).toContainText(chosen)
  const before = await shifted(page)
  await page.evaluate(() => scrollTo(0, 0))
  await expect(bar(page)).toBeHidden()
  await scrollDown(page)
  await expect(bar(page)).toBeVisible()
  expect((await shifted(page)) - before).toBeLessThan(0.001)
  await expectAccessible(page, 'the bar of a product')
  await page.emulateMedia({ media: 'print' })
  await expect(bar(page)).toBeHidden()
  await page.emulateMedia({ media: 'screen' })
  await bar(page)
    .getByRole('button', { name: exactly(add()) })
    .click()
  await expect(page.getByRole('dialog')).toContainText(chosen.replaceAll('\u00a0', ' '))
})

test.describe('in English', () => {
  test.use({ speaks: 'en' })
  test('it never covers what the keyboard is at, and asks for a size', async ({ page }) => {
    await openProduct(page, 'en')
    await scrollDown(page)
    await expect(bar(page)).toBeVisible()
    await page.getByRole('main').getByRole('article').first().getByRole('link').first().focus()
    for (let presses = 0; presses < 20; presses++) {
      await page.keyboard.press('Tab')
      if (await bar(page).isVisible()) expect(await isHidden(page), `after ${presses + 1} presses`).toBe(false)
    }
    await scrollDown(page)
    await bar(page)
      .getByRole('button', { name: exactly(chooseSize()) })
      .press('Enter')
    await expect(page.getByRole('alert')).toHaveText(product.sizeMissing())
    await expect(firstSize(page)).toBeFocused()
    await expect(bar(page)).toBeHidden()
  })
})

test.describe('in Hungarian on a tablet', () => {
  test.use({ speaks: 'hu', viewport: { width: 820, height: 1180 }, hasTouch: true })
  test('a tap puts the chosen size into the cart', async ({ page }) => {
    await openProduct(page, 'hu')
    await firstSize(page).tap()
    await scrollDown(page)
    await bar(page)
      .getByRole('button', { name: exactly(add()) })
      .tap()
    await expect(page.getByRole('dialog')).toBeVisible()
  })
})
