/** P12: the first start: `git clone`, `npm start`, the first page of a shop with 8,500 products. */
import { execFileSync, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { freePort } from '#test/running-shop.ts'
import { atMost, infoRow, type Row } from '../rows/row.ts'
import type { Bench } from './bench.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

export async function run({ embedded, server }: Bench): Promise<Row[]> {
  const directory = mkdtempSync(join(tmpdir(), 'nestling-clone-'))
  const port = await freePort()
  const { PATH = '', HOME = '', TMPDIR = '' } = process.env
  // Without this checkout's own programs: the newcomer has only what the machine has.
  const path = PATH.split(':')
    .filter((place) => !place.startsWith(root))
    .join(':')
  try {
    const started = performance.now()
    execFileSync('git', ['clone', '--quiet', root, 'shop'], { cwd: directory })
    const child = spawn('npm', ['start'], {
      cwd: join(directory, 'shop'),
      detached: true,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { PATH: path, HOME, TMPDIR, PORT: String(port) },
    })
    const ended = new Promise((resolve) => child.once('exit', resolve))
    for (;;) {
      const page = await fetch(`http://localhost:${port}/`).catch(() => null)
      await page?.arrayBuffer()
      if (page?.status === 200) break
      if (child.exitCode !== null) throw new Error('npm start failed in the clone.')
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
    const seconds = (performance.now() - started) / 1000
    process.kill(-child.pid!, 'SIGTERM')
    await ended
    return [
      atMost('P12', 'from the clone to the first page', seconds, 90, 's'),
      infoRow('of it: migrations and seed, embedded', embedded.place.seedMs / 1000, 's'),
      infoRow('migrations and seed, PostgreSQL', server.place.seedMs / 1000, 's'),
    ]
  } finally {
    rmSync(directory, { recursive: true, force: true })
  }
}
