/** Many orders at once: what waits to be sent of them, their parcels, and their export. Amounts are integer hundredths. */
import { sql, type RawBuilder } from 'kysely'
import type { DeliveryMethod } from '#domain/delivery/delivery.ts'
import type { Currency, Locale } from '#domain/market/market.ts'
import type { OrderPaymentState, OrderStatus } from '#domain/orders/order-status.ts'
import type { Courier, ParcelStatus } from '#domain/orders/parcel.ts'
import type { ParcelView } from '#domain/orders/parcel-view.ts'
import type { PaymentMethod } from '#domain/payments/payment-method.ts'
import type { Query } from '#store/database/db.ts'

/** An order with what waits of it. */
export interface WaitingOrder {
  number: string
  market: Locale
  status: OrderStatus
  payment: OrderPaymentState
  method: PaymentMethod
  due: number
  delivery: DeliveryMethod
  lockerId: string | null
  name: string
  pieces: { warehouse: string; sku: string; name: string; qty: number }[]
}

/** Returns the orders of these numbers, in the order of their numbers. */
export async function readWaitingOrders(query: Query, numbers: readonly string[]): Promise<WaitingOrder[]> {
  const { rows } = await sql<WaitingOrder>`
    select o.number, o.market, o.status, o.payment_state as payment, o.payment_method as method, o.due,
      o.delivery ->> 'method' as delivery, o.delivery -> 'locker' ->> 'id' as "lockerId",
      trim((o.delivery_address ->> 'firstName') || ' ' || (o.delivery_address ->> 'lastName')) as name,
      coalesce((select jsonb_agg(jsonb_build_object('warehouse', r.warehouse_id, 'sku', v.sku, 'qty', r.quantity - r.shipped,
          'name', coalesce(
            (select concat_ws(', ', l.name, nullif(l.option, '')) from order_line l
              where l.order_id = o.id and l.variant_id = r.variant_id and l.kind = 'goods' order by l.position limit 1),
            (select p.name from order_line_part p join order_line l on l.id = p.order_line_id
              where l.order_id = o.id and p.variant_id = r.variant_id limit 1), v.sku)) order by r.warehouse_id, v.sku)
        from stock_reservation r join variant v on v.id = r.variant_id
        where r.order_id = o.id and r.state = 'taken' and r.quantity > r.shipped), '[]') as pieces
    from "order" o where o.number = any(${numbers}::text[]) order by o.number`.execute(query)
  return rows
}

/** Returns the numbers of the parcels of orders that have some and have not arrived, in the order of their orders. */
export async function readOpenAwbs(query: Query, numbers: readonly string[]): Promise<{ number: string; awb: string }[]> {
  const { rows } = await sql<{ number: string; awb: string }>`
    select o.number, p.awb from "order" o join shipment s on s.order_id = o.id join parcel p on p.shipment_id = s.id
    where o.number = any(${numbers}::text[]) and p.awb is not null and p.courier <> 'pickup' and p.status <> 'delivered'
    order by o.number, s.position, p.id`.execute(query)
  return rows
}

/** A parcel of the list. */
export interface ListedParcel {
  id: string
  order: string
  market: Locale
  name: string
  city: string
  courier: Courier
  awb: string | null
  status: ParcelStatus
  statusAt: Date
  createdAt: Date
  warehouse: string
  /** ISO date. */
  promised: string
  refusal: string | null
}

const VIEWS: Record<Exclude<ParcelView, 'late'>, RawBuilder<unknown>> = {
  open: sql`p.status <> 'delivered'`,
  nameless: sql`p.status <> 'delivered' and p.awb is null`,
  registered: sql`p.status = 'registered' and p.awb is not null`,
  moving: sql`p.status in ('in_transit', 'out_for_delivery')`,
  waiting: sql`p.status = 'at_pickup_point'`,
  problem: sql`p.status in ('problem', 'returning')`,
  delivered: sql`p.status = 'delivered'`,
}

const viewed = (view: ParcelView, today: string): RawBuilder<unknown> =>
  view === 'late' ? sql`p.status <> 'delivered' and o.delivery ->> 'to' < ${today}` : VIEWS[view]

/** Returns a page of parcels, the newest first. */
export async function readParcelPage(
  query: Query,
  { view, today, after, most }: { view: ParcelView; today: string; after: string | null; most: number },
): Promise<ListedParcel[]> {
  const { rows } = await sql<ListedParcel>`
    select p.id, o.number as "order", o.market, p.courier, p.awb, p.status, p.status_at as "statusAt", p.created_at as "createdAt",
      s.warehouse_id as warehouse, o.delivery ->> 'to' as promised, p.refusal, o.delivery_address ->> 'city' as city,
      trim((o.delivery_address ->> 'firstName') || ' ' || (o.delivery_address ->> 'lastName')) as name
    from parcel p join shipment s on s.id = p.shipment_id join "order" o on o.id = s.order_id
    where ${viewed(view, today)} and (${after}::uuid is null or p.id < ${after}::uuid) order by p.id desc limit ${most}`.execute(
    query,
  )
  return rows
}

/** Returns how many parcels each view of open ones has, at most `most` and one. */
export async function countParcels(
  query: Query,
  views: readonly ParcelView[],
  { today, most }: { today: string; most: number },
): Promise<Record<ParcelView, number>> {
  const counts = views.map(
    (view) => sql`(select count(*)::integer from (
      select from parcel p join shipment s on s.id = p.shipment_id join "order" o on o.id = s.order_id
      where ${viewed(view, today)} limit ${sql.lit(most + 1)}) counted) as ${sql.ref(view)}`,
  )
  const { rows } = await sql<Record<ParcelView, number>>`select ${sql.join(counts)}`.execute(query)
  return rows[0]!
}

/** Has couriers asked now about the parcels that they are asked about. Returns their couriers. */
export async function makeDue(tx: Query, now: Date): Promise<Courier[]> {
  const { rows } = await sql<{ courier: Courier }>`
    with due as (update parcel set sync_at = ${now} where sync_at > ${now} returning courier),
    every as (select courier from due union select courier from parcel where sync_at is not null)
    select distinct courier from every`.execute(tx)
  return rows.map(({ courier }) => courier)
}

/** An order of an export. */
export interface ExportedOrder {
  id: string
  number: string
  createdAt: Date
  market: Locale
  currency: Currency
  status: OrderStatus
  payment: OrderPaymentState
  method: PaymentMethod
  email: string
  phone: string
  address: Record<string, string>
  billing: Record<string, string>
  delivery: DeliveryMethod
  subtotal: number
  discount: number
  deliveryPrice: number
  total: number
  voucherPaid: number
  due: number
  lines: {
    position: number
    kind: string
    sku: string
    name: string
    option: string
    quantity: number
    unitPrice: number
    discount: number
    total: number
    vatRate: number
    vat: number
  }[]
}

/** Orders of an export: placed from one moment and before another. */
export interface ExportRange {
  from: Date | null
  before: Date | null
  market: Locale | null
}

/** Returns orders after one, by time and id. */
export async function readExported(
  query: Query,
  { from, before, market }: ExportRange,
  after: { createdAt: Date; id: string } | null,
  most: number,
): Promise<ExportedOrder[]> {
  const { rows } = await sql<ExportedOrder>`
    with o as materialized (
      select * from "order" o where (${from}::timestamptz is null or o.created_at >= ${from}) and (${before}::timestamptz is null or o.created_at < ${before})
        and (${market}::text is null or o.market = ${market})
        ${after ? sql`and (o.created_at, o.id) > (${after.createdAt}::timestamptz, ${after.id}::uuid)` : sql``}
      order by o.created_at, o.id limit ${most}
    )
    select o.id, o.number, o.created_at as "createdAt", o.market, o.currency, o.status, o.payment_state as payment, o.payment_method as method,
      o.email, o.phone, o.delivery_address as address, o.billing, o.delivery ->> 'method' as delivery, o.subtotal, o.discount,
      o.delivery_price as "deliveryPrice", o.total, o.voucher_paid as "voucherPaid", o.due,
      (select jsonb_agg(jsonb_build_object('position', l.position, 'kind', l.kind, 'sku', l.sku, 'name', l.name, 'option', l.option,
          'quantity', l.quantity, 'unitPrice', l.unit_price, 'discount', l.discount, 'total', l.total, 'vatRate', l.vat_rate_bp, 'vat', l.vat)
        order by l.position) from order_line l where l.order_id = o.id) as lines
    from o order by o.created_at, o.id`.execute(query)
  return rows
}
