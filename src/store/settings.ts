import type { Query } from './db.ts'

/** A setting's value, or null when nobody has set it. */
export async function readSetting(query: Query, key: string): Promise<unknown> {
  const row = await query.selectFrom('setting').select('value').where('key', '=', key).executeTakeFirst()
  return row?.value ?? null
}
