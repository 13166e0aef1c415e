/** What arrives late on a slow network moves nothing that is already on the screen. */
import type { Page } from '@playwright/test'
import { href, MARKETS } from '#domain/market/market.ts'
import { things, withCart } from './campaign.ts'
import { hydrated } from './customer.ts'
import { expect, test } from './shop-test.ts'

declare global {
  interface Window {
    layoutShifts: { value: number; moved: string[] }[]
  }
}

/** The bound of a good page (Core Web Vitals) is 0.1. */
const GREATEST_SHIFT = 0.05

/** Records every layout shift of the page from its beginning. */
function watchShifts(): void {
  window.layoutShifts = []
  const nameOf = (node: Node | null) => (node instanceof Element ? node.outerHTML.slice(0, 60) : (node?.textContent ?? ''))
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; sources: { node: Node | null }[] })[]) {
      window.layoutShifts.push({ value: entry.value, moved: entry.sources.map(({ node }) => nameOf(node)) })
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

/** Returns when the page has been painted as it is now. */
const painted = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]) {
  test.describe(`at ${viewport.width} pixels`, () => {
    test.use({ viewport })
    for (const count of [1, 4]) {
      test(`a cart of ${count} stands still while scripts and prices arrive`, async ({ page, open }) => {
        const all = await things(page, 'ro', open.shop.url)
        await withCart(page, 'ro', all.filter(({ isBundle }) => !isBundle).slice(0, count))
        await page.addInitScript(watchShifts)
        for (const path of ['**/*.js', '**/api/cart/quote', '**/api/recommendations*']) {
          await page.route(path, async (route) => {
            await painted(page).catch(() => {})
            await route.continue()
          })
        }
        await page.goto(href(MARKETS.ro, '/cart'))
        await hydrated(page)
        await expect(page.getByRole('main').getByRole('article').first()).toBeAttached()
        await painted(page)
        const shifts = await page.evaluate(() => window.layoutShifts)
        const sum = shifts.reduce((total, { value }) => total + value, 0)
        expect(sum, JSON.stringify(shifts)).toBeLessThan(GREATEST_SHIFT)
      })
    }
  })
}
