/** Long computations in chunks: between two chunks the event loop serves requests. */

/** Resolves after the event loop has served what was waiting. */
export type YieldToEventLoop = () => Promise<unknown>

/** Yields to the event loop when the current chunk has lasted long enough; undefined while it has not. */
export type YieldWhenDue = () => Promise<unknown> | undefined

/** Returns a function to be awaited after every small piece of work. It yields about every `chunkMs` milliseconds. */
export function yieldEvery(yieldToEventLoop: YieldToEventLoop, chunkMs = 6): YieldWhenDue {
  let since = performance.now()
  return () => {
    if (performance.now() - since < chunkMs) return undefined
    return yieldToEventLoop().then(() => {
      since = performance.now()
    })
  }
}

/** Calls `work` with each value and its position, and offers to yield after every `chunk` of them. */
export async function forEachInChunks<T>(
  values: Iterable<T>,
  yieldWhenDue: YieldWhenDue,
  work: (value: T, at: number) => void,
  chunk = 100,
): Promise<void> {
  let at = 0
  for (const value of values) {
    work(value, at++)
    if (at % chunk === 0) await yieldWhenDue()
  }
}

/** Compares by code unit. */
export const byCode = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

const CHUNK = 1000

/** Returns the values in the order of `sort(compare)`, by a merge sort that offers to yield after every thousand of them. */
export async function sortInChunks<T>(
  values: readonly T[],
  compare: (a: T, b: T) => number,
  yieldWhenDue: YieldWhenDue,
): Promise<T[]> {
  let runs: T[][] = []
  for (let from = 0; from < values.length; from += CHUNK) {
    runs.push(values.slice(from, from + CHUNK).sort(compare))
    await yieldWhenDue()
  }
  while (runs.length > 1) {
    const merged: T[][] = []
    for (let at = 0; at < runs.length; at += 2) merged.push(await merge(runs[at]!, runs[at + 1] ?? [], compare, yieldWhenDue))
    runs = merged
  }
  return runs[0] ?? []
}

async function merge<T>(
  a: readonly T[],
  b: readonly T[],
  compare: (a: T, b: T) => number,
  yieldWhenDue: YieldWhenDue,
): Promise<T[]> {
  const all: T[] = []
  for (let i = 0, j = 0; i < a.length || j < b.length;) {
    all.push(j >= b.length || (i < a.length && compare(a[i]!, b[j]!) <= 0) ? a[i++]! : b[j++]!)
    if (all.length % CHUNK === 0) await yieldWhenDue()
  }
  return all
}
