/** Orders whose purchase has been given to a browser to report. */
import type { Query } from '#store/database/db.ts'

/** Returns whether the purchase of an order belongs to this key: it was the first that asked. */
export async function takePurchaseReport(query: Query, orderId: string, key: string, at: Date): Promise<boolean> {
  await query
    .insertInto('purchase_report')
    .values({ order_id: orderId, key, at })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const row = await query.selectFrom('purchase_report').select('key').where('order_id', '=', orderId).executeTakeFirstOrThrow()
  return row.key === key
}
