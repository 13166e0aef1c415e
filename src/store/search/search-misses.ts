/** Stores queries without results. */
import { sql } from 'kysely'
import type { Locale } from '#domain/market/market.ts'
import type { Query } from '#store/database/db.ts'

/** Maximum stored queries of a language, so that robots cannot fill the disk. */
const MAX_STORED = 5000

/** Counts a query without results, at most 120 characters. */
export async function countSearchMiss(query: Query, miss: { locale: Locale; query: string; now: Date }): Promise<void> {
  await sql`
    insert into search_miss as stored (locale, query, times, first_at, last_at)
    select ${miss.locale}::text, ${miss.query}::text, 1, ${miss.now}::timestamptz, ${miss.now}::timestamptz
    where (select count(*) from search_miss where locale = ${miss.locale}::text) < ${MAX_STORED}::integer
      or exists (select from search_miss where locale = ${miss.locale}::text and query = ${miss.query}::text)
    on conflict (locale, query) do update set times = stored.times + 1, last_at = excluded.last_at`.execute(query)
}
