/** Reads the times of price changes. */
import { sql } from 'kysely'
import type { Currency } from '#domain/market/market.ts'
import type { Query } from '#store/database/db.ts'

/** Reads the time of the last price change in a currency, by product id. */
export async function readPriceChanges(
  query: Query,
  { products, currency, now }: { products: readonly number[]; currency: Currency; now: Date },
): Promise<Map<number, Date>> {
  const { rows } = await sql<{ product: number; at: Date }>`
    select v.product_id as product, max(h.valid_from) as at
    from variant v join price_history h on h.variant_id = v.id and h.currency = ${currency} and h.valid_from <= ${now}
    where v.product_id = any(${products}::integer[])
    group by v.product_id`.execute(query)
  return new Map(rows.map(({ product, at }) => [product, at]))
}
