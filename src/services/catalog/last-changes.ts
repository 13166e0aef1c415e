/** Times of the last change of product pages, for sitemaps and feeds. */
import type { Currency } from '#domain/market/market.ts'
import type { Shop } from '#services/shop.ts'
import { readPriceChanges } from '#store/catalog/price-changes.ts'

/** Time of the last change of a product page: its price in the market, or its publication. Milliseconds, by product id. */
export async function lastChanges(
  { db, clock }: Pick<Shop, 'db' | 'clock'>,
  products: readonly { id: number; publishedAt: number | null }[],
  currency: Currency,
): Promise<Map<number, number>> {
  const ids = products.map(({ id }) => id)
  const prices = await readPriceChanges(db.query, { products: ids, currency, now: clock.now() })
  return new Map(products.map(({ id, publishedAt }) => [id, Math.max(publishedAt ?? 0, prices.get(id)?.getTime() ?? 0)]))
}
