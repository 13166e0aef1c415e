/** Limit of calls a minute and caller, counted in this process. */
import { MINUTE_MS } from '#domain/time/durations.ts'
import type { ShopMemory } from '#services/shop-memory.ts'

/** Calls of one caller in a minute, of each service. */
export const MAX_CALLS = 1_200

/** Counts one caller's `calls`, at most `most` in a minute. Returns the seconds until a retry, 0 when they are allowed. */
export function countCalls(
  counts: ShopMemory['searchCalls'],
  { caller, calls, most }: { caller: string; calls: number; most: number },
  now: Date,
): number {
  const window = Math.floor(now.getTime() / MINUTE_MS)
  const before = counts.get(caller)
  const count = { window, calls: calls + (before?.window === window ? before.calls : 0) }
  counts.set(caller, count)
  return count.calls <= most ? 0 : Math.ceil(((window + 1) * MINUTE_MS - now.getTime()) / 1000)
}
