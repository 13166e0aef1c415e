/** Measures how long work blocks the event loop. */

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
  /** The longest time in which the event loop did not yield. */
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

/** A call that takes longer is cut off by other processes more often than not. */
const SHORT_MS = 2
/** Long enough for the kernel's steps to be small beside it. */
const ENOUGH_MS = 60

/** How long each call takes, in rising order: the best of three by the clock, and of long ones the mean of their processor time. */
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
    times.push(best < SHORT_MS ? best : Math.min(best, await meanOf(call)))
  }
  return times.sort((a, b) => a - b)
}

async function meanOf(call: () => unknown): Promise<number> {
  const before = spentMs()
  for (let rounds = 1; ; rounds++) {
    await call()
    const spent = spentMs() - before
    if (spent >= ENOUGH_MS) return spent / rounds
  }
}

export const quantile = (rising: readonly number[], share: number): number =>
  rising[Math.min(rising.length - 1, Math.floor(rising.length * share))] ?? Number.NaN
