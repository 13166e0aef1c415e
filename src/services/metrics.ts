/** What this process has done, counted for Prometheus: no personal data, and labels with few values only. */
import { monitorEventLoopDelay } from 'node:perf_hooks'

/** A request as it is counted. */
export interface CountedRequest {
  /** Pattern of its route, such as `/p/*`; never its address. */
  route: string
  method: string
  status: number
  seconds: number
}

/** How a shared page came to be answered: from the cache, from it while it is rendered again, or rendered. */
export type CacheResult = 'hit' | 'stale' | 'miss'
export type JobResult = 'done' | 'postponed' | 'failed'

/** A value that is read when somebody asks. */
export interface Gauge {
  name: string
  help: string
  /** Labels in the format's own form, `kind="mail.send"`, or '' → value. */
  values: Iterable<readonly [labels: string, value: number]>
}

/** Upper borders of the durations that are told apart, in seconds. */
const BORDERS = [0.005, 0.025, 0.1, 0.25, 1, 2.5] as const
const METHODS = ['other', 'GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']
/** A method and a status as one number: a text for each request would cost more than the rest of its count. */
const MOST_STATUSES = 1000
const PAGE_LABELS: Record<CacheResult, string> = { hit: 'result="hit"', stale: 'result="stale"', miss: 'result="miss"' }
/** Milliseconds between two looks at the event loop. */
const LOOP_RESOLUTION_MS = 20
const NANOSECONDS = 1e9

/** The requests of a route. */
interface RouteCount {
  /** Answers by `METHODS` and status. */
  answers: Map<number, number>
  /** Requests up to each border of duration, by themselves. */
  counts: number[]
  all: number
  seconds: number
}

const quoted = (value: string): string =>
  `"${value.replace(/[\\"\n]/g, (char) => (char === '\n' ? String.raw`\n` : `\\${char}`))}"`

/** Returns labels in the format's own form. */
export const labels = (given: Record<string, string>): string =>
  Object.entries(given)
    .map(([name, value]) => `${name}=${quoted(value)}`)
    .join(',')

const line = (name: string, given: string, value: number): string => `${name}${given === '' ? '' : `{${given}}`} ${value}\n`
const head = (name: string, help: string, type: string): string => `# HELP ${name} ${help}\n# TYPE ${name} ${type}\n`

/** Counts by their labels. */
class Counter {
  readonly #name: string
  readonly #help: string
  readonly #counts = new Map<string, number>()

  constructor(name: string, help: string) {
    this.#name = name
    this.#help = help
  }

  add(given: string): void {
    this.#counts.set(given, (this.#counts.get(given) ?? 0) + 1)
  }

  /** Returns the count of labels in the format's own form. */
  count(given: string): number {
    return this.#counts.get(given) ?? 0
  }

  write(): string {
    return (
      head(this.#name, this.#help, 'counter') +
      Array.from(this.#counts, ([given, count]) => line(this.#name, given, count)).join('')
    )
  }
}

export class Metrics {
  readonly #routes = new Map<string, RouteCount>()
  readonly #pages = new Counter('nestling_page_cache_total', 'Shared pages by how they were answered.')
  readonly #jobs = new Counter('nestling_jobs_total', 'Attempts of jobs.')
  readonly #mails = new Counter('nestling_mails_total', 'Mails given to the mail server.')
  #loop: ReturnType<typeof monitorEventLoopDelay> | undefined

  request({ route, method, status, seconds }: CountedRequest): void {
    let known = this.#routes.get(route)
    if (!known) this.#routes.set(route, (known = { answers: new Map(), counts: BORDERS.map(() => 0), all: 0, seconds: 0 }))
    const answer = Math.max(0, METHODS.indexOf(method)) * MOST_STATUSES + status
    known.answers.set(answer, (known.answers.get(answer) ?? 0) + 1)
    const border = BORDERS.findIndex((most) => seconds <= most)
    if (border >= 0) known.counts[border]! += 1
    known.all += 1
    known.seconds += seconds
  }

  page(result: CacheResult): void {
    this.#pages.add(PAGE_LABELS[result])
  }

  /** Returns how many shared pages were answered in this way since the process began. */
  pages(result: CacheResult): number {
    return this.#pages.count(PAGE_LABELS[result])
  }

  job(kind: string, result: JobResult): void {
    this.#jobs.add(labels({ kind, result }))
  }

  mail(result: 'sent' | 'failed'): void {
    this.#mails.add(`result="${result}"`)
  }

  /** Measures how late the event loop is, until the function that it returns is called. */
  watchLoop(): () => void {
    const loop = monitorEventLoopDelay({ resolution: LOOP_RESOLUTION_MS })
    loop.enable()
    this.#loop = loop
    return () => loop.disable()
  }

  /** Returns everything in Prometheus' text format 0.0.4. The delay of the event loop is that since the last call. */
  write(gauges: readonly Gauge[]): string {
    return [
      this.#writeRequests(),
      this.#writeDurations(),
      this.#pages.write(),
      this.#jobs.write(),
      this.#mails.write(),
      ...[...gauges, ...this.#processGauges()].map(
        ({ name, help, values }) =>
          head(name, help, 'gauge') + Array.from(values, ([given, value]) => line(name, given, value)).join(''),
      ),
    ].join('')
  }

  #writeRequests(): string {
    const name = 'nestling_http_requests_total'
    const written = Array.from(this.#routes).flatMap(([route, { answers }]) =>
      Array.from(answers, ([answer, count]) => {
        const method = METHODS[Math.floor(answer / MOST_STATUSES)]!
        return line(name, labels({ route, method, status: String(answer % MOST_STATUSES) }), count)
      }),
    )
    return head(name, 'Answered requests.', 'counter') + written.join('')
  }

  #writeDurations(): string {
    const name = 'nestling_http_request_seconds'
    const written = Array.from(this.#routes, ([route, { counts, all, seconds }]) => {
      const given = `route=${quoted(route)}`
      let upTo = 0
      const buckets = BORDERS.map((border, at) => line(`${name}_bucket`, `${given},le="${border}"`, (upTo += counts[at]!)))
      return [
        ...buckets,
        line(`${name}_bucket`, `${given},le="+Inf"`, all),
        line(`${name}_sum`, given, seconds),
        line(`${name}_count`, given, all),
      ].join('')
    })
    return (
      head(
        name,
        'Time from the head of a request to the end of its answer, or until an answer from memory is given to the socket.',
        'histogram',
      ) + written.join('')
    )
  }

  #processGauges(): Gauge[] {
    const { rss, heapUsed, external } = process.memoryUsage()
    const loop = this.#loop
    const delays: [string, number][] = loop
      ? [
          ['quantile="0.5"', loop.percentile(50) / NANOSECONDS],
          ['quantile="0.99"', loop.percentile(99) / NANOSECONDS],
          ['quantile="1"', loop.max / NANOSECONDS],
        ]
      : []
    loop?.reset()
    return [
      {
        name: 'nestling_memory_bytes',
        help: 'Memory of the process.',
        values: [
          ['kind="resident"', rss],
          ['kind="heap"', heapUsed],
          ['kind="external"', external],
        ],
      },
      { name: 'nestling_event_loop_delay_seconds', help: 'Delay of the event loop since the last look.', values: delays },
      { name: 'nestling_uptime_seconds', help: 'Age of the process.', values: [['', process.uptime()]] },
    ]
  }
}
