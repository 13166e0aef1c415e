/** Databases for tests. */
import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { sql } from 'kysely'
import { type Database, embeddedDatabase, openPostgres } from '#store/database/db.ts'
import { afterTest } from './set-up/after-file.ts'
import { takeEmbedded } from './set-up/spare-databases.ts'
import { databaseUrl, emptyTemplate } from './snapshot.ts'

/** Which database this run of the file tests: each file that asks for one runs on both (`vitest.config.ts`). */
export const testKind: Database['kind'] = process.env.TEST_DATABASE === 'postgres' ? 'postgres' : 'pglite'

/**
 * The module of PGlite, compiled once in a process: while it is kept, V8 shares its code with the module of each database, which is
 * compiled from equal bytes.
 */
const pgliteModule =
  testKind === 'pglite'
    ? WebAssembly.compile(readFileSync(new URL('../node_modules/@electric-sql/pglite/dist/pglite.wasm', import.meta.url)))
    : null

/**
 * Returns a migrated, empty database of the test that asks for it, otherwise of this file; it is left after that. A test may close it itself,
 * to see what happens without a database.
 */
export async function testDatabase(): Promise<Database> {
  await pgliteModule
  const db = closedOnce(testKind === 'postgres' ? await onServer() : embeddedDatabase(await takeEmbedded()))
  afterTest(() => db.close())
  return db
}

/** Returns the database with a `close` that may be called again: the pools of PostgreSQL refuse to end twice. */
function closedOnce(db: Database): Database {
  let closed: Promise<void> | null = null
  return { ...db, close: () => (closed ??= db.close()) }
}

async function onServer(): Promise<Database> {
  const url = process.env.TEST_POSTGRES_URL
  if (!url) throw new Error('Set TEST_POSTGRES_URL, or run `npm test`, which starts a PostgreSQL of its own.')
  const template = await emptyTemplate(url)
  const name = `test_${randomBytes(8).toString('hex')}`
  const server = openPostgres(url, 2)
  await sql`create database ${sql.id(name)} template ${sql.id(template)}`.execute(server.query)
  const db = openPostgres(databaseUrl(url, name), 20)
  return {
    ...db,
    async close() {
      await db.close()
      await sql`drop database ${sql.id(name)} with (force)`.execute(server.query)
      await server.close()
    },
  }
}
