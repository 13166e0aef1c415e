/** The database: embedded or PostgreSQL, one SQL, one driver. */
import { AsyncLocalStorage } from 'node:async_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import { Kysely, PostgresDialect } from 'kysely'
import type pg from 'pg'
import { startInDirectory, type Embedded } from '#store/embedded/embedded.ts'
import { createPool, statementLimit, type PoolConfig } from './pool.ts'
import type { Tables } from './tables.ts'
import { DatabaseUnavailable, errorCode } from './unavailable.ts'

/** First parameter of store functions: `db.query` or a transaction. */
export type Query = Kysely<Tables>

export interface Database {
  readonly kind: 'pglite' | 'postgres'
  /** One statement at a time, outside transactions. */
  readonly query: Query
  /**
   * Runs `work` in one transaction, and repeats it when the database refuses it after a race (40001,
   * 40P01), or for a short time when the connection was lost before the commit: `work` must change nothing but the
   * database. Inside it only `tx` may be used; `db.query` throws there.
   */
  transaction<T>(work: (tx: Query) => Promise<T>): Promise<T>
  /**
   * Runs `work` with ten minutes for each statement, for what reads or writes a large part of the database. Nothing in it
   * is repeated when the connection is lost. Not inside a transaction.
   */
  unhurried<T>(work: () => Promise<T>): Promise<T>
  /** How many connections are open, how many of them are free, how many requests wait for one, and how many there may be. */
  connections(): { open: number; idle: number; waiting: number; most: number }
  close(): Promise<void>
}

export interface DatabaseSettings {
  databaseUrl: string | null
  databasePoolSize: number
  dataDir: string
}

/** Time limits for PostgreSQL in milliseconds. */
export interface TimeLimits {
  /** For a free connection, or a new one. */
  connectionMs: number
  /** For one statement; null for as long as it takes. */
  statementMs: number | null
}

/** For commands, which may run for a long time. */
const OF_COMMANDS: TimeLimits = { connectionMs: 5_000, statementMs: null }
/** For requests: both together stay below the 8 s after which a call has failed. */
export const OF_REQUESTS: TimeLimits = { connectionMs: 3_500, statementMs: 3_000 }
const UNHURRIED_MS = 600_000

/** Attempts of one transaction, the first included. */
const MAX_TRIES = 12
/** A transaction is repeated for this time after its connection was lost: a restarting server is often back by then. */
const RECONNECT_MS = 1_500
const RECONNECT_PAUSE_MS = 100

/** Opens the database of the settings. @throws DirectoryInUse, or Error with a plain reason. */
export async function openDatabase(settings: DatabaseSettings, limits?: TimeLimits): Promise<Database> {
  if (settings.databaseUrl !== null) return openPostgres(settings.databaseUrl, settings.databasePoolSize, limits)
  return openEmbedded(settings.dataDir)
}

export function openPostgres(databaseUrl: string, poolSize: number, limits: TimeLimits = OF_COMMANDS): Database {
  return createDatabase(
    'postgres',
    {
      connectionString: databaseUrl,
      max: poolSize,
      connectionTimeoutMillis: limits.connectionMs,
      statementMs: limits.statementMs,
      keepAlive: true,
      application_name: 'nestling',
      // oxlint-disable-next-line typescript/no-misused-promises -- the pool waits for it
      onConnect: planOnce,
    },
    async () => undefined,
  )
}

/**
 * Without the first PostgreSQL plans statements with lists each time: a fifth of its work for an order. Without the second a plan that was
 * made while a table was small reads the whole of it when it has grown: what is asked for by its key is in memory anyway.
 */
const planOnce = (client: pg.ClientBase) => client.query('set plan_cache_mode = force_generic_plan; set random_page_cost = 1.1')

/** Returns the embedded database in `<dataDir>/pglite`, taken for this process alone. */
export const openEmbedded = async (dataDir: string): Promise<Database> => embeddedDatabase(await startInDirectory(dataDir))

/** Returns a database over a started embedded one, which it closes with itself. */
export function embeddedDatabase(embedded: Embedded): Database {
  const config = { stream: () => embedded.stream(), user: 'postgres', database: 'postgres', max: 1, idleTimeoutMillis: 0 }
  return createDatabase('pglite', { ...config, statementMs: null }, () => embedded.close())
}

function createDatabase(kind: Database['kind'], config: PoolConfig, closed: () => Promise<void>): Database {
  const inside = new AsyncLocalStorage<{ open: boolean }>()
  const pool = createPool(config, () => {
    // With one connection this would deadlock; with many it would read outside the transaction.
    if (inside.getStore()?.open) throw new Error('Inside a transaction only its own `tx` may be used.')
  })
  const query: Query = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })

  /** Runs `work` once. `begun.isCommitting` tells afterwards whether the commit was sent. */
  const runOnce = <T>(work: (tx: Query) => Promise<T>, begun: { isCommitting: boolean }): Promise<T> =>
    query.transaction().execute(async (tx) => {
      const state = { open: true }
      try {
        const result = await inside.run(state, () => work(tx))
        begun.isCommitting = true
        return result
      } finally {
        state.open = false
      }
    })

  return {
    kind,
    query,
    async transaction(work) {
      const reconnectUntil = config.statementMs === null || statementLimit.getStore() ? 0 : performance.now() + RECONNECT_MS
      for (let attempt = 1; ; attempt++) {
        const begun = { isCommitting: false }
        try {
          return await runOnce(work, begun)
        } catch (error) {
          if (isRefusedRace(error) && attempt < MAX_TRIES) await pause(Math.random() * 2 ** Math.min(attempt, 6))
          // The result of a sent commit is unknown.
          else if (isLost(error) && !begun.isCommitting && performance.now() < reconnectUntil) await pause(RECONNECT_PAUSE_MS)
          else throw error
        }
      }
    },
    connections: () => ({
      open: pool.totalCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
      most: pool.options.max,
    }),
    unhurried: (work) => statementLimit.run(UNHURRIED_MS, work),
    async close() {
      await query.destroy()
      await closed()
    },
  }
}

/** PostgreSQL's code of an error (`23505` unique, `23514` check …), or undefined. */
export const sqlState = errorCode

const isRefusedRace = (error: unknown): boolean => sqlState(error) === '40001' || sqlState(error) === '40P01'
const isLost = (error: unknown): boolean => error instanceof DatabaseUnavailable && error.kind === 'lost'
