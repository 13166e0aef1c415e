/** Stock rows as staff change them: locked, with what the orders hold. */
import { sql } from 'kysely'
import type { StockState } from '#domain/stock/movement.ts'
import type { Query } from '#store/database/db.ts'

export interface StockPlaceKey {
  item: string
  warehouse: string
}

export interface LockedPlace extends StockPlaceKey, StockState {
  sku: string
  low: number | null
  shelf: string | null
  missing: number | null
}

/**
 * Locks the stock rows of these variants and warehouses, in the order in which orders lock them. A row that is not there yet is written,
 * without pieces. What is no variant with a stock of its own, or no warehouse, is left out.
 */
export async function lockPlaces(tx: Query, keys: readonly StockPlaceKey[]): Promise<LockedPlace[]> {
  const wanted = sql`unnest(${keys.map(({ item }) => Number(item))}::integer[], ${keys.map(({ warehouse }) => warehouse)}::text[]) as k(variant_id, warehouse_id)`
  await sql`
    insert into stock (variant_id, warehouse_id, on_hand)
    select v.id, w.id, 0 from ${wanted} join variant v on v.id = k.variant_id join product p on p.id = v.product_id and p.kind = 'simple'
    join warehouse w on w.id = k.warehouse_id order by 1, 2 on conflict do nothing`.execute(tx)
  const { rows } = await sql<LockedPlace>`
    select s.variant_id::text as item, s.warehouse_id as warehouse, s.on_hand as "onHand", s.reserved, s.unsent, s.low, s.shelf, s.missing,
      (select sku from variant where id = s.variant_id) as sku
    from stock s where (s.variant_id, s.warehouse_id) in (select k.variant_id, k.warehouse_id from ${wanted})
    order by s.variant_id, s.warehouse_id for no key update`.execute(tx)
  return rows
}

/** Returns the numbers of the first orders whose pieces lie in a warehouse. */
export async function readHolders(query: Query, { item, warehouse }: StockPlaceKey): Promise<string[]> {
  const { rows } = await sql<{ number: string }>`
    select o.number from stock_reservation r join "order" o on o.id = r.order_id
    where r.variant_id = ${Number(item)} and r.warehouse_id = ${warehouse}
      and (r.state = 'held' or (r.state = 'taken' and r.shipped < r.quantity))
    order by o.created_at limit 10`.execute(query)
  return rows.map(({ number }) => number)
}

/** What is known of a place besides its pieces. */
export interface PlaceFacts {
  low?: number | null
  shelf?: string | null
  missing?: number | null
}

/** Writes what is known of a place. Its row must be locked. */
export async function writePlaceFacts(tx: Query, { item, warehouse }: StockPlaceKey, facts: PlaceFacts): Promise<void> {
  await tx.updateTable('stock').set(facts).where('variant_id', '=', Number(item)).where('warehouse_id', '=', warehouse).execute()
}

/** Locks a variant. Returns its SKU and from how many pieces it has too few, null where there is none. */
export async function lockVariant(tx: Query, item: string): Promise<{ sku: string; low: number | null } | null> {
  const row = await tx
    .selectFrom('variant')
    .select(['sku', 'low'])
    .where('id', '=', Number(item))
    .forNoKeyUpdate()
    .executeTakeFirst()
  return row ?? null
}

export const writeVariantLow = async (tx: Query, item: string, low: number | null): Promise<void> => {
  await tx.updateTable('variant').set({ low }).where('id', '=', Number(item)).execute()
}
