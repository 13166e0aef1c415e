/** Parcels as anybody sees them who has their number: nothing of the customer and nothing of the order. */
import { sql } from 'kysely'
import type { ParcelEventKind } from '#domain/orders/parcel-event.ts'
import type { Courier, ParcelStatus } from '#domain/orders/parcel.ts'
import type { Query } from '#store/database/db.ts'

export interface TrackedParcel {
  awb: string
  courier: Courier
  status: ParcelStatus
  createdAt: Date
  deliveredAt: Date | null
  /** The newest first. */
  events: { at: Date; kind: ParcelEventKind; place: string }[]
}

interface Row extends Omit<TrackedParcel, 'events'> {
  events: { at: string; kind: ParcelEventKind; place: string }[]
}

/** Returns the parcel of a number, or those of an order, the first first. Only its order leads to a parcel that is collected from the shop. */
export async function findTracked(query: Query, by: { awb: string } | { orderId: string }): Promise<TrackedParcel[]> {
  const { rows } = await sql<Row>`
    select p.awb, p.courier, p.status, p.created_at as "createdAt", p.delivered_at as "deliveredAt",
      coalesce((select jsonb_agg(jsonb_build_object('at', e.at, 'kind', e.kind, 'place', e.place) order by e.at desc, e.courier_key desc)
        from parcel_event e where e.parcel_id = p.id), '[]') as events
    from parcel p join shipment s on s.id = p.shipment_id
    where ${'awb' in by ? sql`p.awb = ${by.awb} and p.courier <> 'pickup'` : sql`s.order_id = ${by.orderId} and p.awb is not null`}
    order by s.position, p.id`.execute(query)
  return rows.map(({ events, ...parcel }) => ({
    ...parcel,
    events: events.map(({ at, ...event }) => ({ ...event, at: new Date(at) })),
  }))
}

/** An order whose parcels are followed. */
export interface FollowedOrder {
  id: string
  tokenHash: Buffer
  number: string
  email: string
}

export async function findFollowed(query: Query, by: { tokenHash: Buffer } | { number: string }): Promise<FollowedOrder | null> {
  const row = await query
    .selectFrom('order')
    .select(['id', 'token_hash as tokenHash', 'number', 'email'])
    .where((is) => ('number' in by ? is('number', '=', by.number) : is('token_hash', '=', by.tokenHash)))
    .executeTakeFirst()
  return row ?? null
}
