/** The browser's history: back, forward and links within a page. */
import { type Page } from '@playwright/test'
import { visit } from './customer.ts'
import { expect, test } from './shop-test.ts'

const title = (page: Page) => page.getByRole('heading', { level: 1 })
const scrolled = (page: Page) => page.evaluate(() => scrollY)

test('back and forward lead over links within a page, each to the position that it was left at', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 640 })
  await visit(page, '/brands')
  const name = await title(page).textContent()
  await page.evaluate(() => scrollTo(0, 40))
  const letter = page.getByRole('main').getByRole('navigation').getByRole('link').last()
  await letter.click()
  await expect(page).toHaveURL(/\/brands#/)
  await expect.poll(() => scrolled(page)).toBeGreaterThan(200)
  const place = await scrolled(page)
  const brand = page.getByRole('main').getByRole('listitem').getByRole('link').last()
  const wanted = await brand.getAttribute('href')
  await brand.evaluate((link: HTMLAnchorElement) => link.click())
  await expect(page).toHaveURL(new RegExp(`${wanted}$`))
  await expect(title(page)).not.toHaveText(name!)
  await expect.poll(() => scrolled(page)).toBe(0)

  await page.goBack()
  await expect(title(page)).toHaveText(name!)
  await expect(page).toHaveURL(/\/brands#/)
  await expect.poll(() => scrolled(page)).toBe(place)
  await page.goBack()
  await expect(page).toHaveURL(/\/brands$/)
  await expect.poll(() => scrolled(page)).toBe(40)
  await page.goForward()
  await expect.poll(() => scrolled(page)).toBe(place)
})

test('steps back that follow each other at once end where the last one leads', async ({ page }) => {
  await visit(page, '/brands')
  const name = await title(page).textContent()
  for (const path of ['/new', '/sale']) {
    const before = await title(page).textContent()
    await page
      .locator(`a[href="${path}"]`)
      .first()
      .evaluate((link: HTMLAnchorElement) => link.click())
    await expect(page).toHaveURL(path)
    await expect(title(page)).not.toHaveText(before!)
  }
  await page.evaluate(() => {
    history.back()
    history.back()
  })
  await expect(title(page)).toHaveText(name!)
  await expect(page).toHaveURL('/brands')
})

test('a place far down the home page is found again on the way back and after a reload', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 640 })
  await visit(page, '/')
  const block = page.getByRole('main').getByRole('heading', { level: 2 }).last()
  await block.evaluate((heading) => heading.scrollIntoView({ block: 'center' }))
  // Positions are exact once everything is laid out, in pauses of the browser.
  await page.waitForFunction(() =>
    Array.from(document.querySelectorAll('main > * > *, footer')).every(
      (piece) => getComputedStyle(piece).contentVisibility === 'visible',
    ),
  )
  await block.evaluate((heading) => heading.scrollIntoView({ block: 'center' }))
  const top = () => block.evaluate((heading) => Math.round(heading.getBoundingClientRect().top))
  await expect.poll(top).toBeGreaterThan(0)
  const place = await top()
  expect(place).toBeLessThan(640)

  const link = page.locator('a[href="/new"]').first()
  await link.evaluate((anchor: HTMLAnchorElement) => anchor.click())
  await expect(page).toHaveURL('/new')
  await page.goBack()
  await expect.poll(top).toBe(place)
  await page.reload()
  await expect.poll(top).toBe(place)
})
