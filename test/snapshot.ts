/** A migrated, empty database that every test file starts from: a tar archive for PGlite, a template for PostgreSQL. */
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { embeddedDatabase, openPostgres, sqlState } from '#store/database/db.ts'
import { startEmbedded } from '#store/embedded/embedded.ts'
import { migrate, readMigrations } from '#store/database/migrate.ts'

const CACHE = fileURLToPath(new URL('../node_modules/.cache/nestling/', import.meta.url))

/** Changes with the migrations and with PGlite's version. */
const key = () => {
  const hash = createHash('sha256')
  for (const { checksum } of readMigrations()) hash.update(checksum)
  const pglite = fileURLToPath(new URL('../node_modules/@electric-sql/pglite/package.json', import.meta.url))
  return hash.update(readFileSync(pglite)).digest('hex').slice(0, 16)
}

/** Returns the path of the archive of the empty database; made once. */
async function snapshotFile(): Promise<string> {
  const file = `${CACHE}empty-${key()}.tar`
  if (existsSync(file)) return file
  mkdirSync(CACHE, { recursive: true })
  const embedded = await startEmbedded({ snapshot: null })
  const db = embeddedDatabase(embedded)
  await migrate(db)
  await sql`checkpoint`.execute(db.query)
  const snapshot = await embedded.dump()
  await db.close()
  writeFileSync(`${file}.${process.pid}`, snapshot)
  renameSync(`${file}.${process.pid}`, file)
  return file
}

/** Returns the archive of the empty database. */
export const emptySnapshot = async (): Promise<Uint8Array<ArrayBuffer>> => new Uint8Array(readFileSync(await snapshotFile()))

/** Unpacks the empty database into a new folder. */
export async function unpackEmpty(folder: string): Promise<void> {
  mkdirSync(folder)
  // The archive's names begin with a slash, of which tar would speak.
  execFileSync('tar', ['-xf', await snapshotFile(), '-C', folder, '--no-same-owner'], { stdio: 'ignore' })
}

/** Name of the template database on the server at `url`; made once. */
export async function emptyTemplate(url: string): Promise<string> {
  const name = `nestling_${key()}`
  const server = openPostgres(url, 2)
  const { rows } = await sql`select 1 from pg_database where datname = ${name}`.execute(server.query)
  if (rows.length === 0) {
    const unfinished = `${name}_${process.pid}`
    await sql`create database ${sql.id(unfinished)}`.execute(server.query)
    const db = openPostgres(databaseUrl(url, unfinished), 2)
    await migrate(db)
    await db.close()
    await sql`alter database ${sql.id(unfinished)} rename to ${sql.id(name)}`.execute(server.query).catch((error: unknown) => {
      if (sqlState(error) !== '42P04') throw error
    })
  }
  await server.close()
  return name
}

/** The address of another database on the same server. */
export function databaseUrl(url: string, database: string): string {
  const address = new URL(url)
  address.pathname = `/${database}`
  return address.href
}
