/** P6, P7: bytes of a page: the JavaScript that a browser loads for it, and the HTML of a full listing. */
import { brotliDecompressSync } from 'node:zlib'
import { chromium } from 'playwright-core'
import { CHROMIUM_FLAGS, chromiumPath } from '#test/chromium.ts'
import { startShop } from '#test/running-shop.ts'
import { atMost, infoRow, type Row } from '../rows/row.ts'
import type { Bench } from './bench.ts'
import { measuredPages } from './pages.ts'
import { rawAnswer } from '../programs/raw-answer.ts'

const KB = 1024

export async function run({ embedded }: Bench): Promise<Row[]> {
  const { shop, end } = await startShop(embedded)
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: CHROMIUM_FLAGS })
  const rows: Row[] = []
  try {
    const pages = await measuredPages(shop.url)
    for (const [name, path] of Object.entries({ ...pages, cart: '/cart', checkout: '/checkout' })) {
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
      await page.goto(shop.url + path, { waitUntil: 'networkidle' })
      rows.push(atMost('P6', `JavaScript of ${name} (${scripts.size} files)`, bytes / KB, 105, 'KB'))
      rows.push(infoRow(`${name}: heads of its scripts`, heads / KB, 'KB'), infoRow(`${name}: everything else`, other / KB, 'KB'))
      await context.close()
    }
    const { body } = await rawAnswer(shop.url + pages.category)
    rows.push(
      atMost('P7', 'HTML of a listing of 24, raw', brotliDecompressSync(body).length / KB, 60, 'KB'),
      atMost('P7', 'HTML of a listing of 24, brotli', body.length / KB, 9, 'KB'),
    )
  } finally {
    await browser.close()
    await end()
  }
  return rows
}
