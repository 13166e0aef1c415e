/** Reads what is said of prices before a code that everybody may use (LAW-24). */
import { sql } from 'kysely'
import { priorPrice, type PricePeriod } from '#domain/pricing/price.ts'
import type { Currency } from '#domain/market/market.ts'
import type { Query } from '#store/database/db.ts'

/** Returns the lowest price of each variant in the 30 days before a moment; none of a variant that was not sold then. */
export async function readLowestPrices(
  query: Query,
  variants: readonly number[],
  { currency, before }: { currency: Currency; before: Date },
): Promise<Map<number, number>> {
  const rows = await query
    .selectFrom('price_history')
    .select(['variant_id', 'price', 'valid_from as from', 'valid_to as to'])
    .where('variant_id', '=', sql<number>`any(${variants}::integer[])`)
    .where('currency', '=', currency)
    .execute()
  const periods = Map.groupBy(rows, (row) => row.variant_id)
  const lowest = Array.from(periods, ([variant, past]) => [variant, priorPrice(past as PricePeriod[], before)] as const)
  return new Map(lowest.flatMap(([variant, price]) => (price === null ? [] : [[variant, price] as const])))
}
