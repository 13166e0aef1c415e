/** Asks for a newer build of the shop. */
import { HOUR_MS } from '#domain/time/durations.ts'
import { getJson } from '#web/app/browser/api.browser.ts'
import type { BuildState } from '#web/app/build-state.browser.ts'

/** A newer build on the server makes the next page change a document load (D-74). */
const BUILD_POLL_MS = HOUR_MS

/** Asks each hour, for the first time after one; a failure is ignored, the next round asks again (BUILD-5). @param id of the page's build */
export function pollBuilds(id: string, state: Pick<BuildState, 'isStale'>): void {
  const ask = async (): Promise<void> => {
    if (state.isStale) return
    // Before the answer: one that never comes must not end the polling.
    setTimeout(ask, BUILD_POLL_MS)
    const latest = await getJson<{ id?: unknown }>('/builds/latest.json').catch(() => null)
    if (typeof latest?.id === 'string' && latest.id !== id) state.isStale = true
  }
  setTimeout(ask, BUILD_POLL_MS)
}
