/** Reads the lowest prices before a moment: what is struck through beside a reduction, and said beside a code that everybody may use (LAW-22, LAW-24). */
import { sql } from 'kysely'
import { priorPrice } from '#domain/pricing/price.ts'
import type { Currency } from '#domain/market/market.ts'
import type { Query } from '#store/database/db.ts'

/** Names a price among those of many variants. */
export const priceKey = (variant: number, currency: Currency): string => `${variant} ${currency}`

/** Returns the lowest price of each variant in the 30 days before a moment, by `priceKey`; none of a variant that was not sold then. */
export async function readLowestPrices(
  query: Query,
  variants: readonly number[],
  { currencies, before }: { currencies: readonly Currency[]; before: Date },
): Promise<Map<string, number>> {
  const rows = await query
    .selectFrom('price_history')
    .select(['variant_id', 'currency', 'price', 'valid_from as from', 'valid_to as to'])
    .where('variant_id', '=', sql<number>`any(${variants}::integer[])`)
    .where('currency', 'in', currencies)
    .execute()
  const periods = Map.groupBy(rows, (row) => priceKey(row.variant_id, row.currency))
  const lowest = Array.from(periods, ([key, past]) => [key, priorPrice(past, before)] as const)
  return new Map(lowest.flatMap(([key, price]) => (price === null ? [] : [[key, price] as const])))
}
