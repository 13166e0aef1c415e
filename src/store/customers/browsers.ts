/** Browsers in which customers have signed in. */
import { sql } from 'kysely'
import type { Query } from '#store/database/db.ts'

/** Notes that a customer uses a browser: it counts as known. */
export async function noteBrowser(
  tx: Query,
  { customerId, browserHash }: { customerId: string; browserHash: Buffer },
  now: Date,
): Promise<void> {
  await sql`
    insert into customer_browser (customer_id, browser_hash, last_used_at)
    values (${customerId}, ${browserHash}, ${now})
    on conflict (customer_id, browser_hash) do update set last_used_at = excluded.last_used_at`.execute(tx)
}

export async function deleteUnusedBrowsers(query: Query, usedBefore: Date): Promise<void> {
  await query.deleteFrom('customer_browser').where('last_used_at', '<', usedBefore).execute()
}
