import { spawn, type ChildProcess } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { emptyDataDir } from '#test/data-dir.ts'
import { emptySnapshot } from '#test/snapshot.ts'
import { openEmbedded } from '#store/database/db.ts'
import { startEmbedded } from './embedded.ts'
import { DirectoryInUse } from './lock.ts'

const PROGRAM = fileURLToPath(new URL('../../../test/programs/write-settings.ts', import.meta.url))
const dataDir = await emptyDataDir()

/** Starting a process takes a second, and many on a busy machine. */
const PATIENCE_MS = 180_000

const children = new Set<ChildProcess>()
afterAll(() => {
  for (const child of children) child.kill('SIGKILL')
})

/** Starts a process that writes; `lines` is what it printed so far. */
async function writer() {
  const child = spawn(process.execPath, [PROGRAM, dataDir], { stdio: ['ignore', 'pipe', 'inherit'] })
  children.add(child)
  const lines: string[] = []
  const waiting: { count: number; resolve(): void }[] = []
  createInterface(child.stdout).on('line', (line) => {
    lines.push(line)
    for (const { count, resolve } of waiting) if (lines.length >= count) resolve()
  })
  const exit = new Promise<number | null>((resolve) => child.once('close', resolve))
  const printed = (count: number) =>
    lines.length >= count ? Promise.resolve() : new Promise<void>((resolve) => waiting.push({ count, resolve }))
  return { child, lines, exit, printed }
}

test(
  'after a kill at any moment the directory can be opened at once, with every acknowledged transaction complete',
  { timeout: PATIENCE_MS },
  async () => {
    for (let round = 0; round < 4; round++) {
      const { child, lines, exit, printed } = await writer()
      await printed(20 + round * 13)
      child.kill('SIGKILL')
      await exit
      const db = await openEmbedded(dataDir)
      const rows = await db.query.selectFrom('setting').select('key').execute()
      await db.close()
      const stored = new Set(rows.map(({ key }) => key))
      for (const line of lines.slice(1)) expect(stored.has(`${line}-a`) && stored.has(`${line}-b`), line).toBe(true)
      expect(rows.filter(({ key }) => !stored.has(key.replace(/[ab]$/, (end) => (end === 'a' ? 'b' : 'a'))))).toEqual([])
    }
  },
)

test('a second process is refused with the reason while the first one works on', { timeout: PATIENCE_MS }, async () => {
  const first = await writer()
  await first.printed(2)
  const second = await writer()
  expect(await second.exit).toBe(3)
  expect(second.lines[0]).toContain(`is in use by process ${first.child.pid}`)
  await expect(openEmbedded(dataDir)).rejects.toThrow(DirectoryInUse)
  await first.printed(first.lines.length + 2)
  first.child.kill('SIGTERM')
  expect(await first.exit).toBe(0)
  const db = await openEmbedded(dataDir)
  await expect(openEmbedded(dataDir)).rejects.toThrow('in use by this process already')
  await db.close()
})

test('a directory with other content is refused with one sentence', async () => {
  const broken = mkdtempSync(join(tmpdir(), 'nestling-broken-'))
  mkdirSync(join(broken, 'pglite'))
  writeFileSync(join(broken, 'pglite', 'PG_VERSION'), '7')
  const error = await openEmbedded(broken).catch((reason: unknown) => reason as Error)
  expect((error as Error).message).toMatch(/^The embedded database cannot be opened: .{1,300}$/)
  rmSync(broken, { recursive: true })
})

test('a new client starts without the open transaction of the previous one', async () => {
  const embedded = await startEmbedded({ snapshot: await emptySnapshot() })
  const client = async () => {
    const made = new pg.Client({ stream: () => embedded.stream(), user: 'postgres', database: 'postgres' })
    await made.connect()
    return made
  }
  const first = await client()
  await first.query('begin')
  await first.query("insert into setting (key, value) values ('half', '1')")
  await first.query("set search_path = 'nowhere'")
  await first.query({ name: 'same', text: 'select 1 as n' })
  const second = await client()
  expect((await second.query({ name: 'same', text: 'select count(*) as n from setting' })).rows).toEqual([{ n: '0' }])
  await second.end()
  const third = await client()
  expect((await third.query('select 1 as n')).rows).toEqual([{ n: 1 }])
  await third.end()
  await first.end()
  await embedded.close()
})
