/** The `pg` driver: named statements, JavaScript values, one pool for both databases. */
import { AsyncLocalStorage } from 'node:async_hooks'
import { createHash } from 'node:crypto'
import pg from 'pg'
import type { QueryArrayResult, QueryResult } from 'pg'
import { connectionError, DatabaseUnavailable, statementError } from './unavailable.ts'

/** Named statements of a pool. What comes later (lists of changing length) is planned each time. */
const MAX_NAMES = 500

/** Statement → the name under which the server stores its plan. */
type StatementNames = Map<string, string>

function nameOf(names: StatementNames, text: string): string | undefined {
  const known = names.get(text)
  if (known !== undefined || names.size >= MAX_NAMES) return known
  const name = createHash('sha1').update(text).digest('base64url')
  names.set(text, name)
  return name
}

export interface PoolConfig extends pg.PoolConfig {
  /** Time limit of a statement in milliseconds; null for none. */
  statementMs: number | null
}

/** Milliseconds after the limit when an unresponsive server is abandoned; a working one ends the statement itself. */
const CUT_AFTER_MS = 500

/** Time limit of each statement in milliseconds, in place of the pool's. Not inside a transaction: a rollback would undo it. */
export const statementLimit = new AsyncLocalStorage<number>()

/**
 * A client that names every statement with parameters (parsing and planning cost more than running them) and gives up
 * statements that exceed their limit.
 */
class ShopClient extends pg.Client {
  #usualLimit: number | null
  /** The limit last sent to the server; a connection starts without one. */
  #serverLimit = 0
  #names: StatementNames

  constructor(config: PoolConfig & { names: StatementNames }) {
    super(config)
    this.#names = config.names
    this.#usualLimit = config.statementMs
    // The driver raises what happens between two statements as an event, and an event without a listener ends the
    // process. The next statement on this client fails, and the pool replaces it when it comes back.
    this.on('error', () => undefined)
  }

  // @ts-expect-error: the one form of the driver's many that Kysely calls.
  override query(text: string, values?: unknown[]): Promise<QueryResult | QueryArrayResult> {
    const limit = this.#usualLimit === null ? 0 : (statementLimit.getStore() ?? this.#usualLimit)
    if (limit === this.#serverLimit) return this.#run(limit, text, values)
    return this.#run(limit, `set statement_timeout = ${limit}`).then(() => {
      this.#serverLimit = limit
      return this.#run(limit, text, values)
    })
  }

  #run(limit: number, text: string, values?: unknown[]): Promise<QueryResult | QueryArrayResult> {
    const cut = limit > 0 ? setTimeout(() => this.#cut(), limit + CUT_AFTER_MS) : undefined
    return this.#send(text, values).then(
      (result) => {
        clearTimeout(cut)
        return result
      },
      (error: unknown) => {
        clearTimeout(cut)
        throw statementError(error)
      },
    )
  }

  #send(text: string, values?: unknown[]): Promise<QueryResult | QueryArrayResult> {
    if (typeof text !== 'string' || !Array.isArray(values) || values.length === 0) return super.query(text, values)
    return super.query({ name: nameOf(this.#names, text), text, values })
  }

  #cut(): void {
    this.connection.stream.destroy(new DatabaseUnavailable('late', 'The database did not answer within the time limit.'))
  }
}

const OID = { int8: 20, date: 1082, int8Array: 1016 }

function wholeNumber(text: string): number {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} is too large for a number`)
  return value
}

const parsers: Record<number, (text: string) => unknown> = {
  [OID.int8]: wholeNumber,
  [OID.int8Array]: (text) => (text === '{}' ? [] : text.slice(1, -1).split(',').map(wholeNumber)),
  // A day without time has no time zone: it stays the text YYYY-MM-DD.
  [OID.date]: (text) => text,
}

const types = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    (format !== 'binary' && parsers[oid]) || pg.types.getTypeParser(oid, format),
}

/** Returns a pool; `beforeConnect` may refuse by throwing. Its clients throw `DatabaseUnavailable` for an outage. */
export function createPool(config: PoolConfig, beforeConnect: () => void): pg.Pool {
  class GuardedPool extends pg.Pool {
    override connect(): Promise<pg.PoolClient> {
      beforeConnect()
      return super.connect().catch((error: unknown) => {
        throw connectionError(error)
      })
    }
  }
  const names: StatementNames = new Map()
  const pool = new GuardedPool({ ...config, names, Client: ShopClient, types } as unknown as pg.PoolConfig)
  // A connection that breaks while idle is replaced.
  pool.on('error', () => undefined)
  return pool
}
