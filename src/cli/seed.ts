/** Fills an empty database with the demo shop: one transaction, a few thousand rows a statement. */
import { sql } from 'kysely'
import { demoRows } from '#demo/rows.ts'
import type { Database, Query } from '#store/database/db.ts'

/** Rows of one statement: about a megabyte of JSON. */
const ROWS_A_STATEMENT = 3000

interface SeedOptions {
  /** How many products; the whole shop has 8,500. A small one still has every group, sets, vouchers and reductions. */
  products?: number
  now: Date
  /** Share done, 0…1. */
  onProgress?: (done: number) => void
}

/** Returns all or nothing: an interrupted seed leaves an empty database. */
export async function seedDemo(db: Database, { products = 8500, now, onProgress }: SeedOptions): Promise<void> {
  const tables = demoRows(products, now)
  const total = tables.reduce((sum, [, rows]) => sum + rows.length, 0)
  await db.transaction(async (tx) => {
    let written = 0
    for (const [table, rows] of tables)
      for (let from = 0; from < rows.length; from += ROWS_A_STATEMENT) {
        const chunk = rows.slice(from, from + ROWS_A_STATEMENT)
        await insertRows(tx, table, chunk)
        written += chunk.length
        onProgress?.(written / total)
      }
    await sql`update catalogue_version set version = version + 1`.execute(tx)
  })
}

/** Inserts rows whose keys are columns of `table`; left-out columns take their defaults. */
async function insertRows(tx: Query, table: string, rows: readonly Record<string, unknown>[]): Promise<void> {
  const columns = sql.join(Object.keys(rows[0] ?? {}).map((column) => sql.id(column)))
  const json = JSON.stringify(rows)
  await sql`insert into ${sql.id(table)} (${columns}) select ${columns} from jsonb_populate_recordset(null::${sql.id(table)}, ${json}::jsonb)`.execute(
    tx,
  )
}
