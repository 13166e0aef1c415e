/** What a first visit leaves for later, so that its first seconds are free for the visitor. */
import type { Page } from '@playwright/test'
import { href, LOCALES, MARKETS } from '#domain/market/market.ts'
import { showroomsHref } from '#domain/market/page-paths.ts'
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
      const written = ['/', '/new', '/b', '/cart'].map((path) => href(market, path))
      for (const path of [...written, product!, showroomsHref(market)]) {
        await visit(page, path)
        expect(await page.evaluate(() => (window as WithFormats).formats), path).toEqual([])
      }
    })
  })
}

/** Returns the addresses of what the page has fetched: pictures, and files that it asks for ahead. */
const fetchedBy = (page: Page): Promise<string[]> =>
  page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))

/** Returns the addresses of the pictures in frames: of those in the first screen, and of those below it. */
const framed = (page: Page): Promise<{ seen: string[]; below: string[] }> =>
  page.evaluate(() => {
    const seen: string[] = []
    const below: string[] = []
    for (const picture of document.querySelectorAll<HTMLImageElement>('main :is(article, figure) img')) {
      const { top, left, width } = picture.parentElement!.getBoundingClientRect()
      if (width === 0 || left >= innerWidth) continue
      if (top < innerHeight) seen.push(picture.src)
      else if (picture.loading === 'lazy' && getComputedStyle(picture).getPropertyValue('--unseen') !== '')
        below.push(picture.src)
    }
    return { seen, below: below.filter((one) => !seen.includes(one)) }
  })

type WithLater = Window & { passTime?: () => void }

/** Script for the beginning of a page: what waits for four seconds and more waits for `passTime`, however slow the machine is. */
const holdTime = (): void => {
  const later: (() => void)[] = []
  const real = window.setTimeout.bind(window)
  const held = (run: () => void, ms = 0, ...given: unknown[]) => (ms >= 4000 ? later.push(run) : real(run, ms, ...given))
  Object.defineProperty(window, 'setTimeout', { value: held })
  ;(window as WithLater).passTime = () => {
    for (const run of later.splice(0)) run()
  }
}

const pageHeight = (page: Page): Promise<number> => page.evaluate(() => document.documentElement.scrollHeight)

/** The page is laid out in pauses of the browser, the footer last. */
const laidOut = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => getComputedStyle(document.querySelector('footer')!).contentVisibility === 'visible')

for (const path of ['/', '/new', '/b']) {
  test(`of ${path} only the pictures in the first screen are fetched until the visitor scrolls`, async ({ page }) => {
    await page.addInitScript(holdTime)
    await page.setViewportSize({ width: 390, height: 640 })
    await visit(page, path)
    await laidOut(page)
    const { seen, below } = await framed(page)
    expect(below.length).toBeGreaterThan(3)
    await expect.poll(() => fetchedBy(page)).toEqual(expect.arrayContaining(seen))
    const fetched = await fetchedBy(page)
    expect(below.filter((one) => fetched.includes(one))).toEqual([])
    const height = await pageHeight(page)
    await page.evaluate(() => window.scrollBy(0, 10))
    await expect.poll(() => fetchedBy(page)).toContain(below[0])
    expect(await pageHeight(page)).toBe(height)
  })
}

test('a page that lies still for a while fetches the next pictures', async ({ page }) => {
  await page.addInitScript(holdTime)
  await page.setViewportSize({ width: 390, height: 640 })
  await visit(page, '/new')
  await laidOut(page)
  const { below } = await framed(page)
  expect(await fetchedBy(page)).not.toContain(below[0])
  await page.evaluate(() => (window as WithLater).passTime!())
  await expect.poll(() => fetchedBy(page)).toContain(below[0])
})

test('without scripts the whole page is laid out, and its pictures come as the browser likes', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 390, height: 640 } })
  try {
    const page = await context.newPage()
    const fetched: string[] = []
    page.on('request', (request) => fetched.push(request.url()))
    await page.goto(`${baseURL}/new`)
    const pieces = page.locator('main article, footer')
    const shown = await pieces.evaluateAll((all) => all.map((one) => getComputedStyle(one).contentVisibility))
    expect(new Set(shown)).toEqual(new Set(['visible']))
    const last = await page.locator('main article img').nth(5).getAttribute('src')
    await expect.poll(() => fetched).toContain(baseURL + last!)
  } finally {
    await context.close()
  }
})
