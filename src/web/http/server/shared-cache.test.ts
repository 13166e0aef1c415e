import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { beforeAll, expect, test } from 'vitest'
import { testShop } from '#test/shop.ts'
import { openSite, type Site } from './site.ts'
import { storefront } from '#web/entry/storefront.server.ts'

const ORIGIN = 'http://shop.test'
let site: Site
beforeAll(async () => {
  site = await openSite(await testShop(), storefront)
})

interface Answer {
  status: number
  headers: Headers
  /** As it reads: a page that is asked for often is sent in fewer bytes. */
  body: string
}

/** Returns the body of an answer as a browser reads it. */
async function readBody(response: Response): Promise<string> {
  const bytes = Buffer.from(await response.arrayBuffer())
  if (bytes.byteLength === 0) return ''
  const encoding = response.headers.get('content-encoding')
  if (encoding === 'br') return brotliDecompressSync(bytes).toString()
  return (encoding === 'gzip' ? gunzipSync(bytes) : bytes).toString()
}

async function ask(path: string, headers: Headers): Promise<Answer> {
  const response = await site.fetch(new Request(ORIGIN + path, { headers }))
  return { status: response.status, headers: response.headers, body: await readBody(response) }
}

const directives = ({ headers }: Answer) => (headers.get('cache-control') ?? '').split(',').map((one) => one.trim().toLowerCase())
const isStorable = (answer: Answer) => !directives(answer).some((one) => one === 'no-store' || one.startsWith('private'))
const isFresh = (answer: Answer) =>
  directives(answer).some((one) => /^max-age=[1-9]/.test(one)) && !directives(answer).includes('no-cache')

/** A cache in front of the shop that does what RFC 9111 lets it do, and all of that. Time stands still. */
class ReverseProxy {
  #stored = new Map<string, { request: Headers; answer: Answer }[]>()

  async ask(path: string, headers: Headers): Promise<Answer> {
    const known = this.#stored.get(path) ?? []
    const found = known.find(({ request, answer }) =>
      (answer.headers.get('vary') ?? '')
        .split(',')
        .map((name) => name.trim())
        .every((name) => name === '' || request.get(name) === headers.get(name)),
    )
    if (found && isFresh(found.answer)) return found.answer
    const etag = found?.answer.headers.get('etag')
    const asked = new Headers(headers)
    if (etag) asked.set('if-none-match', etag)
    const answer = await ask(path, asked)
    if (answer.status === 304 && found) return found.answer
    if (isStorable(answer)) this.#stored.set(path, [{ request: headers, answer }, ...known.filter((one) => one !== found)])
    return answer
  }
}

const PATHS = [
  '/',
  '/?market=hu',
  '/en',
  '/hu/cart',
  '/brands',
  '/en/brands/_payload.json',
  '/checkout',
  '/pay/abcdefghijklmnopqrstuvwxyz234567',
  '/c/nothing',
  '/no/such/page',
  '/CART',
  '/hu/search?q=maci',
  '/%E0%A4%A',
  '/api/menu?locale=hu',
  '/api/nothing',
  '/api/countries?locale=ro',
  '/api/openapi.json',
  '/healthz',
  '/robots.txt',
  '/sitemap.xml',
  '/feeds/google-ro.xml',
  '/app.webmanifest',
  '/builds/latest.json',
  '/assets/none.js',
  '/art/none.svg',
  '/i/none/400.avif',
  '/sandbox/none',
  '/dev/mail',
]

/** Returns what a visitor's browser sends; every third has a market's cookie, every fifth comes from a page of the shop. */
function visitor(number: number): Headers {
  const pick = <T>(list: readonly T[], turn: number) => list[turn % list.length]!
  const headers = new Headers({
    'accept-encoding': pick(['br', 'gzip', 'identity', 'gzip, br'], number),
    'accept-language': pick(['ro', 'hu', 'en', 'de', 'hu-HU,hu;q=0.9'], number >> 1),
    'user-agent': pick(['Mozilla/5.0', 'Googlebot/2.1'], number >> 2),
    cookie: `session=canary-${number}${number % 3 === 0 ? `; redirect-locale=${pick(['ro', 'hu', 'en'], number >> 3)}` : ''}`,
  })
  if (number % 5 === 0) headers.set('referer', `${ORIGIN}/hu/canary-${number}`)
  if (number % 7 === 0) headers.set('sec-fetch-site', pick(['same-origin', 'none', 'cross-site'], number))
  return headers
}

const shown = ({ status, headers, body }: Answer) => ({
  status,
  location: headers.get('location'),
  cookie: headers.get('set-cookie'),
  type: headers.get('content-type'),
  encoding: headers.get('content-encoding'),
  body,
})

test('two hundred visitors get the same pages through a caching proxy as without it', async () => {
  const proxy = new ReverseProxy()
  for (let number = 0; number < 200; number++) {
    for (const path of PATHS) {
      const headers = visitor(number)
      const through = await proxy.ask(path, headers)
      expect(shown(through), `${path} for visitor ${number}`).toEqual(shown(await ask(path, headers)))
      expect(through.body, path).not.toContain('canary')
    }
  }
})

test.each(PATHS)('%s says whether it may be stored, and sets no cookie where it may', async (path) => {
  for (const number of [0, 1, 3, 5, 7, 12]) {
    const answer = await ask(path, visitor(number))
    expect(answer.headers.get('cache-control'), path).not.toBeNull()
    if (isStorable(answer)) expect(answer.headers.get('set-cookie'), path).toBeNull()
  }
})
