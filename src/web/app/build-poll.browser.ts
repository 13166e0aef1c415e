/** Polls for a newer build of the shop. */
import { HOUR_MS } from '#domain/time/durations.ts'
import { PART_FAILED } from '#web/ui/load-part.browser.ts'

/** A newer build on the server makes the next page change a document load (D-74). */
const BUILD_POLL_MS = HOUR_MS

let stale = false
export const isStale = (): boolean => stale

export function pollBuilds(id: string): void {
  const ask = async (): Promise<void> => {
    try {
      const response = await fetch('/builds/latest.json', { cache: 'no-cache' })
      const latest: { id?: unknown } = response.ok ? await response.json() : {}
      if (typeof latest.id === 'string' && latest.id !== id) stale = true
    } catch {
      // Offline or restarting: the next round asks again.
    }
    if (!stale) setTimeout(ask, BUILD_POLL_MS)
  }
  setTimeout(ask, BUILD_POLL_MS)
  // A document load clears failed modules.
  addEventListener(PART_FAILED, () => {
    stale = true
  })
}
