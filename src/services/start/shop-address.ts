/** The address that the shop was last served at, for commands without that setting. */
import type { Query } from '#store/database/db.ts'
import { readSetting, writeSetting } from '#store/database/settings.ts'

const SETTING = 'address'

/** Returns the address without trailing slash, or null before the first start. */
export async function lastAddress(query: Query): Promise<string | null> {
  const value = (await readSetting(query, SETTING)) as { publicUrl?: string } | null
  return value?.publicUrl ?? null
}

export async function recordAddress(query: Query, publicUrl: string): Promise<void> {
  if ((await lastAddress(query)) !== publicUrl) await writeSetting(query, SETTING, { publicUrl })
}
