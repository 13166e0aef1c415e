/** Memory and time of the search. */
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import type { Catalog } from '#catalog/catalog.ts'
import type { Query } from './query-set.ts'

const ROUNDS = 4

/** Milliseconds of processor time of this thread: the clock on the wall also counts what others do. */
const spent = (): number => {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void
const heapMb = (): number => {
  collect()
  const { heapUsed, arrayBuffers } = process.memoryUsage()
  return (heapUsed + arrayBuffers) / 2 ** 20
}

/** Builds the index and returns in a sentence what that took. */
export async function buildIndex(catalog: Catalog): Promise<string> {
  const before = heapMb()
  const pauses = monitorEventLoopDelay({ resolution: 1 })
  const since = performance.now()
  const spentBefore = spent()
  pauses.enable()
  await catalog.search.update(catalog.current)
  pauses.disable()
  const own = Math.round(spent() - spentBefore)
  const took = Math.round(performance.now() - since)
  return (
    `Index of ${catalog.current.products.length} products in 3 languages: ${took} ms, of them ${own} ms of its own processor time, ` +
    `longest pause ${(pauses.max / 1e6).toFixed(0)} ms, heap ${(heapMb() - before).toFixed(1)} MB`
  )
}

/** Milliseconds of the quickest of a few times: the others waited for somebody else's processor. */
async function quickestOf(work: () => Promise<unknown>): Promise<number> {
  let quickest = Infinity
  for (let round = 0; round < ROUNDS; round++) {
    const since = performance.now()
    await work()
    quickest = Math.min(quickest, performance.now() - since)
  }
  return quickest
}

const timeOf = (catalog: Catalog, { locale, text }: Pick<Query, 'locale' | 'text'>): Promise<number> =>
  quickestOf(() => catalog.search.find(catalog.current, locale, text))

/** Returns the times of queries, and of every beginning of them, as somebody who types them makes the box ask. */
export async function timesOf(catalog: Catalog, queries: readonly Query[]): Promise<string[]> {
  const whole: number[] = []
  const typed: number[] = []
  for (const { locale, text } of queries) {
    whole.push(await timeOf(catalog, { locale, text }))
    for (let end = 1; end <= text.length; end++) typed.push(await timeOf(catalog, { locale, text: text.slice(0, end) }))
  }
  return [`A query: ${percentiles(whole)}`, `A keystroke: ${percentiles(typed)}`]
}

const percentiles = (times: number[]): string => {
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)]!.toFixed(2)
  return `p50 ${at(0.5)} ms, p99 ${at(0.99)} ms`
}
