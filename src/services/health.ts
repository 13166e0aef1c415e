/** The health check. */
import { sql } from 'kysely'
import type { Shop } from './shop.ts'

/** Returns whether the shop can answer: its database does. */
export async function isReady(shop: Pick<Shop, 'db'>): Promise<boolean> {
  try {
    await sql`select 1`.execute(shop.db.query)
    return true
  } catch {
    return false
  }
}
