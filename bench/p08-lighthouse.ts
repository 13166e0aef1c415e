/** P8: Lighthouse as a mobile visitor, the median of three by performance score. */
import lighthouse from 'lighthouse'
import { chromium } from 'playwright-core'
import { CHROMIUM_FLAGS, chromiumPath } from '#test/chromium.ts'
import { freePort, startShop } from '#test/running-shop.ts'
import { atLeast, atMost, type Bench, type Row } from './bar.ts'
import { measuredPages } from './pages.ts'

export const bars = ['P8']
const RUNS = 3

interface Scores {
  performance: number
  accessibility: number
  'best-practices': number
  seo: number
  lcp: number
  cls: number
  failed: string[]
}

async function audit(url: string, port: number): Promise<Scores> {
  const result = await lighthouse(url, { port, output: 'json', logLevel: 'error' })
  const report = result?.lhr
  if (!report || report.runtimeError) throw new Error(`Lighthouse cannot look at ${url}: ${report?.runtimeError?.message}`)
  const score = (category: string) => Math.round((report.categories[category]?.score ?? 0) * 100)
  const value = (name: string) => report.audits[name]?.numericValue ?? Number.NaN
  const failed = ['accessibility', 'best-practices', 'seo'].flatMap((category) =>
    (report.categories[category]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (report.audits[id]?.score ?? 1) < 1)
      .map(({ id }) => id),
  )
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best-practices': score('best-practices'),
    seo: score('seo'),
    lcp: value('largest-contentful-paint') / 1000,
    cls: value('cumulative-layout-shift'),
    failed,
  }
}

export async function run({ embedded }: Bench): Promise<Row[]> {
  const { shop, end } = await startShop(embedded)
  const rows: Row[] = []
  try {
    const { home, category, product } = await measuredPages(shop.url)
    for (const [name, path] of Object.entries({ home, category, product })) {
      const scores: Scores[] = []
      for (let run = 0; run < RUNS; run++) {
        const port = await freePort()
        const args = [...CHROMIUM_FLAGS, `--remote-debugging-port=${port}`]
        const browser = await chromium.launch({ executablePath: chromiumPath(), args })
        scores.push(await audit(shop.url + path, port))
        await browser.close()
      }
      const middle = scores.toSorted((a, b) => a.performance - b.performance)[RUNS >> 1]!
      rows.push(atLeast('P8', `Lighthouse ${name}, performance`, middle.performance, 97, '', 0))
      for (const category of ['accessibility', 'best-practices', 'seo'] as const) {
        const why = middle.failed.length > 0 && middle[category] < 100 ? ` (${middle.failed.join(', ')})` : ''
        rows.push(atLeast('P8', `Lighthouse ${name}, ${category}${why}`, middle[category], 100, '', 0))
      }
      rows.push(
        atMost('P8', `Lighthouse ${name}, largest contentful paint`, middle.lcp, 1.6, 's', 2),
        atMost('P8', `Lighthouse ${name}, layout shift`, middle.cls, 0, '', 3),
      )
    }
  } finally {
    await end()
  }
  return rows
}
