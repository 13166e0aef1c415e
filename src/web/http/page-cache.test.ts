import { randomBytes } from 'node:crypto'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, test, vi } from 'vitest'
import { bodyOf, createPageCache, FRESH_MS, STALE_MS, type Entry, type RenderedPage } from './page-cache.ts'
import { toResponse, type Sendable } from './send.ts'

const rendered = (text: string, ...tags: string[]): RenderedPage => ({
  body: Buffer.from(text),
  contentType: 'text/html',
  headers: {},
  tags: new Set(tags),
  endsAt: null,
})

const sendable = (entry: Entry): Sendable => ({
  etag: entry.etag,
  route: '/a',
  headers: [],
  isText: true,
  headerLists: {},
  body: (encoding) => bodyOf(entry, encoding),
})

const textOf = (entry: Entry | undefined) => entry && bodyOf(entry, 'identity').toString()

function cacheAt(start = 0, maxBytes = 1_000_000) {
  const clock = { now: start }
  return { clock, cache: createPageCache({ maxBytes, now: () => clock.now }) }
}

/** A page that is ready when the test says so. */
function slow(page: RenderedPage) {
  const { promise, resolve } = Promise.withResolvers<RenderedPage>()
  return { make: () => promise, finish: () => resolve(page) }
}

describe('the page cache', () => {
  test('renders a page once for simultaneous requests', async () => {
    const { cache } = cacheAt()
    let runs = 0
    const make = async () => rendered(`run ${++runs}`)
    const all = await Promise.all([cache.fill('/a', make), cache.fill('/a', make), cache.fill('/a', make)])
    expect(runs).toBe(1)
    expect(new Set(all).size).toBe(1)
  })

  test.each([-86_400_000, 86_400_000])('sends no page from before the clock was set by %d ms', async (jump) => {
    const { cache, clock } = cacheAt(1_000_000_000)
    await cache.fill('/a', async () => rendered('before'))
    clock.now += jump
    expect(cache.get('/a')).toBeUndefined()
    await cache.fill('/a', async () => rendered('after'))
    expect(textOf(cache.get('/a'))).toBe('after')
  })

  test.each(['br', 'gzip'] as const)('holds no more memory for the %s form than it is long', async (encoding) => {
    const { cache } = cacheAt()
    await cache.fill('/a', async () => rendered('a page '.repeat(5000)))
    const body = bodyOf(cache.get('/a')!, encoding)
    expect(bodyOf(cache.get('/a')!, encoding)).toBe(body)
    expect(body.buffer.byteLength).toBe(body.byteLength)
  })

  test('sends a page that is asked for often in fewer bytes, with their number', async () => {
    const { cache } = cacheAt()
    const text = Array.from({ length: 3000 }, (_, at) => `<li class="card">${(at * 7919) % 1013} lei</li>`).join('')
    await cache.fill('/a', async () => rendered(text))
    const ask = async () => {
      const entry = cache.get('/a')!
      entry.content ??= sendable(entry)
      const answer = toResponse(new Request('http://shop/a', { headers: { 'accept-encoding': 'br' } }), entry.content)
      const bytes = Buffer.from(await answer.arrayBuffer())
      expect(answer.headers.get('content-length')).toBe(String(bytes.byteLength))
      expect(brotliDecompressSync(bytes).toString()).toBe(text)
      return bytes.byteLength
    }
    const first = await ask()
    expect(await ask(), 'the second visitor').toBe(first)
    await ask()
    await vi.waitFor(async () => expect(await ask()).toBeLessThan(first))
  })

  test('keeps the bytes of a page that is rendered again as it was, and no others', async () => {
    const { cache } = cacheAt()
    await cache.fill('/a', async () => rendered('a page'))
    const bytes = bodyOf(cache.get('/a')!, 'br')
    await cache.fill('/a', async () => rendered('a page', 'p:1'))
    expect(bodyOf(cache.get('/a')!, 'br')).toBe(bytes)
    expect(cache.get('/a')!.tags).toEqual(new Set(['p:1']))
    await cache.fill('/a', async () => rendered('another'))
    expect(textOf(cache.get('/a'))).toBe('another')
  })

  test('shows a page that ends at a moment to nobody from then on, neither fresh nor stale', async () => {
    const { cache, clock } = cacheAt(1_000_000_000)
    const endsAt = clock.now + 5000
    const entry = await cache.fill('/a', async () => ({ ...rendered('today'), endsAt }))
    expect(entry.freshUntil).toBe(endsAt)
    clock.now = endsAt - 1
    expect(textOf(cache.get('/a'))).toBe('today')
    clock.now = endsAt
    expect(cache.get('/a')).toBeUndefined()
  })

  test('caches no failed page and renders it again', async () => {
    const { cache } = cacheAt()
    await expect(cache.fill('/a', () => Promise.reject(new Error('no database')))).rejects.toThrow('no database')
    expect(cache.get('/a')).toBeUndefined()
    expect(textOf(await cache.fill('/a', async () => rendered('now it works')))).toBe('now it works')
  })

  test('removes the pages with a purged tag, and no others', async () => {
    const { cache } = cacheAt()
    await cache.fill('/a', async () => rendered('a', 'p:1', 'listing'))
    await cache.fill('/b', async () => rendered('b', 'p:2'))
    cache.purge(['p:1'])
    expect(cache.get('/a')).toBeUndefined()
    expect(cache.get('/b')).toBeDefined()
  })

  test('does not cache a page that was purged while it was rendered', async () => {
    const { cache } = cacheAt()
    const old = slow(rendered('old price', 'p:1'))
    const filling = cache.fill('/a', old.make)
    cache.purge(['p:1'])
    old.finish()
    await filling
    expect(cache.get('/a')).toBeUndefined()
  })

  test('a request after a purge does not get the page rendered before it', async () => {
    const { cache } = cacheAt()
    const old = slow(rendered('old price', 'p:1'))
    const before = cache.fill('/a', old.make)
    cache.purge(['p:1'])
    const after = cache.fill('/a', async () => rendered('new price', 'p:1'))
    old.finish()
    expect(textOf(await after)).toBe('new price')
    await before
    expect(textOf(cache.get('/a'))).toBe('new price')
  })

  test('sends a page for ten minutes, the first of which it is fresh', async () => {
    const { cache, clock } = cacheAt(1_000)
    const entry = await cache.fill('/a', async () => rendered('a'))
    expect(entry.freshUntil).toBe(1_000 + FRESH_MS)
    clock.now = 999 + STALE_MS
    expect(cache.get('/a')).toBe(entry)
    clock.now = 1_000 + STALE_MS
    expect(cache.get('/a')).toBeUndefined()
  })

  test('is limited in bytes; the least recently used page is removed first', async () => {
    const { cache } = cacheAt(0, 60_000)
    const page = rendered(randomBytes(10_000).toString('latin1'))
    await cache.fill('/a', async () => page)
    await cache.fill('/b', async () => page)
    cache.get('/a')
    await cache.fill('/c', async () => page)
    expect(cache.bytes).toBeLessThanOrEqual(60_000)
    expect(cache.get('/b')).toBeUndefined()
    expect(cache.get('/a')).toBeDefined()
    expect(cache.get('/c')).toBeDefined()
  })

  test('sends the same page in every encoding', async () => {
    const { cache } = cacheAt()
    const page = rendered('pătuț '.repeat(500))
    const entry = await cache.fill('/a', async () => page)
    expect(brotliDecompressSync(bodyOf(entry, 'br'))).toEqual(page.body)
    expect(gunzipSync(bodyOf(entry, 'gzip'))).toEqual(page.body)
    expect(bodyOf(entry, 'identity')).toEqual(page.body)
  })
})
