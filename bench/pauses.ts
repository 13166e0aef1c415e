/** How long others wait while something is made. */

/** Processor time of this thread: the clock also counts what other processes do. The kernel adds it up every few milliseconds. */
const spentMs = (): number => {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

const TICK_MS = 4

export interface Worked<T> {
  made: T
  /** Processor time of the thread. */
  ms: number
  /** The longest time in which nothing else had its turn. */
  longestMs: number
}

export async function watchPauses<T>(work: () => Promise<T>): Promise<Worked<T>> {
  let isDone = false
  let longestMs = 0
  const started = spentMs()
  let last = { spent: started, clock: performance.now() }
  const look = () => {
    const now = { spent: spentMs(), clock: performance.now() }
    longestMs = Math.max(longestMs, Math.min(now.clock - last.clock, now.spent - last.spent + TICK_MS))
    last = now
    if (!isDone) setImmediate(look)
  }
  setImmediate(look)
  const made = await work()
  const ms = spentMs() - started
  isDone = true
  await new Promise((resolve) => setImmediate(resolve))
  return { made, ms, longestMs }
}

/** How long each call takes, in rising order: the best of three, because the clock counts other processes as well. */
export async function timesOf(calls: Iterable<() => unknown>): Promise<number[]> {
  const times: number[] = []
  for (const call of calls) {
    let best = Infinity
    for (let round = 0; round < 3; round++) {
      const before = performance.now()
      const answer = call()
      if (answer instanceof Promise) await answer
      best = Math.min(best, performance.now() - before)
    }
    times.push(best)
  }
  return times.sort((a, b) => a - b)
}

export const quantile = (rising: readonly number[], share: number): number =>
  rising[Math.min(rising.length - 1, Math.floor(rising.length * share))] ?? Number.NaN
