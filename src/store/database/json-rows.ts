/** Rows of several tables as JSON, so that one statement can write them all in one round trip. */
import { sql, type RawBuilder, type Selectable } from 'kysely'
import type { Tables } from './tables.ts'

/** A value of a column as JSON carries it: bytes as PostgreSQL's hexadecimal text, see `hex`. */
type JsonValue<T> = T extends Buffer ? string : T
/** A whole row. No column is left out: PostgreSQL would write null into it, not its default. */
export type JsonRow<Table extends keyof Tables> = {
  [Column in keyof Selectable<Tables[Table]>]: JsonValue<Selectable<Tables[Table]>[Column]>
}

/** Returns bytes as the text that PostgreSQL reads as bytea. */
export const hex = (bytes: Buffer): string => `\\x${bytes.toString('hex')}`

/** Returns an SQL expression for `from`: a set of these rows, with the columns in the table's order. */
export const jsonRows = <Table extends keyof Tables>(table: Table, rows: readonly JsonRow<Table>[]): RawBuilder<unknown> =>
  sql`jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb)`
