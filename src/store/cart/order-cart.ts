/** The goods of an order as a cart. */
import { itemId } from '#domain/catalog/item-id.ts'
import type { Locale } from '#domain/market/market.ts'
import type { Query } from '#store/database/db.ts'

export interface OrderCart {
  market: Locale
  /** Whether an account placed it. */
  isSignedIn: boolean
  lines: { item: string; qty: number }[]
}

/** Returns the cart of an order; what is no longer in the catalog is left out. Null where there is no such order. */
export async function findCartOfOrder(query: Query, number: string): Promise<OrderCart | null> {
  const order = await query
    .selectFrom('order')
    .select(['id', 'market', 'customer_id'])
    .where('number', '=', number)
    .executeTakeFirst()
  if (!order) return null
  const lines = await query
    .selectFrom('order_line as l')
    .innerJoin('variant as v', 'v.id', 'l.variant_id')
    .select(['v.id', 'l.kind', 'l.quantity'])
    .where('l.order_id', '=', order.id)
    .where('l.kind', '<>', 'transport')
    .orderBy('l.position')
    .execute()
  return {
    market: order.market,
    isSignedIn: order.customer_id !== null,
    lines: lines.map(({ id, kind, quantity }) => ({
      item: itemId(id, kind === 'voucher' ? 'voucher' : 'simple'),
      qty: quantity,
    })),
  }
}
