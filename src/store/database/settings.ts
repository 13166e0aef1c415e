/** Settings of the merchant: JSON values by key. */
import type { Query } from './db.ts'

/** Returns a setting's value, or null when it is not set. */
export async function readSetting(query: Query, key: string): Promise<unknown> {
  const row = await query.selectFrom('setting').select('value').where('key', '=', key).executeTakeFirst()
  return row?.value ?? null
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
