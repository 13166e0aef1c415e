/**
 * Stock by warehouse. Rows are always locked in the order variant, warehouse, so that no two orders wait for each other; the
 * conditions of each change hold even so (D-42).
 */
import { sql, type RawBuilder } from 'kysely'
import type { Allocated, StockLevel } from '#domain/stock/allocation.ts'
import type { MovementCause, MovementKind } from '#domain/stock/movement.ts'
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

/** What an order does with pieces: differences of a stock row, and what the ledger calls it. */
const MOVES = {
  reserve: { kind: 'order_placed', onHand: 0, reserved: 1, unsent: 0 },
  release: { kind: 'order_released', onHand: 0, reserved: -1, unsent: 0 },
  takeReserved: { kind: 'order_paid', onHand: -1, reserved: -1, unsent: 1 },
  takeFree: { kind: 'order_paid', onHand: -1, reserved: 0, unsent: 1 },
  restock: { kind: 'order_released', onHand: 1, reserved: 0, unsent: -1 },
} as const satisfies Record<string, { kind: MovementKind; onHand: number; reserved: number; unsent: number }>
export type Move = keyof typeof MOVES

/** Differences of one stock row. */
export interface StockDifference {
  item: string
  warehouse: string
  onHand: number
  reserved: number
  unsent: number
}

/**
 * Returns two parts of a `with` clause: `moved` changes locked stock rows and returns one row for each difference, `movement` writes
 * them into the ledger. The table's checks refuse more reserved than on hand, and negative quantities.
 */
export function bookStock(differences: readonly StockDifference[], cause: MovementCause): RawBuilder<unknown> {
  const { kind, at, orderId = null, document = null, staffName = null, note = null } = cause
  const numbers = (of: 'onHand' | 'reserved' | 'unsent') => sql`${differences.map((one) => one[of])}::integer[]`
  return sql`
    moved as (
      update stock s set on_hand = s.on_hand + a.on_hand, reserved = s.reserved + a.reserved, unsent = s.unsent + a.unsent
      from unnest(${differences.map(({ item }) => item)}::integer[], ${differences.map(({ warehouse }) => warehouse)}::text[],
        ${numbers('onHand')}, ${numbers('reserved')}, ${numbers('unsent')}) as a(variant_id, warehouse_id, on_hand, reserved, unsent)
      where s.variant_id = a.variant_id and s.warehouse_id = a.warehouse_id
      returning s.variant_id, s.warehouse_id, a.on_hand, a.reserved, a.unsent,
        s.on_hand as on_hand_after, s.reserved as reserved_after, s.unsent as unsent_after
    ),
    movement as (
      insert into stock_movement (at, kind, order_id, document, staff_name, note,
        variant_id, warehouse_id, on_hand, reserved, unsent, on_hand_after, reserved_after, unsent_after)
      select ${at}::timestamptz, ${kind}::text, ${orderId}::uuid, ${document}::text, ${staffName}::text, ${note}::text, moved.* from moved
    )`
}

/** Returns the same for pieces of an order. */
export function moveStock(move: Move, pieces: readonly Allocated[], order: { id: string; at: Date }): RawBuilder<unknown> {
  const { kind, onHand, reserved, unsent } = MOVES[move]
  const differences = pieces.map(({ item, warehouse, qty }) => ({
    item,
    warehouse,
    onHand: qty * onHand,
    reserved: qty * reserved,
    unsent: qty * unsent,
  }))
  return bookStock(differences, { kind, at: order.at, orderId: order.id })
}

/** Changes stock rows that this transaction has locked, and writes the ledger. @throws Error when one is not there */
export async function changeStockRows(tx: Query, differences: readonly StockDifference[], cause: MovementCause): Promise<void> {
  if (differences.length === 0) return
  const { rows } = await sql<{ moved: number }>`
    with ${bookStock(differences, cause)} select count(*)::integer as moved from moved`.execute(tx)
  requireAllMoved(rows[0]!.moved, differences)
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
