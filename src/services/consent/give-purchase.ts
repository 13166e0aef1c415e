/** Gives the purchase of an order to the browser of a customer who consents, to be reported (LAW-49). */
import { isRecentPurchase, isReportable, purchaseOf, type Purchase } from '#domain/consent/purchase.ts'
import { viewOrder } from '#services/orders/place-order.ts'
import type { Shop } from '#services/shop.ts'
import { takePurchaseReport } from '#store/consent/purchase-reports.ts'

/**
 * Returns the purchase of an order to the first browser that asks, known by its `key`; the database settles who was first. Null for others,
 * and for an order that does not go ahead or is too old; undefined for one that does not exist.
 */
export async function givePurchase(
  { db, clock, tokens }: Pick<Shop, 'db' | 'clock' | 'tokens'>,
  token: string,
  key: string,
): Promise<Purchase | null | undefined> {
  const order = await viewOrder({ db, tokens }, token)
  if (!order) return undefined
  const purchase = purchaseOf(order)
  const now = clock.now()
  if (!isReportable(order) || !isRecentPurchase(purchase, now.getTime())) return null
  return (await takePurchaseReport(db.query, order.id, key, now)) ? purchase : null
}
