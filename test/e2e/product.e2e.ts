/** Product page, cards, the filter column and tables. */
import type { Locator, Page } from '@playwright/test'
import * as catalog from '#messages/listing.ts'
import * as product from '#messages/product.ts'
import { exactly, firstSize, openProduct, visit } from './customer.ts'
import { expectAccessible, expectAccessibleAndNarrow } from './page-checks.ts'
import { expect, test } from './shop-test.ts'

const PHONE = { width: 390, height: 844 }

const inPage = (page: Page): Locator => page.getByRole('main').locator('div:has(> button[aria-pressed]):has(input)')
const atFoot = (page: Page): Locator => page.getByRole('main').locator('div:has(> span + button)')
const chooseIn = (box: Locator): Locator => box.getByRole('button', { name: exactly(catalog.chooseSize()) })

test('adding without a size shows a message and moves focus to the sizes', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await openProduct(page, 'ro')
  await chooseIn(inPage(page)).click()
  await expect(page.getByRole('alert')).toHaveText(product.sizeMissing())
  await expect(firstSize(page)).toBeFocused()
  await expect(page.getByRole('group', { name: exactly(product.size()) })).toHaveAccessibleDescription(product.sizeMissing())
  await expectAccessible(page, 'a size is missing')
  await firstSize(page).click()
  await expect(page.getByText(product.sizeMissing())).toBeHidden()
})

test.describe('on a phone', () => {
  test('quantity, button and wishlist button are in one row', async ({ page }) => {
    await openProduct(page, 'ro')
    await page.setViewportSize(PHONE)
    const boxes = await inPage(page)
      .locator('> *')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect()).map(({ top, bottom }) => (top + bottom) / 2))
    expect(boxes).toHaveLength(3)
    expect(Math.max(...boxes) - Math.min(...boxes)).toBeLessThan(2)
  })

  test('the fixed button is shown only while the one of the page is out of view', async ({ page }) => {
    await openProduct(page, 'ro')
    await page.setViewportSize(PHONE)
    await page.evaluate(() => scrollTo(0, 0))
    await expect(inPage(page)).not.toBeInViewport()
    await expect(chooseIn(atFoot(page))).toBeVisible()
    await chooseIn(atFoot(page)).click()
    await expect(page.getByRole('alert')).toHaveText(product.sizeMissing())
    await inPage(page).evaluate((row) => row.scrollIntoView({ block: 'center' }))
    await expect(chooseIn(atFoot(page))).toBeHidden()
    await expect(chooseIn(inPage(page))).toBeVisible()
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    await expect(chooseIn(atFoot(page))).toBeVisible()
  })

  test('tables have straight columns, hairlines under all of them, and a region that the keyboard reaches', async ({ page }) => {
    for (const path of ['/livrare-si-plata', '/en/delivery-and-payment', '/hu/sutik']) {
      await page.setViewportSize(PHONE)
      await visit(page, path)
      const table = page.getByRole('table').first()
      await expect(table).toBeVisible()
      const columns = await table.evaluate((one) =>
        Array.from((one as HTMLTableElement).tBodies[0]!.rows, (row) =>
          Array.from(row.cells, (cell, at) => {
            const head = (one as HTMLTableElement).tHead!.rows[0]!.cells[at]!
            const { textAlign, borderTopWidth } = getComputedStyle(cell)
            const isStraight = cell.getBoundingClientRect().left === head.getBoundingClientRect().left
            return [textAlign, getComputedStyle(head).textAlign, borderTopWidth, isStraight].join(' ')
          }),
        ).flat(),
      )
      expect(new Set(columns), path).toEqual(new Set(['left left 1px true']))
      const region = page.getByRole('region').filter({ has: table }).last()
      await region.focus()
      await expect(region).toBeFocused()
      await expectAccessibleAndNarrow(page, path)
    }
  })
})

test('no badge of a card overlaps its wishlist button, at any width', async ({ page }) => {
  for (const [width, path] of [
    [320, '/hu/new'],
    [390, '/new'],
    [390, '/en/sale'],
  ] as const) {
    await page.setViewportSize({ width, height: 844 })
    await visit(page, path)
    const cards = page.getByRole('main').getByRole('article')
    await expect(cards.first()).toBeVisible()
    const gaps = await cards.evaluateAll((all) =>
      all.flatMap((card) => {
        const heart = card.querySelector('button[aria-pressed]')!.getBoundingClientRect()
        return Array.from(card.querySelectorAll('div > div > span'), (badge) => heart.left - badge.getBoundingClientRect().right)
      }),
    )
    expect(gaps.length, path).toBeGreaterThan(3)
    expect(Math.min(...gaps), path).toBeGreaterThanOrEqual(0)
  }
})

test('the filter column is sticky beside a long listing', async ({ page }) => {
  await visit(page, '/new')
  const column = page.getByRole('main').getByRole('complementary')
  await expect(column).toBeVisible()
  await page.evaluate(() => scrollTo(0, 1500))
  await expect(column).toBeInViewport({ ratio: 0.9 })
})
