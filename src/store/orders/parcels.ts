/** Parcels on their way: what couriers are told, and what they say. */
import { sql } from 'kysely'
import type { LocaleTexts } from '#domain/market/locale-texts.ts'
import type { Currency, Locale } from '#domain/market/market.ts'
import type { Address } from '#domain/customers/address.ts'
import type { ParcelEvent } from '#domain/orders/parcel-event.ts'
import type { Courier, ParcelStatus } from '#domain/orders/parcel.ts'
import type { Query } from '#store/database/db.ts'
import { jsonRows } from '#store/database/json-rows.ts'
import type { OrderDelivery } from './orders.ts'

/** A parcel with what its courier needs. */
export interface SentParcel {
  id: string
  /** Null while its courier has not given it one. */
  awb: string | null
  courier: Courier
  status: ParcelStatus
  createdAt: Date
  /** When its courier was first asked for a number. */
  askedAt: Date | null
  /** Grams: its part of the shipment. */
  weight: number
  shipmentId: string
  shipment: number
  orderId: string
  orderNumber: string
  email: string
  phone: string
  market: Locale
  /** Of the warehouse. */
  city: LocaleTexts
  warehouse: { name: LocaleTexts; address: string; zip: string; country: string }
  address: Address
  delivery: OrderDelivery
  /** What the courier takes: on the first parcel of an order that is paid on delivery. */
  collect: { amount: number; currency: Currency } | null
}

/** Returns a parcel by its id or its number. */
export async function findSentParcel(query: Query, by: { id: string } | { awb: string }): Promise<SentParcel | null> {
  const { rows } = await sql<SentParcel>`
    select p.id, p.awb, p.courier, p.status, p.created_at as "createdAt", p.asked_at as "askedAt",
      (select coalesce(sum(sl.quantity * v.weight_g), 0) from shipment_line sl join variant v on v.id = sl.variant_id
        where sl.shipment_id = s.id)::integer / (select count(*) from parcel where shipment_id = s.id)::integer as weight,
      s.id as "shipmentId", s.position as shipment, o.id as "orderId", o.number as "orderNumber", o.email, o.phone, o.market, w.city,
      jsonb_build_object('name', w.name, 'address', w.address, 'zip', w.zip, 'country', w.country) as warehouse,
      o.delivery_address as address, o.delivery,
      case when o.payment_method = 'cash' and o.payment_state = 'unpaid' and p.id = (
        select other.id from parcel other join shipment its on its.id = other.shipment_id
        where its.order_id = o.id order by its.position, other.created_at, other.id limit 1
      ) then jsonb_build_object('amount', o.due, 'currency', o.currency) end as collect
    from parcel p join shipment s on s.id = p.shipment_id join "order" o on o.id = s.order_id join warehouse w on w.id = s.warehouse_id
    where ${'id' in by ? sql`p.id = ${by.id}` : sql`p.awb = ${by.awb}`}`.execute(query)
  return rows[0] ?? null
}

/** From now on the courier is asked about the parcel, unless it has arrived. */
export const beginSync = async (query: Query, id: string, at: Date): Promise<void> => {
  await sql`update parcel set sync_at = ${at} where id = ${id} and status <> 'delivered' and sync_at is null`.execute(query)
}

/** A parcel that the courier is asked about. */
export interface SyncedParcel {
  id: string
  orderId: string
  awb: string
  status: ParcelStatus
  statusAt: Date
  failures: number
  createdAt: Date
}

/** Takes the parcels of a courier that are due, the longest due first; they are nobody else's until `leaseUntil`. */
export async function claimDueParcels(
  query: Query,
  courier: Courier,
  { now, leaseUntil, limit }: { now: Date; leaseUntil: Date; limit: number },
): Promise<SyncedParcel[]> {
  const { rows } = await sql<SyncedParcel>`
    with due as materialized (
      select id from parcel where courier = ${courier} and sync_at <= ${now} order by sync_at, id limit ${limit} for update skip locked
    )
    update parcel p set sync_at = ${leaseUntil} from due, shipment s where p.id = due.id and s.id = p.shipment_id
    returning p.id, s.order_id as "orderId", p.awb, p.status, p.status_at as "statusAt", p.sync_failures as failures,
      p.created_at as "createdAt"`.execute(query)
  return rows
}

/** Returns the parcels of these numbers that have not arrived; nobody else's work on them is waited for. */
export async function findOpenParcels(query: Query, courier: Courier, awbs: readonly string[]): Promise<SyncedParcel[]> {
  const { rows } = await sql<SyncedParcel>`
    select p.id, s.order_id as "orderId", p.awb, p.status, p.status_at as "statusAt", p.sync_failures as failures,
      p.created_at as "createdAt"
    from parcel p join shipment s on s.id = p.shipment_id
    where p.courier = ${courier} and p.awb = any(${awbs}::text[]) and p.status <> 'delivered'`.execute(query)
  return rows
}

/** Returns the moment until which the news of a courier are stored, null where none are. */
export const readCursor = async (query: Query, courier: Courier): Promise<Date | null> =>
  (await query.selectFrom('courier_cursor').select('told_until').where('courier', '=', courier).executeTakeFirst())?.told_until ??
  null

export const writeCursor = async (query: Query, courier: Courier, until: Date): Promise<void> => {
  await sql`
    insert into courier_cursor (courier, told_until) values (${courier}, ${until})
    on conflict (courier) do update set told_until = greatest(courier_cursor.told_until, excluded.told_until)`.execute(query)
}

/** Returns when the next parcel of a courier is due, null where none is. */
export async function findNextSync(query: Query, courier: Courier): Promise<Date | null> {
  const { rows } = await sql<{ at: Date | null }>`
    select min(sync_at) as at from parcel where courier = ${courier} and sync_at is not null`.execute(query)
  return rows[0]!.at
}

/** Stores events; those that are known stay as they are. Returns the new ones whose kind is not known: few, or none. */
export async function insertParcelEvents(
  query: Query,
  events: readonly ({ parcelId: string } & ParcelEvent)[],
): Promise<{ parcelId: string; key: string }[]> {
  if (events.length === 0) return []
  const rows = events.map(({ parcelId, key, at, kind, place }) => ({
    parcel_id: parcelId,
    courier_key: key,
    at,
    kind,
    place,
  }))
  const inserted = await sql<{ parcelId: string; key: string }>`
    with stored as (
      insert into parcel_event select * from ${jsonRows('parcel_event', rows)} on conflict do nothing
      returning parcel_id as "parcelId", courier_key as key, kind
    )
    select "parcelId", key from stored where kind = 'unknown'`.execute(query)
  return inserted.rows
}

export interface ParcelMove {
  id: string
  status: ParcelStatus
  at: Date
  failures: number
  syncAt: Date | null
}

/** Writes where parcels are that have not arrived, and when they are asked about again; older news does not replace newer. */
export async function moveParcels(query: Query, moves: readonly ParcelMove[]): Promise<void> {
  if (moves.length === 0) return
  await sql`
    update parcel p set
      status = case when m.at >= p.status_at then m.status else p.status end,
      status_at = greatest(m.at, p.status_at), sync_failures = m.failures, sync_at = m.sync_at
    from jsonb_to_recordset(${JSON.stringify(moves.map(({ syncAt, ...move }) => ({ ...move, sync_at: syncAt })))}::jsonb)
      as m(id uuid, status text, at timestamptz, failures smallint, sync_at timestamptz)
    where p.id = m.id and p.status <> 'delivered'`.execute(query)
}

/**
 * Marks a parcel as delivered; its order's row must be locked. Returns its shipment, and whether all parcels of that have arrived; null for one
 * that had arrived before.
 */
export async function deliverParcel(tx: Query, id: string, at: Date): Promise<{ shipment: number; isComplete: boolean } | null> {
  const { rows } = await sql<{ shipmentId: string; shipment: number }>`
    update parcel p set status = 'delivered', status_at = ${at}, delivered_at = ${at}, sync_at = null, sync_failures = 0
    from shipment s where s.id = p.shipment_id and p.id = ${id} and p.status <> 'delivered'
    returning s.id as "shipmentId", s.position as shipment`.execute(tx)
  const [delivered] = rows
  if (!delivered) return null
  const open = await tx
    .selectFrom('parcel')
    .select('id')
    .where('shipment_id', '=', delivered.shipmentId)
    .where('status', '<>', 'delivered')
    .limit(1)
    .executeTakeFirst()
  return { shipment: delivered.shipment, isComplete: open === undefined }
}

/**
 * Marks a parcel as one that waits for its customer, or has a problem; its order's row must be locked. Returns its shipment, null where this, or
 * newer news, is known.
 */
export async function markParcel(tx: Query, { id, status, at, failures, syncAt }: ParcelMove): Promise<number | null> {
  const { rows } = await sql<{ shipment: number }>`
    update parcel p set status = ${status}, status_at = ${at}, sync_failures = ${failures}, sync_at = ${syncAt}
    from shipment s where s.id = p.shipment_id and p.id = ${id} and p.status <> 'delivered'
      and (p.status_at < ${at} or p.status_at = ${at} and p.status <> ${status})
    returning s.position as shipment`.execute(tx)
  return rows[0]?.shipment ?? null
}
