/** What moves on a page without a press or a key. */
import type { Page } from '@playwright/test'

declare global {
  interface Window {
    layoutShifts: { value: number; moved: string[] }[]
  }
}

/** The bound of a good page (Core Web Vitals) is 0.1. */
export const GREATEST_SHIFT = 0.05

/** Records every layout shift of the page from its beginning. */
export function watchShifts(): void {
  window.layoutShifts = []
  const nameOf = (node: Node | null) => (node instanceof Element ? node.outerHTML.slice(0, 60) : (node?.textContent ?? ''))
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; sources: { node: Node | null }[] })[]) {
      window.layoutShifts.push({ value: entry.value, moved: entry.sources.map(({ node }) => nameOf(node)) })
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

/** Returns when the page has been painted as it is now. */
export const painted = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))

/** Returns the sum of what has moved, and what it was. */
export async function shiftsOf(page: Page): Promise<{ sum: number; moved: string }> {
  const shifts = await page.evaluate(() => window.layoutShifts)
  return { sum: shifts.reduce((total, { value }) => total + value, 0), moved: JSON.stringify(shifts) }
}
