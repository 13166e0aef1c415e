/** Waits until no new connection arrives, when the server stops. */
import { setImmediate as yieldToEventLoop } from 'node:timers/promises'

/** Rounds of the event loop without anything new. */
const IDLE_ROUNDS = 3
const MAX_WAIT_MS = 3_000

/**
 * Waits until all connections and requests that have reached this machine have reached the process: the kernel resets
 * what it still holds when the port or a connection closes. Three seconds at most, when more arrives all the time.
 */
export async function untilNoArrivals(arrivals: () => number): Promise<void> {
  const end = performance.now() + MAX_WAIT_MS
  let known = arrivals()
  for (let quiet = 0; quiet < IDLE_ROUNDS && performance.now() < end; quiet++) {
    await yieldToEventLoop()
    if (arrivals() !== known) quiet = -1
    known = arrivals()
  }
}
