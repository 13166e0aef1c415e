/** Waits until no new connection arrives, when the server stops. */
import { setTimeout as pause } from 'node:timers/promises'

/** Time without anything new. A busy kernel hands a connection over some milliseconds after its client has written to it. */
const QUIET_MS = 100
const CHECKED_MS = 5
/** Checks without anything new: a process that got no processor for a while has not looked yet. */
const QUIET_CHECKS = 10
const MAX_WAIT_MS = 3_000

/**
 * Waits until all connections and requests that have reached this machine have reached the process: the kernel resets
 * what it still holds when the port or a connection closes. Three seconds at most, when more arrives all the time.
 */
export async function untilNoArrivals(arrivals: () => number): Promise<void> {
  const end = performance.now() + MAX_WAIT_MS
  let known = arrivals()
  let since = performance.now()
  for (let checks = 0; performance.now() < end; checks++) {
    if (checks >= QUIET_CHECKS && performance.now() - since >= QUIET_MS) return
    await pause(CHECKED_MS)
    if (arrivals() === known) continue
    known = arrivals()
    since = performance.now()
    checks = -1
  }
}
