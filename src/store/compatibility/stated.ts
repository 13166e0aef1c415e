/** Stores which single products are stated to fit each other. */
import { sql } from 'kysely'
import { among } from '#store/database/columns.ts'
import type { Query } from '#store/database/db.ts'

/** What a product states of another one. */
export interface StatedFit {
  product: number
  /** The product that goes between them, null for none. */
  adapter: number | null
}

/** Returns what products of these ids state, all for null, in order. */
export async function readStatedFits(query: Query, ids: readonly number[] | null): Promise<Map<number, StatedFit[]>> {
  const { rows } = await sql<StatedFit & { of: number }>`
    select product_id as of, other_id as product, adapter_id as adapter from compatible_product
    where ${among('product_id', ids)} order by product_id, position`.execute(query)
  return new Map(
    Array.from(
      Map.groupBy(rows, ({ of }) => of),
      ([of, fits]) => [of, fits.map(({ product, adapter }) => ({ product, adapter }))],
    ),
  )
}

/** What one product states. */
export interface StatedList {
  product: number
  fits: readonly StatedFit[]
}

/** Replaces what products state. Every product that is named now, or was before, counts as changed: its page shows the other side. */
export async function writeStatedFits(tx: Query, lists: readonly StatedList[], version: number): Promise<void> {
  const products = lists.map(({ product }) => product)
  if (products.length === 0) return
  const rows = lists.flatMap(({ product, fits }) => fits.map((fit, position) => ({ of: product, position, ...fit })))
  const named = await sql<{ id: number }>`
    delete from compatible_product where product_id = any(${products}::integer[]) returning other_id as id`.execute(tx)
  if (rows.length > 0)
    await sql`insert into compatible_product (product_id, other_id, adapter_id, position)
      select * from unnest(${rows.map(({ of }) => of)}::integer[], ${rows.map(({ product }) => product)}::integer[],
        ${rows.map(({ adapter }) => adapter)}::integer[], ${rows.map(({ position }) => position)}::integer[])`.execute(tx)
  const changed = [...new Set([...named.rows.map(({ id }) => id), ...rows.map(({ product }) => product)])]
  if (changed.length > 0)
    await sql`update product set change_number = ${version} where id = any(${changed.toSorted((a, b) => a - b)}::integer[])`.execute(
      tx,
    )
}
