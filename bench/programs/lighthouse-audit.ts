/** One run of Lighthouse, in a process of its own: a run that hangs can only be ended with its process. */
import lighthouse from 'lighthouse'
import { answerQuestions, startProgram } from './program.ts'

interface AuditRequest {
  url: string
  /** Debugging port of the browser. */
  port: number
  /** Machine factor, time here by time on the reference machine. */
  factor: number
}

export interface Audit {
  performance: number
  accessibility: number
  'best-practices': number
  seo: number
  /** Seconds. */
  lcp: number
  cls: number
  /** Audits that cost points, by their ids. */
  failed: string[]
}

/** Time limit of a run, in milliseconds. */
const LIMIT_MS = 120_000

/** @throws Error when the page cannot be audited or the run takes too long */
export async function auditPage(request: AuditRequest): Promise<Audit> {
  const program = await startProgram<AuditRequest, Audit>(import.meta.filename)
  try {
    return await program.ask(request, LIMIT_MS)
  } finally {
    await program.kill()
  }
}

/** Lighthouse's network of a mobile visitor, and how many times as long as the reference machine its processor needs. */
const MOBILE = {
  rttMs: 150,
  throughputKbps: 1638.4,
  requestLatencyMs: 562.5,
  downloadThroughputKbps: 1474.56,
  uploadThroughputKbps: 675,
}
const SLOWDOWN = 4

async function audit({ url, port, factor }: AuditRequest): Promise<Audit> {
  // A machine that is slower itself has to be slowed down less to be as slow as the visitor's telephone.
  const throttling = { ...MOBILE, cpuSlowdownMultiplier: Math.max(1, SLOWDOWN / factor) }
  const result = await lighthouse(url, { port, output: 'json', logLevel: 'error', throttling })
  const report = result?.lhr
  if (!report || report.runtimeError) throw new Error(`Lighthouse cannot look at ${url}: ${report?.runtimeError?.message}`)
  const score = (category: string) => Math.round((report.categories[category]?.score ?? 0) * 100)
  const value = (name: string) => {
    const figure = report.audits[name]?.numericValue
    if (figure === undefined) throw new Error(`Lighthouse gives no ${name} of ${url}`)
    return figure
  }
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

if (import.meta.main) answerQuestions(audit)
