/** Rates of the central banks, by day (LAW-30). */
import type { Bank, ExchangeRate } from '#domain/documents/local-vat.ts'
import type { Currency } from '#domain/market/market.ts'
import type { Query } from '#store/database/db.ts'

/** Returns the newest rate from `first` to `last`, null when none is stored. */
export async function findRate(
  query: Query,
  { bank, currency, first, last }: { bank: Bank; currency: Currency; first: string; last: string },
): Promise<ExchangeRate | null> {
  const row = await query
    .selectFrom('exchange_rate')
    .select(['bank', 'day', 'rate'])
    .where('bank', '=', bank)
    .where('currency', '=', currency)
    .where('day', '>=', first)
    .where('day', '<=', last)
    .orderBy('day', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row ?? null
}
