/** P9: from a click on a product in a listing to its heading, inside the shop, at 150 ms latency. */
import { chromium, type Page } from 'playwright-core'
import { CHROMIUM_FLAGS, chromiumPath } from '#test/chromium.ts'
import { startShop } from '#test/running-shop.ts'
import { atMost, median, type Row } from '../rows/row.ts'
import type { Bench } from './bench.ts'
import { measuredPages } from './pages.ts'

const LATENCY_MS = 150
const RUNS = 7
/** How long a pointer rests on a link before it is pressed. */
const HOVER_MS = 300

/** Clicks in the page itself and waits for the other heading to be painted; ms. */
const clickToHeading = (page: Page, href: string) =>
  page.evaluate(
    (target) =>
      new Promise<number>((resolve) => {
        const before = document.querySelector('h1')?.textContent
        const started = performance.now()
        const look = () => {
          const heading = document.querySelector('h1')?.textContent
          if (location.pathname === target && heading && heading !== before) resolve(performance.now() - started)
          else requestAnimationFrame(look)
        }
        document.querySelector<HTMLAnchorElement>(`main a[href="${target}"]`)!.click()
        requestAnimationFrame(look)
      }),
    href,
  )

export async function run({ embedded }: Bench): Promise<Row[]> {
  const { shop, end } = await startShop(embedded)
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: CHROMIUM_FLAGS })
  const rows: Row[] = []
  try {
    const { category } = await measuredPages(shop.url)
    for (const [how, hovers, limit] of [
      ['after a hover', true, 100],
      ['without a hover', false, 250],
    ] as const) {
      const times: number[] = []
      for (let run = 0; run < RUNS + 1; run++) {
        const context = await browser.newContext({ locale: 'ro-RO' })
        await context.addInitScript(() => localStorage.setItem('market-confirmed', '1'))
        const page = await context.newPage()
        const protocol = await context.newCDPSession(page)
        await protocol.send('Network.enable')
        const speed = { offline: false, latency: LATENCY_MS, downloadThroughput: -1, uploadThroughput: -1 }
        await protocol.send('Network.emulateNetworkConditions', speed)
        await page.goto(shop.url + category, { waitUntil: 'networkidle' })
        const link = page.locator('main a[href*="/p/"]').nth(run)
        const href = (await link.getAttribute('href'))!
        if (hovers) {
          await link.hover()
          await page.waitForTimeout(HOVER_MS)
        }
        times.push(await clickToHeading(page, href))
        await context.close()
      }
      // The first one fills the caches of the server and of V8.
      const what = `listing to product at ${LATENCY_MS} ms latency, ${how}`
      rows.push(atMost('P9', what, median(times.slice(1)), limit, 'ms', 0, hovers ? 0 : LATENCY_MS))
    }
  } finally {
    await browser.close()
    await end()
  }
  return rows
}
