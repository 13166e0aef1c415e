/** Writes counted stock; what is reserved for orders stays reserved. */
import { sql } from 'kysely'
import type { StockInput } from '#domain/catalog/catalog-input.ts'
import type { Query } from '#store/database/db.ts'
import { refuseProblems } from '#store/database/input-refused.ts'
import { upsertRows } from '#store/database/upsert-rows.ts'
import { announceStock } from './stock.ts'

export interface CountedStock {
  variant: number
  sku: string
  warehouse: string
  onHand: number
}

/** Writes the stock of variants by their SKUs, and makes it known to every process. @throws InputRefused */
export async function putStock(tx: Query, stock: readonly StockInput[]): Promise<void> {
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
  await putStockRows(
    tx,
    stock.map((one) => ({ ...one, variant: ids.get(one.sku)! })),
  )
  await announceStock(
    tx,
    rows.map(({ id }) => String(id)),
  )
}

/** Writes the rows alone: the caller makes the change known. @throws InputRefused */
export async function putStockRows(tx: Query, stock: readonly CountedStock[]): Promise<void> {
  const variants = stock.map(({ variant }) => variant)
  const warehouses = new Set((await tx.selectFrom('warehouse').select('id').execute()).map(({ id }) => id))
  const before = await tx
    .selectFrom('stock')
    .select(['variant_id', 'warehouse_id', 'reserved'])
    .where('variant_id', '=', sql<number>`any(${variants}::integer[])`)
    .where('reserved', '>', 0)
    // In the order in which orders lock them.
    .orderBy('variant_id')
    .orderBy('warehouse_id')
    .forNoKeyUpdate()
    .execute()
  const reserved = new Map(before.map((row) => [`${row.variant_id} ${row.warehouse_id}`, row.reserved]))
  refuseProblems(
    stock.flatMap(({ variant, sku, warehouse, onHand }) => {
      if (!warehouses.has(warehouse)) return { at: sku, message: `there is no warehouse ${warehouse}` }
      const held = reserved.get(`${variant} ${warehouse}`) ?? 0
      return onHand < held ? { at: sku, message: `${held} pieces in ${warehouse} are reserved for orders` } : []
    }),
  )
  const rows = stock.map(({ variant, warehouse, onHand }) => ({
    variant_id: variant,
    warehouse_id: warehouse,
    on_hand: onHand,
    reserved: 0,
  }))
  await upsertRows(tx, 'stock', rows, { key: ['variant_id', 'warehouse_id'], change: ['on_hand'] })
}
