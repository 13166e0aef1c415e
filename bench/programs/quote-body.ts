/** Builds the request body of a cart quote for measurements. */
import type { Database } from '#store/database/db.ts'

/** Returns what the cart page posts to price `lines` things with two coupons: items in stock, some reduced and some not. */
export async function quoteBody(db: Database, lines: number): Promise<string> {
  const items = await db.query
    .selectFrom('variant')
    .innerJoin('stock', 'stock.variant_id', 'variant.id')
    .select('variant.id')
    .where('stock.on_hand', '>', 2)
    .groupBy('variant.id')
    .orderBy('variant.sku')
    .limit(lines)
    .execute()
  return JSON.stringify({
    market: 'ro',
    lines: items.map(({ id }) => ({ item: String(id), qty: 1 })),
    destination: { country: 'RO', zip: '540056' },
    delivery: 'courier',
    codes: ['TOAMNA10', 'NOAPTE15'],
  })
}
