/** The orders of a customer. Each statement names the customer, so that another customer's order, and a guest's, is none. */
import { sql } from 'kysely'
import { itemId } from '#domain/catalog/item-id.ts'
import { emailKey } from '#domain/customers/email.ts'
import type { Currency, Locale } from '#domain/market/market.ts'
import type { OrderPaymentState, OrderStatus } from '#domain/orders/order-status.ts'
import type { Query } from '#store/database/db.ts'
import { uuidv7 } from '#store/database/uuid.ts'

/** One row of the list. Amounts are integer hundredths. */
export interface ListedOrder {
  id: string
  tokenHash: Buffer
  number: string
  market: Locale
  currency: Currency
  status: OrderStatus
  payment: OrderPaymentState
  total: number
  due: number
  createdAt: Date
  expiresAt: Date | null
  /** Pieces, without delivery. */
  pieces: number
  /** Of the first goods. */
  pictures: { src: string; tint: string; name: string }[]
}

/** Pictures of one row. */
const PICTURES = 4

/** Returns a page of the orders of a customer, the newest first. */
export async function listOrdersOf(
  query: Query,
  customerId: string,
  { limit, offset }: { limit: number; offset: number },
): Promise<ListedOrder[]> {
  const { rows } = await sql<ListedOrder>`
    with own as materialized (
      select id, token_hash, number, market, currency, status, payment_state, total, due, created_at, expires_at from "order"
      where customer_id = ${customerId} order by created_at desc, id desc limit ${limit} offset ${offset}
    )
    select o.id, o.token_hash as "tokenHash", o.number, o.market, o.currency, o.status, o.payment_state as payment, o.total, o.due,
      o.created_at as "createdAt", o.expires_at as "expiresAt", goods.pieces,
      coalesce((
        select jsonb_agg(jsonb_build_object('src', l.image, 'name', l.name, 'tint', coalesce(
            (select p.tint from product_picture p where p.product_id = l.product_id and p.address = l.image limit 1), 'oat')) order by l.position)
        from (select * from order_line where order_id = o.id and kind <> 'transport' order by position limit ${sql.lit(PICTURES)}) l
      ), '[]') as pictures
    from own o cross join lateral (
      select coalesce(sum(quantity), 0)::integer as pieces from order_line where order_id = o.id and kind <> 'transport'
    ) goods
    order by o.created_at desc, o.id desc`.execute(query)
  return rows
}

/** Returns how many orders a customer has, and how many guest orders could be claimed. */
export async function countOrdersOf(query: Query, customerId: string): Promise<{ own: number; guest: number }> {
  const { rows } = await sql<{ own: number; guests: GuestOrder[] }>`
    select (select count(*)::integer from "order" where customer_id = ${customerId}) as own,
      (select coalesce(jsonb_agg(g), '[]') from (${guestOrders(customerId)}) g) as guests`.execute(query)
  const { own, guests } = rows[0]!
  return { own, guest: guests.filter(isUnderKey).length }
}

/** Returns the id of the customer's order with this number, null for another's and for none. */
export async function findOrderOf(query: Query, customerId: string, number: string): Promise<string | null> {
  const row = await query
    .selectFrom('order')
    .select('id')
    .where('number', '=', number)
    .where('customer_id', '=', customerId)
    .executeTakeFirst()
  return row?.id ?? null
}

/** Something that happened to an order. */
export interface OrderEvent {
  kind: string
  at: Date
}

export const readOrderEvents = (query: Query, orderId: string): Promise<OrderEvent[]> =>
  query.selectFrom('order_event').select(['kind', 'at']).where('order_id', '=', orderId).orderBy('at').orderBy('id').execute()

/** Returns what an order can be bought again as: items of goods that the catalog still has. */
export async function readBoughtItems(query: Query, orderId: string): Promise<{ item: string; qty: number }[]> {
  const rows = await query
    .selectFrom('order_line as l')
    .innerJoin('product as p', 'p.id', 'l.product_id')
    .innerJoin('order as o', 'o.id', 'l.order_id')
    .select(['l.variant_id', 'l.kind', 'l.quantity'])
    .where('l.order_id', '=', orderId)
    .where('l.kind', 'in', ['goods', 'bundle'])
    .where('l.variant_id', 'is not', null)
    .where('p.published_at', 'is not', null)
    .where(sql<boolean>`not o.market = any(p.withheld_in)`)
    .orderBy('l.position')
    .execute()
  return rows.map(({ variant_id: variant, kind, quantity }) => ({ item: itemId(variant!, kind), qty: quantity }))
}

interface GuestOrder {
  id: string
  email: string
  /** Of the account. */
  key: string
}

/** Guest orders under the verified address of a customer; none while it is not verified. */
const guestOrders = (customerId: string) => sql<GuestOrder>`
  select o.id, o.email, c.email_key as key from customer c
  join "order" o on o.customer_id is null and lower(normalize(o.email, nfkc)) = c.email_key
  where c.id = ${customerId} and c.email_verified_at is not null and not o.is_to_be_forgotten`

/** The database folds letters in its own way: the key of an account is made here. */
const isUnderKey = ({ email, key }: GuestOrder): boolean => emailKey(email) === key

/** Returns the ids of guest orders that a customer can claim. */
export async function findGuestOrders(query: Query, customerId: string): Promise<string[]> {
  const { rows } = await guestOrders(customerId).execute(query)
  return rows.filter(isUnderKey).map(({ id }) => id)
}

/** Gives guest orders to a customer, with the uses of their coupons. Returns how many still were a guest's. */
export async function claimOrders(tx: Query, customerId: string, ids: readonly string[], now: Date): Promise<number> {
  const { rows } = await sql<{ id: string }>`
    update "order" set customer_id = ${customerId}, updated_at = ${now}
    where id = any(${ids}::uuid[]) and customer_id is null returning id`.execute(tx)
  const claimed = rows.map(({ id }) => id)
  if (claimed.length === 0) return 0
  await sql`update coupon_use set customer_id = ${customerId} where order_id = any(${claimed}::uuid[]) and customer_id is null`.execute(
    tx,
  )
  await tx
    .insertInto('order_event')
    .values(claimed.map((id) => ({ id: uuidv7(now), order_id: id, at: now, kind: 'claimed', actor: 'customer' as const })))
    .execute()
  return claimed.length
}
