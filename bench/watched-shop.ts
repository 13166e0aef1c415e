/** The shop as it is served, with one thing more: it tells how long its event loop stood still. */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { readConfig } from '#src/config.ts'
import { openShop, startServing } from '#src/serve-parts.ts'
import { freePort, type OwnDatabase } from '#test/running-shop.ts'

export interface WatchedShop {
  url: string
  /** Longest pause of the event loop while `work` runs, ms; no listing is kept from before. */
  pauseDuring(work: () => Promise<unknown>): Promise<number>
  stop(): Promise<void>
}

const RESOLUTION_MS = 2

export async function startWatchedShop({ environment }: OwnDatabase): Promise<WatchedShop> {
  const port = await freePort()
  const url = `http://localhost:${port}`
  const child = fork(import.meta.filename, [], {
    env: { ...process.env, ...environment, PORT: String(port), PUBLIC_URL: url, LOG_LEVEL: 'error' },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  await once(child, 'message')
  const ask = async (question: 'begin' | 'end'): Promise<number> => {
    child.send(question)
    const [answer] = (await once(child, 'message')) as [number]
    return answer
  }
  return {
    url,
    async pauseDuring(work) {
      await ask('begin')
      await work()
      return ask('end')
    },
    async stop() {
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
    },
  }
}

if (import.meta.main) {
  const shop = await openShop(readConfig())
  const serving = await startServing(shop)
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS })
  process.on('message', (question: 'begin' | 'end') => {
    if (question === 'begin') {
      // What is kept would be no work.
      shop.purge(['listing', ...Array.from(shop.catalogue.current.tree.byId.keys(), (id) => `c:${id}`)])
      delay.reset()
      delay.enable()
      // The first sample counts from here.
      setTimeout(() => process.send!(0), 3 * RESOLUTION_MS)
    } else {
      setTimeout(() => {
        delay.disable()
        process.send!(delay.count === 0 ? 0 : Math.max(0, delay.max / 1e6 - RESOLUTION_MS))
      }, 3 * RESOLUTION_MS)
    }
  })
  process.once('SIGTERM', () => void serving.stop().then(() => process.exit(0)))
  process.send!(0)
}
