/** Opens the shop and serves it until a signal; then finishes requests and closes the database. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { DrawnPictures } from '#services/ports.ts'
import type { Database } from '#store/database/db.ts'
import { startInDirectory } from '#store/embedded/embedded.ts'
import { readConfig, type Config } from '#src/config.ts'
import { ignoreClosedOutput } from '#src/log.ts'
import type { Report } from '#src/report.ts'
import type { Shop } from '#services/shop.ts'
import { startFaults } from './start-checks.ts'

/** A fault of the environment, reported in one sentence without a stack. */
export class StartRefused extends Error {
  readonly isExpected = true
}

/** Requests and jobs in flight get this long to end. */
const GRACE_MS = 10_000
/** A terminal and npm both send the same signal: within this time it counts once. */
const SAME_SIGNAL_MS = 500

const quiet: Report = {
  step: (_, work) => work(() => undefined),
  ready: (lines) => process.stdout.write(`${lines.join('\n')}\n`),
}

export interface ServeOptions {
  report?: Report
  /** Runs while the database opens. */
  prepare?(): Promise<unknown>
  /** Pictures that are drawn on demand. */
  drawings?: DrawnPictures
  /** Begins a shop without the demo. */
  beginsEmpty?: boolean
  /** Fills a shop without products; `onProgress` gets the share done, 0 to 1. Without it an empty shop stays empty. */
  fillEmpty?(db: Database, options: { products: number; now: Date; onProgress(share: number): void }): Promise<void>
  /** Goes on to fill a shop that `fillEmpty` has filled, through its services. */
  fillShop?(shop: Shop): Promise<void>
}

/** Starts the shop of the environment. @throws StartRefused */
export async function serve(options: ServeOptions = {}) {
  const { report = quiet, prepare = async () => {}, fillEmpty, fillShop, drawings, beginsEmpty = false } = options
  ignoreClosedOutput()
  try {
    const config = readConfig()
    const faults = startFaults(config)
    if (faults.length > 0) throw new StartRefused(faults.join('\n'))
    const opening = openFilled(config, report, beginsEmpty ? 'empty' : fillEmpty)
    // Reported where it is awaited; until then it must not count as unhandled.
    opening.catch(() => undefined)
    await prepare()
    // While the database opens in its own thread, this one loads the code and the caches of the last run.
    const { openShop, preloadPages, productCacheOf, startServing, missingPictures, setUpLines } = await import('./serve-parts.ts')
    const productCache = productCacheOf(config)
    const [[shop, isNew]] = await Promise.all([
      opening.then(async ({ db, isNew }) => {
        const shop = await openShop(config, { db, productCache, ...(drawings && { drawings }) })
        return [shop, isNew] as const
      }),
      preloadPages(),
    ])
    if (isNew && fillShop) await report.step('Adding demo customers', () => fillShop(shop))
    const starting = startServing(shop)
    // Before the port is open: a signal that follows the first answer must not end the process at once.
    stopOnSignals({ stop: async () => (await starting).stop() })
    const serving = await starting
    // An unhandled rejection must not stop the shop; an uncaught error leaves an unknown state.
    process.on('unhandledRejection', (error) => shop.log.error('a promise was rejected and nobody looked', error))
    process.on('uncaughtException', (error) => {
      shop.log.error('an error was caught by nobody, the shop closes', error)
      process.exit(1)
    })
    report.ready([...welcome(config, missingPictures()), ...(await setUpLines(shop))])
    return serving
  } catch (error) {
    throw expected(error)
  }
}

/** Returns the database: migrated, seeded, and with the recorded key. `isNew`: it has been seeded now. */
async function openFilled(
  config: Config,
  report: Report,
  filling: ServeOptions['fillEmpty'] | 'empty',
): Promise<{ db: Database; isNew: boolean }> {
  const db = await openDatabaseEarly(config, report)
  try {
    const { migrate, pendingMigrations } = await import('#store/database/migrate.ts')
    if (await pendingMigrations(db)) await report.step('Bringing its tables up to date', () => db.unhurried(() => migrate(db)))
    const fillEmpty = await fillingOf(db, report, filling)
    const isNew = fillEmpty !== undefined && config.demoProducts > 0 && (await isEmpty(db))
    if (isNew) {
      const title = 'Filling the demo shop'
      await report.step(title, (progress) =>
        db.unhurried(() =>
          fillEmpty(db, { products: config.demoProducts, now: new Date(), onProgress: (share) => progress(share, 1) }),
        ),
      )
    }
    const { checkKeys } = await import('#services/start/shop-keys.ts')
    await checkKeys(db, config)
    return { db, isNew }
  } catch (error) {
    await db.close()
    throw error
  }
}

/** Returns what fills the shop; nothing fills one that began empty, or that begins so now. @throws StartRefused */
async function fillingOf(
  db: Database,
  report: Report,
  filling: ServeOptions['fillEmpty'] | 'empty',
): Promise<ServeOptions['fillEmpty']> {
  const { beganEmpty, beginEmptyShop } = await import('#services/start/empty-shop.ts')
  if (await beganEmpty(db.query)) return undefined
  if (filling !== 'empty') return filling
  if (!(await isEmpty(db)))
    throw new StartRefused(
      'The shop has products. Begin an empty one in another directory: DATA_DIR=./my-shop npm start -- --empty',
    )
  await report.step('Beginning an empty shop', () => db.transaction((tx) => beginEmptyShop(tx, new Date())))
  return undefined
}

/** Returns the embedded database starts in its thread before this one loads the driver: that saves a quarter of the start. */
async function openDatabaseEarly(config: Config, report: Report): Promise<Database> {
  if (config.databaseUrl !== null) {
    const { openDatabase, OF_REQUESTS } = await import('#store/database/db.ts')
    return openDatabase(config, OF_REQUESTS)
  }
  const isNew = !existsSync(join(config.dataDir, 'pglite', 'PG_VERSION'))
  const start = () => startInDirectory(config.dataDir)
  const starting = isNew ? report.step('Creating the database', start) : start()
  const [embedded, { embeddedDatabase }] = await Promise.all([starting, import('#store/database/db.ts')])
  return embeddedDatabase(embedded)
}

async function isEmpty(db: Database): Promise<boolean> {
  return (await db.query.selectFrom('product').select('id').limit(1).executeTakeFirst()) === undefined
}

function welcome(config: Config, missingPictures: string[]): string[] {
  const lines = [`The shop is open at ${config.publicUrl}`]
  if (config.isTestShop) lines.push('It is a test shop (TEST_SHOP): every page says that no real payment is taken.')
  if (config.showsMails) lines.push(`Its mails are shown at ${config.publicUrl}/dev/mail`)
  if (config.databaseUrl === null) {
    lines.push(`Its database lies in ${config.dataDir}; for real money use PostgreSQL (DATABASE_URL).`)
  }
  if (missingPictures.length > 0) {
    lines.push(`Official pictures are missing: ${missingPictures.join(', ')}; see public/legal/README.md.`)
  }
  return lines
}

/** The first signal stops gracefully, a second one immediately. */
function stopOnSignals(serving: { stop(): Promise<void> }): void {
  let firstAt: number | undefined
  const stop = () => {
    if (firstAt !== undefined) {
      if (performance.now() - firstAt > SAME_SIGNAL_MS) process.exit(1)
      return
    }
    firstAt = performance.now()
    setTimeout(() => process.exit(1), GRACE_MS).unref()
    serving.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        process.stderr.write(`The shop did not close in order: ${String(error)}\n`)
        process.exit(1)
      },
    )
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop)
  // Started by a process of another Node version that has died.
  process.once('disconnect', stop)
  process.channel?.unref()
}

/** Names of errors whose message is shown to the operator. */
const REFUSALS = new Set(['ConfigError', 'DirectoryInUse', 'MigrationError', 'SecretMismatch'])

const portOf = (error: unknown) => (error as { port?: number }).port ?? 'given'

/** Turns the known faults of a start into one sentence. */
function expected(error: unknown): unknown {
  if (error instanceof Error && REFUSALS.has(error.name)) return new StartRefused(error.message, { cause: error })
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  switch (code) {
    case 'EADDRINUSE':
      return new StartRefused(
        `The port ${portOf(error)} is in use by another program. Stop that one, or set PORT to another number.`,
        { cause: error },
      )
    case 'EACCES':
      return new StartRefused('The port may not be used by this user. Set PORT to a number above 1023.', { cause: error })
    case 'ECONNREFUSED':
    case 'ENOTFOUND':
    case 'ETIMEDOUT':
    case '28P01':
    case '3D000':
      return new StartRefused(`The database of DATABASE_URL cannot be reached: ${(error as Error).message || code}.`, {
        cause: error,
      })
    default:
      return error
  }
}
