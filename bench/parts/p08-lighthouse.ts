/** P8: Lighthouse as a mobile visitor, the median of three by performance score. */
import { chromium } from 'playwright-core'
import { CHROMIUM_FLAGS, chromiumPath } from '#test/chromium.ts'
import { freePort } from '#test/running-shop.ts'
import { auditPage, type Audit } from '../programs/lighthouse-audit.ts'
import { atLeast, atMost, type Row } from '../rows/row.ts'
import { withAttempts } from '../machine/attempts.ts'
import type { Bench } from './bench.ts'
import { inEachLook } from '../programs/dressed-shop.ts'

const RUNS = 3
/** A browser that ends or does not paint in time is no result: the audit is repeated. */
const ATTEMPTS = 3

/** Audits the page in a new browser, which is always closed. */
async function audit(url: string, factor: number): Promise<Audit> {
  const port = await freePort()
  const args = [...CHROMIUM_FLAGS, `--remote-debugging-port=${port}`]
  const browser = await chromium.launch({ executablePath: chromiumPath(), args })
  try {
    return await auditPage({ url, port, factor })
  } finally {
    await browser.close()
  }
}

/** LCP is the time on an emulated network and processor, which are the same on every machine: it is not scaled. */
function rowsOf(name: string, middle: Audit): Row[] {
  const rows = [atLeast('P8', `Lighthouse ${name}, performance`, middle.performance, 97, '', 0)]
  for (const category of ['accessibility', 'best-practices', 'seo'] as const) {
    const why = middle.failed.length > 0 && middle[category] < 100 ? ` (${middle.failed.join(', ')})` : ''
    rows.push(atLeast('P8', `Lighthouse ${name}, ${category}${why}`, middle[category], 100, '', 0))
  }
  rows.push(
    atMost('P8', `Lighthouse ${name}, largest contentful paint`, middle.lcp, 1.6, 's', 2, 1.6),
    atMost('P8', `Lighthouse ${name}, layout shift`, middle.cls, 0, '', 3),
  )
  return rows
}

export const run = ({ embedded, factor }: Bench): Promise<Row[]> =>
  inEachLook(embedded, async (shop, pages) => {
    const rows: Row[] = []
    for (const [name, path] of Object.entries(pages)) {
      // Results of a search are not for search engines.
      if (name === 'search') continue
      const audits: Audit[] = []
      for (let run = 0; run < RUNS; run++) audits.push(await withAttempts(ATTEMPTS, () => audit(shop.url + path, factor)))
      rows.push(...rowsOf(name, audits.toSorted((a, b) => a.performance - b.performance)[RUNS >> 1]!))
    }
    return rows
  })
