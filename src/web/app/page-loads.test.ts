import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { notFoundPage } from './payload.ts'
import { loadPayload, warmPayload } from './page-loads.browser.ts'

const PAGE = { data: {}, head: { title: 'Brands', alternates: {} } }
const signal = new AbortController().signal

/** Runs one after the other; returns the requested paths. */
function answering(...answers: [status: number, body: unknown][]): string[] {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (path: string) => {
    const [status, body] = answers[asked.length]!
    asked.push(path)
    return Response.json(body, { status })
  })
  return asked
}
/** The document has the look of this name. */
const wearing = (look?: string) => vi.stubGlobal('document', { documentElement: { dataset: { look } } })
beforeEach(() => wearing())
afterEach(() => vi.unstubAllGlobals())

test.each([408, 409, 425, 429, 500, 502, 503, 504])('a page that answers %i is requested once more (SPEC-7)', async (status) => {
  const asked = answering([status, {}], [200, PAGE])
  expect(await loadPayload(new URL('http://shop.test/brands?page=2'), signal)).toEqual(PAGE)
  expect(asked).toEqual(['/brands/_payload.json?page=2', '/brands/_payload.json?page=2'])
})

test('a missing page shows its error without a retry', async () => {
  const gone = notFoundPage('invalid', '/brands/nobody')
  const asked = answering([404, gone])
  await expect(loadPayload(new URL('http://shop.test/brands/nobody'), signal)).rejects.toEqual(gone)
  expect(asked).toHaveLength(1)
})

test('after a second failure the page is loaded as a document', async () => {
  const asked = answering([503, {}], [503, {}], [200, {}])
  const loaded = new Promise((resolve) => vi.stubGlobal('location', { assign: resolve }))
  void loadPayload(new URL('http://shop.test/brands'), signal)
  expect(await loaded).toBe('/brands')
  // The payload twice, then the check whether the shop answers at all.
  expect(asked).toHaveLength(3)
})

test('the prefetch of an address that leads elsewhere leaves the page as it is; a click loads what it leads to', async () => {
  const asked: string[] = []
  const documents: string[] = []
  vi.stubGlobal('location', { assign: (path: string) => documents.push(path) })
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path)
    const answer = Response.json(PAGE)
    return Object.defineProperties(answer, {
      redirected: { value: true },
      url: { value: 'http://shop.test/hu/my/_payload.json?tab=1' },
    })
  })
  const signIn = new URL('http://shop.test/hu/auth/signin')
  warmPayload(signIn)
  await vi.waitFor(() => expect(asked).toHaveLength(1))
  await new Promise((resolve) => setImmediate(resolve))
  expect(documents).toEqual([])
  void loadPayload(signIn, signal)
  await vi.waitFor(() => expect(documents).toEqual(['/hu/my?tab=1']))
})

test.each([
  ['bf', undefined],
  [undefined, 'bf'],
  ['bf', 'advent'],
])('a page in the look %s is loaded as a document from one in %s, at its place on the page', async (look, worn) => {
  wearing(worn)
  answering([200, { ...PAGE, look }])
  const loaded = new Promise((resolve) => vi.stubGlobal('location', { assign: resolve }))
  void loadPayload(new URL('http://shop.test/brands?page=2#m'), signal)
  expect(await loaded).toBe('/brands?page=2#m')
})

test('a page in the look of the document needs none', async () => {
  wearing('bf')
  answering([200, { ...PAGE, look: 'bf' }])
  expect(await loadPayload(new URL('http://shop.test/brands'), signal)).toEqual({ ...PAGE, look: 'bf' })
})

test('data that was fetched before a click is fetched again when it is over by then, whatever the clock of the device says', async () => {
  const now = Date.parse('2026-11-26T22:00:00Z')
  const dated = (page: object, endsAt?: number) =>
    Response.json({ ...page, endsAt }, { headers: { date: new Date(now).toUTCString() } })
  const asked: string[] = []
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path)
    if (path.startsWith('/soon')) return dated({ ...PAGE, data: asked.length }, now + 1000)
    return dated({ ...PAGE, data: asked.length }, now + 60_000)
  })
  const [soon, later] = [new URL('http://shop.test/soon'), new URL('http://shop.test/later')]
  warmPayload(soon)
  warmPayload(later)
  expect((await loadPayload(later, signal)).data).toBe(2)
  expect((await loadPayload(soon, signal)).data).toBe(3)
  expect(asked).toEqual(['/soon/_payload.json', '/later/_payload.json', '/soon/_payload.json'])
})
