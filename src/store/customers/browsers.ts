/** Browsers in which customers have signed in. */
import type { Query } from '#store/database/db.ts'

/** Notes a sign-in. Returns whether the customer had signed in before, and whether in this browser. */
export async function noteBrowser(
  tx: Query,
  { customerId, browserHash }: { customerId: string; browserHash: Buffer },
  now: Date,
): Promise<{ isFirst: boolean; isKnown: boolean }> {
  const known = await tx.selectFrom('customer_browser').select('browser_hash').where('customer_id', '=', customerId).execute()
  await tx
    .insertInto('customer_browser')
    .values({ customer_id: customerId, browser_hash: browserHash, last_used_at: now })
    .onConflict((conflict) => conflict.columns(['customer_id', 'browser_hash']).doUpdateSet({ last_used_at: now }))
    .execute()
  return { isFirst: known.length === 0, isKnown: known.some(({ browser_hash: hash }) => hash.equals(browserHash)) }
}

export async function deleteUnusedBrowsers(query: Query, usedBefore: Date): Promise<void> {
  await query.deleteFrom('customer_browser').where('last_used_at', '<', usedBefore).execute()
}
