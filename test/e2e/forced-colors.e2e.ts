/** Where the system gives the colours, whoever has no pointer sees where they are: shadows are not drawn there. */
import type { Page } from '@playwright/test'
import { href, MARKETS } from '#domain/market/market.ts'
import { visit } from './customer.ts'
import { expect, test } from './shop-test.ts'

/** Stops of the keyboard: the header, the filters with their choices and swatches, and the first products. */
const STOPS = 90

/** Presses Tab, and returns where the focus is and the widest outline there, or on the label of a choice. */
async function nextStop(page: Page): Promise<{ name: string; ring: number } | null> {
  await page.keyboard.press('Tab')
  return page.evaluate(() => {
    const element = document.activeElement
    if (!element || element === document.body) return null
    const widths = [element, element.closest('label')].map((one) => {
      const { outlineStyle, outlineWidth } = one ? getComputedStyle(one) : { outlineStyle: 'none', outlineWidth: '0' }
      return outlineStyle === 'none' ? 0 : parseFloat(outlineWidth)
    })
    const kind = element instanceof HTMLInputElement ? element.type : element.tagName.toLowerCase()
    return { name: `${kind} ${element.id} ${element.textContent.slice(0, 30)}`, ring: Math.max(...widths) }
  })
}

test('a ring is shown at every stop of a listing, choices and swatches included', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await visit(page, href(MARKETS.ro, '/sale'))
  const kinds = new Set<string>()
  for (let count = 0; count < STOPS; count++) {
    const stop = await nextStop(page)
    if (!stop) break
    expect(stop.ring, stop.name).toBeGreaterThanOrEqual(2)
    kinds.add(stop.name.split(' ')[0]!)
  }
  for (const kind of ['a', 'button', 'search', 'summary', 'checkbox']) expect(kinds).toContain(kind)
})
