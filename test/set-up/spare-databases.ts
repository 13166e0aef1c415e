/**
 * Embedded databases that test files have left, made as they were when new for the next file. What a file may have changed is compared with
 * a new database: tables, rows and sequences. One that cannot be made equal is closed.
 */
import pg from 'pg'
import { startEmbedded, type Embedded } from '#store/embedded/embedded.ts'
import { emptySnapshot } from '#test/snapshot.ts'

/** What a new database has. */
interface Beginning {
  /** Hash of what tables, columns, indexes, triggers and functions there are. */
  schema: string
  /** Table → hash of its rows; null for none. */
  rows: Map<string, string | null>
  /** Table → its rows as JSON, where it has some. */
  texts: Map<string, string>
  /** Table → columns that are written. */
  columns: Map<string, string>
  /** Table → tables that refer to it. */
  referring: Map<string, string[]>
  sequences: Sequence[]
}

interface Sequence {
  name: string
  value: string
  isCalled: boolean
}

/** Each holds a quarter of a gigabyte. */
const MOST_SPARES = 2

const spares: Embedded[] = []
let beginning: Beginning | null = null

/** Returns an empty database: a spare one, or a new one. Closing it leaves it to others. */
export async function takeEmbedded(): Promise<Embedded> {
  for (let spare = spares.pop(); spare; spare = spares.pop()) {
    if (await withClient(spare, restore).catch(() => false)) return lent(spare)
    await spare.close()
  }
  const made = await startEmbedded({ snapshot: await emptySnapshot() })
  beginning ??= await withClient(made, readBeginning)
  return lent(made)
}

const lent = (embedded: Embedded): Embedded => ({
  ...embedded,
  async close() {
    if (spares.length < MOST_SPARES) spares.push(embedded)
    else await embedded.close()
  },
})

async function withClient<T>(embedded: Embedded, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ stream: () => embedded.stream(), user: 'postgres', database: 'postgres' })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

async function readBeginning(client: pg.Client): Promise<Beginning> {
  const tables = await client.query<{ name: string; columns: string }>(TABLES)
  const columns = new Map(tables.rows.map(({ name, columns: all }) => [name, all]))
  const foreign = await client.query<{ name: string; referring: string[] }>(REFERRING)
  const rows = await readRows(client, new Map(Array.from(columns.keys(), (name) => [name, ''])))
  const texts = new Map<string, string>()
  for (const [name, hash] of rows) {
    if (hash === null) continue
    const { rows: found } = await client.query<{ text: string }>(`select json_agg(one)::text as text from ${name} one`)
    texts.set(name, found[0]!.text)
  }
  return {
    schema: await readSchema(client),
    rows,
    texts,
    columns,
    referring: new Map(foreign.rows.map(({ name, referring }) => [name, referring])),
    sequences: (await client.query<Sequence>(SEQUENCES)).rows,
  }
}

/** Makes a database as it was when new. Returns whether it is. */
async function restore(client: pg.Client): Promise<boolean> {
  const { schema, rows, texts, columns, referring, sequences } = beginning!
  if ((await readSchema(client)) !== schema) return false
  const found = await readRows(client, rows)
  const changed = new Set(Array.from(rows.keys()).filter((name) => found.get(name) !== rows.get(name)))
  // Tables that refer to an emptied one are emptied with it.
  for (const name of changed) for (const other of referring.get(name) ?? []) changed.add(other)
  await client.query('set session_replication_role = replica')
  if (changed.size > 0) {
    await client.query(`truncate ${[...changed].join(', ')}`)
    await client.query('delete from pg_statistic where starelid = any($1::regclass[])', [[...changed]])
  }
  for (const name of changed) {
    const text = texts.get(name)
    const list = columns.get(name)!
    if (text !== undefined)
      await client.query(
        `insert into ${name} (${list}) overriding system value select ${list} from json_populate_recordset(null::${name}, $1)`,
        [text],
      )
  }
  await client.query(
    'select setval(name::regclass, value, called) from unnest($1::text[], $2::bigint[], $3::bool[]) as one (name, value, called)',
    [sequences.map(({ name }) => name), sequences.map(({ value }) => value), sequences.map(({ isCalled }) => isCalled)],
  )
  // Nothing else empties the log of a database in memory.
  await client.query('checkpoint')
  const now = await readRows(client, rows)
  return Array.from(rows).every(([name, hash]) => now.get(name) === hash)
}

/** Returns the hash of the rows of each table; of one that is to have none, whether it has some. */
async function readRows(client: pg.Client, expected: ReadonlyMap<string, string | null>): Promise<Map<string, string | null>> {
  const parts = Array.from(expected, ([name, hash]) =>
    hash === null
      ? `select '${name}' as name, case when exists (select from ${name}) then 'some' end as hash`
      : `select '${name}' as name, md5(string_agg(one::text, ',' order by one::text)) as hash from ${name} one`,
  )
  const { rows } = await client.query<{ name: string; hash: string | null }>(parts.join('\nunion all\n'))
  return new Map(rows.map(({ name, hash }) => [name, hash]))
}

async function readSchema(client: pg.Client): Promise<string> {
  return (await client.query<{ schema: string }>(SCHEMA)).rows[0]!.schema
}

/** The first object that PostgreSQL has not made itself. */
const OWN = 16_384

const TABLES = `
  select oid::regclass::text as name,
    (select string_agg(quote_ident(attname), ', ' order by attnum) from pg_attribute
     where attrelid = pg_class.oid and attnum > 0 and not attisdropped and attgenerated = '') as columns
  from pg_class where relkind = 'r' and oid >= ${OWN} and relnamespace = 'public'::regnamespace order by 1`

const REFERRING = `
  select confrelid::regclass::text as name, array_agg(distinct conrelid::regclass::text) as referring
  from pg_constraint where contype = 'f' group by 1`

const SEQUENCES = `
  select format('%I.%I', schemaname, sequencename) as name, coalesce(last_value, start_value)::text as value,
    last_value is not null as "isCalled"
  from pg_sequences order by 1`

const SCHEMA = `
  select md5(string_agg(line, ',' order by line)) as schema from (
    select concat('table ', oid, relname, relkind, relnamespace) as line from pg_class where oid >= ${OWN}
    union all
    select concat('column ', attrelid, attnum, attname, atttypid, attnotnull, atthasdef) from pg_attribute where attrelid >= ${OWN}
    union all select concat('constraint ', oid, conname, convalidated) from pg_constraint where oid >= ${OWN}
    union all select concat('index ', indexrelid, indisvalid) from pg_index where indexrelid >= ${OWN}
    union all select concat('trigger ', oid, tgname, tgenabled) from pg_trigger
    union all select concat('function ', oid, prosrc) from pg_proc where oid >= ${OWN}
    union all select concat('type ', oid) from pg_type where oid >= ${OWN}
    union all select concat('default ', oid) from pg_attrdef
    union all select concat('view ', oid) from pg_rewrite where oid >= ${OWN}
    union all select concat('schema ', oid) from pg_namespace where nspname !~ '^pg_(temp|toast)'
    union all select concat('extension ', oid) from pg_extension
    union all select concat('settings ', setdatabase, setrole, setconfig) from pg_db_role_setting
  ) lines`
