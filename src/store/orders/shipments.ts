/** Shipments of orders with their pieces and parcels. */
import { sql } from 'kysely'
import { lineName } from '#domain/orders/line-name.ts'
import type { ShipmentPlan, OpenPieces, TakenPieces } from '#domain/orders/shipment.ts'
import type { Courier, ParcelStatus } from '#domain/orders/parcel.ts'
import type { Query } from '#store/database/db.ts'
import { uuidv7 } from '#store/database/uuid.ts'
import type { Allocated } from '#domain/stock/allocation.ts'
import { changeStockRows, type StockDifference } from '#store/stock/stock.ts'

/** What is known of an order's pieces before a shipment. The order's row must be locked. */
export interface ShippingState {
  open: OpenPieces[]
  taken: TakenPieces[]
  /** SKU → item. */
  skus: Map<string, string>
}

/** Returns the pieces of an order that left stock, and those of its lines that have not been sent. */
export async function readShippingState(tx: Query, orderId: string): Promise<ShippingState> {
  const lines = await sql<{ lineId: string; item: string; sku: string; qty: number }>`
    with piece as (
      select l.id, l.position, l.variant_id, l.sku, l.quantity, 1 as each from order_line l
        where l.order_id = ${orderId} and l.kind = 'goods' and l.variant_id is not null
      union all
      select l.id, l.position, p.variant_id, p.sku, l.quantity * p.quantity, p.quantity from order_line l
        join order_line_part p on p.order_line_id = l.id where l.order_id = ${orderId}
    )
    select piece.id as "lineId", piece.variant_id::text as item, piece.sku,
      (piece.quantity - coalesce((select sum(s.quantity) from shipment_line s
        where s.order_line_id = piece.id and s.variant_id = piece.variant_id), 0)
        - piece.each * coalesce((select sum(rl.quantity) from refund_line rl join refund r on r.id = rl.refund_id
          where rl.order_line_id = piece.id and r.kind = 'unsent'), 0))::integer as qty
    from piece order by piece.position, piece.variant_id`.execute(tx)
  const taken = await sql<TakenPieces>`
    select variant_id::text as item, warehouse_id as warehouse, quantity as qty, shipped
    from stock_reservation where order_id = ${orderId} and state = 'taken' order by variant_id, warehouse_id`.execute(tx)
  return {
    open: lines.rows.map(({ lineId, item, qty }) => ({ lineId, item, qty })),
    taken: taken.rows,
    skus: new Map(lines.rows.map(({ sku, item }) => [sku, item])),
  }
}

/** Writes a shipment with its pieces, and moves stock between warehouses where the plan says so. Its stock rows must be locked. */
export async function insertShipment(
  tx: Query,
  { orderId, plan, before }: { orderId: string; plan: ShipmentPlan; before: readonly TakenPieces[] },
  now: Date,
): Promise<{ id: string; position: number }> {
  const id = uuidv7(now)
  const { rows } = await sql<{ position: number }>`
    insert into shipment (id, order_id, position, warehouse_id, created_at)
    select ${id}, ${orderId}, coalesce(max(position), 0) + 1, ${plan.warehouse}, ${now} from shipment where order_id = ${orderId}
    returning position`.execute(tx)
  await tx
    .insertInto('shipment_line')
    .values(
      plan.lines.map(({ lineId, item, qty }) => ({
        shipment_id: id,
        order_line_id: lineId,
        variant_id: Number(item),
        quantity: qty,
      })),
    )
    .execute()
  await writeTaken(tx, orderId, { ...plan, before, kind: 'order_sent' }, now)
  return { id, position: rows[0]!.position }
}

/** What happens to the pieces that an order has taken. */
export interface TakenChange {
  /** All of the order's. */
  before: readonly TakenPieces[]
  /** As they are afterwards, where they change; none are left where `qty` is 0. */
  taken: readonly TakenPieces[]
  /** What goes back into stock, and what leaves it. */
  restock: readonly Allocated[]
  takeFree: readonly Allocated[]
  kind: 'order_sent' | 'order_moved' | 'order_refunded'
}

/** Returns the differences of the stock rows, in the order in which they are locked. */
function differencesOf({ before, taken, restock, takeFree }: TakenChange): StockDifference[] {
  const rows = new Map<string, StockDifference>()
  const add = ({ item, warehouse }: { item: string; warehouse: string }, of: 'onHand' | 'unsent', pieces: number) => {
    const key = `${item} ${warehouse}`
    const row = rows.get(key) ?? { item, warehouse, onHand: 0, reserved: 0, unsent: 0 }
    row[of] += pieces
    rows.set(key, row)
  }
  for (const piece of restock) add(piece, 'onHand', piece.qty)
  for (const piece of takeFree) add(piece, 'onHand', -piece.qty)
  for (const piece of taken) {
    const was = before.find(({ item, warehouse }) => item === piece.item && warehouse === piece.warehouse)
    add(piece, 'unsent', piece.qty - piece.shipped - (was ? was.qty - was.shipped : 0))
  }
  return [...rows.values()].filter(({ onHand, unsent }) => onHand !== 0 || unsent !== 0)
}

/** Writes taken pieces with their stock rows, which must be locked. */
export async function writeTaken(tx: Query, orderId: string, change: TakenChange, now: Date): Promise<void> {
  await changeStockRows(tx, differencesOf(change), { kind: change.kind, at: now, orderId })
  for (const { item, warehouse, qty, shipped } of change.taken) {
    if (qty === 0)
      await sql`
        delete from stock_reservation where order_id = ${orderId} and variant_id = ${Number(item)} and warehouse_id = ${warehouse}`.execute(
        tx,
      )
    else
      await sql`
        insert into stock_reservation (order_id, variant_id, warehouse_id, quantity, state, shipped)
        values (${orderId}, ${Number(item)}, ${warehouse}, ${qty}, 'taken', ${shipped})
        on conflict (order_id, variant_id, warehouse_id) do update set quantity = ${qty}, shipped = ${shipped}`.execute(tx)
  }
}

/** What was sent has come back: its pieces are as before they left. Its stock rows must be locked. */
export async function markComeBack(tx: Query, orderId: string, now: Date): Promise<void> {
  const { taken } = await readShippingState(tx, orderId)
  const back = taken.filter(({ shipped }) => shipped > 0)
  const differences = back.map(({ item, warehouse, shipped }) => ({ item, warehouse, onHand: 0, reserved: 0, unsent: shipped }))
  await changeStockRows(tx, differences, { kind: 'order_back', at: now, orderId })
  await sql`update stock_reservation set shipped = 0 where order_id = ${orderId}`.execute(tx)
}

/** Writes a parcel, without a number where its courier will give it one. Returns its id, null when its number is taken. */
export async function insertParcel(
  tx: Query,
  { shipmentId, courier, awb, status }: { shipmentId: string; courier: Courier; awb: string | null; status: ParcelStatus },
  now: Date,
): Promise<string | null> {
  const row = await tx
    .insertInto('parcel')
    .values({ id: uuidv7(now), shipment_id: shipmentId, courier, awb, status, status_at: now, created_at: now })
    .onConflict((conflict) => conflict.column('awb').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id ?? null
}

/** Marks the parcels of an order that are on their way as delivered. Returns them, those of the first shipment first. */
export async function deliverParcels(
  tx: Query,
  orderId: string,
  now: Date,
): Promise<{ awb: string | null; courier: Courier; shipment: number }[]> {
  const { rows } = await sql<{ awb: string | null; courier: Courier; shipment: number }>`
    update parcel p set status = 'delivered', status_at = ${now}, delivered_at = ${now}, sync_at = null, sync_failures = 0
    from shipment s where s.id = p.shipment_id and s.order_id = ${orderId} and p.status <> 'delivered'
    returning p.awb, p.courier, s.position as shipment`.execute(tx)
  return rows.toSorted((a, b) => a.shipment - b.shipment || ((a.awb ?? '') < (b.awb ?? '') ? -1 : 1))
}

/** A shipment as it is shown: with the parcels that have a number. */
export interface ShipmentRecord {
  position: number
  warehouse: string
  createdAt: Date
  lines: { name: string; qty: number }[]
  parcels: { courier: Courier; awb: string; status: ParcelStatus; statusAt: Date; deliveredAt: Date | null }[]
}

/** Returns the shipments of an order, the first first; names as they were ordered with their variant, those of a bundle's parts for a bundle. */
export async function readShipments(query: Query, orderId: string): Promise<ShipmentRecord[]> {
  const { rows } = await sql<Omit<ShipmentRecord, 'parcels' | 'lines'> & { parcels: Parcel[]; lines: SentLine[] }>`
    select s.position, s.warehouse_id as warehouse, s.created_at as "createdAt",
      (select jsonb_agg(jsonb_build_object('name', coalesce(p.name, l.name), 'option', case when p.name is null then l.option else '' end,
          'qty', sl.quantity) order by l.position, sl.variant_id)
        from shipment_line sl join order_line l on l.id = sl.order_line_id
          left join order_line_part p on p.order_line_id = l.id and p.variant_id = sl.variant_id
        where sl.shipment_id = s.id) as lines,
      (select coalesce(jsonb_agg(jsonb_build_object('courier', p.courier, 'awb', p.awb, 'status', p.status, 'statusAt', p.status_at,
          'deliveredAt', p.delivered_at) order by p.id), '[]')
        from parcel p where p.shipment_id = s.id and p.awb is not null) as parcels
    from shipment s where s.order_id = ${orderId} order by s.position`.execute(query)
  return rows.map(({ parcels, lines, ...shipment }) => ({
    ...shipment,
    lines: lines.map(({ qty, ...line }) => ({ name: lineName(line), qty })),
    parcels: parcels.map(parcelFrom),
  }))
}

interface SentLine {
  name: string
  option: string
  qty: number
}

/** A parcel as JSON. */
interface Parcel {
  courier: Courier
  awb: string
  status: ParcelStatus
  statusAt: string
  deliveredAt: string | null
}

const parcelFrom = ({ statusAt, deliveredAt, ...parcel }: Parcel): ShipmentRecord['parcels'][number] => ({
  ...parcel,
  statusAt: new Date(statusAt),
  deliveredAt: deliveredAt === null ? null : new Date(deliveredAt),
})
