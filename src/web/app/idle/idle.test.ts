// Loaded before: with stopped clocks nothing waits for files.
import '#web/app/browser/http-client.browser.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { HOUR_MS } from '#domain/time/durations.ts'
import type { BuildState } from '#web/app/build-state.browser.ts'
import { createListeners } from '#web/ui/store.browser.ts'
import { loadBuildManifest } from './build-manifest.browser.ts'
import { pollBuilds } from './build-poll.browser.ts'
import { isSparing } from './connection.browser.ts'

const newState = (): BuildState => ({ isStale: false, ruleAt: () => ({}), beforeDocumentLoad: createListeners() })

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** Answers each request by the function. Returns the requested paths. */
function answering(answer: (count: number) => Response | Promise<Response>): string[] {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path)
    return answer(asked.length)
  })
  return asked
}

test('a newer build is asked for each hour, not before the first, and until one is found (BUILD-5)', async () => {
  const state = newState()
  const asked = answering((count) => Response.json({ id: count < 3 ? 'own' : 'newer' }))
  pollBuilds('own', state)
  await vi.advanceTimersByTimeAsync(HOUR_MS - 1)
  expect(asked).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(asked).toEqual(['/builds/latest.json'])
  await vi.advanceTimersByTimeAsync(HOUR_MS)
  expect(state.isStale).toBe(false)
  await vi.advanceTimersByTimeAsync(HOUR_MS)
  expect(state.isStale).toBe(true)
  await vi.advanceTimersByTimeAsync(5 * HOUR_MS)
  expect(asked).toHaveLength(3)
})

test('failures of the poll are ignored, and an answer that never comes does not end it', async () => {
  const state = newState()
  const answers = [
    () => Promise.reject(new TypeError('Failed to fetch')),
    () => Promise.reject(new TypeError('Failed to fetch')),
    () => Response.json({}, { status: 404 }),
    () => new Response('<html>', { headers: { 'content-type': 'text/html' } }),
    () => new Promise<Response>(() => undefined),
    () => Response.json({ id: 'newer' }),
  ]
  const asked = answering((count) => answers[count - 1]!())
  pollBuilds('own', state)
  await vi.advanceTimersByTimeAsync(4 * HOUR_MS)
  // The first round was tried twice.
  expect(asked).toHaveLength(5)
  expect(state.isStale).toBe(false)
  await vi.advanceTimersByTimeAsync(HOUR_MS)
  expect(state.isStale).toBe(true)
})

test('the build’s rules are known once its file is loaded', async () => {
  const state = newState()
  const matcher = {
    static: { '/hu/contact': { redirect: { to: '/hu/kapcsolat', statusCode: 301 } } },
    wildcard: { '/p': { prerender: true, layout: 'default' }, '/p/secret': { prerender: false } },
    dynamic: { '/pay': { static: { '/': { prerender: false } }, wildcard: {}, dynamic: {} } },
  }
  const asked = answering(() => Response.json({ id: 'own', matcher, prerendered: [] }))
  await loadBuildManifest('own', state)
  expect(asked).toEqual(['/builds/meta/own.json'])
  expect(state.ruleAt('/hu/contact').redirect?.to).toBe('/hu/kapcsolat')
  expect(state.ruleAt('/p/secret/one')).toEqual({ prerender: false, layout: 'default' })
  expect(state.ruleAt('/pay/token')).toEqual({ prerender: false })
  expect(state.ruleAt('/paying')).toEqual({})
})

test.each([
  ['cannot be loaded', () => Response.json({}, { status: 404 })],
  ['has no matcher', () => Response.json({ id: 'own' })],
  ['has a matcher of another form', () => Response.json({ id: 'own', matcher: { static: [] } })],
])('a file that %s is logged only (SPEC-8)', async (_, answer) => {
  const said = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const state = newState()
  answering(answer)
  await loadBuildManifest('own', state)
  expect(said).toHaveBeenCalledOnce()
  expect(state.ruleAt('/p/one')).toEqual({})
})

test.each([
  [undefined, false],
  [{ saveData: true, effectiveType: '4g' }, true],
  [{ saveData: false, effectiveType: 'slow-2g' }, true],
  [{ effectiveType: '2g' }, true],
  [{ effectiveType: '3g' }, false],
])('with the connection %j nothing is fetched ahead: %s', (connection, expected) => {
  vi.stubGlobal('navigator', { connection })
  expect(isSparing()).toBe(expected)
})
