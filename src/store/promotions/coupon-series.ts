/** Series of single-use codes. */
import { sql, type Insertable, type Selectable } from 'kysely'
import type { Query } from '#store/database/db.ts'
import type { Tables } from '#store/database/tables.ts'
import { uuidv7 } from '#store/database/uuid.ts'
import { insertCoupons, type NewCoupon } from './coupons.ts'

export type SeriesRow = Selectable<Tables['coupon_series']>

export interface ListedSeries extends SeriesRow {
  spent: number
  stopped: number
  /** Of one of its coupons: they are equal. */
  type: number
  amount: number
  currency: NewCoupon['currency']
  ends_at: Date | null
}

const CODES_A_STATEMENT = 1000

export const insertSeries = async (tx: Query, series: Insertable<Tables['coupon_series']>): Promise<void> => {
  await tx.insertInto('coupon_series').values(series).execute()
}

/** Writes the coupons of a series. Returns how many; codes that exist are left as they are. */
export async function insertSeriesCodes(
  tx: Query,
  seriesId: string,
  offer: Omit<NewCoupon, 'id' | 'code'>,
  codes: readonly string[],
  now: Date,
): Promise<number> {
  let written = 0
  for (let from = 0; from < codes.length; from += CODES_A_STATEMENT) {
    const some = codes.slice(from, from + CODES_A_STATEMENT)
    written += await insertCoupons(
      tx,
      some.map((code) => ({ ...offer, series_id: seriesId, id: uuidv7(now), code })),
    )
  }
  return written
}

export const findSeries = (query: Query, id: string): Promise<SeriesRow | undefined> =>
  query.selectFrom('coupon_series').selectAll().where('id', '=', id).executeTakeFirst()

/** Returns a coupon of a series; they are equal but for their codes. */
export const findCouponOfSeries = (query: Query, id: string): Promise<Selectable<Tables['coupon']> | undefined> =>
  query.selectFrom('coupon').selectAll().where('series_id', '=', id).orderBy('code').limit(1).executeTakeFirst()

/** Returns the newest series first. */
export async function listSeries(query: Query, before: string | null, most: number): Promise<ListedSeries[]> {
  const { rows } = await sql<ListedSeries>`
    with page as materialized (
      select * from coupon_series s
      where ${before === null ? sql`true` : sql`(s.created_at, s.id) < (select b.created_at, b.id from coupon_series b where b.id = ${before})`}
      order by s.created_at desc, s.id desc limit ${most}
    )
    select s.*, f.spent, f.stopped, c.type, c.amount, c.currency, c.ends_at from page s
    cross join lateral (
      select count(*) filter (where usage > 0)::integer as spent, count(*) filter (where not valid and usage = 0)::integer as stopped
      from coupon where series_id = s.id
    ) f
    cross join lateral (select type, amount, currency, ends_at from coupon where series_id = s.id order by code limit 1) c
    order by s.created_at desc, s.id desc`.execute(query)
  return rows
}

export interface SeriesCode {
  code: string
  isSpent: boolean
  isStopped: boolean
}

export async function readSeriesCodes(query: Query, id: string): Promise<SeriesCode[]> {
  const { rows } = await sql<SeriesCode>`
    select code, usage > 0 as "isSpent", not valid as "isStopped" from coupon where series_id = ${id} order by code`.execute(
    query,
  )
  return rows
}

/** Stops the codes that nobody has used. Returns how many. */
export async function stopSeriesCodes(tx: Query, id: string): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable('coupon')
    .set({ valid: false })
    .where('series_id', '=', id)
    .where('valid', '=', true)
    .where('usage', '=', 0)
    .executeTakeFirstOrThrow()
  return Number(numUpdatedRows)
}
