import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { enqueue } from '#store/jobs/jobs.ts'
import { testShop, type TestShop } from '#test/shop.ts'
import { storefront } from '#web/entry/storefront.server.ts'
import { createServer, type WebServer } from '#web/http/server/app.ts'

const TOKEN = 'a-token-of-more-than-thirty-two-letters'
let shop: TestShop
let open: WebServer
let guarded: WebServer
beforeAll(async () => {
  shop = await testShop()
  open = createServer(shop, storefront)
  guarded = createServer({ ...shop, config: { ...shop.config, metricsToken: TOKEN } }, storefront)
  await Promise.all([open.listen(0, '127.0.0.1'), guarded.listen(0, '127.0.0.1')])
})
afterAll(() => Promise.all([open.close(), guarded.close()]))

/** Returns the sample of a name with these labels; undefined for none. */
const sample = (text: string, name: string): number | undefined => {
  const line = text.split('\n').find((one) => one.startsWith(`${name} `))
  return line === undefined ? undefined : Number(line.slice(name.length + 1))
}
const read = async () => (await fetch(`${open.url}/metrics`)).text()

describe('who may read /metrics', () => {
  test('without a token this machine, but nobody through a proxy', async () => {
    const answer = await fetch(`${open.url}/metrics`)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8')
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect((await fetch(`${open.url}/metrics`, { headers: { 'x-forwarded-for': '10.0.0.1' } })).status).toBe(404)
  })

  test('with a token whoever has it', async () => {
    const get = (headers: Record<string, string>) => fetch(`${guarded.url}/metrics`, { headers }).then(({ status }) => status)
    expect(await get({ authorization: `Bearer ${TOKEN}`, 'x-forwarded-for': '10.0.0.1' })).toBe(200)
    expect(await get({})).toBe(404)
    expect(await get({ authorization: 'Bearer another' })).toBe(404)
    expect(await get({ authorization: `Basic ${TOKEN}` })).toBe(404)
  })
})

test('requests are counted by the pattern of their route, whoever answers them', async () => {
  const asked: [path: string, status: number, route: string][] = [
    ['/brands', 200, '/brands'],
    ['/en/brands', 200, '/brands'],
    ['/brands/_payload.json', 200, '/brands'],
    ['/c/no-such-collection?secret=1', 404, '/c/*'],
    ['/pay/aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 200, '/pay/:id'],
    ['/api/list-vendors?locale=hu', 200, '/api/list-vendors'],
    ['/api/nothing-of-the-kind', 404, '(other)'],
    ['/brand/logo.svg', 200, '(file)'],
    ['/art/none.svg', 404, '(picture)'],
    ['/%E0%A4%A', 400, '/*'],
  ]
  const name = ([, status, route]: (typeof asked)[number]) =>
    `nestling_http_requests_total{route="${route}",method="GET",status="${status}"}`
  const before = await read()
  const wanted = new Map<string, number>()
  for (const one of asked) wanted.set(name(one), (wanted.get(name(one)) ?? sample(before, name(one)) ?? 0) + 1)
  for (const [path, status] of asked) expect((await fetch(open.url + path)).status, path).toBe(status)
  const after = await read()
  for (const [one, count] of wanted) expect(sample(after, one), one).toBe(count)
  // Nothing of an address but its pattern.
  expect(after).not.toMatch(/no-such|secret|aaaa|locale/)
})

test('pages of the cache are told from those that were rendered', async () => {
  const results = async () => {
    const text = await read()
    return ['hit', 'miss'].map((result) => sample(text, `nestling_page_cache_total{result="${result}"}`) ?? 0)
  }
  const [hits = 0, misses = 0] = await results()
  for (let turn = 0; turn < 3; turn++) await (await fetch(`${open.url}/hu/wishlist`)).text()
  expect(await results()).toEqual([hits + 2, misses + 1])
})

test('jobs, the pool, memory and the event loop are told as they are', async () => {
  const runAt = new Date(shop.clock.now().getTime() + 60_000)
  await enqueue(shop.db.query, { kind: 'search.push', payload: {}, runAt })
  const stop = shop.memory.metrics.watchLoop()
  const text = await read()
  stop()
  expect(sample(text, 'nestling_jobs{kind="search.push",state="later"}')).toBe(1)
  expect(sample(text, 'nestling_database_connections{state="open"}')).toBeGreaterThan(0)
  expect(sample(text, 'nestling_database_connections{state="waiting"}')).toBe(0)
  expect(sample(text, 'nestling_memory_bytes{kind="resident"}')).toBeGreaterThan(1e7)
  expect(text).toContain('nestling_event_loop_delay_seconds{quantile="0.99"}')
})
