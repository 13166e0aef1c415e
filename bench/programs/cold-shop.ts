/** The shop as `npm start` serves it, with a command that drops pages of its cache by tag. */
import { readConfig } from '#src/config.ts'
import { openShop, startServing } from '#src/server/serve-parts.ts'
import { freePort, type OwnDatabase } from '#test/running-shop.ts'
import { answerQuestions, startProgram } from './program.ts'

export interface ColdShop {
  url: string
  pid: number
  /** Drops the pages with these tags. */
  purge(tags: string[]): Promise<null>
  stop(): Promise<void>
}

export async function startColdShop({ environment }: OwnDatabase): Promise<ColdShop> {
  const port = await freePort()
  const url = `http://localhost:${port}`
  const { pid, ask, stop } = await startProgram<string[], null>(import.meta.filename, {
    env: { ...process.env, ...environment, PORT: String(port), PUBLIC_URL: url, LOG_LEVEL: 'error' },
  })
  return { url, pid, purge: ask, stop }
}

if (import.meta.main) {
  const shop = await openShop(readConfig())
  const serving = await startServing(shop)
  process.once('SIGTERM', () => void serving.stop().then(() => process.exit(0)))
  answerQuestions((tags: string[]) => {
    shop.purge(tags)
    return null
  })
}
