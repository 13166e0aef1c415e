/**
 * Starts the shop in its own process on its own seeded database, reached over HTTP. For browser journeys, races, kill tests and the
 * bench.
 */
import { spawn, type ChildProcess } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { openDatabase, openPostgres, type Database } from '#store/database/db.ts'
import { migrate } from '#store/database/migrate.ts'
import { databaseUrl, emptyTemplate, unpackEmpty } from './snapshot.ts'

export type DatabaseKind = 'pglite' | 'postgres'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const COMPILE_CACHE = join(ROOT, 'node_modules/.cache/nestling/compile')
/** Longest wait for a process that starts or stops. */
const PATIENCE_MS = 180_000

/** Where a seeded database lies: all that another process needs to start shops from it. */
export interface SeededPlace {
  /** Time of the seed, with the migrations where the database began by them. */
  seedMs: number
  /** Of the embedded database. */
  dataDir: string
  /** The PostgreSQL server and the name of the database on it; null for embedded. */
  server: { url: string; name: string } | null
}

/** A seeded database from which any number of shops start. */
export interface SeededDatabase {
  kind: DatabaseKind
  place: SeededPlace
  /** A copy of its own for one shop. */
  copy(): Promise<OwnDatabase>
  /** Leaves it to others. */
  close(): Promise<void>
  remove(): Promise<void>
}

export interface OwnDatabase {
  /** Settings that lead a process to it. */
  environment: { DATA_DIR: string; DATABASE_URL: string }
  /** Looks into it; the embedded one only while no shop runs on it. */
  read<T>(work: (db: Database) => Promise<T>): Promise<T>
  remove(): Promise<void>
}

/** How a database begins: as a copy of the empty one that tests share, or by `migrate` from nothing, which takes seconds more. */
type Beginning = 'copied' | 'migrated'

/** Seeds a demo shop of `products` once. `serverUrl` is a PostgreSQL on which databases may be made; null for embedded. */
export const seedDatabase = (products: number, serverUrl: string | null, beginning?: Beginning): Promise<SeededDatabase> =>
  fillDatabase(
    serverUrl,
    async (db) => {
      // Large, and of no use to who brings goods of his own.
      const { seedDemo } = await import('#cli/seed.ts')
      await seedDemo(db, { products, now: new Date(), onProgress() {} })
    },
    beginning,
  )

/** A migrated database that `fill` has put goods into. */
export async function fillDatabase(
  serverUrl: string | null,
  fill: (db: Database) => Promise<void>,
  beginning: Beginning = 'copied',
): Promise<SeededDatabase> {
  const dataDir = mkdtempSync(join(tmpdir(), 'nestling-seeded-'))
  const name = `seeded_${randomBytes(6).toString('hex')}`
  if (serverUrl !== null) {
    const template = beginning === 'copied' ? await emptyTemplate(serverUrl) : 'template1'
    const server = openPostgres(serverUrl, 2)
    await sql`create database ${sql.id(name)} template ${sql.id(template)}`.execute(server.query)
    await server.close()
  } else if (beginning === 'copied') await unpackEmpty(join(dataDir, 'pglite'))
  const started = performance.now()
  const db = await openDatabase({
    databaseUrl: serverUrl === null ? null : databaseUrl(serverUrl, name),
    databasePoolSize: 4,
    dataDir,
  })
  await migrate(db)
  await fill(db)
  await db.close()
  const seedMs = performance.now() - started
  return openSeeded({ seedMs, dataDir, server: serverUrl === null ? null : { url: serverUrl, name } })
}

/** The seeded database at `place`, which may have been filled by another process. */
export function openSeeded(place: SeededPlace): SeededDatabase {
  const { dataDir } = place
  const server = place.server && { ...place.server, admin: openPostgres(place.server.url, 2) }
  let copies = Promise.resolve()

  return {
    kind: server ? 'postgres' : 'pglite',
    place,
    async copy() {
      const own = mkdtempSync(join(tmpdir(), 'nestling-shop-'))
      const drop = () => rmSync(own, { recursive: true, force: true })
      if (!server) {
        cpSync(dataDir, own, { recursive: true, filter: (source) => !source.endsWith('/owner') })
        return ownDatabase({ DATA_DIR: own, DATABASE_URL: '' }, async () => drop())
      }
      const copy = `shop_${randomBytes(6).toString('hex')}`
      // A template can be copied by one at a time.
      copies = copies.then(async () => {
        await sql`create database ${sql.id(copy)} template ${sql.id(server.name)}`.execute(server.admin.query)
      })
      await copies
      return ownDatabase({ DATA_DIR: own, DATABASE_URL: databaseUrl(server.url, copy) }, async () => {
        drop()
        await sql`drop database if exists ${sql.id(copy)} with (force)`.execute(server.admin.query)
      })
    },
    async close() {
      await server?.admin.close()
    },
    async remove() {
      rmSync(dataDir, { recursive: true, force: true })
      if (!server) return
      await sql`drop database if exists ${sql.id(server.name)} with (force)`.execute(server.admin.query)
      await server.admin.close()
    },
  }
}

/** A port that nobody listens on. */
export async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  if (address === null || typeof address === 'string') throw new Error('no port')
  return address.port
}

function ownDatabase(environment: OwnDatabase['environment'], remove: () => Promise<void>): OwnDatabase {
  return {
    environment,
    remove,
    async read(work) {
      const db = await openDatabase({
        databaseUrl: environment.DATABASE_URL || null,
        databasePoolSize: 2,
        dataDir: environment.DATA_DIR,
      })
      try {
        return await work(db)
      } finally {
        await db.close()
      }
    },
  }
}

/** What a process runs. */
export interface Program {
  args: string[]
  environment: Record<string, string>
}

export class RunningShop {
  /** Command and environment of the process: the sources, or what `SHOP_PROGRAM` names, such as the joined modules of `npm start`. */
  static program: Program = { args: [process.env.SHOP_PROGRAM ?? 'src/cli/serve.ts'], environment: {} }
  readonly url: string
  /** Output of the process so far. */
  output = ''
  #environment: Record<string, string>
  #program: Program
  #process: ChildProcess | null = null

  constructor(port: number, environment: Record<string, string>, program = RunningShop.program) {
    this.#program = program
    this.url = `http://localhost:${port}`
    this.#environment = { ...environment, PORT: String(port), PUBLIC_URL: this.url }
  }

  get pid(): number {
    if (!this.#process?.pid) throw new Error('The shop is not running.')
    return this.#process.pid
  }

  /** Starts the process and waits for its first page. Answers how long that took, in ms. */
  async start(): Promise<number> {
    const started = performance.now()
    const { PATH, HOME, NODE_COMPILE_CACHE = COMPILE_CACHE } = process.env
    const { args, environment } = this.#program
    const child = spawn(process.execPath, args, {
      cwd: ROOT,
      env: { PATH, HOME, NODE_COMPILE_CACHE, ENV_FILE: '/dev/null', LOG_LEVEL: 'error', ...environment, ...this.#environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    this.#process = child
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => (this.output += text))
    }
    for (;;) {
      if (child.exitCode !== null || child.signalCode !== null) throw new Error(`The shop did not start.\n${this.output}`)
      const page = await fetch(this.url, { redirect: 'manual' }).catch(() => null)
      await page?.arrayBuffer()
      if (page?.status === 200) return performance.now() - started
      if (performance.now() - started > PATIENCE_MS) throw new Error(`The shop does not answer.\n${this.output}`)
      await pause(20)
    }
  }

  /** Ends the process at once, as a power cut would. */
  kill = (): Promise<void> => this.#end('SIGKILL')
  /** Asks the process to end, which finishes what it has begun. */
  stop = (): Promise<void> => this.#end('SIGTERM')

  async #end(signal: NodeJS.Signals): Promise<void> {
    const child = this.#process
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
    child.kill(signal)
    const patience = setTimeout(() => child.kill('SIGKILL'), PATIENCE_MS)
    await ended
    clearTimeout(patience)
    this.#process = null
  }
}

/** A started shop on a copy of `seeded`, its own unless `given`; `settings` as in `.env.example`. */
export async function startShop(
  seeded: SeededDatabase,
  settings: Record<string, string> = {},
  given?: OwnDatabase,
): Promise<{ shop: RunningShop; database: OwnDatabase; end(): Promise<void> }> {
  const database = given ?? (await seeded.copy())
  const shop = new RunningShop(await freePort(), { ...database.environment, ...settings })
  const end = async () => {
    await shop.stop()
    await database.remove()
  }
  try {
    await shop.start()
  } catch (error) {
    await end()
    throw error
  }
  return { shop, database, end }
}
