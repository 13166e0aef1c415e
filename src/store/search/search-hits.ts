/** Stores queries that have found products. */
import { sql, type RawBuilder } from 'kysely'
import type { Locale } from '#domain/market/market.ts'
import type { Query } from '#store/database/db.ts'
import { MAX_STORED } from './search-misses.ts'

/** Days after which a query that nobody makes any more is forgotten. */
const KEPT_DAYS = 28

export interface NewHit {
  locale: Locale
  query: string
  now: Date
  /** ISO day of the Monday before, or of this day. */
  week: string
}

/** Counts a query, and forgets those that have not been made for a while. */
export async function countSearchHit(query: Query, { locale, query: words, now, week }: NewHit): Promise<void> {
  await sql`
    delete from search_hit where locale = ${locale} and week < ${week}::date - ${KEPT_DAYS}::integer and not is_hidden`.execute(
    query,
  )
  await sql`
    insert into search_hit as stored (locale, query, week, week_times, last_at)
    select ${locale}::text, ${words}::text, ${week}::date, 1, ${now}::timestamptz
    where (select count(*) from search_hit where locale = ${locale}::text) < ${MAX_STORED}::integer
      or exists (select from search_hit where locale = ${locale}::text and query = ${words}::text)
    on conflict (locale, query) do update set last_at = excluded.last_at, week = excluded.week,
      week_times = case when stored.week = excluded.week then stored.week_times else 0 end + 1,
      week_before_times = case stored.week when excluded.week then stored.week_before_times
        when excluded.week - 7 then stored.week_times else 0 end`.execute(query)
}

const times = (week: string): RawBuilder<number> => sql`case week when ${week}::date then week_times else 0 end`
const timesBefore = (week: string): RawBuilder<number> => sql`
  case week when ${week}::date then week_before_times when ${week}::date - 7 then week_times else 0 end`

interface Asked {
  week: string
  /** Times in two weeks below which a query is left out. */
  least: number
  most: number
}

/** Returns the most frequent queries of a language in two weeks, without those that the merchant has hidden. */
export async function readPopular(query: Query, { locale, week, least, most }: Asked & { locale: Locale }): Promise<string[]> {
  const { rows } = await sql<{ query: string }>`
    select query from (
      select query, ${times(week)} + ${timesBefore(week)} as number from search_hit where locale = ${locale} and not is_hidden
    ) h where h.number >= ${least} order by h.number desc, h.query limit ${most}`.execute(query)
  return rows.map((row) => row.query)
}

export interface CountedHit {
  locale: Locale
  query: string
  /** In this week, and in the week before. */
  times: number
  timesBefore: number
  lastAt: Date
}

/** Returns the queries of all languages, the most frequent first. `isHidden`: only those that the merchant has hidden, however rare. */
export async function listSearchHits(
  query: Query,
  { week, least, most, isHidden }: Asked & { isHidden: boolean },
): Promise<CountedHit[]> {
  const { rows } = await sql<CountedHit>`
    select * from (
      select locale, query, ${times(week)} as times, ${timesBefore(week)} as "timesBefore", last_at as "lastAt"
      from search_hit where is_hidden = ${isHidden}
    ) h where ${isHidden} or h.times + h."timesBefore" >= ${least}
    order by h.times + h."timesBefore" desc, h.query, h.locale limit ${most}`.execute(query)
  return rows
}

/** Hides a query or offers it again. Returns false where it is so already, or is unknown. */
export async function markSearchHit(
  tx: Query,
  { locale, query, isHidden }: Pick<CountedHit, 'locale' | 'query'> & { isHidden: boolean },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('search_hit')
    .set({ is_hidden: isHidden })
    .where('locale', '=', locale)
    .where('query', '=', query)
    .where('is_hidden', '=', !isHidden)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
