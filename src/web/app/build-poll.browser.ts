import { PART_FAILED } from '#web/ui/load-part.browser.ts'

/** A newer build on the server makes the next page change a document load (D-74). */
const POLL_MS = 3_600_000

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
    if (!stale) setTimeout(ask, POLL_MS)
  }
  setTimeout(ask, POLL_MS)
  // A document load clears failed modules.
  addEventListener(PART_FAILED, () => {
    stale = true
  })
}
