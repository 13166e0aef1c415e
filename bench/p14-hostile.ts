/**
 * P14: how long the event loop stands still while strangers send what hurts, and while long texts for machines are written. Each
 * request is sent several times, and its shortest longest pause counts: what the request itself does comes again, what a busy
 * machine does beside it does not.
 */
import { get, request } from 'node:http'
import { hostileRequests, type HostileRequest } from '#test/hostile/inputs.ts'
import { atMost, type Bench, type Row } from './bar.ts'
import { collectionPaths } from './pages.ts'
import { startWatchedShop, type WatchedShop } from './watched-shop.ts'

export const bars = ['P14']
const TIMES = 3
/** Below this a pause need not be looked at again. */
const WELL_BELOW_MS = 10
const LIMIT_MS = 50
/** Long texts are written in slices. */
const SLICES_LIMIT_MS = 20
/** Requests of a kind before the count begins: what V8 has not seen yet it runs slowly. */
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

/** The least of several longest pauses. */
async function pauseOf(shop: WatchedShop, one: Pick<HostileRequest, 'target' | 'body'>, times: number) {
  let pause = Infinity
  let isFault = false
  for (let time = 0; time < times && pause > WELL_BELOW_MS; time++) {
    const longest = await shop.pauseDuring(async () => {
      isFault ||= (await send(shop.url, one)) >= 500
    })
    pause = Math.min(pause, longest)
  }
  return { pause, isFault }
}

export async function run({ embedded }: Pick<Bench, 'embedded'>): Promise<Row[]> {
  const database = await embedded.copy()
  const shop = await startWatchedShop(database)
  try {
    await ready(shop.url)
    for (const target of WARM_UP) await send(shop.url, { target })
    let worst = { name: '', pause: 0 }
    let faults = 0
    const [everything = '/'] = await collectionPaths(shop.url)
    const requests = hostileRequests([everything, '/sale', '/hu/new', '/brands'])
    for (const one of requests) {
      const { pause, isFault } = await pauseOf(shop, one, TIMES)
      if (isFault) faults++
      if (pause > worst.pause) worst = { name: one.name, pause }
    }
    const rows = [
      atMost('P14', `longest pause by one of ${requests.length} hostile requests (${worst.name})`, worst.pause, LIMIT_MS, 'ms'),
      atMost('P14', 'answers that are faults', faults, 0, '', 0),
    ]
    for (const target of TEXTS) {
      const { pause } = await pauseOf(shop, { target }, 1)
      rows.push(atMost('P14', `longest pause while ${target} is written`, pause, SLICES_LIMIT_MS, 'ms'))
    }
    return rows
  } finally {
    await shop.stop()
    await database.remove()
  }
}
