/** Numbers that couriers give to parcels. */
import { sql } from 'kysely'
import type { Courier } from '#domain/orders/parcel.ts'
import type { Query } from '#store/database/db.ts'

/** Notes that a courier is asked for the number of a parcel. Returns when that was the first time, null when it has a number or another courier. */
export async function markAsked(
  query: Query,
  { id, courier }: { id: string; courier: Courier },
  now: Date,
): Promise<Date | null> {
  const row = await query
    .updateTable('parcel')
    .set((is) => ({ asked_at: is.fn.coalesce('asked_at', is.val(now)) }))
    .where('id', '=', id)
    .where('courier', '=', courier)
    .where('awb', 'is', null)
    .returning('asked_at')
    .executeTakeFirst()
  return row?.asked_at ?? null
}

/**
 * Writes the number of a parcel, and who carries it now; the order's row must be locked. Returns whether all parcels of the shipment have theirs; null when
 * the parcel has one already, or has another courier now.
 */
export async function nameParcel(
  tx: Query,
  { id, from, courier, awb, shipmentId }: { id: string; from: Courier; courier: Courier; awb: string; shipmentId: string },
): Promise<{ isComplete: boolean } | null> {
  const named = await tx
    .updateTable('parcel')
    .set({ courier, awb, refusal: null })
    .where('id', '=', id)
    .where('courier', '=', from)
    .where('awb', 'is', null)
    .returning('id')
    .executeTakeFirst()
  if (!named) return null
  const open = await tx
    .selectFrom('parcel')
    .select('id')
    .where('shipment_id', '=', shipmentId)
    .where('awb', 'is', null)
    .limit(1)
    .executeTakeFirst()
  return { isComplete: open === undefined }
}

/** Returns whether a number belongs to a parcel. */
export const isAwbTaken = async (query: Query, awb: string): Promise<boolean> =>
  (await query.selectFrom('parcel').select('id').where('awb', '=', awb).executeTakeFirst()) !== undefined

/** Notes why a courier does not take a parcel; the order's row must be locked. Returns false where that is known, or no longer matters. */
export async function refuseParcel(
  tx: Query,
  { id, courier, reason }: { id: string; courier: Courier; reason: string },
): Promise<boolean> {
  const row = await tx
    .updateTable('parcel')
    .set({ refusal: reason })
    .where('id', '=', id)
    .where('courier', '=', courier)
    .where('awb', 'is', null)
    .where('refusal', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** A parcel whose courier has not given it a number. */
export interface NamelessParcel {
  id: string
  courier: Courier
  shipment: number
  shipmentId: string
  /** Of the warehouse that it leaves. */
  country: string
  /** Null while the courier has not been asked. */
  askedAt: Date | null
  refusal: string | null
}

/** Returns the parcels of an order that have no number, the first first. */
export async function readNamelessParcels(query: Query, orderId: string): Promise<NamelessParcel[]> {
  const { rows } = await sql<NamelessParcel>`
    select p.id, p.courier, s.position as shipment, s.id as "shipmentId", w.country, p.asked_at as "askedAt", p.refusal
    from parcel p join shipment s on s.id = p.shipment_id join warehouse w on w.id = s.warehouse_id
    where s.order_id = ${orderId} and p.awb is null order by s.position, p.id`.execute(query)
  return rows
}

/** Gives parcels without a number to a courier; the order's row must be locked. One that was asked before is asked again. */
export async function handOver(tx: Query, ids: readonly string[], courier: Courier): Promise<void> {
  await sql`
    update parcel set courier = ${courier}, refusal = null, asked_at = case when courier = ${courier} then asked_at end
    where id = any(${ids}::uuid[]) and awb is null`.execute(tx)
}
