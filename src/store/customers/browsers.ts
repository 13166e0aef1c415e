/** Browsers in which customers have signed in. */
import { sql } from 'kysely'
import type { Query } from '#store/database/db.ts'

/** Notes a sign-in. Returns whether the customer had signed in before, and whether in this browser. */
export async function noteBrowser(
  tx: Query,
  { customerId, browserHash }: { customerId: string; browserHash: Buffer },
  now: Date,
): Promise<{ isFirst: boolean; isKnown: boolean }> {
  const { rows } = await sql<{ before: number; is_new: boolean }>`
    insert into customer_browser as b (customer_id, browser_hash, last_used_at)
    values (${customerId}, ${browserHash}, ${now})
    on conflict (customer_id, browser_hash) do update set last_used_at = excluded.last_used_at
    returning b.xmax = 0 as is_new,
      (select count(*)::integer from customer_browser o where o.customer_id = ${customerId}) as before`.execute(tx)
  const { before, is_new: isNew } = rows[0]!
  return { isFirst: before === 0, isKnown: !isNew }
}

export async function deleteUnusedBrowsers(query: Query, usedBefore: Date): Promise<void> {
  await query.deleteFrom('customer_browser').where('last_used_at', '<', usedBefore).execute()
}
