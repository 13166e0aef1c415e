import { afterEach, describe, expect, test, vi } from 'vitest'
import { getAnswer, getHead, getJson, postJson, putJson } from './api.browser.ts'
import { clientWithin, LateAnswer } from './http-client.browser.ts'

const RETRIED = [408, 409, 425, 429, 500, 502, 503, 504]
const FINAL = [400, 401, 403, 404, 405, 410, 413, 415, 421, 422, 501]

/** Answers with the statuses one after the other, then with 200; 0 is no answer at all. Returns the methods asked. */
function answering(...statuses: number[]): string[] {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (_path: string, { method = 'GET' }: RequestInit = {}) => {
    const status = statuses[asked.length] ?? 200
    asked.push(method)
    if (status === 0) throw new TypeError('Failed to fetch')
    return Response.json({ status }, { status })
  })
  return asked
}
afterEach(() => vi.unstubAllGlobals())

describe('a GET', () => {
  test.each([...RETRIED, 0])('that is answered %i is made once more (SPEC-7)', async (status) => {
    const asked = answering(status)
    expect(await getJson('/api/menu')).toEqual({ status: 200 })
    expect(asked).toEqual(['GET', 'GET'])
  })

  test.each([...RETRIED, 0])('that is answered %i twice fails', async (status) => {
    const asked = answering(status, status)
    await expect(getJson('/api/menu')).rejects.toMatchObject({ name: 'FetchError', status: status || undefined })
    expect(asked).toHaveLength(2)
  })

  test.each(FINAL)('that is answered %i fails at once, with the answer’s data', async (status) => {
    const asked = answering(status)
    await expect(getJson('/api/menu')).rejects.toMatchObject({ status, data: { status } })
    expect(asked).toHaveLength(1)
  })

  test('of a page’s payload, and of a head alone, follow the same rule', async () => {
    const payload = answering(503)
    await expect(getAnswer('/brands/_payload.json')).resolves.toMatchObject({ _data: { status: 200 } })
    const head = answering(503)
    await getHead('/builds/latest.json')
    expect([payload, head]).toEqual([
      ['GET', 'GET'],
      ['HEAD', 'HEAD'],
    ])
  })

  test('that the caller has given up is not repeated', async () => {
    const gone = new AbortController()
    let asked = 0
    vi.stubGlobal('fetch', (_path: string, { signal }: RequestInit) => {
      asked++
      return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason as Error)))
    })
    const answer = getJson('/api/menu', gone.signal)
    await vi.waitFor(() => expect(asked).toBe(1))
    gone.abort()
    await expect(answer).rejects.toThrow()
    expect(asked).toBe(1)
  })

  test('that is late is made once more, and says at which stage it was', async () => {
    let asked = 0
    vi.stubGlobal('fetch', (_path: string, { signal }: RequestInit) => {
      asked++
      return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason as Error)))
    })
    const late = clientWithin({ connectMs: 1, readMs: 1 })('/api/menu')
    await expect(late).rejects.toMatchObject({ cause: new LateAnswer('connection') })
    expect(asked).toBe(2)
  })

  test('whose answer stops in the middle is late too', async () => {
    vi.stubGlobal('fetch', async (_path: string, { signal }: RequestInit) => {
      const body = new ReadableStream({
        start: (controller) => signal?.addEventListener('abort', () => controller.error(signal.reason)),
      })
      return new Response(body, { headers: { 'content-type': 'application/json' } })
    })
    const late = clientWithin({ connectMs: 1000, readMs: 1 })('/api/menu')
    await expect(late).rejects.toMatchObject({ cause: new LateAnswer('socket') })
  })
})

describe.each([
  ['POST', () => postJson('/api/cart/quote', {})],
  ['PUT', () => putJson('/api/my/cart', {})],
  ['PATCH', () => clientWithin()('/api/my/details', { method: 'PATCH' })],
  ['DELETE', () => clientWithin()('/api/my/children/1', { method: 'DELETE' })],
] as const)('a %s', (method, call) => {
  test.each([...RETRIED, ...FINAL, 0])('that is answered %i is never repeated (SPEC-7)', async (status) => {
    const asked = answering(status)
    await expect(call()).rejects.toMatchObject({ name: 'FetchError' })
    expect(asked).toEqual([method])
  })
})
