/** Writes counted stock; what is reserved for orders stays reserved. */
import { sql } from 'kysely'
import type { StockInput } from '#domain/catalog/catalog-input.ts'
import type { MovementCause } from '#domain/stock/movement.ts'
import type { Query } from '#store/database/db.ts'
import { refuseProblems } from '#store/database/input-refused.ts'
import { upsertRows } from '#store/database/upsert-rows.ts'
import { announceStock, changeStockRows } from './stock.ts'

export interface CountedStock {
  variant: number
  sku: string
  warehouse: string
  onHand: number
}

/** Writes the stock of variants by their SKUs, and makes it known to every process. @throws InputRefused */
export async function putStock(tx: Query, stock: readonly StockInput[], cause: MovementCause): Promise<void> {
  const skus = stock.map(({ sku }) => sku)
  const rows = await tx
    .selectFrom('variant')
    .select(['id', 'sku'])
    .where('sku', '=', sql<string>`any(${skus}::text[])`)
    .execute()
  const ids = new Map(rows.map(({ sku, id }) => [sku, id]))
  refuseProblems(
    stock.flatMap(({ sku }, at) => (ids.has(sku) ? [] : { at: `stock[${at}].sku`, message: `there is no variant ${sku}` })),
  )
  // The version of the catalog first: it is the lock of all writers but orders.
  await announceStock(
    tx,
    rows.map(({ id }) => String(id)),
  )
  await putStockRows(
    tx,
    stock.map((one) => ({ ...one, variant: ids.get(one.sku)! })),
    cause,
  )
}

/** Writes the rows alone, with their movements: the caller makes the change known. @throws InputRefused */
export async function putStockRows(tx: Query, stock: readonly CountedStock[], cause: MovementCause): Promise<void> {
  if (stock.length === 0) return
  const warehouses = new Set((await tx.selectFrom('warehouse').select('id').execute()).map(({ id }) => id))
  refuseProblems(
    stock.flatMap(({ sku, warehouse }) =>
      warehouses.has(warehouse) ? [] : { at: sku, message: `there is no warehouse ${warehouse}` },
    ),
  )
  const added = await addStockRows(tx, stock, cause)
  const rest = stock.filter(({ variant, warehouse }) => !added.has(`${variant} ${warehouse}`))
  if (rest.length > 0) await countStockRows(tx, rest, cause)
}

/** Writes the rows that are not there yet. Returns their keys. */
async function addStockRows(tx: Query, stock: readonly CountedStock[], cause: MovementCause): Promise<Set<string>> {
  const { rows } = await sql<{ variant_id: number; warehouse_id: string; on_hand: number }>`
    insert into stock (variant_id, warehouse_id, on_hand)
    select * from unnest(${stock.map(({ variant }) => variant)}::integer[], ${stock.map(({ warehouse }) => warehouse)}::text[],
      ${stock.map(({ onHand }) => onHand)}::integer[])
    on conflict do nothing returning variant_id, warehouse_id, on_hand`.execute(tx)
  const { kind, at, document = null, staffName = null, note = null } = cause
  await upsertRows(
    tx,
    'stock_movement',
    rows
      .filter(({ on_hand }) => on_hand > 0)
      .map(({ variant_id, warehouse_id, on_hand }) => ({
        variant_id,
        warehouse_id,
        at,
        kind,
        document,
        staff_name: staffName,
        note,
        on_hand,
        reserved: 0,
        unsent: 0,
        on_hand_after: on_hand,
        reserved_after: 0,
        unsent_after: 0,
      })),
    null,
  )
  return new Set(rows.map((row) => `${row.variant_id} ${row.warehouse_id}`))
}

/** Changes rows that are there to what was counted. @throws InputRefused */
async function countStockRows(tx: Query, stock: readonly CountedStock[], cause: MovementCause): Promise<void> {
  const before = await tx
    .selectFrom('stock')
    .select(['variant_id', 'warehouse_id', 'on_hand', 'reserved'])
    .where('variant_id', '=', sql<number>`any(${stock.map(({ variant }) => variant)}::integer[])`)
    // In the order in which orders lock them.
    .orderBy('variant_id')
    .orderBy('warehouse_id')
    .forNoKeyUpdate()
    .execute()
  const rows = new Map(before.map((row) => [`${row.variant_id} ${row.warehouse_id}`, row]))
  const now = (one: CountedStock) => rows.get(`${one.variant} ${one.warehouse}`)!
  refuseProblems(
    stock.flatMap((one) => {
      const { reserved } = now(one)
      return one.onHand < reserved
        ? { at: one.sku, message: `${reserved} pieces in ${one.warehouse} are reserved for orders` }
        : []
    }),
  )
  const differences = stock.map((one) => ({
    item: String(one.variant),
    warehouse: one.warehouse,
    onHand: one.onHand - now(one).on_hand,
    reserved: 0,
    unsent: 0,
  }))
  await changeStockRows(
    tx,
    differences.filter(({ onHand }) => onHand !== 0),
    cause,
  )
}
