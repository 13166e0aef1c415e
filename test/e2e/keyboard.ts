/** What somebody without a pointer does. */
import { expect, type Locator, type Page } from '@playwright/test'
import { exactly } from './customer.ts'

const FARTHEST = 250

/** Presses Tab until the focus is there. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target.first()).toBeAttached()
  for (let presses = 0; presses < FARTHEST; presses++) {
    const isThere = await target
      .first()
      .evaluate((element) => element === document.activeElement || element.contains(document.activeElement))
    if (isThere) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`The keyboard does not reach ${String(target)}`)
}

export async function type(page: Page, label: string, text: string): Promise<void> {
  await tabTo(page, page.getByLabel(exactly(label)))
  await page.keyboard.type(text)
}
