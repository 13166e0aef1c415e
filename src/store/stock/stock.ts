/**
 * Stock by warehouse. Rows are always locked in the order variant, warehouse, so that no two orders wait for each other; the
 * conditions of each change hold even so (D-42).
 */
import { sql, type RawBuilder } from 'kysely'
import type { Allocated, StockLevel } from '#domain/stock/allocation.ts'
import { variantOf } from '#domain/catalog/item-id.ts'
import type { Query } from '#store/database/db.ts'

interface StockLevelRow {
  variant_id: number
  warehouse_id: string
  available: number
}
const stockLevelFrom = (row: StockLevelRow): StockLevel => ({
  item: String(row.variant_id),
  warehouse: row.warehouse_id,
  available: row.available,
})

/** Locks the stock rows of these items and of their parts. */
export async function lockStock(tx: Query, ids: readonly string[]): Promise<StockLevel[]> {
  const variants = ids.map(variantOf)
  const { rows } = await sql<StockLevelRow>`
    select variant_id, warehouse_id, on_hand - reserved as available from stock
    where variant_id = any(array(
      select unnest(${variants}::integer[]) union select variant_id from bundle_item where bundle_variant_id = any(${variants}::integer[])))
    order by variant_id, warehouse_id
    for no key update`.execute(tx)
  return rows.map(stockLevelFrom)
}

export type ReservationState = 'held' | 'taken' | 'released'

/** Reads an order's reserved quantities and locks their stock rows. */
export async function lockReservedStock(tx: Query, orderId: string): Promise<(Allocated & { state: ReservationState })[]> {
  const { rows } = await sql<{ variant_id: number; warehouse_id: string; quantity: number; state: ReservationState }>`
    select r.variant_id, r.warehouse_id, r.quantity, r.state
    from stock_reservation r join stock s on s.variant_id = r.variant_id and s.warehouse_id = r.warehouse_id
    where r.order_id = ${orderId}
    order by s.variant_id, s.warehouse_id
    for no key update of s`.execute(tx)
  return rows.map((row) => ({ item: String(row.variant_id), warehouse: row.warehouse_id, qty: row.quantity, state: row.state }))
}

/** Reads the reserved quantities of a locked order without locking stock rows. */
export async function readReservations(tx: Query, orderId: string): Promise<Allocated[]> {
  const rows = await tx
    .selectFrom('stock_reservation')
    .select(['variant_id', 'warehouse_id', 'quantity'])
    .where('order_id', '=', orderId)
    .orderBy('variant_id')
    .orderBy('warehouse_id')
    .execute()
  return rows.map((row) => ({ item: String(row.variant_id), warehouse: row.warehouse_id, qty: row.quantity }))
}

/** A change of a stock row: differences of on hand and reserved. */
const MOVES = {
  reserve: { onHand: 0, reserved: 1 },
  release: { onHand: 0, reserved: -1 },
  takeReserved: { onHand: -1, reserved: -1 },
  takeFree: { onHand: -1, reserved: 0 },
  restock: { onHand: 1, reserved: 0 },
} as const
export type Move = keyof typeof MOVES

/**
 * Returns a statement for a `with` clause that changes locked stock rows, one for each piece. The
 * table's checks refuse more reserved than on hand, and negative quantities.
 */
export function moveStock(move: Move, pieces: readonly Allocated[]): RawBuilder<unknown> {
  const { onHand, reserved } = MOVES[move]
  return sql`
    update stock s set on_hand = s.on_hand + a.qty * ${onHand}::integer, reserved = s.reserved + a.qty * ${reserved}::integer
    from unnest(${pieces.map(({ item }) => item)}::integer[], ${pieces.map(({ warehouse }) => warehouse)}::text[],
      ${pieces.map(({ qty }) => qty)}::integer[]) as a(variant_id, warehouse_id, qty)
    where s.variant_id = a.variant_id and s.warehouse_id = a.warehouse_id
    returning 1`
}

/** Throws unless exactly these rows changed; the transaction must not continue after such a bug. */
export function requireAllMoved(moved: number, pieces: readonly unknown[]): void {
  if (moved !== pieces.length) throw new Error(`${moved} of ${pieces.length} stock levels changed`)
}

/** Replaces an order's reservations by others. */
export async function replaceReservations(tx: Query, orderId: string, pieces: readonly Allocated[]): Promise<void> {
  await tx.deleteFrom('stock_reservation').where('order_id', '=', orderId).execute()
  await tx
    .insertInto('stock_reservation')
    .values(
      pieces.map(({ item, warehouse, qty }) => ({
        order_id: orderId,
        variant_id: Number(item),
        warehouse_id: warehouse,
        quantity: qty,
        state: 'held' as const,
      })),
    )
    .execute()
}

/** Marks the stock of these items in the catalog as changed for every process (by version). */
export async function announceStock(tx: Query, items: readonly string[]): Promise<void> {
  await sql`
    with next as (update catalogue_version set version = version + 1 where id = 1 returning version)
    update product set change_number = next.version from next
    where product.id in (select product_id from variant where id = any(${items}::integer[]))`.execute(tx)
}
