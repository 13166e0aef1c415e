/** Runs the migrations: numbered SQL files, applied in order, each in one transaction, forward only and never edited once applied. */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import type { Database, Query } from './db.ts'

export interface Migration {
  /** File name without `.sql`: `0001_catalogue`. */
  name: string
  /** SHA-256 of the text, hexadecimal. */
  checksum: string
  text: string
}

export class MigrationError extends Error {
  override name = 'MigrationError'
}

const DIRECTORY = fileURLToPath(new URL('../../../migrations/', import.meta.url))
/** Any fixed number: two processes that start at once migrate one after the other. */
const MIGRATION_LOCK = 7_395_001

/** Returns the migrations of this version in their order. @throws MigrationError for a name that does not fit. */
export function readMigrations(directory: string = DIRECTORY): Migration[] {
  const files = readdirSync(directory)
    .filter((file) => file.endsWith('.sql'))
    .toSorted()
  return files.map((file, index) => {
    const number = /^(\d{4})_[a-z0-9_]+\.sql$/.exec(file)?.[1]
    if (Number(number) !== index + 1)
      throw new MigrationError(`The migration ${file} is out of order: number ${index + 1} was expected.`)
    const text = readFileSync(join(directory, file), 'utf8')
    return { name: file.slice(0, -'.sql'.length), checksum: createHash('sha256').update(text).digest('hex'), text }
  })
}

/** Migrates the database to this version. Returns the names applied. @throws MigrationError */
export async function migrate(db: Database, migrations: Migration[] = readMigrations()): Promise<string[]> {
  const applied: string[] = []
  const before = await appliedMigrations(db.query)
  checkHistory(before, migrations)
  for (const migration of migrations.slice(before.size)) {
    if (await db.transaction((tx) => applyOnce(tx, migration))) applied.push(migration.name)
  }
  return applied
}

/** Returns how many migrations this database lacks. @throws MigrationError */
export async function pendingMigrations(db: Database, migrations: Migration[] = readMigrations()): Promise<number> {
  const before = await appliedMigrations(db.query)
  checkHistory(before, migrations)
  return migrations.length - before.size
}

/** Applies one migration unless another process has done it. */
async function applyOnce(tx: Query, migration: Migration): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(${sql.lit(MIGRATION_LOCK)})`.execute(tx)
  await sql`create table if not exists migration (
    name text primary key, checksum text not null, applied_at timestamptz not null default now())`.execute(tx)
  const known = await tx.selectFrom('migration').select('name').where('name', '=', migration.name).executeTakeFirst()
  if (known) return false
  try {
    await sql.raw(migration.text).execute(tx)
  } catch (cause) {
    throw new MigrationError(`The migration ${migration.name} failed: ${(cause as Error).message}`, { cause })
  }
  await tx.insertInto('migration').values({ name: migration.name, checksum: migration.checksum }).execute()
  return true
}

/** Name → checksum of what this database has, in order; empty for a new one. */
async function appliedMigrations(query: Query): Promise<Map<string, string>> {
  const exists = await sql<{ found: boolean }>`select to_regclass('migration') is not null as found`.execute(query)
  if (!exists.rows[0]?.found) return new Map()
  const rows = await query.selectFrom('migration').select(['name', 'checksum']).execute()
  return new Map(rows.toSorted((a, b) => (a.name < b.name ? -1 : 1)).map((row) => [row.name, row.checksum]))
}

function checkHistory(applied: Map<string, string>, migrations: Migration[]): void {
  const known = new Map(migrations.map((migration) => [migration.name, migration.checksum]))
  for (const [name, checksum] of applied) {
    if (!known.has(name)) throw new MigrationError(`The database has the migration ${name}, which this version does not know.`)
    if (known.get(name) !== checksum) {
      throw new MigrationError(`The migration ${name} was edited after it was applied: write a new one instead.`)
    }
  }
}
