/** Pieces of variants by warehouse, and which variants have changed since a moment. */
import { sql, type RawBuilder } from 'kysely'
import type { StockMark, VariantPieces } from '#domain/stock/stock-index.ts'
import type { Query } from '#store/database/db.ts'

/** What has changed after a mark. */
export interface StockChanges {
  /** Ids of variants. */
  variants: number[]
  /** The last numbers that are seen. */
  last: StockMark
  /** The oldest transaction that has not ended. */
  oldest: number
}

/** Returns the last numbers that are seen. A lower one may be seen later: of a transaction that has not ended. */
export async function readStockMark(query: Query): Promise<StockMark> {
  const { rows } = await sql<StockMark>`
    select coalesce((select max(id) from stock_movement), 0)::float8 as movement, coalesce((select max(id) from stock_change), 0)::float8 as change`.execute(
    query,
  )
  return rows[0]!
}

/** Returns what has changed after a mark. */
export async function readStockChanges(query: Query, since: StockMark): Promise<StockChanges> {
  const { rows } = await sql<Omit<StockChanges, 'last'> & StockMark>`
    select pg_snapshot_xmin(pg_current_snapshot())::text::float8 as oldest,
      coalesce((select max(id) from stock_movement), 0)::float8 as movement, coalesce((select max(id) from stock_change), 0)::float8 as change,
      array(select variant_id from stock_movement where id > ${since.movement}::bigint
        union select variant_id from stock_change where id > ${since.change}::bigint) as variants`.execute(query)
  const { variants, oldest, ...last } = rows[0]!
  return { variants, oldest, last }
}

/**
 * Returns the number of a transaction that begins and ends now. Whoever writes a change has a number of his own before the change has
 * one: when all transactions before this one have ended, all changes are seen that have a lower number than one that was seen before.
 */
export async function passTransaction(query: Query): Promise<number> {
  const { rows } = await sql<{ id: number }>`select pg_current_xact_id()::text::float8 as id`.execute(query)
  return rows[0]!.id
}

/** Returns the number of the oldest transaction that has not ended. */
export async function readOldestTransaction(query: Query): Promise<number> {
  const { rows } = await sql<{ id: number }>`select pg_snapshot_xmin(pg_current_snapshot())::text::float8 as id`.execute(query)
  return rows[0]!.id
}

const pieces = (of: RawBuilder<unknown>): RawBuilder<VariantPieces> => sql`
  select v.id as variant, v.low, jsonb_agg(jsonb_build_object('warehouse', s.warehouse_id, 'lying', s.on_hand + s.unsent,
    'available', s.on_hand - s.reserved, 'low', s.low, 'isMissing', s.missing is not null)) as places
  from stock s join variant v on v.id = s.variant_id join product p on p.id = v.product_id and p.kind = 'simple'
  where ${of} group by v.id`

/** Returns all variants that have stock of their own. */
export const readAllPieces = async (query: Query): Promise<VariantPieces[]> => (await pieces(sql`true`).execute(query)).rows

/** Returns those of these variants that have stock of their own. */
export const readPieces = async (query: Query, variants: readonly number[]): Promise<VariantPieces[]> =>
  (await pieces(sql`s.variant_id = any(${variants}::integer[])`).execute(query)).rows
