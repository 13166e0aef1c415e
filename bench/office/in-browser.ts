/** The back office in a browser: what the first load transfers, and how long a press takes until it is painted. */
import { chromium, type BrowserContext, type Page } from 'playwright-core'
import { CHROMIUM_FLAGS, chromiumPath } from '#test/chromium.ts'

export interface InBrowser {
  /** Bytes that the first load of the back office transfers, KB. */
  firstLoadKb: number
  /** The longest time from an input event to the next paint, of each list, ms. */
  paints: { list: string; ms: number; presses: number }[]
}

interface PaintedEvents {
  /** Interaction → its longest event, ms. */
  painted: Map<number, number>
}

const LISTS = { orders: '/admin/orders?view=all', products: '/admin/products', stock: '/admin/stock' } as const

/** Records every event of a press, as the browser tells it (Event Timing). Shorter ones than a frame are not told, and count as none. */
const recordEvents = () => {
  const painted = new Map<number, number>()
  ;(globalThis as unknown as PaintedEvents).painted = painted
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[])
      if (entry.interactionId > 0)
        painted.set(entry.interactionId, Math.max(painted.get(entry.interactionId) ?? 0, entry.duration))
  })
  observer.observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit)
}

/** Returns after the browser has painted twice: the events before are then recorded. */
const afterPaint = (page: Page) =>
  page.evaluate(
    () => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)))),
  )

/** Presses what staff press in a list: views, heads, rows by keys, words, the palette. Returns how many presses there were. */
async function pressAll(page: Page): Promise<number> {
  let presses = 0
  const press = async (work: () => Promise<unknown>) => {
    await work()
    await afterPaint(page)
    presses++
  }
  const rows = page.locator('tbody tr')
  await rows.first().waitFor()
  for (const key of ['j', 'j', 'x', 'j', 'x', 'k', 'Escape']) await press(() => page.keyboard.press(key))
  const heads = page.locator('main thead th button')
  for (let at = 0; at < Math.min(3, await heads.count()); at++) await press(() => heads.nth(at).click())
  await rows.first().waitFor()
  // A list of which nothing can be chosen has no boxes.
  const box = rows.first().locator('input[type=checkbox]')
  if ((await box.count()) > 0) for (let time = 0; time < 2; time++) await press(() => box.click())
  await page.keyboard.press('/')
  for (const letter of 'body') await press(() => page.keyboard.type(letter))
  await press(() => page.keyboard.press('Enter'))
  await press(() => page.keyboard.press('Escape'))
  await press(() => page.keyboard.press('Control+k'))
  for (const letter of 'comenzi') await press(() => page.keyboard.type(letter))
  await press(() => page.keyboard.press('Escape'))
  return presses
}

async function firstLoad(context: BrowserContext, url: string): Promise<number> {
  const page = await context.newPage()
  const protocol = await context.newCDPSession(page)
  await protocol.send('Network.enable')
  let bytes = 0
  protocol.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength))
  await page.goto(`${url}/admin`, { waitUntil: 'networkidle' })
  await page.close()
  return bytes / 1024
}

/** Measures the back office of a shop as the person of the cookies sees it. */
export async function measureInBrowser(url: string, cookie: string): Promise<InBrowser> {
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: CHROMIUM_FLAGS })
  try {
    const context = await browser.newContext({ locale: 'ro-RO', viewport: { width: 1440, height: 900 } })
    const cookies = cookie.split('; ').map((pair) => {
      const at = pair.indexOf('=')
      return { name: pair.slice(0, at), value: pair.slice(at + 1), url: `${url}/admin` }
    })
    await context.addCookies(cookies)
    const firstLoadKb = await firstLoad(context, url)
    await context.addInitScript(recordEvents)
    const paints: InBrowser['paints'] = []
    for (const [list, path] of Object.entries(LISTS)) {
      const page = await context.newPage()
      await page.goto(url + path)
      // What is pressed first compiles its code.
      await pressAll(page)
      await page.goto(url + path)
      const presses = await pressAll(page)
      const longest = await page.evaluate(() => Math.max(0, ...(globalThis as unknown as PaintedEvents).painted.values()))
      paints.push({ list, ms: longest, presses })
      await page.close()
    }
    return { firstLoadKb, paints }
  } finally {
    await browser.close()
  }
}
