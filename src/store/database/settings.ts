/** Settings of the merchant: JSON values by key. */
import { sql } from 'kysely'
import type { Query } from './db.ts'

/** Returns a setting's value, or null when it is not set. */
export async function readSetting(query: Query, key: string): Promise<unknown> {
  const row = await query.selectFrom('setting').select('value').where('key', '=', key).executeTakeFirst()
  return row?.value ?? null
}

/** Returns settings by their keys, read in one statement: null where one is not set. */
export async function readSettings<Key extends string>(query: Query, keys: readonly Key[]): Promise<Record<Key, unknown>> {
  const rows = await query
    .selectFrom('setting')
    .selectAll()
    .where('key', '=', sql<string>`any(${keys}::text[])`)
    .execute()
  const values = new Map(rows.map(({ key, value }) => [key, value]))
  return Object.fromEntries(keys.map((key) => [key, values.get(key) ?? null])) as Record<Key, unknown>
}

/** `value` is plain JSON. */
export async function writeSetting(query: Query, key: string, value: object): Promise<void> {
  const row = { key, value: JSON.stringify(value) }
  await query
    .insertInto('setting')
    .values(row)
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: row.value }))
    .execute()
}
