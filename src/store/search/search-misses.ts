/** Stores queries without results. */
import { sql } from 'kysely'
import type { Locale } from '#domain/market/market.ts'
import type { Query } from '#store/database/db.ts'

/** Maximum stored queries of a language, so that robots cannot fill the disk. */
export const MAX_STORED = 5000

export interface NewMiss {
  locale: Locale
  query: string
  now: Date
  /** ISO day of the Monday before, or of this day. */
  week: string
}

/** Counts a query without results, at most 120 characters. */
export async function countSearchMiss(query: Query, miss: NewMiss): Promise<void> {
  const { locale, week, now } = miss
  await sql`
    insert into search_miss as stored (locale, query, times, first_at, last_at, week, week_times)
    select ${locale}::text, ${miss.query}::text, 1, ${now}::timestamptz, ${now}::timestamptz, ${week}::date, 1
    where (select count(*) from search_miss where locale = ${locale}::text) < ${MAX_STORED}::integer
      or exists (select from search_miss where locale = ${locale}::text and query = ${miss.query}::text)
    on conflict (locale, query) do update set times = stored.times + 1, last_at = excluded.last_at, week = excluded.week,
      week_times = case when stored.week = excluded.week then stored.week_times else 0 end + 1,
      week_before_times = case stored.week when excluded.week then stored.week_before_times
        when excluded.week - 7 then stored.week_times else 0 end`.execute(query)
}

export interface SearchMiss {
  locale: Locale
  query: string
  /** In this week. */
  times: number
  /** In the week before. */
  timesBefore: number
}

/** Returns the queries of this week that most often found nothing, and after them those of the week before. */
export async function readSearchMisses(query: Query, { week, most }: { week: string; most: number }): Promise<SearchMiss[]> {
  const { rows } = await sql<SearchMiss>`
    select locale, query, case week when ${week}::date then week_times else 0 end as times,
      case week when ${week}::date then week_before_times else week_times end as "timesBefore"
    from search_miss where not is_ignored and week between ${week}::date - 7 and ${week}::date
    order by week desc, week_times desc, query limit ${most}`.execute(query)
  return rows
}

export interface CountedMiss extends SearchMiss {
  /** Since it was first asked. */
  everTimes: number
  firstAt: Date
  lastAt: Date
}

interface Asked {
  week: string
  /** Only those that the merchant has put aside. */
  isIgnored: boolean
  most: number
}

/** Returns queries that found nothing, the most frequent of this week and the one before first. */
export async function listSearchMisses(query: Query, { week, isIgnored, most }: Asked): Promise<CountedMiss[]> {
  const { rows } = await sql<CountedMiss>`
    select * from (
      select locale, query, case week when ${week}::date then week_times else 0 end as times,
        case week when ${week}::date then week_before_times when ${week}::date - 7 then week_times else 0 end as "timesBefore",
        times as "everTimes", first_at as "firstAt", last_at as "lastAt"
      from search_miss where is_ignored = ${isIgnored}
    ) m order by m.times + m."timesBefore" desc, m."everTimes" desc, m.query, m.locale limit ${most}`.execute(query)
  return rows
}

/** Puts a query aside or shows it again. Returns false where it is so already, or is unknown. */
export async function markSearchMiss(
  tx: Query,
  { locale, query, isIgnored }: Pick<SearchMiss, 'locale' | 'query'> & { isIgnored: boolean },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('search_miss')
    .set({ is_ignored: isIgnored })
    .where('locale', '=', locale)
    .where('query', '=', query)
    .where('is_ignored', '=', !isIgnored)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
