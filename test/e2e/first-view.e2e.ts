/** What a first visit leaves for later, so that its first seconds are free for the visitor. */
import type { Page } from '@playwright/test'
import { href, LOCALES, MARKETS } from '#domain/market/market.ts'
import { visit } from './customer.ts'
import { expect, test } from './shop-test.ts'

type WithFormats = Window & { formats?: string[] }

/** Script for the beginning of a page: notes each format of the platform that takes a browser 20 ms and more to make. */
const watchFormats = (): void => {
  const formats: string[] = ((window as WithFormats).formats = [])
  for (const name of ['NumberFormat', 'DateTimeFormat', 'ListFormat', 'DisplayNames'] as const) {
    const Format = Intl[name] as new (...given: unknown[]) => object
    const watched = new Proxy(Format, {
      construct(format, given) {
        formats.push(`${name} ${JSON.stringify(given)}`)
        return new format(...given)
      },
    })
    Object.defineProperty(Intl, name, { value: watched })
  }
}

for (const speaks of LOCALES) {
  test.describe(`in ${speaks}`, () => {
    test.use({ speaks })
    test('pages are taken over without a format of the platform', async ({ page }) => {
      const market = MARKETS[speaks]
      await page.addInitScript(watchFormats)
      await visit(page, href(market, '/'))
      const product = await page.locator('main article a[href*="/p/"]').first().getAttribute('href')
      for (const path of [href(market, '/'), href(market, '/new'), product!, href(market, '/b'), href(market, '/cart')]) {
        await visit(page, path)
        expect(await page.evaluate(() => (window as WithFormats).formats), path).toEqual([])
      }
    })
  })
}

/** Returns the addresses of the pictures that the page has asked for. */
const pictures = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ initiatorType }) => initiatorType === 'img')
      .map(({ name }) => name),
  )

const pageHeight = (page: Page): Promise<number> => page.evaluate(() => document.documentElement.scrollHeight)

for (const path of ['/', '/new']) {
  test(`what is far below the first screen of ${path} has its height, and its pictures come with the scroll`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 640 })
    await visit(page, path)
    const left = page.locator('main > * > *, main article, footer')
    // Measured in pauses of the browser, the footer last.
    await page.waitForFunction(() => {
      const { contentVisibility, containIntrinsicBlockSize } = getComputedStyle(document.querySelector('footer')!)
      return contentVisibility === 'auto' && containIntrinsicBlockSize !== 'auto 600px'
    })
    const before = { height: await pageHeight(page), pictures: await pictures(page) }
    await page.evaluate(() => window.scrollBy(0, 10))
    await expect
      .poll(() => left.evaluateAll((all) => all.every((one) => getComputedStyle(one).contentVisibility === 'visible')))
      .toBe(true)
    // Parts of a pixel in each of its pieces.
    expect(Math.abs((await pageHeight(page)) - before.height)).toBeLessThan(8)
    await expect.poll(async () => (await pictures(page)).length).toBeGreaterThan(before.pictures.length)
  })
}
