/** Coupons as staff list, read and write them. */
import { sql, type RawBuilder } from 'kysely'
import type { Currency } from '#domain/market/market.ts'
import { COUPON_VIEWS, type CouponView } from '#domain/promotions/coupon-terms.ts'
import type { Query } from '#store/database/db.ts'
import type { NewCoupon } from './coupons.ts'
import type { Selectable } from 'kysely'
import type { Tables } from '#store/database/tables.ts'

export type CouponRecord = Selectable<Tables['coupon']>

/** A coupon of the list, with what it has cost. */
export interface ListedCoupon extends CouponRecord {
  /** What it took off orders that were not taken back. */
  cost: number
}

/** Codes that the shop draws are in lists of their own; the index of named coupons has the same words. */
const NAMED = sql`c.code !~ '^[A-Z0-9]{2,20}-([2-9A-HJKMNP-TV-Z]{10}|[2-9A-HJKMNP-TV-Z]{11}|[2-9A-HJKMNP-TV-Z]{13})$'`

function viewed(view: CouponView, now: Date): RawBuilder<unknown> {
  const isOver = sql`(c.ends_at < ${now} or (c.max_uses > 0 and c.usage >= c.max_uses)) is true`
  const isAhead = sql`(c.starts_at > ${now}) is true`
  switch (view) {
    case 'running':
      return sql`c.valid and not ${isOver} and not ${isAhead}`
    case 'planned':
      return sql`c.valid and not ${isOver} and ${isAhead}`
    case 'ended':
      return sql`c.valid and ${isOver}`
    case 'stopped':
      return sql`not c.valid`
    case 'all':
      return sql`true`
  }
}

export interface CouponSearch {
  view: CouponView
  /** Start of a code, part of a name, or a whole drawn code. */
  words?: string
  currency?: Currency
  /** Id of the last coupon of the page before. */
  after?: string
  most: number
}

const escaped = (words: string): string => words.replace(/[\\%_]/g, '\\$&')

const COST = sql<number>`coalesce((select sum(u.amount) from coupon_use u where u.coupon_id = c.id and u.state <> 'released'), 0)::integer`

/** Returns a page of coupons, the newest first. */
export async function searchCoupons(
  query: Query,
  { view, words, currency, after, most }: CouponSearch,
  now: Date,
): Promise<ListedCoupon[]> {
  const where = [
    words === undefined
      ? NAMED
      : sql`((${NAMED} and (c.code like ${`${escaped(words.toUpperCase())}%`} or c.campaign ilike ${`%${escaped(words)}%`})) or c.code = ${words.toUpperCase()})`,
    viewed(view, now),
    currency !== undefined && sql`c.currency = ${currency}`,
    after !== undefined && sql`(c.created_at, c.id) < (select a.created_at, a.id from coupon a where a.id = ${after})`,
  ].filter((one) => one !== false)
  const { rows } = await sql<ListedCoupon>`
    with page as materialized (
      select * from coupon c where ${sql.join(where, sql` and `)} order by c.created_at desc, c.id desc limit ${most}
    )
    select c.*, ${COST} as cost from page c order by c.created_at desc, c.id desc`.execute(query)
  return rows
}

/** Most coupons that are counted; one more stands for more. */
export const COUNTED_COUPONS = 10_000

/** Returns how many named coupons each view has. */
export async function countCouponViews(query: Query, now: Date): Promise<Record<CouponView, number>> {
  const counts = COUPON_VIEWS.map((view) => sql`count(*) filter (where ${viewed(view, now)})::integer as ${sql.ref(view)}`)
  const { rows } = await sql<Record<CouponView, number>>`
    select ${sql.join(counts)} from (select * from coupon c where ${NAMED} limit ${sql.lit(COUNTED_COUPONS + 1)}) c`.execute(
    query,
  )
  return rows[0]!
}

export interface CouponUses {
  /** Uses of orders that wait for their payment. */
  held: number
  cost: number
  last: { number: string; at: Date; amount: number; state: 'held' | 'counted' | 'released'; total: number }[]
}

/** Returns how a coupon was used; `most`: of its last orders. */
export async function readCouponUses(query: Query, id: string, most: number): Promise<CouponUses> {
  const { rows } = await sql<Omit<CouponUses, 'last'>>`
    select count(*) filter (where state = 'held')::integer as held, coalesce(sum(amount) filter (where state <> 'released'), 0)::integer as cost
    from coupon_use where coupon_id = ${id}`.execute(query)
  const last = await query
    .selectFrom('coupon_use as u')
    .innerJoin('order as o', 'o.id', 'u.order_id')
    .select(['o.number', 'o.created_at as at', 'u.amount', 'u.state', 'o.total'])
    .where('u.coupon_id', '=', id)
    .orderBy('o.created_at', 'desc')
    .orderBy('o.id')
    .limit(most)
    .execute()
  return { ...rows[0]!, last }
}

export const findCoupon = (query: Query, code: string): Promise<CouponRecord | undefined> =>
  query.selectFrom('coupon').selectAll().where('code', '=', code).executeTakeFirst()

export const findCouponById = (query: Query, id: string): Promise<CouponRecord | undefined> =>
  query.selectFrom('coupon').selectAll().where('id', '=', id).executeTakeFirst()

/** Returns a coupon, locked until the transaction ends: no order takes a use of it meanwhile. */
export const lockCoupon = (tx: Query, by: { code: string } | { id: string }): Promise<CouponRecord | undefined> => {
  const all = tx.selectFrom('coupon').selectAll().forUpdate()
  return ('code' in by ? all.where('code', '=', by.code) : all.where('id', '=', by.id)).executeTakeFirst()
}

export type CouponColumns = Omit<NewCoupon, 'id' | 'code' | 'created_at' | 'usage' | 'series_id'>

export const updateCoupon = async (tx: Query, id: string, set: Partial<CouponColumns>): Promise<void> => {
  await tx.updateTable('coupon').set(set).where('id', '=', id).execute()
}

/** Deletes a coupon that nothing refers to. Returns whether it is gone. */
export async function deleteUnusedCoupon(tx: Query, id: string): Promise<boolean> {
  const { numAffectedRows } = await sql`
    delete from coupon c where c.id = ${id} and c.usage = 0
      and not exists (select from coupon_use u where u.coupon_id = c.id)
      and not exists (select from partnership_code p where p.coupon_id = c.id)`.execute(tx)
  return Number(numAffectedRows ?? 0) > 0
}

/** Returns the codes of other named coupons that run in a part of a time in this currency and are no best price, most of them. */
export async function readOverlapping(
  query: Query,
  { id, currency, from, until }: { id: string | null; currency: Currency; from: Date; until: Date | null },
  most: number,
): Promise<Pick<CouponRecord, 'code' | 'applies_to' | 'vendors' | 'products' | 'tags'>[]> {
  const { rows } = await sql<CouponRecord>`
    select c.code, c.applies_to, c.vendors, c.products, c.tags from coupon c
    where ${NAMED} and c.valid and c.type <> 3 and c.currency = ${currency} and c.id is distinct from ${id}::uuid
      and (c.max_uses = 0 or c.usage < c.max_uses) and (c.ends_at is null or c.ends_at > ${from})
      and (${until}::timestamptz is null or c.starts_at is null or c.starts_at < ${until}::timestamptz)
    order by c.created_at desc, c.id desc limit ${most}`.execute(query)
  return rows
}
