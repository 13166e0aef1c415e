/**
 * The whole database as JSON lines, the same for both kinds: a head, then for each table a line with its name and one line
 * a row, and an end with the count of rows. Parents stand before their children.
 */
import type { Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { sql } from 'kysely'
import type { Database, Query } from '#store/database/db.ts'
import { migrate, readMigrations } from '#store/database/migrate.ts'

const FORMAT = 'nestling-backup'
const VERSION = 1
/** Batch size in rows, and of tables whose rows are files. */
const ROWS_A_BATCH = 1_000
const FILES_A_BATCH = 4
const FILES = new Set(['picture_original'])
const batchOf = (table: string): number => (FILES.has(table) ? FILES_A_BATCH : ROWS_A_BATCH)
/** Tables with rows in every newly migrated database; those of a backup take their place. */
const FILLED_BY_MIGRATIONS = ['catalogue_version', 'synonym_group']
/** Not part of a backup: what the version of the program makes, and news of stock rows, which the restored rows are again. */
const NOT_KEPT = ['migration', 'stock_change']
const ALWAYS_FILLED = new Set(['migration', ...FILLED_BY_MIGRATIONS])

export class BackupError extends Error {
  override name = 'BackupError'
}

interface TableOrder {
  table: string
  /** Rows refer to rows of the same table, so they are written in one statement. */
  isSelfReferring: boolean
}

/** Written before tables that do not refer to them: the database would record restored prices as new ones. */
const WRITTEN_FIRST = 'price_history'

/** Written after tables whose rows would be told to it: what is restored is no news. */
const WRITTEN_LAST: Readonly<Record<string, readonly string[]>> = {
  webhook: ['order_event', 'product', 'stock_movement'],
  stock_alert: ['stock_movement'],
}

/** Tables in an order in which every row finds what it refers to. */
async function tablesInOrder(query: Query): Promise<TableOrder[]> {
  const tables = await sql<{ name: string; parents: string[] }>`
    select c.relname as name, coalesce(array_agg(p.relname::text) filter (where p.relname is not null), '{}') as parents
    from pg_class c
    left join pg_constraint k on k.conrelid = c.oid and k.contype = 'f'
    left join pg_class p on p.oid = k.confrelid
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and c.relname <> all(${NOT_KEPT}::text[])
    group by c.relname order by c.relname <> ${WRITTEN_FIRST}, c.relname`.execute(query)
  const ordered: TableOrder[] = []
  const isReady = (parent: string, self: string) => parent === self || ordered.some(({ table }) => table === parent)
  let rest = tables.rows.map(({ name, parents }) => ({ name, parents: [...parents, ...(WRITTEN_LAST[name] ?? [])] }))
  while (rest.length > 0) {
    const ready = rest.filter(({ name, parents }) => parents.every((parent) => isReady(parent, name)))
    if (ready.length === 0) throw new BackupError(`These tables refer to each other: ${rest.map(({ name }) => name).join(', ')}.`)
    ordered.push(...ready.map(({ name, parents }) => ({ table: name, isSelfReferring: parents.includes(name) })))
    rest = rest.filter((table) => !ready.includes(table))
  }
  return ordered
}

/** Reads the database in one transaction and passes its lines to `write` in chunks. Returns the number of rows. */
export function backup(db: Database, now: Date, write: (lines: string) => Promise<void>): Promise<number> {
  return db.transaction(async (tx) => {
    await sql`set transaction isolation level repeatable read, read only`.execute(tx)
    const applied = await tx.selectFrom('migration').select('name').orderBy('name').execute()
    const head = { format: FORMAT, version: VERSION, at: now.toISOString(), migrations: applied.map(({ name }) => name) }
    await write(`${JSON.stringify(head)}\n`)
    let count = 0
    for (const { table } of await tablesInOrder(tx)) {
      await write(`${JSON.stringify({ table })}\n`)
      await sql`declare rows_to_keep cursor for select to_jsonb(t)::text as row from ${sql.table(table)} t`.execute(tx)
      while (true) {
        const { rows } = await sql<{ row: string }>`fetch ${sql.lit(batchOf(table))} from rows_to_keep`.execute(tx)
        if (rows.length === 0) break
        count += rows.length
        await write(rows.map(({ row }) => `${row}\n`).join(''))
      }
      await sql`close rows_to_keep`.execute(tx)
    }
    await write(`${JSON.stringify({ end: count })}\n`)
    return count
  })
}

/** Writes a backup to `into`, zipped, and ends it. Returns the number of rows. */
export async function zippedBackup(db: Database, now: Date, into: Writable): Promise<number> {
  const zip = createGzip({ level: 6 })
  const written = pipeline(zip, into)
  // Reported where it is awaited; until then it must not count as unhandled.
  written.catch(() => undefined)
  try {
    const rows = await backup(db, now, async (lines) => {
      if (!zip.write(lines)) await Promise.race([new Promise((resolve) => zip.once('drain', resolve)), written])
    })
    zip.end()
    await written
    return rows
  } catch (error) {
    zip.destroy()
    // The write error is the cause of the later error.
    await written.catch((cause: unknown) => {
      if ((cause as NodeJS.ErrnoException).code !== 'ERR_STREAM_PREMATURE_CLOSE') throw cause
    })
    throw error
  }
}

/**
 * Fills an empty database from the lines of a backup, all or nothing, and brings it to this version. Returns the number of
 * rows. @throws BackupError when the database is not empty or the lines are not a whole backup of this or an older version.
 */
export async function restore(db: Database, lines: AsyncIterable<string>): Promise<number> {
  const reading = lines[Symbol.asyncIterator]()
  const known = readMigrations()
  const taken = headOf((await reading.next()).value)
  const unknown = taken.find((name, at) => known[at]?.name !== name)
  if (unknown !== undefined) throw new BackupError(`The backup has the migration ${unknown}, which this version does not know.`)
  await migrate(db, known.slice(0, taken.length))
  const count = await db.transaction(async (tx) => {
    await refuseUnlessEmpty(tx)
    const rows = await fill(tx, { [Symbol.asyncIterator]: () => reading })
    await continueNumbers(tx)
    return rows
  })
  await migrate(db, known)
  return count
}

/** Lets the database give out numbers above those that were restored. */
async function continueNumbers(tx: Query): Promise<void> {
  const numbered = await sql<{ table: string; column: string; sequence: string }>`
    select c.relname as "table", a.attname as "column", pg_get_serial_sequence(quote_ident(c.relname), a.attname) as sequence
    from pg_attribute a join pg_class c on c.oid = a.attrelid
    where a.attidentity <> '' and c.relkind = 'r' and c.relnamespace = 'public'::regnamespace`.execute(tx)
  for (const { table, column, sequence } of numbered.rows)
    await sql`select setval(${sequence}::regclass, (select coalesce(max(${sql.ref(column)}), 0) + 1 from ${sql.table(table)}), false)`.execute(
      tx,
    )
}

function headOf(line: string | undefined): string[] {
  const head = parse(line ?? '')
  if (head?.format !== FORMAT || !Array.isArray(head.migrations)) throw new BackupError('The file is not a backup of this shop.')
  if (head.version !== VERSION)
    throw new BackupError(`The backup has the format ${String(head.version)}, which this version does not know.`)
  return head.migrations as string[]
}

function parse(line: string): Record<string, unknown> | null {
  try {
    return JSON.parse(line) as Record<string, unknown>
  } catch {
    return null
  }
}

async function refuseUnlessEmpty(tx: Query): Promise<void> {
  const tables = await tablesInOrder(tx)
  for (const { table } of tables) {
    if (ALWAYS_FILLED.has(table)) continue
    const { rows } = await sql`select 1 from ${sql.table(table)} limit 1`.execute(tx)
    if (rows.length > 0) throw new BackupError(`The database is not empty: it has rows in "${table}". Restore into an empty one.`)
  }
  // A backup of an older version knows fewer tables.
  for (const { table } of tables) if (FILLED_BY_MIGRATIONS.includes(table)) await sql`delete from ${sql.table(table)}`.execute(tx)
}

async function fill(tx: Query, lines: AsyncIterable<string>): Promise<number> {
  const known = new Map((await tablesInOrder(tx)).map((one) => [one.table, one]))
  let into: TableOrder | undefined
  let waiting: string[] = []
  let count = 0
  let promised: unknown
  const flush = async () => {
    if (!into || waiting.length === 0) return
    const table = sql.table(into.table)
    // Numbers that the database gives out are restored as they were.
    await sql`insert into ${table} overriding system value
      select * from jsonb_populate_recordset(null::${table}, ${`[${waiting.join(',')}]`}::jsonb)`.execute(tx)
    count += waiting.length
    waiting = []
  }
  for await (const line of lines) {
    // Only the lines between the rows have one key alone, and no table has a single column of these names.
    const mark = /^\{"(?:table|end)":[^,]*\}$/.test(line) ? parse(line) : null
    if (mark && 'end' in mark) promised = mark.end
    else if (mark) {
      await flush()
      into = known.get(String(mark.table))
      if (!into) throw new BackupError(`The backup has the table "${String(mark.table)}", which this version does not know.`)
    } else {
      waiting.push(line)
      if (into && waiting.length >= batchOf(into.table) && !into.isSelfReferring) await flush()
    }
  }
  await flush()
  if (promised !== count) throw new BackupError('The backup is cut off: its end is missing. Nothing was restored.')
  return count
}
