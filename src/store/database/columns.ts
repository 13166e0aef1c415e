/**
 * Reads by column, each an array built by the database: a hundredth of the rows, a fifth of the work of decoding a
 * quarter of a million cells, and each answer short enough not to block other requests.
 */
import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Query } from './db.ts'

export type Statement = ReturnType<typeof sql>

/** Returns the one row of a statement that answers columns; others are answered before it is read on. */
export async function one<T>(query: Query, statement: Statement): Promise<T> {
  const { rows } = await (statement as ReturnType<typeof sql<T>>).execute(query)
  await yieldToEventLoop()
  return rows[0] as T
}

export const among = (column: string, ids: readonly number[] | null): Statement =>
  ids === null ? sql`true` : sql`${sql.ref(column)} = any(${ids}::integer[])`
export const amongVariants = (column: string, ids: readonly number[] | null): Statement =>
  ids === null ? sql`true` : sql`${sql.ref(column)} in (select id from variant where product_id = any(${ids}::integer[]))`

/** An SQL array of integers as text; no array is none. JSON is the fastest way to read numbers. */
export const integers = <T extends number | null = number>(text: string | null): T[] =>
  text === null ? [] : (JSON.parse(`[${text.slice(1, -1).replaceAll('NULL', 'null')}]`) as T[])
