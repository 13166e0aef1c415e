/** Inserts or changes many rows in few statements. */
import { sql } from 'kysely'
import type { Query } from './db.ts'
import { jsonRows, type JsonRow } from './json-rows.ts'
import type { Tables } from './tables.ts'

/** Rows of one statement: about a megabyte of JSON. */
const ROWS_A_STATEMENT = 3000

/** A row that leaves out columns: all rows of one call leave out the same ones, which take their defaults. */
export type PartialRow<Table extends keyof Tables> = Partial<JsonRow<Table>>

/** Which columns tell whether a row exists, and which of it are changed then: all others unless some are named. */
export interface Conflict<Table extends keyof Tables> {
  key: readonly (keyof PartialRow<Table> & string)[]
  change?: readonly (keyof PartialRow<Table> & string)[]
  /** Whether rows that would not change are left alone: for long lists of which few rows do. */
  skipsSame?: boolean
}

/** Inserts rows, and changes those whose key exists; for null every row is new, which is a seventh less work. */
export async function upsertRows<Table extends keyof Tables>(
  tx: Query,
  table: Table,
  rows: readonly PartialRow<Table>[],
  conflict: Conflict<Table> | null,
): Promise<void> {
  const names = Object.keys(rows[0] ?? {})
  const columns = sql.join(names.map((name) => sql.id(name)))
  for (let from = 0; from < rows.length; from += ROWS_A_STATEMENT)
    await sql`insert into ${sql.table(table)} (${columns})
      select ${columns} from ${jsonRows(table, rows.slice(from, from + ROWS_A_STATEMENT) as JsonRow<Table>[])}
      ${conflict === null ? sql`` : onConflict(table, names, conflict)}`.execute(tx)
}

function onConflict(
  table: string,
  names: readonly string[],
  { key, change, skipsSame = false }: { key: readonly string[]; change?: readonly string[]; skipsSame?: boolean },
) {
  const changed = change ?? names.filter((name) => !key.includes(name))
  const keys = sql.join(key.map((name) => sql.id(name)))
  if (changed.length === 0) return sql`on conflict (${keys}) do nothing`
  const updates = changed.map((name) => sql`${sql.id(name)} = excluded.${sql.id(name)}`)
  const update = sql`on conflict (${keys}) do update set ${sql.join(updates)}`
  const values = (of: string) => sql`(${sql.join(changed.map((name) => sql.id(of, name)))})`
  return skipsSame ? sql`${update} where ${values(table)} is distinct from ${values('excluded')}` : update
}
