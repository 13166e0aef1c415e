import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { recordAddress } from '#services/start/shop-address.ts'
import { listenForBackups } from '#store/backup/live-backup.ts'
import { openEmbedded } from '#store/database/db.ts'
import { emptyDataDir } from '#test/data-dir.ts'
import { runCommand } from './shop.ts'

const from = await emptyDataDir()
const to = await emptyDataDir()
const empty = await emptyDataDir()
const third = await emptyDataDir()
const files = mkdtempSync(join(tmpdir(), 'nestling-backup-'))
const file = join(files, 'shop.backup')
afterAll(() => {
  rmSync(files, { recursive: true })
  vi.unstubAllEnvs()
})

async function run(dataDir: string, ...args: string[]) {
  vi.stubEnv('DATA_DIR', dataDir)
  let output = ''
  const report = { step: <T>(_: string, work: (progress: () => void) => Promise<T>) => work(() => undefined), ready() {} }
  const code = await runCommand(args, report, (text) => (output += text))
  return { code, output }
}

test('an unknown command shows the list of commands', async () => {
  for (const args of [[], ['constructor'], ['backup'], ['migrate', 'now'], ['backup', 'a', 'b']]) {
    const { code, output } = await run(from, ...args)
    expect(code).toBe(2)
    expect(output).toContain('restore <file>')
  }
})

test('a backup is restored into an empty directory and never over existing data', async () => {
  const db = await openEmbedded(from)
  await db.query.insertInto('setting').values({ key: 'merchant', value: '{"name":"Țară"}' }).execute()
  const inUse = await run(from, 'backup', file)
  expect(inUse).toEqual({ code: 1, output: expect.stringContaining('is in use by this process') })
  const groups = await db.query.selectFrom('synonym_group').select('id').execute()
  await db.close()

  expect((await run(from, 'backup', file)).code).toBe(0)
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(await run(to, 'restore', file)).toEqual({ code: 0, output: `${2 + groups.length} rows are restored.\n` })
  const restored = await openEmbedded(to)
  expect(await restored.query.selectFrom('setting').selectAll().execute()).toEqual([{ key: 'merchant', value: { name: 'Țară' } }])
  await restored.close()
  expect((await run(to, 'restore', file)).output).toContain('The database is not empty')
})

test('a backup that cannot be written prints the reason and leaves the earlier file', async () => {
  const stored = readFileSync(file)
  const reasons: [target: string, reason: RegExp][] = [
    [join(files, 'none', 'shop.backup'), /^There is no folder \S+none\. Make it, or name a file in another one\.\n$/],
    [files, /cannot be written: it is a folder\.\n$/],
    [join(file, 'inside'), /cannot be written: part of its path is no folder\.\n$/],
    [join(files, 'x'.repeat(300)), /cannot be written: its name is too long\.\n$/],
  ]
  if (process.platform === 'linux') {
    symlinkSync('/dev/full', `${file}.unfinished`)
    reasons.push([file, /cannot be written: the disk is full\.\n$/])
  }
  for (const [target, reason] of reasons)
    expect(await run(from, 'backup', target), target).toEqual({ code: 1, output: expect.stringMatching(reason) })
  expect(readFileSync(file)).toEqual(stored)
})

test('a backup through the running process can be restored, and requires the key', async () => {
  const db = await openEmbedded(from)
  const beside = await listenForBackups({ db, dataDir: from, now: () => new Date() }, () => undefined)
  const { port } = JSON.parse(readFileSync(join(from, 'backup-listener.json'), 'utf8')) as { port: number }
  const ask = (path: string, authorization?: string) =>
    fetch(`http://127.0.0.1:${port}${path}`, { method: 'POST', headers: authorization ? { authorization } : {} })
  for (const authorization of [undefined, '', 'Bearer ', `Bearer ${'x'.repeat(43)}`])
    expect((await ask('/backup', authorization)).status).toBe(401)
  const live = join(files, 'live.backup')
  expect((await run(from, 'backup', join(files, 'none', 'live.backup'))).output).toMatch(/^There is no folder/)
  const both = await Promise.all([run(from, 'backup', live), run(from, 'backup', `${live}.2`)])
  expect(both.map(({ code }) => code)).toEqual([0, 0])
  expect((await run(from, 'migrate')).output).toContain('is in use by this process')
  await beside.close()
  await db.close()
  expect(readdirSync(from).filter((name) => /beside|unfinished/.test(name))).toEqual([])

  expect((await run(third, 'restore', live)).code).toBe(0)
  const restored = await openEmbedded(third)
  expect(await restored.query.selectFrom('setting').selectAll().where('key', '=', 'merchant').execute()).toEqual([
    { key: 'merchant', value: { name: 'Țară' } },
  ])
  await restored.close()
})

test('a file that is no backup, or an incomplete one, is refused', async () => {
  const whole = readFileSync(file)
  const broken = join(files, 'broken')
  for (const bytes of [whole.subarray(0, whole.length - 20), Buffer.from('hello'), Buffer.alloc(0)]) {
    writeFileSync(broken, bytes)
    const { code, output } = await run(empty, 'restore', broken)
    expect(code).toBe(1)
    expect(output).toMatch(/backup/)
  }
  expect(await run(empty, 'restore', join(files, 'none'))).toEqual({
    code: 1,
    output: expect.stringContaining('There is no file'),
  })
})

test('the link to a voucher has the last public address, unless another is given', async () => {
  const link = async () => /^http\S+(?=\/v\/)/m.exec((await run(from, 'voucher', 'create', '--amount', '10')).output)?.[0]
  expect(await link()).toBe('http://localhost:3000')
  const db = await openEmbedded(from)
  await recordAddress(db.query, 'http://localhost:4711')
  await db.close()
  expect(await link()).toBe('http://localhost:4711')
  vi.stubEnv('PORT', '5000')
  expect(await link()).toBe('http://localhost:5000')
  vi.stubEnv('PUBLIC_URL', 'https://shop.example')
  expect(await link()).toBe('https://shop.example')
  vi.unstubAllEnvs()
})

test('no voucher is created with a secret that the database does not know, until it is accepted', async () => {
  vi.stubEnv('SECRET', 'another secret of at least thirty-two characters')
  expect(await run(from, 'voucher', 'create', '--amount', '10')).toEqual({
    code: 1,
    output: expect.stringContaining('another SECRET'),
  })
  expect(await run(from, 'secret', 'forget')).toEqual({ code: 1, output: expect.stringContaining('secret accept') })
  expect((await run(from, 'secret', 'accept')).code).toBe(0)
  expect((await run(from, 'voucher', 'create', '--amount', '10')).code).toBe(0)
  vi.unstubAllEnvs()
})

test('migrating an up-to-date database changes nothing', async () => {
  expect(await run(to, 'migrate')).toEqual({ code: 0, output: 'The tables are up to date.\n' })
})
