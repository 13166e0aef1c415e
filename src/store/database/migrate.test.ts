import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { testDatabase } from '#test/database.ts'
import { migrate, pendingMigrations, readMigrations, type Migration } from './migrate.ts'

const db = await testDatabase()
const own = readMigrations()
const added = (text: string): Migration[] => [
  ...own,
  { name: `${String(own.length + 1).padStart(4, '0')}_added`, checksum: text, text },
]

const directories: string[] = []
const directory = (files: string[]) => {
  const path = mkdtempSync(join(tmpdir(), 'nestling-migrations-'))
  directories.push(path)
  for (const file of files) writeFileSync(join(path, file), `select '${file}';`)
  return path
}
afterAll(() => directories.forEach((path) => rmSync(path, { recursive: true })))

test('a migrated database has nothing to apply', async () => {
  expect(await pendingMigrations(db)).toBe(0)
  expect(await migrate(db)).toEqual([])
})

test('a failed migration leaves no changes and can be repeated', async () => {
  await expect(migrate(db, added('create table half (a int); select nothing'))).rejects.toThrow(/_added failed: .*nothing/)
  const { rows } = await sql<{ found: string | null }>`select to_regclass('half')::text as found`.execute(db.query)
  expect(rows[0]!.found).toBeNull()
  expect(await pendingMigrations(db, added('x'))).toBe(1)
})

test('two processes that start at once apply each migration once', async () => {
  const migrations = added('create table once (a int); insert into once values (1)')
  const applied = await Promise.all([migrate(db, migrations), migrate(db, migrations), migrate(db, migrations)])
  expect(applied.flat()).toEqual([migrations.at(-1)!.name])
  const { rows } = await sql<{ n: number }>`select count(*) as n from once`.execute(db.query)
  expect(rows[0]!.n).toBe(1)

  await expect(migrate(db, added('create table once (a text)'))).rejects.toThrow('was edited after it was applied')
  await expect(migrate(db, own)).rejects.toThrow('which this version does not know')
})

test('files are numbered without gaps', () => {
  expect(readMigrations(directory(['0001_a.sql', '0002_b.sql', 'notes.md'])).map(({ name }) => name)).toEqual([
    '0001_a',
    '0002_b',
  ])
  expect(() => readMigrations(directory(['0001_a.sql', '0003_c.sql']))).toThrow(
    '0003_c.sql is out of order: number 2 was expected',
  )
  expect(() => readMigrations(directory(['0001_a.sql', '0001_b.sql']))).toThrow('out of order')
})
