/** The database: embedded or PostgreSQL, one SQL, one driver. */
import { AsyncLocalStorage } from 'node:async_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import { Kysely, PostgresDialect } from 'kysely'
import type pg from 'pg'
import { startInDirectory, type Embedded } from '#store/embedded/embedded.ts'
import { createPool } from './pool.ts'
import type { Tables } from './tables.ts'

/** What store functions take first: works for `db.query` and inside a transaction alike. */
export type Query = Kysely<Tables>

export interface Database {
  readonly kind: 'pglite' | 'postgres'
  /** One statement at a time, outside transactions. */
  readonly query: Query
  /**
   * Runs `work` in one transaction and again from its start when the database settles a race by refusing it (40001,
   * 40P01): `work` must change nothing but the database. Inside it only `tx` may be used; `db.query` throws there.
   */
  transaction<T>(work: (tx: Query) => Promise<T>): Promise<T>
  close(): Promise<void>
}

export interface DatabaseSettings {
  databaseUrl: string | null
  databasePoolSize: number
  dataDir: string
}

/** Tries of one transaction, the first included. */
const MAX_TRIES = 12

/** Opens the database of the settings. @throws DirectoryInUse, or Error with a plain reason. */
export async function openDatabase(settings: DatabaseSettings): Promise<Database> {
  if (settings.databaseUrl !== null) return openPostgres(settings.databaseUrl, settings.databasePoolSize)
  return openEmbedded(settings.dataDir)
}

export function openPostgres(databaseUrl: string, poolSize: number): Database {
  return createDatabase(
    'postgres',
    {
      connectionString: databaseUrl,
      max: poolSize,
      connectionTimeoutMillis: 5000,
      keepAlive: true,
      application_name: 'nestling',
      // oxlint-disable-next-line typescript/no-misused-promises -- the pool waits for it
      onConnect: planOnce,
    },
    async () => undefined,
  )
}

/** Left to itself PostgreSQL plans statements with lists anew each time: a fifth of what an order costs it. */
const planOnce = (client: pg.ClientBase) => client.query('set plan_cache_mode = force_generic_plan')

/** The embedded database in `<dataDir>/pglite`, taken for this process alone. */
export const openEmbedded = async (dataDir: string): Promise<Database> => embeddedDatabase(await startInDirectory(dataDir))

/** A database over a started embedded one, which it closes with itself. */
export function embeddedDatabase(embedded: Embedded): Database {
  const config = { stream: () => embedded.stream(), user: 'postgres', database: 'postgres', max: 1, idleTimeoutMillis: 0 }
  return createDatabase('pglite', config, () => embedded.close())
}

function createDatabase(kind: Database['kind'], config: pg.PoolConfig, closed: () => Promise<void>): Database {
  const inside = new AsyncLocalStorage<{ open: boolean }>()
  const pool = createPool(config, () => {
    // With one connection this would wait for itself for ever; with many it would read past the transaction.
    if (inside.getStore()?.open) throw new Error('Inside a transaction only its own `tx` may be used.')
  })
  const query: Query = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })

  return {
    kind,
    query,
    async transaction(work) {
      for (let attempt = 1; ; attempt++) {
        try {
          return await query.transaction().execute(async (tx) => {
            const state = { open: true }
            try {
              return await inside.run(state, () => work(tx))
            } finally {
              state.open = false
            }
          })
        } catch (error) {
          if (attempt >= MAX_TRIES || !isRefusedRace(error)) throw error
          await pause(Math.random() * 2 ** Math.min(attempt, 6))
        }
      }
    },
    async close() {
      await query.destroy()
      await closed()
    },
  }
}

/** PostgreSQL's code of an error (`23505` unique, `23514` check …), or undefined. */
export const sqlState = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined

const isRefusedRace = (error: unknown): boolean => sqlState(error) === '40001' || sqlState(error) === '40P01'
