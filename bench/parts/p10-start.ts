/** P10: from the command to the first page on an existing database; and the same after a `kill -9` during checkouts. */
import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { sampleItems } from '../programs/sample-items.ts'
import { freePort, RunningShop, type SeededDatabase } from '#test/running-shop.ts'
import { atMost, median, type Row } from '../rows/row.ts'
import type { Bench } from './bench.ts'
import { startCustomers } from '../programs/customers.ts'

const RUNS = 5
const root = fileURLToPath(new URL('../..', import.meta.url))

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

/** `npm start` as it is typed, to the first page; ms. */
async function npmStart(environment: Record<string, string>): Promise<number> {
  const port = await freePort()
  const started = performance.now()
  const child = spawn('npm', ['start'], {
    cwd: root,
    detached: true,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ...environment, PORT: String(port) },
  })
  const ended = new Promise((resolve) => child.once('exit', resolve))
  for (;;) {
    const page = await fetch(`http://localhost:${port}/`).catch(() => null)
    await page?.arrayBuffer()
    if (page?.status === 200) break
    if (child.exitCode !== null) throw new Error('npm start failed.')
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
  const ms = performance.now() - started
  process.kill(-child.pid!, 'SIGTERM')
  await ended
  // npm is gone before the shop, which still closes its database.
  while (isAlive(-child.pid!)) await new Promise((resolve) => setTimeout(resolve, 20))
  return ms
}

async function starts(kind: string, seeded: SeededDatabase): Promise<Row[]> {
  const database = await seeded.copy()
  try {
    const times: number[] = []
    for (let run = 0; run <= RUNS; run++) times.push(await npmStart(database.environment))

    const items = await database.read(sampleItems)
    const busy = new RunningShop(await freePort(), { ...database.environment, TRUSTED_PROXIES: '1' })
    await busy.start()
    const afterKill: number[] = []
    for (let run = 0; run < RUNS; run++) {
      const customers = await startCustomers({ url: busy.url, items, customers: 8 })
      await customers.ask(20)
      // Cut off in the middle of the next ones.
      void customers.ask(1000).catch(() => undefined)
      await new Promise((resolve) => setTimeout(resolve, 300))
      const killed = busy.kill()
      await customers.kill()
      await killed
      afterKill.push(await busy.start())
    }
    await busy.stop()
    return [
      atMost('P10', `npm start to the first page, ${kind}`, median(times.slice(1)) / 1000, 1, 's', 2),
      atMost(
        '',
        `open again after kill -9 during checkouts, ${kind}, slowest of ${RUNS}`,
        Math.max(...afterKill) / 1000,
        3,
        's',
        2,
      ),
    ]
  } finally {
    await database.remove()
  }
}

export const run = async ({ embedded, server }: Bench): Promise<Row[]> => [
  ...(await starts('embedded', embedded)),
  ...(await starts('PostgreSQL', server)),
]
