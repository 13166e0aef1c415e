/** Orders as staff look for them: a view, filters, words, and keyset pages. */
import { sql, type RawBuilder } from 'kysely'
import type { DeliveryMethod } from '#domain/delivery/delivery.ts'
import { localTime, startOfDay } from '#domain/time/local-time.ts'
import { MARKETS, type Currency, type Locale } from '#domain/market/market.ts'
import type { OrderPaymentState, OrderStatus } from '#domain/orders/order-status.ts'
import { COUNTED_ORDERS, ORDER_VIEWS, type OrderSort, type OrderView } from '#domain/orders/order-view.ts'
import type { Query } from '#store/database/db.ts'

export interface OrderSearch {
  view: OrderView
  /** Start of a number or an e-mail address, words of a name, or a whole AWB. */
  words?: string
  status?: OrderStatus
  payment?: OrderPaymentState
  market?: Locale
  method?: DeliveryMethod
  /** One that holds or sends pieces of the order. */
  warehouse?: string
  sort: OrderSort
  /** The last order of the page before: what it is sorted by, and its id. */
  after?: { key: string; id: string }
  /** Most orders to return. */
  most: number
}

/** An order in the list. Amounts are integer hundredths. */
export interface FoundOrder {
  id: string
  number: string
  market: Locale
  currency: Currency
  status: OrderStatus
  payment: OrderPaymentState
  total: number
  createdAt: Date
  name: string
  city: string
  method: DeliveryMethod
  /** ISO date. */
  promised: string
  /** Pieces, without delivery. */
  pieces: number
  /** Of the first goods. */
  pictures: { src: string; tint: string }[]
  /** Ids of the warehouses that hold or send its pieces. */
  warehouses: string[]
}

/** Pictures of one row. */
const PICTURES = 3
/** Returns the start of a day of the warehouse. */
const startOfToday = (now: Date): Date => startOfDay(localTime(now, MARKETS.ro.timeZone).day, MARKETS.ro.timeZone)

const OPEN_CASE = sql`select c.order_id from payment_case c where c.settled_at is null`

/** Returns the orders of a view. */
function viewed(view: OrderView, now: Date): RawBuilder<unknown> {
  switch (view) {
    case 'to_send':
      return sql`o.status in ('unfulfilled', 'pending', 'partially fulfilled')`
    case 'unpaid':
      return sql`o.status = 'opened'`
    case 'out_of_stock':
      return sql`o.id in (${OPEN_CASE} and c.reason = 'paid_without_stock')`
    case 'sent_today':
      return sql`o.id in (select s.order_id from shipment s where s.created_at >= ${startOfToday(now)})`
    case 'withdrawn':
      return sql`o.id in (
        select w.order_id from withdrawal w where w.order_id is not null and (
          select e.state from withdrawal_event e where e.withdrawal_id = w.id order by e.position desc limit 1
        ) in ('received', 'accepted', 'arrived'))`
    case 'problems':
      return sql`o.id in (${OPEN_CASE} union all select s.order_id from parcel p join shipment s on s.id = p.shipment_id
        where p.status = 'problem' or p.refusal is not null)`
    case 'all':
      return sql`true`
  }
}

/** Returns whether a text begins with another, so that a plan for any text uses the index; `like` needs a plan of its own. */
const startsWith = (text: RawBuilder<unknown>, start: string): RawBuilder<unknown> =>
  sql`(${text} ~>=~ ${start} and ${text} ~<~ ${`${start}\u{10ffff}`})`

/** The words of a name as the index has them: small letters without accents. */
const NAME = sql`to_tsvector('simple',
  regexp_replace(normalize(lower((delivery_address ->> 'firstName') || ' ' || (delivery_address ->> 'lastName') || ' ' || (billing ->> 'companyName')), NFD), '[\\u0300-\\u036f]', '', 'g'))`

/** Returns the words of a name as the search of the index has them; '' for none. */
const nameOf = (words: string): string => {
  const name = words
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .match(/[\p{L}\p{N}]+/gu)
  return name?.map((word) => `${word}:*`).join(' & ') ?? ''
}

/** Returns the ways in which words find an order, each with an index of its own. */
const waysOf = (words: string): RawBuilder<unknown>[] => {
  const name = nameOf(words)
  return [
    startsWith(sql`number`, words.toUpperCase()),
    startsWith(sql`number`, `NST-${words.toUpperCase()}`),
    startsWith(sql`lower(normalize(email, nfkc))`, words.normalize('NFKC').toLowerCase()),
    ...(name === '' ? [] : [sql`${NAME} @@ to_tsquery('simple', ${name})`]),
  ]
}

/** Returns the ids of the orders with a parcel of this number. */
const withParcel = (words: string): RawBuilder<unknown> =>
  sql`select s.order_id from parcel p join shipment s on s.id = p.shipment_id where p.awb = ${words.toUpperCase()}`

/** Returns the condition that words which find many orders find this one: they are no number of a parcel. */
const isFoundBy = (words: string): RawBuilder<unknown> => sql`(${sql.join(waysOf(words), sql` or `)})`

/** What more orders than this have is looked for in the order of the list, where the first page is soon full; the rest by its own index. */
const RARE = 2_000

/** The same for words: to look at an order costs more, because the words of its name are made anew. */
const RARE_WORDS = 3_000

/** Returns `found`, the orders that words find and what they are filtered and sorted by, read once; no more than `RARE_WORDS`. */
function foundOrders(words: string, { sort, method }: OrderSearch): RawBuilder<unknown> {
  const needed = sql.raw(`id, created_at, status, payment_state, market${sort === 'promised' || method ? ', delivery' : ''}`)
  return sql`found as materialized (
    select ${needed} from "order" where ${isFoundBy(words)}
    union all select ${needed} from "order" where id in (${withParcel(words)}) and not ${isFoundBy(words)}
    limit ${sql.lit(RARE_WORDS)})`
}

/** Returns whether few orders have what is asked for; the orders of a plan do not depend on values. */
async function isRare(query: Query, ids: RawBuilder<unknown>): Promise<boolean> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from (select from (${ids}) one limit ${sql.lit(RARE)}) counted`.execute(query)
  return rows[0]!.count < RARE
}

/** Returns the condition that an order has pieces of a warehouse. */
async function ofWarehouse(query: Query, warehouse: string): Promise<RawBuilder<unknown>> {
  const own = sql`select r.order_id from stock_reservation r where r.warehouse_id = ${warehouse} and r.state <> 'released'`
  if (await isRare(query, own)) return sql`o.id = any(array(${own}))`
  // A join of all of them would cost more than looking at one order after another.
  return sql`(select count(*) from (
    select from stock_reservation r where r.order_id = o.id and r.warehouse_id = ${warehouse} and r.state <> 'released' limit 1) one) = 1`
}

/** Returns the condition that an order is of a market. */
async function ofMarket(query: Query, market: Locale): Promise<RawBuilder<unknown>> {
  // A range, because the planner takes a market that it has never seen for the one that all orders have, and reads them all.
  const own = sql`
    select id from "order" where market between ${market} and ${market} order by market, created_at desc, id desc`
  return (await isRare(query, own)) ? sql`o.id = any(array(${own}))` : sql`o.market = ${market}`
}

/** What a page is filtered by but words, and its order. */
interface Chosen {
  where: readonly RawBuilder<unknown>[]
  order: RawBuilder<unknown>
}

async function chosenBy(query: Query, search: OrderSearch, now: Date): Promise<Chosen> {
  const { status, payment, market, method, warehouse, sort, after } = search
  const [key, order] =
    sort === 'placed'
      ? [sql`o.created_at`, sql`o.created_at desc, o.id desc`]
      : [sql`(o.delivery ->> 'to')`, sql`(o.delivery ->> 'to'), o.id`]
  const beyond =
    after &&
    (sort === 'placed' ? sql`< (${after.key}::timestamptz, ${after.id}::uuid)` : sql`> (${after.key}, ${after.id}::uuid)`)
  const where = [
    viewed(search.view, now),
    status !== undefined && sql`o.status = ${status}`,
    payment !== undefined && sql`o.payment_state = ${payment}`,
    market !== undefined && (await ofMarket(query, market)),
    method !== undefined && sql`o.delivery ->> 'method' = ${method}`,
    warehouse !== undefined && (await ofWarehouse(query, warehouse)),
    beyond && sql`(${key}, o.id) ${beyond}`,
  ].filter((condition) => condition !== false && condition !== undefined)
  return { where, order }
}

/** What a row of the list shows, from an order `o`. */
const SHOWN = sql`o.id, o.number, o.market, o.currency, o.status, o.payment_state as payment, o.total, o.created_at as "createdAt",
      coalesce(nullif(o.billing ->> 'companyName', ''), trim((o.delivery_address ->> 'firstName') || ' ' || (o.delivery_address ->> 'lastName'))) as name,
      o.delivery_address ->> 'city' as city, o.delivery ->> 'method' as method, o.delivery ->> 'to' as promised,
      (select coalesce(sum(quantity), 0)::integer from order_line where order_id = o.id and kind <> 'transport') as pieces,
      coalesce((select jsonb_agg(jsonb_build_object('src', l.image, 'tint', coalesce(
          (select p.tint from product_picture p where p.product_id = l.product_id and p.address = l.image limit 1), 'oat')) order by l.position)
        from (select * from order_line where order_id = o.id and kind <> 'transport' and image <> '' order by position limit ${sql.lit(PICTURES)}) l
      ), '[]') as pictures,
      coalesce((select jsonb_agg(distinct r.warehouse_id) from stock_reservation r where r.order_id = o.id and r.state <> 'released'), '[]') as warehouses`

/** Returns a page of the orders that words find, null where they find too many to sort them all. */
async function searchFew(
  query: Query,
  words: string,
  search: OrderSearch,
  { where, order }: Chosen,
): Promise<FoundOrder[] | null> {
  const { rows } = await sql<{ count: number; id: string | null }>`
    with ${foundOrders(words, search)},
    page as materialized (select o.id from found o where ${sql.join(where, sql` and `)} order by ${order} limit ${sql.lit(search.most)})
    select counted.count, shown.* from (select count(*)::integer as count from found) counted
    left join lateral (
      select ${SHOWN} from page join "order" o on o.id = page.id order by ${order}) shown on true`.execute(query)
  if (rows[0]!.count >= RARE_WORDS) return null
  return rows.flatMap(({ count: _count, ...row }) => (row.id === null ? [] : [row as FoundOrder]))
}

/** Returns a page of orders. */
export async function searchOrders(query: Query, search: OrderSearch, now: Date): Promise<FoundOrder[]> {
  const { words, most } = search
  const chosen = await chosenBy(query, search, now)
  const few = words === undefined ? null : await searchFew(query, words, search, chosen)
  if (few) return few
  const where = words === undefined ? chosen.where : [...chosen.where, isFoundBy(words)]
  const { rows } = await sql<FoundOrder>`
    with o as materialized (
      select o.id, o.number, o.market, o.currency, o.status, o.payment_state, o.total, o.created_at, o.delivery_address, o.billing, o.delivery
      from "order" o where ${sql.join(where, sql` and `)} order by ${chosen.order} limit ${sql.lit(most)}
    )
    select ${SHOWN} from o order by ${chosen.order}`.execute(query)
  return rows
}

/** Returns how many orders each view has; one more than `COUNTED_ORDERS` stands for more. */
export async function countOrderViews(query: Query, now: Date): Promise<Record<OrderView, number>> {
  const counts = ORDER_VIEWS.map(
    (view) => sql`(select count(*)::integer from (
      select from "order" o where ${viewed(view, now)} limit ${sql.lit(COUNTED_ORDERS + 1)}) counted) as ${sql.ref(view)}`,
  )
  const { rows } = await sql<Record<OrderView, number>>`select ${sql.join(counts)}`.execute(query)
  return rows[0]!
}
