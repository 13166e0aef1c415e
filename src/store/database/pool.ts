/** The `pg` driver as this shop uses it: named statements, values as JavaScript has them, one pool for both databases. */
import { createHash } from 'node:crypto'
import pg from 'pg'
import type { QueryArrayResult, QueryResult } from 'pg'

/** Statements named per process. What comes later (lists of changing length) is planned each time. */
const MAX_NAMES = 500
const names = new Map<string, string>()

/** The name under which the server keeps the plan of `text`, or undefined. */
function nameOf(text: string): string | undefined {
  const known = names.get(text)
  if (known !== undefined || names.size >= MAX_NAMES) return known
  const name = createHash('sha1').update(text).digest('base64url')
  names.set(text, name)
  return name
}

/** A client that names every statement with parameters: parsing and planning cost more than running them. */
class NamingClient extends pg.Client {
  // @ts-expect-error: the one form of the driver's many that Kysely calls.
  override query(text: string, values: unknown[]): Promise<QueryResult | QueryArrayResult> {
    if (typeof text !== 'string' || !Array.isArray(values) || values.length === 0) return super.query(text, values)
    return super.query({ name: nameOf(text), text, values })
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

/** A pool; `beforeConnect` may refuse by throwing. */
export function createPool(config: pg.PoolConfig, beforeConnect: () => void): pg.Pool {
  class GuardedPool extends pg.Pool {
    override connect(): Promise<pg.PoolClient> {
      beforeConnect()
      return super.connect()
    }
  }
  const pool = new GuardedPool({ ...config, Client: NamingClient, types } as unknown as pg.PoolConfig)
  // A connection that breaks while nobody uses it is simply replaced.
  pool.on('error', () => undefined)
  return pool
}
