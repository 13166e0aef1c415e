import { readFileSync } from 'node:fs'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testDatabase } from '#test/database.ts'

const db = await testDatabase()

interface Column {
  table_name: string
  column_name: string
  data_type: string
  is_nullable: 'YES' | 'NO'
  has_default: boolean
}

/** Column → its type as text, of every table of `tables.ts`. */
function writtenTables(): Map<string, Map<string, string>> {
  const source = readFileSync(new URL('./tables.ts', import.meta.url), 'utf8')
  const interfaces = new Map<string, Map<string, string>>()
  for (const [, name, body] of source.matchAll(/^(?:export )?interface (\w+) \{\n([\s\S]*?)^\}/gm)) {
    const columns = body!.replaceAll(/\n {4}\| /g, ' | ').matchAll(/^ {2}(\w+): (.+)$/gm)
    interfaces.set(name!, new Map([...columns].map(([, column, type]) => [column!, type!])))
  }
  return new Map([...interfaces.get('Tables')!].map(([table, type]) => [table, interfaces.get(type)!]))
}

const plainTypes: Record<string, RegExp> = {
  integer: /^number$/,
  smallint: /^number$/,
  bigint: /^number$/,
  boolean: /^boolean$/,
  'timestamp with time zone': /^Date$/,
  uuid: /^string$/,
  bytea: /^Buffer$/,
  text: /^(string|\w+Code|'.*)$/,
  ARRAY: /^string\[\]$/,
}

/** Returns what a column must be written as. */
function fits(column: Column, written: string): boolean {
  if (column.data_type === 'jsonb') {
    const wrapper = column.is_nullable === 'YES' ? 'JsonOptional' : column.has_default ? 'JsonDefault' : 'Json'
    return written.startsWith(`${wrapper}<`)
  }
  const wrapper = column.is_nullable === 'YES' ? 'Optional' : column.has_default ? 'Generated' : null
  const inner = wrapper ? new RegExp(`^${wrapper}<(.*)>$`).exec(written)?.[1] : written.replace(/^\| /, '')
  return inner !== undefined && plainTypes[column.data_type]!.test(inner)
}

test('the table types equal the migrated tables', async () => {
  const { rows } = await sql<Column>`
    select table_name, column_name, data_type, is_nullable, column_default is not null as has_default
    from information_schema.columns where table_schema = 'public' order by table_name, ordinal_position`.execute(db.query)
  const written = writtenTables()
  const columns = (entries: { table: string; column: string }[]) =>
    entries.map(({ table, column }) => `${table}.${column}`).toSorted()
  expect(columns([...written].flatMap(([table, of]) => [...of.keys()].map((column) => ({ table, column }))))).toEqual(
    columns(rows.map((row) => ({ table: row.table_name, column: row.column_name }))),
  )
  const wrong = rows.filter((row) => !fits(row, written.get(row.table_name)!.get(row.column_name)!))
  expect(wrong.map((row) => `${row.table_name}.${row.column_name} ${row.data_type} ${row.is_nullable}`)).toEqual([])
})
