/**
 * Pieces on the shelves. Rows are always locked in the order variant, warehouse, so that no two orders wait for each other; the
 * conditions of each change hold even so (D-42).
 */
import { sql } from 'kysely'
import type { Allocated, Shelf } from '#domain/allocation.ts'
import type { Query } from './db.ts'

interface ShelfRow {
  variant_id: number
  warehouse_id: string
  free: number
}
const shelfFrom = (row: ShelfRow): Shelf => ({ item: String(row.variant_id), warehouse: row.warehouse_id, free: row.free })

/** Takes the shelves of these items, and of their parts, for this transaction. */
export async function lockShelves(tx: Query, ids: readonly string[]): Promise<Shelf[]> {
  const { rows } = await sql<ShelfRow>`
    select variant_id, warehouse_id, on_hand - reserved as free from stock
    where variant_id in (
      select unnest(${ids}::integer[]) union select variant_id from bundle_item where bundle_variant_id = any(${ids}::integer[]))
    order by variant_id, warehouse_id
    for no key update`.execute(tx)
  return rows.map(shelfFrom)
}

const columns = (pieces: readonly Allocated[]) =>
  sql`unnest(${pieces.map(({ item }) => item)}::integer[], ${pieces.map(({ warehouse }) => warehouse)}::text[],
    ${pieces.map(({ qty }) => qty)}::integer[]) as a(variant_id, warehouse_id, qty)`

/** Exactly these rows must change; anything else is a fault of ours, and the transaction must not go on. */
function demand(changed: bigint | undefined, pieces: readonly unknown[], what: string): void {
  if (Number(changed ?? 0) !== pieces.length) throw new Error(`${what}: ${changed} of ${pieces.length} shelves changed`)
}

/** Promises the pieces to an order. @throws when a shelf does not hold them */
export async function reservePieces(tx: Query, pieces: readonly Allocated[]): Promise<void> {
  const { numAffectedRows } = await sql`
    update stock s set reserved = s.reserved + a.qty from ${columns(pieces)}
    where s.variant_id = a.variant_id and s.warehouse_id = a.warehouse_id and s.on_hand - s.reserved >= a.qty`.execute(tx)
  demand(numAffectedRows, pieces, 'reserve')
}

/** Takes pieces off the shelf that were not promised to anybody. @throws when a shelf does not hold them */
export async function takeFreePieces(tx: Query, pieces: readonly Allocated[]): Promise<void> {
  const { numAffectedRows } = await sql`
    update stock s set on_hand = s.on_hand - a.qty from ${columns(pieces)}
    where s.variant_id = a.variant_id and s.warehouse_id = a.warehouse_id and s.on_hand - s.reserved >= a.qty`.execute(tx)
  demand(numAffectedRows, pieces, 'take')
}

/** The promised pieces leave the shelf for good. */
export async function takeReservedPieces(tx: Query, pieces: readonly Allocated[]): Promise<void> {
  const { numAffectedRows } = await sql`
    update stock s set on_hand = s.on_hand - a.qty, reserved = s.reserved - a.qty from ${columns(pieces)}
    where s.variant_id = a.variant_id and s.warehouse_id = a.warehouse_id and s.reserved >= a.qty`.execute(tx)
  demand(numAffectedRows, pieces, 'take reserved')
}

/** The promise is off; the pieces can be promised again. */
export async function releasePieces(tx: Query, pieces: readonly Allocated[]): Promise<void> {
  const { numAffectedRows } = await sql`
    update stock s set reserved = s.reserved - a.qty from ${columns(pieces)}
    where s.variant_id = a.variant_id and s.warehouse_id = a.warehouse_id and s.reserved >= a.qty`.execute(tx)
  demand(numAffectedRows, pieces, 'release')
}

/** Taken pieces come back to the shelf they were taken from. */
export async function returnPieces(tx: Query, pieces: readonly Allocated[]): Promise<void> {
  const { numAffectedRows } = await sql`
    update stock s set on_hand = s.on_hand + a.qty from ${columns(pieces)}
    where s.variant_id = a.variant_id and s.warehouse_id = a.warehouse_id`.execute(tx)
  demand(numAffectedRows, pieces, 'return')
}

export type ReservationState = 'held' | 'taken' | 'released'

/** What an order holds in this state, sorted by item and warehouse. */
export async function readReservations(tx: Query, orderId: string, state: ReservationState): Promise<Allocated[]> {
  const rows = await tx
    .selectFrom('stock_reservation')
    .select(['variant_id', 'warehouse_id', 'quantity'])
    .where('order_id', '=', orderId)
    .where('state', '=', state)
    .orderBy('variant_id')
    .orderBy('warehouse_id')
    .execute()
  return rows.map((row) => ({ item: String(row.variant_id), warehouse: row.warehouse_id, qty: row.quantity }))
}

/** What is held becomes taken or released, once. */
export async function settleReservations(tx: Query, orderId: string, state: 'taken' | 'released'): Promise<void> {
  const from = state === 'taken' ? 'held' : ['held', 'taken']
  await tx
    .updateTable('stock_reservation')
    .set({ state })
    .where('order_id', '=', orderId)
    .where('state', 'in', [from].flat() as ReservationState[])
    .execute()
}

/** Puts other pieces in the place of those an order held. */
export async function replaceReservations(
  tx: Query,
  orderId: string,
  pieces: readonly Allocated[],
  state: ReservationState,
): Promise<void> {
  await tx.deleteFrom('stock_reservation').where('order_id', '=', orderId).execute()
  await tx
    .insertInto('stock_reservation')
    .values(
      pieces.map(({ item, warehouse, qty }) => ({
        order_id: orderId,
        variant_id: Number(item),
        warehouse_id: warehouse,
        quantity: qty,
        state,
      })),
    )
    .execute()
}

/** Tells every process that what the catalogue says about these items' stock is out of date (read by version). */
export async function announceStock(tx: Query, items: readonly string[]): Promise<void> {
  await sql`
    with next as (update catalogue_version set version = version + 1 where id = 1 returning version)
    update product set change_number = next.version from next
    where product.id in (select product_id from variant where id = any(${items}::integer[]))`.execute(tx)
}
