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

/** A rate with the currency that it is for. */
export type StoredRate = ExchangeRate & { currency: Currency }

/** Stores rates; one of the same day is replaced. Documents that were issued keep theirs. */
export async function putRates(query: Query, rates: readonly StoredRate[]): Promise<void> {
  if (rates.length === 0) return
  await query
    .insertInto('exchange_rate')
    .values([...rates])
    .onConflict((conflict) =>
      conflict.columns(['bank', 'currency', 'day']).doUpdateSet((to) => ({ rate: to.ref('excluded.rate') })),
    )
    .execute()
}

/** Returns the newest rates first. */
export const listRates = (query: Query, limit: number): Promise<StoredRate[]> =>
  query
    .selectFrom('exchange_rate')
    .select(['bank', 'currency', 'day', 'rate'])
    .orderBy('day', 'desc')
    .orderBy('bank')
    .orderBy('currency')
    .limit(limit)
    .execute()
