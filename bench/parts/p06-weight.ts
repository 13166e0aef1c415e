/** P6, P7: bytes of a page: the JavaScript that a browser loads for it, and its HTML. */
import { brotliDecompressSync } from 'node:zlib'
import { chromium, type Browser } from 'playwright-core'
import { CHROMIUM_FLAGS, chromiumPath } from '#test/chromium.ts'
import { atMost, infoRow, type Row } from '../rows/row.ts'
import type { Bench } from './bench.ts'
import { inEachLook } from '../programs/dressed-shop.ts'
import { rawAnswer } from '../programs/raw-answer.ts'

const KB = 1024
/** Bars of the HTML of a listing, in KB. */
const LISTING = { raw: 60, brotli: 9 }

/** Returns what a browser loads to show the page. */
async function weigh(browser: Browser, name: string, url: string): Promise<Row[]> {
  const context = await browser.newContext({ locale: 'ro-RO' })
  const page = await context.newPage()
  const protocol = await context.newCDPSession(page)
  await protocol.send('Network.enable')
  /** Request → bytes of its head: the bar is about bodies. */
  const scripts = new Map<string, number>()
  let bytes = 0
  let heads = 0
  let other = 0
  protocol.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (type === 'Script' || new URL(response.url).pathname.endsWith('.js')) {
      scripts.set(requestId, response.encodedDataLength)
    }
  })
  protocol.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const head = scripts.get(requestId)
    if (head === undefined) other += encodedDataLength
    else {
      bytes += encodedDataLength - head
      heads += head
    }
  })
  await page.goto(url, { waitUntil: 'networkidle' })
  await context.close()
  return [
    atMost('P6', `JavaScript of ${name} (${scripts.size} files)`, bytes / KB, 105, 'KB'),
    infoRow(`${name}: heads of its scripts`, heads / KB, 'KB'),
    infoRow(`${name}: everything else`, other / KB, 'KB'),
  ]
}

/** Returns the size of the HTML; the bar is that of a listing of 24. */
async function htmlOf(name: string, url: string): Promise<Row[]> {
  const { body } = await rawAnswer(url)
  const sizes = { raw: brotliDecompressSync(body).length / KB, brotli: body.length / KB }
  return (['raw', 'brotli'] as const).map((form) =>
    /^(category|search)/.test(name)
      ? atMost('P7', `HTML of ${name} with 24 products, ${form}`, sizes[form], LISTING[form], 'KB', 2)
      : infoRow(`HTML of ${name}, ${form}`, sizes[form], 'KB', 2),
  )
}

export async function run({ embedded }: Bench): Promise<Row[]> {
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: CHROMIUM_FLAGS })
  try {
    return await inEachLook(embedded, async (shop, pages) => {
      const rows: Row[] = []
      const more = 'home' in pages ? { cart: '/cart', checkout: '/checkout' } : {}
      for (const [name, path] of Object.entries({ ...pages, ...more })) {
        rows.push(...(await weigh(browser, name, shop.url + path)), ...(await htmlOf(name, shop.url + path)))
      }
      return rows
    })
  } finally {
    await browser.close()
  }
}
