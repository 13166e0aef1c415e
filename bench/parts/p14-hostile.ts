/**
 * P14: how long the event loop stands still while strangers send what hurts, and while long texts for machines are written. What
 * counts is the processor time between two turns of the loop: what the work itself holds up, on a busy machine too. Beside it stands
 * the longest pause by the clock. Each request is sent until it is well below the bar, three times at most, and its least is taken: what
 * the request does comes again.
 */
import { get, request } from 'node:http'
import { hostileRequests, type HostileRequest } from '#test/hostile/inputs.ts'
import { atMost, infoRow, type Row } from '../rows/row.ts'
import type { Bench } from './bench.ts'
import { collectionPaths } from './pages.ts'
import { startWatchedShop, type Pause, type WatchedShop } from '../programs/watched-shop.ts'

const TIMES = 3
/** Shorter pauses are not measured again. */
const WELL_BELOW_MS = 10
const LIMIT_MS = 50
/** Long texts are written in chunks. */
const SLICES_LIMIT_MS = 20
/** Requests of a kind before the measurement, so that V8 has compiled the code. */
const WARM_UP = ['/', '/search/urs', '/api/suggest?q=urs', '/sitemaps/hu-products-1.xml', '/feeds/google-hu.xml']
const TEXTS = [
  '/sitemap.xml',
  '/sitemaps/ro-products-1.xml',
  '/sitemaps/ro-brands-1.xml',
  '/feeds/google-ro.xml',
  '/feeds/meta-en.csv',
]

const send = (url: string, { target, body }: Pick<HostileRequest, 'target' | 'body'>) =>
  new Promise<number>((resolve, reject) => {
    const options = { method: body === undefined ? 'GET' : 'POST', path: target, insecureHTTPParser: true }
    const headers = { ...(body !== undefined && { 'content-type': 'application/json' }), 'accept-encoding': 'gzip' }
    const call = request(url, { ...options, headers }, (response) => {
      response.resume()
      response.once('end', () => resolve(response.statusCode ?? 0))
    })
    // A head over the limit is refused while it is still being sent.
    call.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EPIPE' || error.code === 'ECONNRESET' ? resolve(431) : reject(error),
    )
    call.end(body)
  })

const ready = (url: string) =>
  new Promise<void>((resolve) => void get(url, (answer) => answer.resume().once('end', () => resolve())))

interface Measured extends Pause {
  isFault: boolean
}

/** Returns the shortest of several longest pauses. */
async function pauseOf(shop: WatchedShop, one: Pick<HostileRequest, 'target' | 'body'>, times: number): Promise<Measured> {
  let least: Pause = { clock: Infinity, work: Infinity }
  let isFault = false
  for (let time = 0; time < times && least.work > WELL_BELOW_MS; time++) {
    const pause = await shop.pauseDuring(async () => {
      isFault ||= (await send(shop.url, one)) >= 500
    })
    if (pause.work < least.work) least = pause
  }
  return { ...least, isFault }
}

export async function run({ embedded }: Pick<Bench, 'embedded'>): Promise<Row[]> {
  const database = await embedded.copy()
  const shop = await startWatchedShop(database)
  try {
    await ready(shop.url)
    for (const target of WARM_UP) await send(shop.url, { target })
    let worst = { name: '', clock: 0, work: 0 }
    let longest = 0
    let faults = 0
    const [rootCollection = '/'] = await collectionPaths(shop.url)
    const requests = hostileRequests([rootCollection, '/sale', '/hu/new', '/brands'])
    for (const one of requests) {
      const { isFault, ...pause } = await pauseOf(shop, one, TIMES)
      if (isFault) faults++
      if (pause.work > worst.work) worst = { name: one.name, ...pause }
      longest = Math.max(longest, pause.clock)
    }
    const rows = [
      atMost(
        'P14',
        `work of one of ${requests.length} hostile requests that holds others up (${worst.name})`,
        worst.work,
        LIMIT_MS,
        'ms',
      ),
      infoRow('longest pause by the clock meanwhile', longest, 'ms'),
      atMost('P14', 'answers that are faults', faults, 0, '', 0),
    ]
    for (const target of TEXTS) {
      const { work, clock } = await pauseOf(shop, { target }, 1)
      rows.push(
        atMost('P14', `work on ${target} that holds others up`, work, SLICES_LIMIT_MS, 'ms'),
        infoRow('longest pause by the clock meanwhile', clock, 'ms'),
      )
    }
    return rows
  } finally {
    await shop.stop()
    await database.remove()
  }
}
