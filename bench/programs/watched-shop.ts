/** The shop as `npm start` serves it, with a command that reports pauses of its event loop. */
import { setTimeout as pause } from 'node:timers/promises'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { readConfig } from '#src/config.ts'
import { openShop, startServing } from '#src/server/serve-parts.ts'
import { freePort, type OwnDatabase } from '#test/running-shop.ts'
import { serving } from '../../scripts/setup.mjs'
import { answerQuestions, startProgram } from './program.ts'

/** Milliseconds. */
export interface Pause {
  /** The longest by the clock, what other processes took of it included. */
  clock: number
  /** The longest by the processor time of the thread: what the shop's own work held up. */
  work: number
}

export interface WatchedShop {
  url: string
  pid: number
  /** Returns the longest pauses of the event loop while `work` runs, without cached listings. */
  pauseDuring(work: () => Promise<unknown>): Promise<Pause>
  stop(): Promise<void>
}

const RESOLUTION_MS = 2

export async function startWatchedShop({ environment }: Pick<OwnDatabase, 'environment'>): Promise<WatchedShop> {
  const port = await freePort()
  const url = `http://localhost:${port}`
  const { ask, stop, pid } = await startProgram<'begin' | 'end', Pause>(import.meta.filename, {
    execArgv: serving.flags,
    env: { ...process.env, ...serving.environment, ...environment, PORT: String(port), PUBLIC_URL: url, LOG_LEVEL: 'error' },
  })
  return {
    url,
    pid,
    async pauseDuring(work) {
      await ask('begin')
      await work()
      return ask('end')
    },
    stop,
  }
}

/** Processor time of this thread so far, ms. */
function threadMs(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

/** Reads the thread's processor time in every round of the event loop. */
function watchWork() {
  let before = threadMs()
  let longest = 0
  const watching = setInterval(() => {
    const now = threadMs()
    longest = Math.max(longest, now - before)
    before = now
  }, RESOLUTION_MS)
  return () => {
    clearInterval(watching)
    return longest
  }
}

if (import.meta.main) {
  const shop = await openShop(readConfig())
  const serving = await startServing(shop)
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS })
  let stopWatching = () => 0

  async function begin(): Promise<Pause> {
    // A cached listing would be no work.
    shop.purge(['listing', ...Array.from(shop.catalog.current.tree.byId.keys(), (id) => `c:${id}`)])
    // The first sample counts from here.
    await pause(3 * RESOLUTION_MS)
    delay.reset()
    delay.enable()
    stopWatching = watchWork()
    return { clock: 0, work: 0 }
  }
  async function end(): Promise<Pause> {
    await pause(3 * RESOLUTION_MS)
    delay.disable()
    const clock = delay.count === 0 ? 0 : Math.max(0, delay.max / 1e6 - RESOLUTION_MS)
    return { clock, work: stopWatching() }
  }

  process.once('SIGTERM', () => void serving.stop().then(() => process.exit(0)))
  answerQuestions((question: 'begin' | 'end') => (question === 'begin' ? begin() : end()))
}
