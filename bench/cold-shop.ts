/** The shop as it is served, with one thing more: its page cache can be emptied from outside. */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { readConfig } from '#src/config.ts'
import { openShop, startServing } from '#src/server/serve-parts.ts'
import { freePort, type OwnDatabase } from '#test/running-shop.ts'

export interface ColdShop {
  url: string
  pid: number
  /** Drops the pages with these tags. */
  purge(tags: string[]): Promise<void>
  stop(): Promise<void>
}

export async function startColdShop({ environment }: OwnDatabase): Promise<ColdShop> {
  const port = await freePort()
  const url = `http://localhost:${port}`
  const child = fork(import.meta.filename, [], {
    env: { ...process.env, ...environment, PORT: String(port), PUBLIC_URL: url, LOG_LEVEL: 'error' },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  await once(child, 'message')
  return {
    url,
    pid: child.pid!,
    async purge(tags) {
      child.send(tags)
      await once(child, 'message')
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
  process.on('message', (tags: string[]) => {
    shop.purge(tags)
    process.send!('purged')
  })
  process.once('SIGTERM', () => void serving.stop().then(() => process.exit(0)))
  process.send!('open')
}
