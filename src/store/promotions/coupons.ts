/** Coupons and their uses (D-27). Uses are taken and released by conditional statements, so that a race cannot exceed a limit. */
import { sql, type Insertable, type RawBuilder, type Selectable } from 'kysely'
import type { Coupon, CouponScope, CouponType } from '#domain/promotions/coupon.ts'
import type { Query } from '#store/database/db.ts'
import type { Tables } from '#store/database/tables.ts'

/** The user of a coupon: normalised e-mail, telephone number (E.164), account; null where it is not known. */
export interface CouponUser {
  email: string | null
  phone: string | null
  customerId: string | null
}

const NOBODY: CouponUser = { email: null, phone: null, customerId: null }

/** A coupon as it comes in JSON. */
export interface CouponRow extends Omit<Selectable<Tables['coupon']>, 'starts_at' | 'ends_at' | 'created_at'> {
  starts_at: string | null
  ends_at: string | null
  by_customer: number
}

/** Returns the coupons of these canonical codes, with their uses so far, in no order. */
export const couponRows = (codes: readonly string[], user: CouponUser): RawBuilder<CouponRow> => sql`
  select c.*, case when c.max_uses_per_customer = 0 then 0 else (${usesOf(user)}) end as by_customer
  from coupon c where c.code = any(${codes}::text[])`

/** Returns the uses of a customer of the coupon `c`, under any of their names. */
const usesOf = ({ email, phone, customerId }: CouponUser) => sql<number>`
  select count(*)::integer from coupon_use u
  where u.coupon_id = c.id and u.state <> 'released'
    and (u.email = ${email} or u.phone = ${phone} or u.customer_id = ${customerId}::uuid)`

/** Returns the coupons of these canonical codes, as somebody unknown may use them. */
export async function readCoupons(query: Query, codes: readonly string[]): Promise<Coupon[]> {
  const { rows } = await sql<{ c: CouponRow }>`select to_json(c) as c from (${couponRows(codes, NOBODY)}) c`.execute(query)
  return rows.map(({ c }) => couponFrom(c))
}

/** Returns which of these canonical codes are advertised to everybody. */
export async function readAdvertised(query: Query, codes: readonly string[]): Promise<Set<string>> {
  const found = await query
    .selectFrom('coupon')
    .select('code')
    .where('code', 'in', [...codes])
    .where('advertised', '=', true)
    .execute()
  return new Set(found.map(({ code }) => code))
}

const momentFrom = (text: string | null): Date | null => (text === null ? null : new Date(text))

export const couponFrom = (row: CouponRow): Coupon => ({
  id: row.id,
  code: row.code,
  valid: row.valid,
  usage: row.usage,
  type: row.type as CouponType,
  amount: row.amount,
  maxAmount: row.max_amount,
  minPurchase: row.min_purchase,
  currency: row.currency,
  start: momentFrom(row.starts_at),
  end: momentFrom(row.ends_at),
  maxUses: row.max_uses,
  maxUsesPerCustomer: row.max_uses_per_customer,
  usageByCustomer: row.by_customer,
  customerIsLoggedIn: row.customer_is_logged_in,
  appliesTo: scopeFrom(row),
})

function scopeFrom({ applies_to: kind, vendors, products, tags }: CouponRow): CouponScope {
  if (kind === 'vendors') return { kind, vendors }
  if (kind === 'products') return { kind, products }
  return kind === 'tags' ? { kind, tags } : { kind: 'order' }
}

/** Locks these coupons in the order of their ids. */
export async function lockCoupons(tx: Query, ids: readonly string[]): Promise<void> {
  await sql`select id from coupon where id = any(${ids}::uuid[]) order by id for no key update`.execute(tx)
}

/** Takes a use of each coupon, whose rows are held. Returns those that had one left. */
export async function takeUses(tx: Query, ids: readonly string[], user: CouponUser): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    update coupon c set usage = usage + 1
    where c.id = any(${ids}::uuid[]) and c.valid and (c.max_uses = 0 or c.usage < c.max_uses)
      and (c.max_uses_per_customer = 0 or (${usesOf(user)}) < c.max_uses_per_customer)
    returning c.id`.execute(tx)
  return rows.map(({ id }) => id)
}

/** Changes the state of an order's uses. Returns the changed coupons; repeating it returns none. */
export async function moveUses(
  tx: Query,
  orderId: string,
  from: readonly ('held' | 'counted' | 'released')[],
  to: 'held' | 'counted' | 'released',
): Promise<string[]> {
  const rows = await tx
    .updateTable('coupon_use')
    .set({ state: to })
    .where('order_id', '=', orderId)
    .where('state', 'in', from)
    .returning('coupon_id')
    .execute()
  return rows.map((row) => row.coupon_id)
}

export async function readUses(tx: Query, orderId: string): Promise<{ couponId: string; user: CouponUser }[]> {
  const rows = await tx.selectFrom('coupon_use').selectAll().where('order_id', '=', orderId).execute()
  return rows.map((row) => ({
    couponId: row.coupon_id,
    user: { email: row.email, phone: row.phone, customerId: row.customer_id },
  }))
}

/** Releases one use of each coupon. */
export async function releaseUses(tx: Query, ids: readonly string[]): Promise<void> {
  await sql`update coupon set usage = usage - 1 where id = any(${ids}::uuid[])`.execute(tx)
}

export type NewCoupon = Insertable<Tables['coupon']>

/** Writes coupons. Returns how many; codes that exist already are left as they are. */
export async function insertCoupons(query: Query, coupons: readonly NewCoupon[]): Promise<number> {
  const rows = await query
    .insertInto('coupon')
    .values([...coupons])
    .onConflict((conflict) => conflict.column('code').doNothing())
    .returning('id')
    .execute()
  return rows.length
}

/** Returns the newest coupons first; those of one campaign when it is named. */
export async function listCoupons(query: Query, campaign?: string): Promise<Selectable<Tables['coupon']>[]> {
  const all = query.selectFrom('coupon').selectAll().orderBy('created_at', 'desc').orderBy('code').limit(1000)
  return (campaign === undefined ? all : all.where('campaign', '=', campaign)).execute()
}

/** With what each order used it for. */
export async function readCoupon(query: Query, code: string) {
  const coupon = await query.selectFrom('coupon').selectAll().where('code', '=', code).executeTakeFirst()
  if (!coupon) return null
  const uses = await query
    .selectFrom('coupon_use as u')
    .innerJoin('order as o', 'o.id', 'u.order_id')
    .select(['o.number', 'u.amount', 'u.state', 'o.created_at'])
    .where('u.coupon_id', '=', coupon.id)
    .orderBy('o.created_at', 'desc')
    .limit(100)
    .execute()
  return { coupon, uses }
}

/** Orders placed with it stay as they are. Returns how many were stopped, by code or campaign. */
export async function stopCoupons(query: Query, by: { code: string } | { campaign: string }): Promise<number> {
  const stop = query.updateTable('coupon').set({ valid: false }).where('valid', '=', true).returning('id')
  const rows = await ('code' in by ? stop.where('code', '=', by.code) : stop.where('campaign', '=', by.campaign)).execute()
  return rows.length
}
