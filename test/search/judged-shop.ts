/** The demo shop that queries are asked in, filled once and kept under `node_modules/.cache` until it would become another. */
import { createHash } from 'node:crypto'
import { existsSync, globSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { openCatalog, type Catalog } from '#catalog/catalog.ts'
import { embeddedDatabase, type Database } from '#store/database/db.ts'
import { startEmbedded } from '#store/embedded/embedded.ts'
import { readMigrations } from '#store/database/migrate.ts'
import { seedDemo } from '#cli/seed.ts'
import { OPENING } from '#test/clock.ts'
import { emptySnapshot } from '#test/snapshot.ts'
import { PRODUCTS } from './goods.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const CACHE = join(ROOT, 'node_modules/.cache/nestling')
const BEGINNING = 'searched-'

/** Changes with the demo, the migrations, what writes them and PGlite's version. */
function cacheKey(): string {
  const hash = createHash('sha256').update(String(PRODUCTS))
  for (const { checksum } of readMigrations()) hash.update(checksum)
  const files = globSync(['demo/**/*.{ts,json}', 'src/services/catalog/*.ts', 'node_modules/@electric-sql/pglite/package.json'], {
    cwd: ROOT,
  })
  for (const file of files.toSorted()) hash.update(readFileSync(join(ROOT, file)))
  return hash.digest('hex').slice(0, 16)
}

/** Returns the archive of the filled database, which `filling` is called before it is made. */
async function filledSnapshot(filling: () => void): Promise<Uint8Array<ArrayBuffer>> {
  const file = join(CACHE, `${BEGINNING}${cacheKey()}.tar`)
  if (existsSync(file)) return new Uint8Array(readFileSync(file))
  filling()
  const embedded = await startEmbedded({ snapshot: await emptySnapshot() })
  const db = embeddedDatabase(embedded)
  await seedDemo(db, { products: PRODUCTS, now: OPENING })
  await sql`checkpoint`.execute(db.query)
  const snapshot = await embedded.dump()
  await db.close()
  for (const old of readdirSync(CACHE)) if (old.startsWith(BEGINNING)) rmSync(join(CACHE, old))
  writeFileSync(`${file}.${process.pid}`, snapshot)
  renameSync(`${file}.${process.pid}`, file)
  return new Uint8Array(readFileSync(file))
}

export interface JudgedShop {
  db: Database
  catalog: Catalog
}

/** Opens the shop; its search is not yet built. `filling` is called when it has to be filled first, which takes a minute. */
export async function openJudgedShop(filling: () => void): Promise<JudgedShop> {
  const db = embeddedDatabase(await startEmbedded({ snapshot: await filledSnapshot(filling) }))
  return { db, catalog: await openCatalog(db, { now: () => OPENING }) }
}
