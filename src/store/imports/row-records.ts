/** Reads what rows of files name: pieces, coupons, customers. And writes coupons and customers of a file. */
import { sql, type Selectable } from 'kysely'
import type { Locale } from '#domain/market/market.ts'
import type { Query } from '#store/database/db.ts'
import type { Tables } from '#store/database/tables.ts'
import { upsertRows } from '#store/database/upsert-rows.ts'

export interface StockPlace {
  sku: string
  warehouse: string
  onHand: number
  reserved: number
}

/** Returns the pieces of items in warehouses; none of an item lie where it has no row yet. */
export async function readStockPlaces(
  query: Query,
  places: readonly { sku: string; warehouse: string }[],
): Promise<StockPlace[]> {
  const { rows } = await sql<StockPlace>`
    select v.sku, w.id as warehouse, coalesce(s.on_hand, 0) as "onHand", coalesce(s.reserved, 0) as reserved
    from unnest(${places.map(({ sku }) => sku)}::text[], ${places.map(({ warehouse }) => warehouse)}::text[]) as n(sku, warehouse)
      join variant v on v.sku = n.sku join warehouse w on w.id = n.warehouse
      left join stock s on s.variant_id = v.id and s.warehouse_id = w.id`.execute(query)
  return rows
}

/** Returns the next rows of pieces, in the order of SKUs and warehouses. */
export async function readStockAfter(
  query: Query,
  after: { sku: string; warehouse: string },
  most: number,
): Promise<StockPlace[]> {
  const { rows } = await sql<StockPlace>`
    select v.sku, s.warehouse_id as warehouse, s.on_hand as "onHand", s.reserved
    from variant v join stock s on s.variant_id = v.id
    where (v.sku, s.warehouse_id) > (${after.sku}, ${after.warehouse})
    order by v.sku, s.warehouse_id limit ${most}`.execute(query)
  return rows
}

export type CouponRecord = Selectable<Tables['coupon']>

export const readCouponRecords = (query: Query, codes: readonly string[]): Promise<CouponRecord[]> =>
  query
    .selectFrom('coupon')
    .selectAll()
    .where('code', '=', sql<string>`any(${codes}::text[])`)
    .execute()

export const readCouponsAfter = (query: Query, after: string, most: number): Promise<CouponRecord[]> =>
  query.selectFrom('coupon').selectAll().where('code', '>', after).orderBy('code').limit(most).execute()

/** Writes coupons; their uses stay. */
export async function putCoupons(tx: Query, coupons: readonly Omit<CouponRecord, 'usage'>[]): Promise<void> {
  const change = Object.keys(coupons[0] ?? {}).filter(
    (name) => !['id', 'code', 'created_at'].includes(name),
  ) as (keyof CouponRecord)[]
  if (coupons.length > 0) await upsertRows(tx, 'coupon', coupons, { key: ['code'], change })
}

export interface CustomerRecord {
  id: string
  email: string
  email_key: string
  first_name: string
  last_name: string
  phone: string | null
  market: Locale
}

const CUSTOMER = ['id', 'email', 'email_key', 'first_name', 'last_name', 'phone', 'market'] as const

export const readCustomerRecords = (query: Query, keys: readonly string[]): Promise<CustomerRecord[]> =>
  query
    .selectFrom('customer')
    .select(CUSTOMER)
    .where('email_key', '=', sql<string>`any(${keys}::text[])`)
    .execute()

export const readCustomersAfter = (query: Query, after: string, most: number): Promise<CustomerRecord[]> =>
  query.selectFrom('customer').select(CUSTOMER).where('email_key', '>', after).orderBy('email_key').limit(most).execute()

/** Writes accounts of a file. A new one has no password: its owner asks for a link. */
export async function putCustomers(tx: Query, customers: readonly CustomerRecord[], now: Date): Promise<void> {
  const rows = customers.map((one) => ({ ...one, locale: one.market, created_at: now, last_seen_at: now }))
  const change = ['first_name', 'last_name', 'phone', 'market'] as const
  if (rows.length > 0) await upsertRows(tx, 'customer', rows, { key: ['email_key'], change })
}

/** Deletes accounts that nobody has used: without a password, an order, or a session. Returns how many. */
export async function deleteUnusedCustomers(tx: Query, keys: readonly string[]): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from customer c where c.email_key = any(${keys}::text[]) and c.password_hash is null and c.last_seen_at = c.created_at
      and not exists (select from "order" o where o.customer_id = c.id)
      and not exists (select from customer_session s where s.customer_id = c.id)`.execute(tx)
  return Number(numAffectedRows ?? 0)
}

export interface OrderRecord {
  id: string
  number: string
  placed: Date
  status: string
  payment: string
  market: string
  currency: string
  email: string
  subtotal: number
  discount: number
  delivery: number
  total: number
  country: string
  lines: { sku: string; name: string; quantity: number; price: number }[]
}

/** Returns the next orders, the oldest first. */
export async function readOrdersAfter(query: Query, after: string | null, most: number): Promise<OrderRecord[]> {
  const { rows } = await sql<OrderRecord>`
    select o.id, o.number, o.created_at as placed, o.status, o.payment_state as payment, o.market, o.currency, o.email, o.subtotal, o.discount,
      o.delivery_price as delivery, o.total, coalesce(o.delivery_address ->> 'country', '') as country,
      (select coalesce(jsonb_agg(jsonb_build_object('sku', l.sku, 'name', l.name, 'quantity', l.quantity, 'price', l.unit_price) order by l.position), '[]')
        from order_line l where l.order_id = o.id) as lines
    from "order" o where ${after}::uuid is null or o.id > ${after}::uuid order by o.id limit ${most}`.execute(query)
  return rows
}
