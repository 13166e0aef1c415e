/** Counts addresses without a page that were asked for, and uses of redirects. */
import { sql } from 'kysely'
import type { Query } from '#store/database/db.ts'

/** Stored addresses at most, so that robots cannot fill the disk. */
const MOST_STORED = 2000

export interface MissedAddress {
  path: string
  times: number
  first_at: Date
  last_at: Date
}

/** Counts an address; when the table is full the new one takes the place of one that was asked for once, long ago. */
export async function countMissed(query: Query, path: string, now: Date): Promise<void> {
  await sql`
    with full_of as (
      delete from missed_address where path in (
        select path from missed_address where (select count(*) from missed_address) >= ${MOST_STORED}::integer
          and not exists (select from missed_address where path = ${path}::text)
        order by times, last_at limit 1)
    )
    insert into missed_address as stored (path, times, first_at, last_at)
    values (${path}::text, 1, ${now}::timestamptz, ${now}::timestamptz)
    on conflict (path) do update set times = stored.times + 1, last_at = excluded.last_at`.execute(query)
}

export async function countRedirectUse(query: Query, path: string, now: Date): Promise<void> {
  await sql`update redirect set times = times + 1, last_at = ${now} where path = ${path}`.execute(query)
}

/** Returns the addresses that were asked for most often. */
export const readMissed = (query: Query, most: number): Promise<MissedAddress[]> =>
  query
    .selectFrom('missed_address')
    .select(['path', 'times', 'first_at', 'last_at'])
    .orderBy('times', 'desc')
    .orderBy('path')
    .limit(most)
    .execute()

/** Forgets addresses: they lead somewhere now, or staff want to hear no more of them. */
export async function forgetMissed(tx: Query, paths: readonly string[]): Promise<void> {
  if (paths.length > 0)
    await tx
      .deleteFrom('missed_address')
      .where('path', 'in', [...paths])
      .execute()
}
